"""CSV of what is drawn: read by others, and equal to what the commands print."""
import math

from common import (PROGRAM, WRITTEN, check_scenario, files, need_module, read_csv, run,
                    scenario_of)

numpy = need_module("numpy")

for path in files("csv"):
    comments, names, rows = read_csv(path)
    assert comments[0].startswith("# kvbudget ") and "commit" in comments[0], path
    check_scenario(scenario_of(comments))
    assert len(comments) > 3 and len(set(names)) == len(names), path
    assert rows and all(len(row) == len(names) for row in rows), path
    table = numpy.genfromtxt(path, delimiter=",", comments="#", names=None, dtype=None,
                             encoding="utf-8", skip_header=len(comments) + 1)
    assert numpy.atleast_1d(table).shape[0] == len(rows), (path, table.shape, len(rows))


def near(a, b):
    return math.isclose(float(a), float(b), rel_tol=1e-12, abs_tol=1e-300)


# The Pareto figure against `kvbudget pareto`, at the settings that both have.
pareto = WRITTEN / "pareto.csv"
run(PROGRAM, "pareto", "--csv", pareto)
_, names, rows = read_csv(pareto)
columns = [next(i for i, name in enumerate(names) if name.startswith(wanted))
           for wanted in ("policy", "parameter", "mean_read", "mean_error")]
printed = {(row[columns[0]], float(row[columns[1]])): [row[i] for i in columns[2:]]
           for row in rows if row[columns[1]]}
_, names, rows = read_csv(WRITTEN / "column/pareto.csv")
assert names[2] == "mean_read [tokens]" and names[3] == "mean_error", names
shared = 0
for row in rows:
    key = (row[0], float(row[4])) if row[4] else None
    if key in printed:
        assert all(near(a, b) for a, b in zip(row[2:4], printed[key])), (row, printed[key])
        shared += 1
assert shared >= 10, shared

# The error per query against `kvbudget rollout`.
rollout = WRITTEN / "rollout.csv"
run(PROGRAM, "rollout", "--csv", rollout)
_, names, rows = read_csv(rollout)
columns = [names.index(name) for name in ("policy", "query", "error")]
rows = [[row[columns[0]].split(" ")[0]] + row[1:] for row in rows]
printed = {tuple(row[i] for i in columns[:2]): row[columns[2]] for row in rows}
_, names, rows = read_csv(WRITTEN / "column/error-per-query.csv")
assert names[:4] == ["series", "element", "query", "error"], names
lines = {(row[0], row[2]): row[3] for row in rows if row[1] == "line"}
shared = [key for key in lines if key in printed]
assert len(shared) > 900, len(shared)
for key in shared:
    assert near(lines[key], printed[key]), (key, lines[key], printed[key])

# The comments are a scenario again, which draws the same figure.
again = WRITTEN / "again"
again.mkdir(exist_ok=True)
comments, _, _ = read_csv(WRITTEN / "column/pareto.csv")
(again / "scenario.json").write_text(scenario_of(comments), encoding="utf-8")
run(PROGRAM, "figures", again, "--scenario", again / "scenario.json", "--figures", "pareto",
    "--format", "csv", "--force")
assert (again / "pareto.csv").read_bytes() == (WRITTEN / "column/pareto.csv").read_bytes()

# A sweep against `kvbudget sinks`.
sinks = WRITTEN / "sinks.csv"
run(PROGRAM, "sinks", "--from", 0, "--to", 12, "--steps", 13, "--csv", sinks)
_, names, rows = read_csv(sinks)
at, means = names.index("sink_boost"), [names.index(name) for name in ("window_mean_error",
                                                                       "mass_mean_error")]
printed = {float(row[at]): [float(row[i]) for i in means] for row in rows}
_, names, rows = read_csv(WRITTEN / "column/sink-boost.csv")
for series, i in (("window_mean", 0), ("mass_mean", 1)):
    points = {float(row[2]): float(row[3]) for row in rows if row[0] == series}
    shared = [x for x in points if x in printed]
    assert len(shared) >= 10, (series, shared)
    assert all(near(points[x], printed[x][i]) for x in shared), series
