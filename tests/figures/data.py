"""The commands' CSV in pandas and in a spreadsheet (gnumeric), as anyone opens it: numbers are numbers."""
import csv
import math
import tempfile
import xml.etree.ElementTree as xml
import zipfile
from pathlib import Path

from common import PROGRAM, files, need, need_module, run

pandas = need_module("pandas")
need("ssconvert")
LARGEST = 2e6  # bytes; gnumeric takes a minute for a map's quarter of a million rows
CELL = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}c"


def is_number(text):
    try:
        float(text)
        return True
    except ValueError:
        return False


def check_pandas(path, **options):
    """As many rows and columns as there are; a column of numbers is one of numbers."""
    with path.open(encoding="utf-8", newline="") as file:
        lines = [line for line in file if not (options and line.startswith("#"))]
    names, *rows = csv.reader(lines)
    table = pandas.read_csv(path, **options)
    assert list(table.columns) == names and len(table) == len(rows), (path, table.shape)
    for i, name in enumerate(names):
        values = [row[i] for row in rows if row[i]]
        numbers = all(is_number(value) for value in values)
        assert pandas.api.types.is_numeric_dtype(table[name]) == numbers, (path, name)
        if numbers and values:
            read = float(table[name].dropna().iloc[-1])  # its quick reader keeps some 13 digits
            assert math.isclose(read, float(values[-1]), rel_tol=1e-12), (path, name)
    return names, rows


def check_spreadsheet(path, names, rows, folder, above=0):
    """Opened by its name alone."""
    book = Path(folder) / "book.xlsx"
    run("ssconvert", path, book)
    with zipfile.ZipFile(book) as archive:
        sheet = xml.fromstring(archive.read("xl/worksheets/sheet1.xml"))
    cells = {cell.get("r"): cell for cell in sheet.iter(CELL)}
    for i in range(min(len(names), 26)):
        letter = chr(ord("A") + i)
        texts = cells[f"{letter}{above + 1}"].get("t")
        assert texts in ("s", "str", "inlineStr"), (path, names[i], texts)
        for number, row in list(enumerate(rows))[:: max(1, len(rows) // 20)]:
            if not row[i] or not is_number(row[i]):
                continue
            cell = cells[f"{letter}{above + number + 2}"]
            assert cell.get("t", "n") == "n", (path, names[i], number)
            value = next(child.text for child in cell if child.tag.endswith("}v"))
            assert math.isclose(float(value), float(row[i]), rel_tol=1e-12), (path, names[i])


with tempfile.TemporaryDirectory() as temporary:
    written = Path(temporary)
    for command, unit in (("pareto", "mean_read_tokens"), ("sinks", "window_mean_read_tokens"),
                          ("rollout", "read_tokens")):
        file = written / f"{command}.csv"
        run(PROGRAM, command, "--csv", file)
        columns, table_rows = check_pandas(file)
        # Units and parameters are in the heads.
        assert unit in columns and "scenario_seed" in columns and "commit" in columns, columns
        check_spreadsheet(file, columns, table_rows, temporary)
    # Figures' tables begin with comment lines, which pandas skips when it is told.
    for file in files("csv", "column"):
        columns, table_rows = check_pandas(file, comment="#")
        # A spreadsheet has as many lines above the numbers as there are comments.
        comments = sum(line.startswith("#") for line in file.open(encoding="utf-8"))
        if file.stat().st_size < LARGEST:
            check_spreadsheet(file, columns, table_rows, temporary, comments)
