#define KVBUDGET_KERNEL pool_kernel_sse2
#define KVBUDGET_VECTOR_BYTES 16
#include "core/selection/pool_kernel_body.h"
