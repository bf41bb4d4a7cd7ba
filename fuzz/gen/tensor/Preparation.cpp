//===- Preparation.cpp - How tensors are made buffers ---------------------===//
#include "fuzz/gen/tensor/Tensors.h"

namespace freehold::gen::tensors {

static std::string drawOptions(Choices &choices) {
  static constexpr const char *layouts[] = {"identity-layout-map", "infer-layout-map",
                                            "fully-dynamic-layout-map"};
  std::string text = "bufferize-function-boundaries=1 allow-return-allocs-from-loops=1 "
                     "function-boundary-type-conversion=";
  text += layouts[choices.weighted({6, 2, 2})];
  switch (choices.weighted({12, 2, 2, 1, 1})) {
  case 0:
    break;
  case 1:
    text += " copy-before-write=1";
    break;
  case 2:
    text += " analysis-heuristic=top-down";
    break;
  case 3:
    text += " analysis-heuristic=bottom-up-from-terminators";
    break;
  default:
    text +=
        " analysis-heuristic=fuzzer analysis-fuzzer-seed=" + std::to_string(1 + choices.choose(7));
  }
  switch (choices.weighted({10, 1, 1})) {
  case 0:
    break;
  case 1:
    text += " buffer-alignment=0";
    break;
  default:
    text += " unknown-type-conversion=identity-layout-map";
  }
  return text;
}

std::string drawPreparation(Choices &choices) {
  static constexpr const char *before[] = {"", "eliminate-empty-tensors,", "canonicalize,cse,"};
  static constexpr const char *after[] = {"", ",canonicalize", ",cse,canonicalize",
                                          ",drop-equivalent-buffer-results"};
  std::string first = before[choices.weighted({6, 2, 1})];
  std::string last = after[choices.weighted({6, 1, 1, 2})];
  return first + "one-shot-bufferize{" + drawOptions(choices) + "}" + last;
}

const char *parameterAttribute(const Signature &signature) {
  unsigned tensors = 0;
  for (const Slot &slot : signature.parameters)
    tensors += slot.type.isTensor;
  return signature.isPublic && tensors > 1 ? " {bufferization.writable = false}" : "";
}

} // namespace freehold::gen::tensors
