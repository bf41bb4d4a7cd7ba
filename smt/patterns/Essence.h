//===- Essence.h - What a function comes down to ----------------*- C++ -*-===//
// Text that is the same for functions that differ only in what pure ops compute for nobody, in
// where pure ops stand, in the names of values and in locations other than allocations'. Such
// functions need no proof of each other, and of several that are alike one is proved.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <string>

namespace freehold::smt::patterns {

std::string essenceOf(mlir::func::FuncOp function);

} // namespace freehold::smt::patterns
