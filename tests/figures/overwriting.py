"""Nothing that exists is overwritten unasked, and refusals say what and where."""
import tempfile
from pathlib import Path

from common import PROGRAM, run

KINDS = ["pareto", "error-per-query", "kept-maps", "kept-map", "sink-strips", "sink-boost", "recency",
         "lever", "bounds", "causes"]
SMALL = ["--figures", "pareto", "--format", "svg,csv"]

with tempfile.TemporaryDirectory() as temporary:
    folder = Path(temporary) / "figures"
    run(PROGRAM, "figures", folder, *SMALL)
    svg, csv = folder / "pareto.svg", folder / "pareto.csv"
    made = svg.read_bytes()
    csv.write_text("mine", encoding="utf-8")
    svg.unlink()
    refused = run(PROGRAM, "figures", folder, *SMALL, code=2)
    assert str(csv) in refused and "exists already" in refused and "--force" in refused, refused
    assert len(refused.strip().splitlines()) == 1, refused
    assert csv.read_text(encoding="utf-8") == "mine" and not svg.exists()
    run(PROGRAM, "figures", folder, *SMALL, "--force")
    assert svg.read_bytes() == made and csv.read_bytes() != b"mine"
    assert sorted(path.name for path in folder.iterdir()) == ["pareto.csv", "pareto.svg"]

    # The standard set says so before it computes anything.
    (folder / "README.md").write_text("mine", encoding="utf-8")
    refused = run(PROGRAM, "figures", folder, code=2)
    assert "README.md" in refused, refused

    # A folder that cannot be made or written is named as it was given.
    for there, named in ((csv, csv), (csv / "deeper", csv / "deeper"), (Path("/proc/figures"), None)):
        refused = run(PROGRAM, "figures", there, *SMALL, code=2)
        assert str(named or there) in refused, (there, refused)

# The help names each figure, and so does the answer to a wrong name.
told = run(PROGRAM, "figures", "/nowhere", "--figures", "nonsense", code=2)
helped = run(PROGRAM, "figures", "--help")
there_are = told.split("there are ")[1].strip().split(", ")
assert set(there_are) >= set(KINDS), there_are
for kind in there_are:
    assert kind in helped, kind
