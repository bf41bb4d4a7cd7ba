//===- fuzz_ownership.cpp - libFuzzer entry point; see targetTable() in Target.h ----===//
#include "fuzz/targets/LibFuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  return freehold::targets::fuzzOne("fuzz_ownership", data, size);
}
