// The runner, alone in its file: it is the slowest to compile.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
