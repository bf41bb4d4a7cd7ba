#!/usr/bin/env bash
# Fills $OUT as OSS-Fuzz expects it: for each target NAME its binary, NAME_seed_corpus.zip, NAME.dict,
# NAME.options, and NAME.known, the known problems that it ignores (fuzz/targets/README.md).
#
#   scripts/oss-fuzz/build.sh
#
# Environment, as OSS-Fuzz sets it; defaults are for a run by hand:
#   OUT                   folder that is filled (build-fuzz/out)
#   WORK                  build directory's parent (the repository)
#   CC, CXX               clang-22; another clang must read the headers of LLVM 22
#   CFLAGS, CXXFLAGS      what instruments the code; unset: those of the preset `fuzz`
#   LIB_FUZZING_ENGINE    what targets are linked with (-fsanitize=fuzzer)
#   FREEHOLD_TARGETS      names of targets; all of them
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=${WORK:-$root}
out=${OUT:-$work/build-fuzz/out}
build=$work/build-fuzz
engine=${LIB_FUZZING_ENGINE:--fsanitize=fuzzer}
targets=${FREEHOLD_TARGETS:-$(cd "$root/fuzz/targets" && ls fuzz_*.cpp | sed 's/\.cpp$//')}
export CC=${CC:-clang-22} CXX=${CXX:-clang++-22}

configure=(--preset fuzz -B "$build" "-DFREEHOLD_FUZZING_ENGINE=$engine"
  "-DCMAKE_C_COMPILER=$CC" "-DCMAKE_CXX_COMPILER=$CXX")
# If CXXFLAGS is set, its flags instrument the code instead of the preset's. CMake reads the variable
# from the environment only when it configures a new build directory.
if [ -n "${CXXFLAGS:-}" ]; then
  configure+=("-DFREEHOLD_SANITIZE=")
fi
(cd "$root" && cmake "${configure[@]}")
# shellcheck disable=SC2086
cmake --build "$build" --target $targets freehold-fuzz

mkdir -p "$out"
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_container_overflow=0:detect_odr_violation=0:detect_leaks=0}
"$build/bin/freehold-fuzz" target --list-known "$root/corpus/findings" > "$out/known.tmp"
cat "$root/fuzz/targets/known.txt" >> "$out/known.tmp"
for name in $targets; do
  cp "$build/bin/$name" "$out/$name"
  seeds=$(mktemp -d)
  "$root/scripts/oss-fuzz/seed-corpus" "$name" "$build/bin/freehold-fuzz" "$seeds"
  rm -f "$out/${name}_seed_corpus.zip"
  python3 -c 'import sys, zipfile, pathlib
with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as z:
  for f in sorted(pathlib.Path(sys.argv[2]).iterdir()):
    z.writestr(zipfile.ZipInfo(f.name), f.read_bytes())' "$out/${name}_seed_corpus.zip" "$seeds"
  rm -rf "$seeds"
  dict=$root/fuzz/targets/mlir.dict
  [ -f "$root/fuzz/targets/$name.dict" ] && dict=$root/fuzz/targets/$name.dict
  cp "$dict" "$out/$name.dict"
  cp "$root/fuzz/targets/fuzz.options" "$out/$name.options"
  cp "$out/known.tmp" "$out/$name.known"
done
rm "$out/known.tmp"
# The machine that runs the targets may lack MLIR, so its shared libraries are copied to the targets.
if [ -n "${FREEHOLD_COPY_LIBRARIES:-}" ]; then
  mkdir -p "$out/lib"
  for name in $targets; do
    ldd "$out/$name" | awk '$3 ~ /llvm|LLVM|MLIR|libz3|libedit|libxml2|libpugixml/ { print $3 }'
  done | sort -u | xargs -I{} cp -L {} "$out/lib/"
  for name in $targets; do patchelf --set-rpath '$ORIGIN/lib' "$out/$name"; done
fi
echo "targets in $out: $(echo $targets)"
