#!/usr/bin/env bash
# check_layers.sh SOURCE_DIR: app/ uses ui/ and core/, ui/ uses core/, core/ uses neither of them nor
# Qt, and ui/ reads no file format itself. Prints file:line of each violation; fails if there is one.
set -euo pipefail

cd -- "${1:?usage: check_layers.sh SOURCE_DIR}"
[[ -d core ]] || { echo "check_layers: no core/ in $PWD" >&2; exit 2; }
violations=0

# forbid LAYER WHY REGEX
forbid() {
  local found status=0
  [[ -d $1 ]] || return 0
  found=$(grep -rnE --include='*.h' --include='*.cpp' --include='*.txt' --include='*.cmake' \
    -e "$3" -- "$1") || status=$?
  ((status <= 1)) || exit "$status" # grep could not read something: not the same as finding nothing
  [[ -n $found ]] || return 0
  printf '%s\n' "$found" | sed "s|\$|    <- $2|"
  violations=1
}

include='^[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]'
forbid core 'core does not know Qt' "${include}Q"
forbid core 'core does not know Qt' '(find_package|pkg_check_modules)[[:space:]]*\([^)]*Qt|Qt[56]?::'
forbid core 'core does not know the layers above it' "$include(\.\./)*(app|ui)/"
for layer in core/base core/attention core/policies core/trace core/rollout; do
  forbid $layer 'scenarios and reports stand above it' "${include}core/(scenario|report)/"
done
forbid core/base 'it stands below the rest of core' "${include}core/(attention|policies|trace|rollout)/"
forbid ui 'ui does not know the layer above it' "$include(\.\./)*app/"
forbid ui 'ui knows no file format: core reads and writes' "$include(nlohmann/|zip\.h|zipconf\.h)"
forbid ui 'ui knows no file format: core reads and writes' \
  '(find_package|pkg_check_modules)[[:space:]]*\([^)]*(nlohmann|libzip)|nlohmann_json::|PkgConfig::libzip'

exit "$violations"
