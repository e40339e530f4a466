"""Writes the figures that the other checks read."""
import shutil

from common import PROGRAM, WRITTEN, run

MANY = ["--set", 'policies=["window","sink_window","keyframe_window","mass","top","mass_evict",'
        '"tova","h2o","snapkv"]']

shutil.rmtree(WRITTEN, ignore_errors=True)
WRITTEN.mkdir(parents=True)


def figures(folder, *options):
    names = run(PROGRAM, "figures", WRITTEN / folder, *options, "--dpi", 200).split()
    assert names and all((WRITTEN / folder / name).exists() for name in names)


figures("column", "--figures", "all")
HAND = "-1,0,0.5,kept/1,0.5,0.3,dropped/0.5,-1,0.2,kept"
figures("hand", "--tokens", HAND, "--figures", "lever,bounds,mass-tray", "--plain-means",
        "--format", "svg,pdf,png,csv,py,tex")
for tokens in ("eight", "half_and_half"):
    figures("hand", "--tokens", tokens, "--figures", "lever,bounds,mass-tray",
            "--format", "svg,pdf,png,csv,py,tex")
figures("two-columns", "--layout", "two-columns", "--figures", "pareto,kept-maps,sink-strips",
        "--format", "pdf,svg,png")
figures("inches", "--width-in", 3.25, "--height-in", 2.5, "--font-pt", 7, "--figures",
        "pareto,causes", "--format", "pdf,svg,png")
for layout in ("slide", "poster"):
    figures(layout, "--layout", layout, "--figures", "pareto,error-per-query", "--title",
            "--format", "pdf,svg")
figures("outlines", "--outlines", "--figures", "pareto,lever", "--format", "svg,png")
# Curves that run beyond the axes, and all policies with a legend.
figures("cut", "--figures", "error-per-query", "--y-range", "0.05,0.5", "--x-range", "100,300",
        "--format", "svg,png,csv,py,tex")
figures("many", *MANY, "--figures", "pareto,error-per-query,causes", "--legend", "outside",
        "--set", "readout=renormalised", "--format", "svg,png,csv,py,tex,pdf")
