//===- CheckPass.h - fh-check: judges a pipeline in place -------*- C++ -*-===//
// A pass for any tool that loads pass plug-ins. It runs a pipeline on the module, and has
// freehold-check judge the module before and after it:
//
//   mlir-opt-22 --load-pass-plugin=FreeholdCheck.so
//       --pass-pipeline='builtin.module(cse,fh-check{pipeline="buffer-deallocation-pipeline,my-pass"})'
//
// A defect is an error at the op and fails the pass; what could not be judged is a remark.
//===----------------------------------------------------------------------===//
#pragma once

namespace freehold {

/// Registers fh-check in the host's registry of passes.
void registerCheckPass();

} // namespace freehold
