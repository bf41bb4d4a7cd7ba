//===- Families.cpp -------------------------------------------------------===//
#include "fuzz/pipelines/Families.h"

namespace freehold::pipelines {

const std::vector<Family> &families() {
  static const std::vector<Family> table = {
      {"eliminate-empty-tensors", Stage::Tensor},
      {"empty-tensor-to-alloc-tensor", Stage::Tensor},
      {"one-shot-bufferize", Stage::Tensor},
      {"reify-result-shapes", Stage::Tensor},
      {"resolve-", Stage::Tensor},
      {"linalg-", Stage::Tensor},

      {"canonicalize", Stage::Loops},
      {"cse", Stage::Loops},
      {"sccp", Stage::Loops},
      {"inline", Stage::Loops},
      {"mem2reg", Stage::Loops},
      {"sroa", Stage::Loops},
      {"remove-dead-values", Stage::Loops},
      {"loop-invariant-", Stage::Loops},
      {"control-flow-sink", Stage::Loops},
      {"int-range-optimizations", Stage::Loops},
      {"symbol-dce", Stage::Loops},
      {"lift-cf-to-scf", Stage::Loops},
      {"scf-", Stage::Loops},
      {"affine-super-vectorize", Stage::Loops, /*isDrawn=*/false},
      {"affine-", Stage::Loops},

      // Drawn after the ownership pass, which makes what it simplifies.
      {"buffer-deallocation-simplification", Stage::Deallocation, /*isDrawn=*/false},
      {"buffer-deallocation-pipeline", Stage::Deallocation},
      {"buffer-", Stage::Placement},
      {"promote-buffers-to-stack", Stage::Placement},
      {"drop-equivalent-buffer-results", Stage::Placement},
      {"normalize-memrefs", Stage::Placement},

      {"ownership-based-buffer-deallocation", Stage::Deallocation},

      {"expand-realloc", Stage::Lowered},
      {"optimize-allocation-liveness", Stage::Lowered},
      {"convert-bufferization-to-memref", Stage::Lowered},
      // Its output calls a library that is not there.
      {"convert-linalg-to-std", Stage::Lowered, /*isDrawn=*/false},
      {"convert-linalg-to-", Stage::Lowered},
      {"convert-scf-to-cf", Stage::Lowered},
      {"lower-affine", Stage::Lowered},
      {"fold-memref-alias-ops", Stage::Lowered},
      {"expand-strided-metadata", Stage::Lowered},
      {"flatten-memref", Stage::Lowered},
      {"memref-", Stage::Lowered},
      {"arith-expand", Stage::Lowered},
      // Its assertions hold in a program that is defined.
      {"generate-runtime-verification", Stage::Lowered},
  };
  return table;
}

const std::vector<TextValues> &textValues() {
  static const std::vector<TextValues> table = {
      {"one-shot-bufferize",
       "analysis-heuristic",
       {"bottom-up", "top-down", "bottom-up-from-terminators", "fuzzer"}},
      {"one-shot-bufferize", "dialect-filter", {"scf", "linalg,bufferization", "tensor"}},
      {"linalg-block-pack-matmul", "block-factors", {"2,2,2"}},
  };
  return table;
}

} // namespace freehold::pipelines
