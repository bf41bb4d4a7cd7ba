//===- Rights.cpp - The table of right transformations --------------------===//
#include "tests/adversary/Rights.h"

#include "tests/adversary/Programs.h"

#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace freehold::adversary {

const std::vector<Right> &rightTable() {
  static const std::vector<Right> table = [] {
    std::vector<Right> rows = {
        {.name = "cse", .pipeline = "cse"},
        {.name = "canonicalize", .pipeline = "canonicalize"},
        {.name = "sccp", .pipeline = "sccp,canonicalize"},
        {.name = "loop-invariant-code-motion", .pipeline = "loop-invariant-code-motion"},
        {.name = "control-flow-sink", .pipeline = "control-flow-sink"},
        {.name = "mem2reg", .pipeline = "mem2reg"},
        {.name = "sroa", .pipeline = "sroa,mem2reg"},
        {.name = "inline", .pipeline = "inline"},
        {.name = "symbol-dce", .pipeline = "symbol-dce"},
        {.name = "remove-dead-values", .pipeline = "remove-dead-values"},
        {.name = "fold-memref-alias-ops", .pipeline = "fold-memref-alias-ops"},
        {.name = "expand-strided-metadata", .pipeline = "expand-strided-metadata"},
        {.name = "expand-ops", .pipeline = "memref-expand"},
        {.name = "lower-scf", .pipeline = "convert-scf-to-cf"},
        {.name = "lower-affine", .pipeline = "lower-affine"},
        {.name = "loops-of-linalg", .pipeline = "convert-linalg-to-loops"},
        {.name = "resolve-dims", .pipeline = "resolve-shaped-type-result-dims"},
        {.name = "loop-unroll", .pipeline = "func.func(affine-loop-unroll)"},
        {.name = "if-simplify", .pipeline = "canonicalize,cse,control-flow-sink,canonicalize"},
        {.name = "strip-debuginfo", .pipeline = "strip-debuginfo"},
        // Without int-range-optimizations, which crashes if dataflow analysis finds no bounds.
        {.name = "unsigned-when-equal", .pipeline = "arith-unsigned-when-equivalent"},
        {.name = "promote-buffers-to-stack",
         .pipeline = "func.func(promote-buffers-to-stack)",
         .isForSources = true},
        {.name = "fh-promote",
         .pipeline = "func.func(fh-promote-buffers-to-stack)",
         .isForSources = true},
        {.name = "fh-hoisting", .pipeline = "func.func(fh-buffer-hoisting)", .isForSources = true},
    };
    addHandmadeRights(rows);
    return rows;
  }();
  return table;
}

OwningOpRef<ModuleOp> applyRight(const Right &right, ModuleOp module, gen::Choices &choices) {
  if (right.pipeline)
    return transform(module, right.pipeline);
  OwningOpRef<ModuleOp> copy = module.clone();
  if (!right.apply(*copy, choices) || failed(verify(*copy)))
    return nullptr;
  return copy;
}

} // namespace freehold::adversary
