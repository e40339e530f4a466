#pragma once

/// The audit's work on rows of 4,096 keys, beside the numpy oracle and beside what one core could
/// do. `flops_per_second` is that of a plain matrix product with two threads.
void print_selection_lines(double flops_per_second);
