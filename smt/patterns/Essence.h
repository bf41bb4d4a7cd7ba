//===- Essence.h - What a function comes down to ----------------*- C++ -*-===//
// A text that is equal for functions which differ only in unused pure ops, in the positions of pure
// ops, in the names of values, and in locations other than those of allocations. Such functions are
// equivalent without a proof, and of several equal ones only one is proved.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <string>

namespace freehold::smt::patterns {

std::string essenceOf(mlir::func::FuncOp function);

} // namespace freehold::smt::patterns
