//===- fuzz_upstream.cpp - A target for libFuzzer; its row is in targetTable() ----===//
#include "fuzz/targets/LibFuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  return freehold::targets::fuzzOne("fuzz_upstream", data, size);
}
