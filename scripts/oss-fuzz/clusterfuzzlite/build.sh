#!/usr/bin/env bash
# Builds all targets into $OUT.
exec /src/freehold/scripts/oss-fuzz/build.sh
