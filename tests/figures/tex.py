"""pgfplots documents, compiled where TeX is; elsewhere what can be told without it."""
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from common import files, read_csv


def check_text(path):
    text = path.read_text(encoding="utf-8")
    body = "\n".join(line for line in text.splitlines() if not line.startswith("%"))
    assert body.isascii(), (path, [c for c in body if ord(c) > 127])
    depth = 0
    for character in re.sub(r"\\[{}\\%]", "", body):
        depth += {"{": 1, "}": -1}.get(character, 0)
        assert depth >= 0, path
    assert depth == 0, path
    open_now = []
    for what, name in re.findall(r"\\(begin|end)\{(\w+)\}", body):
        if what == "begin":
            open_now.append(name)
        else:
            assert open_now.pop() == name, (path, name)
    assert not open_now, path
    assert body.count("$") % 2 == 0, path
    data = re.search(r"\\newcommand\\data\{(.+)\}", body).group(1)
    assert data == path.stem + ".csv"
    _, names, rows = read_csv(path.parent / data)
    series = {row[0] for row in rows}
    for wanted in re.findall(r"series=(\w+)", body):
        assert wanted in series, (path, wanted)
    if "element" in names[1:2]:  # a chart: whatever is drawn is in the document
        drawn = set(re.findall(r"series=(\w+)", body))
        assert {row[0] for row in rows if row[1] in ("line", "point", "mark")} <= drawn, path
    for picture in re.findall(r"graphics\[[^]]*\] \{(.+?)\}", body):
        assert (path.parent / picture).exists(), (path, picture)
    for axis in "xy":
        ticks = re.search(axis + r"tick=\{([^}]*)\}, " + axis + r"ticklabels=\{(.*)\}", body)
        if ticks and ticks.group(1):
            labels = re.findall(r"\{(?:[^{}]|\{[^{}]*\})*\}", ticks.group(2).split("},\n")[0] + "}")
            assert len(labels) >= len(ticks.group(1).split(",")), (path, ticks.group(0))


for tex in files("tex"):
    check_text(tex)
    if shutil.which("pdflatex"):
        with tempfile.TemporaryDirectory() as folder:
            for file in tex.parent.glob(tex.stem + "*"):
                shutil.copy(file, folder)
            done = subprocess.run(["pdflatex", "-interaction=nonstopmode", "-halt-on-error", tex.name],
                                  cwd=folder, capture_output=True, text=True, check=False)
            assert done.returncode == 0, (tex, done.stdout[-2000:])
            assert (Path(folder) / (tex.stem + ".pdf")).exists()
