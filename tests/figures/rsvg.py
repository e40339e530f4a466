"""SVG as librsvg draws it against the program's own PNG."""
from common import WRITTEN, files, need, need_module, run

need("rsvg-convert")
numpy = need_module("numpy")
need_module("matplotlib")
from matplotlib.image import imread  # noqa: E402


def grey(path):
    return imread(path)[..., :3].mean(axis=-1)


def differences(one, other):
    """Mean, and the share of pixels that differ by more than half."""
    apart = numpy.abs(one - other)
    return apart.mean(), (apart > 0.5).mean()


def alike(one, other):
    mean, far = differences(one, other)
    return mean < 0.012 and far < 0.006


for svg in files("svg"):
    png = svg.with_suffix(".png")
    if not png.exists():
        continue
    theirs = WRITTEN / "rsvg.png"
    own = grey(png)
    run("rsvg-convert", "--width", own.shape[1], "--height", own.shape[0], svg, "-o", theirs)
    drawn = grey(theirs)
    assert alike(own, drawn), (svg, differences(own, drawn))
    # The comparison would see a figure that is a millimetre off.
    assert not alike(own, numpy.roll(drawn, 8, axis=1)), svg
    if svg.parent.name == "cut":  # nothing coloured is drawn beyond the axes, however one clips
        picture = imread(theirs)[..., :3]
        coloured = picture.max(axis=-1) - picture.min(axis=-1) > 0.3
        rows, columns = numpy.nonzero(coloured)
        axis = numpy.nonzero((picture.mean(axis=-1) < 0.7).mean(axis=0) > 0.5)[0]
        assert axis.size and columns.min() >= axis.min() - 2, (columns.min(), axis)
        assert rows.max() < own.shape[0] * 0.9 and rows.min() > 4
