#!/usr/bin/env python3
"""Forced-weight errors of kept sets on rows of a trace, in decimals of 60 digits.

    exact_error.py TRACE.npz < QUESTIONS

A question is a line "LAYER HEAD QUERY KEY KEY ...", its answer a line with the error of keeping these keys. Nothing
is rounded before the last digits: stored numbers are taken as they are, products and sums of them are exact to 60
digits, and so is the exponential. So where two programs differ by their own rounding, this says which is right.
numpy only reads the file.
"""
import sys
from decimal import Decimal, getcontext

import numpy as np

getcontext().prec = 60


def exact(array):
    return [[Decimal(float(x)) for x in row] for row in np.atleast_2d(array)]


def errors(trace, layer, head, query, sets):
    kv = head // (trace["q"].shape[1] // trace["k"].shape[1])
    (q,) = exact(trace["q"][layer, head, query])
    k, v = exact(trace["k"][layer, kv, : query + 1]), exact(trace["v"][layer, kv, : query + 1])
    # A double in the file; where there is none, the double that both programs take.
    scale = Decimal(float(trace["scale"])) if "scale" in trace.files else Decimal(1.0 / len(q) ** 0.5)
    weights = [(sum(a * b for a, b in zip(q, key)) * scale).exp() for key in k]
    total, d = sum(weights), len(v[0])
    full = [sum(w * x[c] for w, x in zip(weights, v)) / total for c in range(d)]
    for kept in sets:
        mass = sum(weights[j] for j in kept)
        gap = [full[c] - sum(weights[j] * v[j][c] for j in kept) / mass for c in range(d)]
        yield sum(x * x for x in gap).sqrt()


def main():
    trace = np.load(sys.argv[1])
    for line in sys.stdin:
        layer, head, query, *kept = map(int, line.split())
        for error in errors(trace, layer, head, query, [kept]):
            print(f"{error:.17e}")


if __name__ == "__main__":
    main()
