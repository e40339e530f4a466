# Writes build_info.h at build time, so that the commit is the one that was built. Run as a script:
#   cmake -DSOURCE=... -DVERSION=... -DOUTPUT=... -P build_info.cmake
execute_process(COMMAND git -C ${SOURCE} rev-parse --short=12 HEAD
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(failed)
  set(commit unknown)
endif()
file(WRITE ${OUTPUT}.new
  "#pragma once\n\n#define KVBUDGET_VERSION \"${VERSION}\"\n#define KVBUDGET_COMMIT \"${commit}\"\n")
execute_process(COMMAND ${CMAKE_COMMAND} -E copy_if_different ${OUTPUT}.new ${OUTPUT})
file(REMOVE ${OUTPUT}.new)
