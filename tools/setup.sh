#!/bin/sh
# Installs what the native parts of symprof need (LLVM 19 and MLIR 19 with their headers, a C and a C++
# compiler, and for tests z3, python3, node, a small LaTeX, Chromium, Graphviz, lcov and OpenMP). May be run again at any time: what is there is left alone.
#
# Debian and Ubuntu: by apt-get. Other systems: prints what to install and which variables to set.
set -eu

prefix=${LLVM_SYS_191_PREFIX:-/usr/lib/llvm-19}
packages="llvm-19 llvm-19-dev clang-19 libclang-19-dev mlir-19-tools libmlir-19-dev libpolly-19-dev
zlib1g-dev libzstd-dev libxml2-dev libz3-dev gcc g++ libc6-dev z3 python3 nodejs texlive-latex-base
chromium graphviz lcov libomp-19-dev"

say() { printf 'setup: %s\n' "$*"; }

instructions() {
    cat <<TEXT
setup: $1
Install these by hand:
  - LLVM 19 with headers and static libraries (llvm-config, clang, opt), Polly included
  - MLIR 19 with headers and libraries
  - zlib, zstd, libxml2 and z3 with headers; a C and C++ compiler; z3; python3; node; LaTeX; Chromium; Graphviz; lcov; OpenMP
On Debian and Ubuntu releases without them: https://apt.llvm.org (llvm.sh 19 all).
macOS: brew install llvm@19 zstd z3    Fedora: dnf install llvm19-devel clang19-devel mlir19-devel
Then tell the build where they are, here or in .cargo/config.toml:
  export LLVM_SYS_191_PREFIX=/path/to/llvm-19
  export MLIR_SYS_190_PREFIX=/path/to/llvm-19
  export TABLEGEN_190_PREFIX=/path/to/llvm-19
where \$LLVM_SYS_191_PREFIX/bin/llvm-config --version prints 19.1.x.
TEXT
    exit 1
}

present() {
    if command -v dpkg-query >/dev/null 2>&1; then
        for p in $packages; do
            dpkg-query -W -f '${Status}\n' "$p" 2>/dev/null | grep -q '^install ok installed$' ||
                return 1
        done
    else
        # Not a Debian: judge by what the build will look for.
        "$prefix/bin/llvm-config" --version 2>/dev/null | grep -q '^19\.' || return 1
        [ -e "$prefix/include/mlir-c/IR.h" ] || return 1
        command -v cc >/dev/null 2>&1 || return 1
    fi
}

if present; then
    say "LLVM 19, MLIR 19 and all else is installed; nothing to do"
    exit 0
fi

command -v apt-get >/dev/null 2>&1 || instructions "this system has no apt-get."

sudo=
if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null 2>&1 || instructions "apt-get needs root, and there is no sudo."
    sudo=sudo
fi

missing=
for p in $packages; do
    dpkg-query -W -f '${Status}\n' "$p" 2>/dev/null | grep -q '^install ok installed$' ||
        missing="$missing $p"
done
say "installing by apt-get:$missing"
$sudo apt-get -qq update || instructions "apt-get update failed (see above)."
apt-cache show llvm-19-dev libmlir-19-dev >/dev/null 2>&1 ||
    instructions "this release has no packages of LLVM 19 and MLIR 19."
# shellcheck disable=SC2086 # a list of packages
DEBIAN_FRONTEND=noninteractive $sudo apt-get -qq install -y --no-install-recommends $missing ||
    instructions "apt-get install failed (see above)."
present || instructions "some packages are still missing after apt-get install."
say "done; the build finds LLVM in $prefix (.cargo/config.toml)"
