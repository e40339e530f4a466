#!/usr/bin/env python3
"""Writes the small trace files in seeds/, which the fuzz targets start from. Needs numpy."""
import json
import pathlib
import struct

import numpy as np

HERE = pathlib.Path(__file__).parent / "seeds"


def safetensors(path, arrays):
    header, data = {"__metadata__": {"note": "seed"}}, b""
    for name, (dtype, array) in arrays.items():
        raw = array.tobytes()
        header[name] = {"dtype": dtype, "shape": list(array.shape), "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)


def main():
    HERE.mkdir(exist_ok=True)
    rng = np.random.default_rng(1)
    q = rng.standard_normal((2, 2, 4, 3)).astype("f2")
    k = rng.standard_normal((2, 1, 4, 3)).astype("f2")
    v = rng.standard_normal((2, 1, 4, 2)).astype("f2")
    options = dict(scale=np.float32(0.5), tokens_per_frame=2, keyframes=np.array([0, 2], "i4"))
    np.savez(HERE / "stored.npz", q=q, k=k, v=v, **options)
    np.savez_compressed(HERE / "deflated.npz", q=q, k=k, v=v, **options)
    np.savez_compressed(HERE / "fortran.npz", q=np.asfortranarray(q.astype(">f4")), k=np.asfortranarray(k.astype("f8")))
    weights = np.tril(rng.random((2, 4, 4))).astype("f4")
    weights /= weights.sum(axis=-1, keepdims=True)
    np.savez(HERE / "weights.npz", attn=weights, v=v[0])
    safetensors(HERE / "half.safetensors", {
        "q": ("F16", q), "k": ("F16", k), "v": ("F16", v),
        "scale": ("F32", np.array([0.5], "f4")), "keyframes": ("I64", np.array([1, 3]))})
    safetensors(HERE / "weights.safetensors", {"attn": ("F32", weights[0])})


if __name__ == "__main__":
    main()
