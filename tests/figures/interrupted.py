"""Signals at any moment leave all files or none; each file that is there is whole."""
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from common import PROGRAM, run

OPTIONS = ["--figures", "pareto,error-per-query,sink-strips", "--format", "svg,csv,pdf,py"]


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()} if folder.exists() else {}


def interrupt(folder, how, delay, *more):
    """The program's exit code; `delay` None: as soon as files are being written."""
    process = subprocess.Popen([PROGRAM, "figures", folder, *OPTIONS, *more],
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if delay is None:
        end = time.monotonic() + 30
        while process.poll() is None and time.monotonic() < end:
            if any(True for _ in folder.parent.rglob(".kvbudget-*")):
                break
    else:
        time.sleep(delay)
    process.send_signal(how)
    said = process.communicate(timeout=60)[1]
    return process.returncode, said


with tempfile.TemporaryDirectory() as temporary:
    root = Path(temporary)
    start = time.monotonic()
    run(PROGRAM, "figures", root / "whole", *OPTIONS)
    length = time.monotonic() - start
    whole = contents(root / "whole")
    assert len(whole) == 12

    stopped = 0
    moments = [length * share for share in (0.1, 0.4, 0.7, 0.85, 0.95)] + [None] * 3
    for how in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
        for number, delay in enumerate(moments):
            folder = root / f"{how.name}-{number}" / "figures"
            folder.parent.mkdir()
            code, said = interrupt(folder, how, delay)
            found = contents(folder)
            assert found in ({}, whole), (how, delay, sorted(found))
            if how != signal.SIGKILL:  # and nothing is left lying about
                left = [path for path in folder.parent.iterdir() if path != folder]
                assert not left, (how, delay, left)
            if code != 0:
                stopped += 1
                assert code == -how, (code, said)
                if how != signal.SIGKILL and "interrupted" in said:
                    assert not found, said
    assert stopped >= 6, stopped

    # Over what is there, each file stays as it was or becomes what it is to be.
    for how in (signal.SIGTERM, signal.SIGKILL):
        for number in range(6):
            folder = root / f"over-{how.name}-{number}"
            folder.mkdir()
            for name in whole:
                (folder / name).write_text("old " + name, encoding="utf-8")
            interrupt(folder, how, None if number else 0.9 * length, "--force")
            for name, bytes_ in whole.items():
                assert (folder / name).read_bytes() in (bytes_, ("old " + name).encode()), name
