//===- Preparation.cpp - How tensors are made buffers ---------------------===//
#include "fuzz/gen/tensor/Tensors.h"

#include <algorithm>

namespace freehold::gen::tensors {

/// A function that calls itself gets a wrong signature if layouts are inferred, so they are not.
static std::string drawOptions(Choices &choices, bool hasRecursion) {
  static constexpr const char *layouts[] = {"identity-layout-map", "fully-dynamic-layout-map",
                                            "infer-layout-map"};
  std::string text = "bufferize-function-boundaries=1 allow-return-allocs-from-loops=1 "
                     "function-boundary-type-conversion=";
  text += layouts[choices.weighted({6, 2, hasRecursion ? 0u : 2u})];
  // copy-before-write=1 is left out: it uses its state as that of another analysis and crashes at
  // times.
  switch (choices.weighted({12, 2, 1, 1})) {
  case 0:
    break;
  case 1:
    text += " analysis-heuristic=top-down";
    break;
  case 2:
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

/// Runs no canonicalize before one-shot-bufferize: if a loop carries a cast tensor, it casts what
/// the loop yields back to the initial size, which is wrong where sizes change. Runs none after it
/// either: it makes slices with static sizes of 0 that do not verify, and the subjects run it
/// anyway.
std::string drawPreparation(Choices &choices, std::span<const Signature> functions) {
  bool hasRecursion = std::any_of(functions.begin(), functions.end(),
                                  [](const Signature &function) { return function.isRecursive; });
  static constexpr const char *before[] = {"", "eliminate-empty-tensors,", "cse,"};
  static constexpr const char *after[] = {"", ",cse", ",drop-equivalent-buffer-results"};
  std::string first = before[choices.weighted({6, 2, 1})];
  std::string last = after[choices.weighted({6, 2, 2})];
  return first + "one-shot-bufferize{" + drawOptions(choices, hasRecursion) + "}" + last;
}

const char *parameterAttribute(const Signature &signature, const Profile &profile) {
  // Each tensor is in a buffer of its own where bufferization is judged.
  if (profile.isUnprepared)
    return "";
  unsigned tensors = 0;
  for (const Slot &slot : signature.parameters)
    tensors += slot.type.isTensor;
  return signature.isPublic && tensors > 1 ? " {bufferization.writable = false}" : "";
}

} // namespace freehold::gen::tensors
