#define KVBUDGET_KERNEL drop_kernel_avx2
#define KVBUDGET_VECTOR_BYTES 32
#include "core/rollout/drop_kernel_body.h"
