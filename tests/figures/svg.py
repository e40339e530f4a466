"""SVG by an XML parser: size, text, provenance, and that no curve leaves the plot."""
import re
import xml.etree.ElementTree as xml

from common import SIZES, check_scenario, files

SPACE = "{http://www.w3.org/2000/svg}"


def numbers(text):
    return [float(number) for number in re.findall(r"-?[0-9]+(?:\.[0-9]+)?", text)]


def points(path):
    found = numbers(path.get("d"))
    return list(zip(found[::2], found[1::2]))


def box_of(root):
    box = numbers(root.get("viewBox"))
    assert box[:2] == [0, 0]
    return box[2:]


def is_coloured(colour):
    parts = [int(colour[i:i + 2], 16) for i in (1, 3, 5)]
    return max(parts) - min(parts) > 60


def check(path):
    root = xml.parse(path).getroot()
    assert root.tag == SPACE + "svg"
    folder = path.parent.name
    width, height = (root.get(side) for side in ("width", "height"))
    assert width.endswith("mm") and height.endswith("mm"), (width, height)
    wanted = SIZES.get(folder, SIZES["column"])
    assert abs(float(width[:-2]) - wanted[0]) < 0.001, (path, width)
    box = box_of(root)
    for size, units in zip((width, height), box):  # a unit is a point
        assert abs(float(size[:-2]) * 72 / 25.4 - units) < 0.01, (path, size, units)
    assert root.find(SPACE + "title").text
    description = root.find(SPACE + "desc").text
    assert re.match(r"kvbudget [0-9.]+, commit \w+; simulator, seed \d+; scenario {", description)
    check_scenario(description)
    texts = list(root.iter(SPACE + "text"))
    if folder == "outlines":
        assert not texts, path
        assert len(list(root.iter(SPACE + "path"))) > 20, path
    else:
        assert len(texts) > 2 and all(text.text.strip() for text in texts), path
        sizes = {float(group.get("font-size")) for group in root.iter(SPACE + "g")
                 if group.get("font-size")}
        assert sizes == {wanted[2]}, (path, sizes)
    # Nothing but full stops of curves' round ends reaches over the page.
    for shape in root.iter(SPACE + "path"):
        for x, y in points(shape):
            assert -1 <= x <= box[0] + 1 and -1 <= y <= box[1] + 1, (path, x, y)
    return root


def plot_area(root):
    """From the grid, whose lines run from edge to edge."""
    ends = [points(path) for path in root.iter(SPACE + "path")]
    level = [two for two in ends if len(two) == 2 and two[0][1] == two[1][1]]
    upright = [two for two in ends if len(two) == 2 and two[0][0] == two[1][0]]
    longest = max(level, key=lambda two: abs(two[1][0] - two[0][0]))
    highest = max(upright, key=lambda two: abs(two[1][1] - two[0][1]))
    return sorted(x for x, _ in longest), sorted(y for _, y in highest)


def check_within_plot(path):
    root = check(path)
    (left, right), (top, bottom) = plot_area(root)
    curves = 0
    for shape in root.iter(SPACE + "path"):
        stroke = shape.get("stroke", "none")
        if shape.get("fill") == "none" and is_coloured(stroke if stroke != "none" else "#000000"):
            for x, y in points(shape):
                assert left - 0.01 <= x <= right + 0.01, (path, x, (left, right))
                assert top - 0.01 <= y <= bottom + 0.01, (path, y, (top, bottom))
            curves += 1
    assert curves >= 2, (path, curves)


for svg in files("svg"):
    check(svg)
for name in ("pareto", "error-per-query"):
    check_within_plot(files("svg", "column")[0].parent / f"{name}.svg")
check_within_plot(files("svg", "cut")[0])
# In one column both dropped keyframes are named.
column = files("svg", "column")[0].parent
root = check(column / "error-per-query.svg")
words = [text.text for text in root.iter(SPACE + "text")]
for keyframe in (8, 136):
    assert any(f"keyframe {keyframe} dropped" in word for word in words), words
