"""PDF by poppler's tools: size, fonts, size of type, metadata."""
import re

from common import PROGRAM, SIZES, WRITTEN, check_scenario, files, need, run

need("pdfinfo", "pdffonts", "pdftohtml", "pdftotext")
POINTS = 72 / 25.4


def info(path):
    lines = run("pdfinfo", path).splitlines()
    return {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in lines)}


def check(path, folder):
    width, height, type_pt = SIZES[folder]
    about = info(path)
    found = [float(number) for number in re.findall(r"[0-9.]+", about["Page size"])[:2]]
    assert abs(found[0] / POINTS - width) < 0.1, (path, found)
    assert height is None or abs(found[1] / POINTS - height) < 0.1, (path, found)
    assert about["Pages"] == "1" and about["Title"], about
    assert re.fullmatch(r"kvbudget [0-9.]+, commit \w+", about["Creator"]), about
    assert about["Subject"].startswith("simulator, seed "), about
    check_scenario(about["Subject"])
    assert "CreationDate" not in about, about
    # Columns from the right, as names may hold spaces: object number (2), unicode, subset, embedded.
    fonts = [line.split() for line in run("pdffonts", path).splitlines()[2:]]
    assert fonts, path
    for font in fonts:
        assert font[-5] == "yes" and "Type" not in font[-5], (path, font)
    sizes = re.findall(r'<fontspec [^>]*size="(\d+)"',
                       run("pdftohtml", "-xml", "-stdout", "-i", "-zoom", 3, path))
    assert sizes, path
    assert all(abs(int(size) / 3 - type_pt) <= 0.2 for size in sizes), (path, sizes)
    # The words can be searched for.
    assert len(run("pdftotext", path, "-").split()) > 3, path


for folder in SIZES:
    for path in files("pdf", folder):
        check(path, folder)
assert "tokens read, mean" in run("pdftotext", WRITTEN / "column/pareto.pdf", "-")

# A date only where one is asked for, and that one.
dated = WRITTEN / "dated"
run(PROGRAM, "figures", dated, "--figures", "pareto", "--format", "pdf", "--force",
    env={"SOURCE_DATE_EPOCH": "1000000000"})
assert "2001" in info(dated / "pareto.pdf")["CreationDate"]
