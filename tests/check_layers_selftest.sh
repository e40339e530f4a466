#!/usr/bin/env bash
# check_layers.sh has to be able to fail: each line below is put into a clean tree and must be named.
set -euo pipefail

check=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/check_layers.sh
tree=$(mktemp -d)
trap 'rm -rf -- "$tree"' EXIT
failures=0

fail() { echo "FAIL: $*"; failures=$((failures + 1)); }

clean_tree() {
  rm -rf -- "${tree:?}"/*
  mkdir -p "$tree"/{core/base,ui,app}
  printf '#pragma once\n#include <vector>\n#include "core/base/types.h"\n' >"$tree/core/base/a.h"
  printf 'find_package(Eigen3 3.4 REQUIRED NO_MODULE)\n' >"$tree/core/CMakeLists.txt"
  printf '#include <QWidget>\n#include "core/base/a.h"\n' >"$tree/ui/view.cpp"
  printf 'find_package(Qt6 REQUIRED COMPONENTS Widgets)\n' >"$tree/ui/CMakeLists.txt"
  printf '#include "ui/view.h"\n' >"$tree/app/main.cpp"
}

# caught FILE TEXT: TEXT appended to FILE is reported as FILE:LINE
caught() {
  clean_tree
  printf '%s\n' "$2" >>"$tree/$1"
  local line out
  line=$(wc -l <"$tree/$1")
  if out=$("$check" "$tree"); then
    fail "not caught: $2 in $1"
  elif [[ $out != "$1:$line:"* ]]; then
    fail "caught without its place: $2 in $1, said: $out"
  fi
}

clean_tree
"$check" "$tree" || fail "a clean tree does not pass"
rm -rf -- "$tree/ui"
"$check" "$tree" || fail "a tree without a window does not pass"
rm -rf -- "$tree/core"
! "$check" "$tree" 2>/dev/null || fail "a tree without core passes"

caught core/base/a.h '#include <QString>'
caught core/base/a.h '  #  include "QtCore/qstring.h"'
caught core/base/new.cpp '#include <QtCharts/QChart>'
caught core/CMakeLists.txt 'find_package(Qt6 COMPONENTS Core)'
caught core/CMakeLists.txt 'target_link_libraries(kvbudget_core PRIVATE Qt6::Core)'
caught core/base/a.h '#include "ui/view.h"'
caught core/base/a.h '#include "../../app/commands.h"'
caught core/base/a.h '#include "core/rollout/curve.h"'
caught core/base/new.cpp '#include "core/scenario/scenario.h"'
caught ui/view.cpp '#include "app/commands.h"'
caught ui/view.cpp '#include <nlohmann/json.hpp>'
caught ui/view.cpp '#include <zip.h>'
caught ui/CMakeLists.txt 'pkg_check_modules(libzip REQUIRED IMPORTED_TARGET libzip)'

((!failures)) || exit 1
echo "check_layers.sh passes a clean tree and names every violation"
