#define KVBUDGET_KERNEL drop_kernel_sse2
#define KVBUDGET_VECTOR_BYTES 16
#include "core/rollout/drop_kernel_body.h"
