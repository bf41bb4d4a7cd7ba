//===- LibFuzzer.h - What the mains of fuzz targets share -------*- C++ -*-===//
// A problem that is not in the list of known ones ends the process with the judge's diagnostic, so
// that the fuzzer keeps the input. Environment:
//
//   FREEHOLD_KNOWN=FILE      known problems (KnownDefects.h); default: NAME.known beside the binary
//   FREEHOLD_DEFECTS=print   say each new signature once and go on, instead of abort
//   FREEHOLD_FEATURES=0      no feedback but coverage
//===----------------------------------------------------------------------===//
#pragma once

#include <cstddef>
#include <cstdint>

namespace freehold::targets {

/// Runs the named target on one input. Returns the result of LLVMFuzzerTestOneInput.
int fuzzOne(const char *name, const uint8_t *data, size_t size);

} // namespace freehold::targets
