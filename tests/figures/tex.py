"""pgfplots documents, compiled where TeX is; elsewhere what can be told without it."""
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from common import files, need, need_module, read_csv, run


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
    for band in re.findall(r"band=(\d+)", body):
        assert {"band_low_" + band, "band_high_" + band} <= series, (path, band)
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


def look(pdf, into):
    """The page as numbers, 0 black to 1 white, a row of pixels each."""
    run("pdftoppm", "-r", 100, "-png", "-singlefile", pdf, into)
    return imread(str(into) + ".png")[..., :3]


def spread(mask, reach):
    """Everything within so many pixels of what is set."""
    padded = numpy.pad(mask, reach)
    rows, columns = mask.shape
    return numpy.logical_or.reduce([padded[y:y + rows, x:x + columns]
                                    for y in range(2 * reach + 1) for x in range(2 * reach + 1)])


def shared(one, other):
    """How much of what one shows in colour or dark the other shows within 3 pixels, at least."""
    marks = [(page.min(axis=-1) < 0.72) for page in (one, other)]
    return min((spread(marks[1], 3) & marks[0]).sum() / marks[0].sum(),
               (spread(marks[0], 3) & marks[1]).sum() / marks[1].sum())


def check_compiled(path, folder):
    for file in [path, path.with_suffix(".csv"), *path.parent.glob(path.stem + "-cells*.png")]:
        shutil.copy(file, folder)
    done = subprocess.run(["pdflatex", "-interaction=nonstopmode", "-halt-on-error", path.name],
                          cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (path, done.stdout[-2000:])
    own, made = path.with_suffix(".pdf"), Path(folder) / (path.stem + ".pdf")
    about = run("pdfinfo", made)
    assert re.search(r"Pages: +1\n", about), path
    for font in run("pdffonts", made).splitlines()[2:]:
        assert font.split()[-5] == "yes" and "Type 3" not in font, (path, font)
    if own.exists():
        sizes = [[float(n) for n in re.search(r"Page size: +([\d.]+) x ([\d.]+)", text).groups()]
                 for text in (about, run("pdfinfo", own))]
        assert all(abs(a - b) < 0.1 for a, b in zip(*sizes)), (path, sizes)
        pages = [look(pdf, Path(folder) / name) for pdf, name in ((own, "own"), (made, "made"))]
        assert pages[0].shape == pages[1].shape, path
        alike = shared(*pages)
        assert alike > 0.9, (path, alike)
        # The comparison would see a figure that is two millimetres off.
        assert shared(pages[0], numpy.roll(pages[1], 8, axis=1)) < alike, path


documents = files("tex")
for tex in documents:
    check_text(tex)
need("pdflatex", "pdfinfo", "pdffonts", "pdftoppm")
numpy = need_module("numpy")
need_module("matplotlib")
from matplotlib.image import imread  # noqa: E402

for tex in documents:
    with tempfile.TemporaryDirectory() as temporary:
        check_compiled(tex, temporary)
