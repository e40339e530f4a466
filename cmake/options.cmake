# What every target of the project is compiled with, as two interface targets:
# kvbudget_options (language, warnings, sanitizers) and kvbudget_release_tuning (instruction set).

option(KVBUDGET_WERROR "Treat warnings as errors" OFF)
option(KVBUDGET_NATIVE "Tune for the machine that builds" ON)
option(KVBUDGET_OPENMP "Use OpenMP" ON)
set(KVBUDGET_SANITIZE "" CACHE STRING "Sanitizers, as for -fsanitize=")

add_library(kvbudget_options INTERFACE)
target_compile_features(kvbudget_options INTERFACE cxx_std_20)
target_compile_options(kvbudget_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
  -Wnon-virtual-dtor -Woverloaded-virtual -Wdouble-promotion -Wformat=2
  -Wduplicated-cond -Wlogical-op -Wundef -Wextra-semi
  # Off, because GCC 12 reports it falsely inside libstdc++'s strings (GCC bug 105651).
  -Wno-restrict)
# Optimised development builds keep their assertions.
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O2 -g1")
if(KVBUDGET_WERROR)
  target_compile_options(kvbudget_options INTERFACE -Werror)
endif()
if(KVBUDGET_SANITIZE)
  # -Wmaybe-uninitialized is false in libstdc++'s <regex> when instrumented.
  target_compile_options(kvbudget_options INTERFACE
    -Wno-maybe-uninitialized -fsanitize=${KVBUDGET_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all -O1)
  target_link_options(kvbudget_options INTERFACE -fsanitize=${KVBUDGET_SANITIZE})
endif()
if(KVBUDGET_NATIVE)
  # Eigen's layouts depend on the instruction set, so one flag holds for every file.
  # GCC 12's own AVX-512 headers are full of false uninitialized variables (GCC bug 105593).
  target_compile_options(kvbudget_options INTERFACE
    -march=native -mprefer-vector-width=512 -Wno-uninitialized -Wno-maybe-uninitialized)
endif()
