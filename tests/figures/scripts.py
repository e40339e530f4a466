"""Runs each matplotlib script and compares what it draws with the CSV."""
import runpy
import sys
import warnings

from common import WRITTEN, files, need, need_module, read_csv, run

numpy = need_module("numpy")
need_module("matplotlib")
need("pdfinfo")
import matplotlib  # noqa: E402

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402
from matplotlib.image import imread  # noqa: E402

OUT = WRITTEN / "redrawn"
OUT.mkdir(exist_ok=True)


def redrawn(script):
    """The script's figure; any warning, such as a font that is missing, is an error."""
    out = OUT / f"{script.parent.name}-{script.stem}.pdf"
    argv, sys.argv = sys.argv, [str(script), str(out)]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            figure = runpy.run_path(str(script))["figure"]
    finally:
        sys.argv = argv
    wanted, found = (run("pdfinfo", pdf).split("Page size:")[1].split()[:3:2]
                     for pdf in (script.with_suffix(".pdf"), out)
                     ) if script.with_suffix(".pdf").exists() else ((), ())
    for a, b in zip(wanted, found):
        assert abs(float(a) - float(b)) < 0.3, (script, wanted, found)
    return figure


def number(text):
    return float(text) if text else float("nan")


def check_chart(script, rows):
    (ax,) = redrawn(script).axes
    lines = [numpy.array(line.get_data(orig=True), dtype=float) for line in ax.lines]
    for name in {row[0] for row in rows}:
        data = numpy.array([[number(x), number(y)] for s, _, x, y, *_ in rows if s == name]).T
        if name.startswith("band_"):
            edge = data[:, numpy.isfinite(data).all(axis=0)].T
            vertices = numpy.vstack([band.get_xy() for band in ax.patches])
            for point in edge:
                assert (numpy.abs(vertices - point).sum(axis=1) == 0).any(), (script, name)
        else:
            assert any(line.shape == data.shape and
                       numpy.array_equal(line, data, equal_nan=True) for line in lines), (script, name)


def check_maps(script):
    axes = [ax for ax in redrawn(script).axes if ax.get_visible()]
    cells = sorted(script.parent.glob(script.stem + "-cells-*.png"))
    assert len(cells) == len(axes), (script, cells)
    pictures = [ax.images[0].get_array()[::-1] for ax in axes]
    for path in cells:  # their order is that of the names
        own = imread(path)
        assert own.shape[2] == 3, path  # a mask is one more thing that a reader may get wrong
        apart = [numpy.abs(own - drawn).mean() for drawn in pictures if own.shape == drawn.shape]
        assert apart and min(apart) < 0.02, (path, apart)


def check_strips(script, rows):
    axes = redrawn(script).axes
    keyframes = sorted({int(row[0]) for row in rows})
    assert len(axes) == len(keyframes)
    series = {row[1] for row in rows}
    for ax, keyframe in zip(axes, keyframes):
        assert len(ax.images) == len(series)
        first = min(int(row[2]) for row in rows if row[0] == str(keyframe))
        for image in ax.images:  # white before the keyframe is there, coloured from then on
            strip = image.get_array()[0]
            assert (strip[:first] == 1).all() and (strip[first:] < 1).any(axis=-1).all(), script


def check_lever(script, rows):
    (ax,) = redrawn(script).axes
    tokens = ax.collections[0]
    drawn = {tuple(point) for point in numpy.asarray(tokens.get_offsets())}
    wanted = {(float(row[2]), float(row[3])) for row in rows if row[0].endswith("_token")}
    assert drawn == wanted, script
    weight = {(float(row[2]), float(row[3])): float(row[4]) for row in rows if row[4]}
    areas = [(weight[tuple(at)], size) for at, size in zip(tokens.get_offsets(), tokens.get_sizes())]
    heavy = [size / w for w, size in areas if w > 0.008]  # a disc is never smaller than a dot
    assert heavy and max(heavy) / min(heavy) < 1.0001, (script, heavy)  # area is proportional to weight


