#define KVBUDGET_KERNEL pool_kernel_avx2
#define KVBUDGET_VECTOR_BYTES 32
#include "core/selection/pool_kernel_body.h"
