#define KVBUDGET_KERNEL drop_kernel_avx512
#define KVBUDGET_VECTOR_BYTES 64
#include "core/rollout/drop_kernel_body.h"