def check_tray(script, rows):
    (ax,) = redrawn(script).axes
    drawn = [(bar.get_x(), bar.get_x() + bar.get_width()) for bar in ax.patches]
    assert len(drawn) == len(rows), script
    for (left, right), row in zip(drawn, rows):
        assert abs(left - float(row[2])) < 1e-12 and abs(right - float(row[3])) < 1e-12, (script, row)
        assert abs(float(row[3]) - float(row[2]) - float(row[4])) < 1e-12, (script, row)
    assert abs(float(rows[-1][3]) - 1) < 1e-9, script
    kept = sum(float(row[4]) for row in rows if row[0] == "kept")
    assert abs(ax.lines[-1].get_xdata()[0] - kept) < 1e-12, script


def check_attention(script, rows):
    axes = redrawn(script).axes
    series = list(dict.fromkeys(row[0] for row in rows))
    assert len(axes) == len(series), script
    tokens = max(int(row[1]) for row in rows) + 1  # the query's own is the last
    diamonds, query = (line.get_xdata() for line in axes[0].lines[-2:])
    assert list(query) == [tokens - 0.5] and list(diamonds) == [8.5, 136.5], (script, diamonds, query)
    for ax, name in zip(axes, series):
        own = [row for row in rows if row[0] == name]
        assert [bar.get_x() for bar in ax.patches] == [float(row[1]) for row in own], (script, name)
        for bar, row in zip(ax.patches, own):
            depth = min(1, max(0, 1 + numpy.log10(max(float(row[3]), 1e-30)) / 4))
            assert abs(bar.get_height() - depth) < 0.06, (script, row)
        total = sum(float(row[3]) for row in own)
        assert len(own) > 1000 or abs(total - 1) < 1e-5, (script, name, total)


def check_bounds(script, rows):
    figure = redrawn(script)
    (ax,) = figure.axes
    assert [bar.get_width() for bar in ax.patches] == [float(row[1]) for row in rows], script
    boxes = [(text.get_text(), text.get_window_extent(figure.canvas.get_renderer()))
             for text in figure.texts]
    attained = sum(row[2] == "1" for row in rows)
    assert len(boxes) == 2 * len(rows) + attained, (script, boxes)
    for i, (text, box) in enumerate(boxes):
        for other, second in boxes[:i]:
            assert not box.overlaps(second), (script, text, other)


def check_cells(script, rows):
    axes = redrawn(script).axes
    assert len(axes) == 2, script
    for ax, column in zip(axes, (3, 4)):
        values = numpy.ma.filled(numpy.ma.masked_invalid(ax.images[0].get_array()), numpy.nan)
        for row in rows:
            assert numpy.array_equal(values[int(row[0]), int(row[1])], number(row[column]),
                                     equal_nan=True), (script, row)
        outlined = {(round(p.get_y() + 0.45), round(p.get_x() + 0.45)) for p in ax.patches}
        assert outlined == {(int(row[0]), int(row[1])) for row in rows if row[5] == "1"}, script


def check_sets(script, rows):
    bars, keys = redrawn(script).axes
    errors = {int(row[0]): float(row[2]) for row in rows if row[0] != "0"}
    assert [bar.get_width() for bar in bars.patches] == [errors[r] for r in sorted(errors)], script
    weight = {int(row[4]): float(row[5]) for row in rows if row[0] == "0"}
    drawn = [sorted(segment[0][0] - 0.5 for segment in lines.get_segments())
             for lines in keys.collections]
    for rank, grey, kept in zip(sorted(errors), drawn[::2], drawn[1::2]):
        assert grey == sorted(key for key in weight if weight[key] > 1e-4), (script, rank)
        assert kept == sorted(int(row[4]) for row in rows if row[0] == str(rank)), (script, rank)
    assert len(drawn) == 2 * len(errors), script


for script in files("py"):
    _, names, rows = read_csv(script.with_suffix(".csv"))
    if names[0] == "quantity":
        check_bounds(script, rows)
    elif names[:2] == ["element", "position"]:
        check_lever(script, rows)
    elif names[0] == "side":
        check_tray(script, rows)
    elif names[1:3] == ["position", "side"]:
        check_attention(script, rows)
    elif names[0] == "layer":
        check_cells(script, rows)
    elif names[0] == "rank":
        check_sets(script, rows)
    elif names[0] == "keyframe":
        check_strips(script, rows)
    elif names[1] == "query":
        check_maps(script)
    else:
        check_chart(script, rows)
    plt.close("all")
