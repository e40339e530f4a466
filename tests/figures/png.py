"""PNG by pngcheck, which did not write them: whole, at the size and resolution asked for, with provenance."""
import re
import struct
import zlib

from common import SIZES, check_scenario, files, need, run

need("pngcheck")


def compressed_text(path, keyword):
    """Of a zTXt chunk, which pngcheck names but does not print."""
    data = path.read_bytes()
    at = 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"zTXt" and body.startswith(keyword.encode() + b"\0"):
            return zlib.decompress(body[len(keyword) + 2:]).decode("latin-1")
        at += length + 12
    raise AssertionError((path, keyword))


DPI = 200  # see write.py
INCH = 25.4

for path in files("png"):
    if path.name == "rsvg.png" or "-cells" in path.stem:
        continue
    about = run("pngcheck", "-v", "-t", path)
    assert "No errors detected" in about, about
    width, height = (int(n) for n in re.search(r"(\d+) x (\d+) image", about).groups())
    wanted = SIZES.get(path.parent.name, SIZES["column"])
    assert abs(width - wanted[0] / INCH * DPI) <= 1, (path, width)
    assert wanted[1] is None or abs(height - wanted[1] / INCH * DPI) <= 1, (path, height)
    per_metre = re.search(r"pHYs.*?: (\d+)x(\d+) pixels/meter", about).groups()
    assert all(abs(int(n) * INCH / 1000 - DPI) < 0.1 for n in per_metre), (path, per_metre)
    assert re.search(r"kvbudget [0-9.]+, commit \w+", about), (path, about)
    assert "simulator, seed " in about and "Title" in about, (path, about)
    assert "tIME" not in about, path  # no wall-clock time
    check_scenario(compressed_text(path, "Description"))
