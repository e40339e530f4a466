"""Another process, another locale, scale factor, colour scheme and number of threads: same bytes."""
import shutil

from common import PROGRAM, WRITTEN, run

again = WRITTEN / "again"
shutil.rmtree(again, ignore_errors=True)
run(PROGRAM, "figures", again, "--figures", "all", "--dpi", 200, "--threads", 1,
    env={"LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8",
         "QT_SCALE_FACTOR": "2", "QT_FONT_DPI": "144", "QT_QPA_PLATFORM": "xcb", "DISPLAY": "",
         "QT_STYLE_OVERRIDE": "Fusion", "GTK_THEME": "Adwaita:dark", "TZ": "Asia/Tokyo"})
first = WRITTEN / "column"
names = sorted(path.name for path in first.iterdir())
assert names == sorted(path.name for path in again.iterdir()), again
assert len(names) > 60, names
for name in names:
    assert (first / name).read_bytes() == (again / name).read_bytes(), name

# The bundle's README says how it is made again: done so, from its scenario alone.
readme = (first / "README.md").read_text(encoding="utf-8")
(line,) = [line.split() for line in readme.splitlines() if line.startswith("    kvbudget figures")]
assert line[:3] == ["kvbudget", "figures", "again"], line
shutil.rmtree(again)
options = [first / part if part == "scenario.json" else part for part in line[3:]]
run(PROGRAM, "figures", again, *options)
for name in names:
    assert (first / name).read_bytes() == (again / name).read_bytes(), name

# With a date asked for, PDFs are the same, too.
dates = []
for folder in ("date1", "date2"):
    shutil.rmtree(WRITTEN / folder, ignore_errors=True)
    run(PROGRAM, "figures", WRITTEN / folder, "--figures", "pareto", "--format", "pdf",
        env={"SOURCE_DATE_EPOCH": "1700000000"})
    dates.append((WRITTEN / folder / "pareto.pdf").read_bytes())
assert dates[0] == dates[1]
