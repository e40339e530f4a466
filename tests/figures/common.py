"""What the checks of written figures share."""
import csv
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

PROGRAM = sys.argv[1]
WRITTEN = Path(sys.argv[2])

# Folder, what is in it beside --figures all: see write.py.
SIZES = {  # mm; height None: what suits each figure
    "column": (85.0, None, 8.0),
    "two-columns": (178.0, None, 8.0),
    "inches": (3.25 * 25.4, 2.5 * 25.4, 7.0),
    "slide": (338.6667, 190.5, 18.0),
    "poster": (400.0, 280.0, 24.0),
}


def need(*tools):
    """Ends the check where a tool is missing: as skipped, but in CI as failed."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        print("not here:", *missing)
        sys.exit(1 if os.environ.get("CI") else 77)


def need_module(name):
    try:
        return __import__(name)
    except ImportError:
        print("not here: python3-" + name)
        sys.exit(1 if os.environ.get("CI") else 77)


def run(*command, code=0, env=None):
    """Standard output of a command that must end with this code."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True,
                          env={**os.environ, **(env or {})}, check=False)
    assert done.returncode == code, (command, done.returncode, done.stdout, done.stderr)
    return done.stdout if code == 0 else done.stdout + done.stderr


def files(ending, folder="*"):
    found = sorted(WRITTEN.glob(f"{folder}/*.{ending}"))
    assert found, (ending, folder)
    return found


def read_csv(path):
    """Comment lines, names of columns, rows."""
    lines = path.read_text(encoding="utf-8").splitlines()
    comments = [line for line in lines if line.startswith("#")]
    rows = list(csv.reader(line for line in lines if not line.startswith("#")))
    return comments, rows[0], rows[1:]


def check_scenario(text):
    """The text ends in a scenario that the program reads, with its seed."""
    scenario = json.loads(text[text.index("{"):])
    assert scenario["kvbudget"] == 1 and isinstance(scenario["seed"], int), scenario


def scenario_of(comments):
    """JSON of the scenario whose keys stand in comment lines, as "# readout = 'zero_fill'"."""
    pairs = (line[2:].split(" = ", 1) for line in comments if " = " in line)
    keys = {key: value for key, value in pairs if key.isidentifier()}
    return "{" + ", ".join(f'"{key}": {value}' for key, value in keys.items()).replace("'", '"') + "}"
