#define KVBUDGET_KERNEL pool_kernel_avx512
#define KVBUDGET_VECTOR_BYTES 64
#include "core/selection/pool_kernel_body.h"
