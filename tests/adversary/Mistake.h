//===- Mistake.h - What a careless author of a pass does --------*- C++ -*-===//
// Each mistake is a row of one table, one small function over one op, as for interpreters and encoders. It
// changes the op, or says that it does not apply there and changes nothing. Results need not verify, and
// need not be wrong: the judges of a small world decide that.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <vector>

namespace freehold::adversary {

struct Mistake {
  const char *name;
  bool (*apply)(mlir::Operation *op, gen::Choices &choices);
};

/// All of them, by family.
const std::vector<Mistake> &mistakeTable();

/// Makes the mistake at one of the places in these functions where it applies; false if there is none. The
/// functions are asked as well as what is in them.
bool makeMistake(const Mistake &mistake, llvm::ArrayRef<mlir::func::FuncOp> functions,
                 gen::Choices &choices);

using MistakeTable = std::vector<Mistake>;
void addOpMistakes(MistakeTable &table);
void addDeallocMistakes(MistakeTable &table);
void addFreeMistakes(MistakeTable &table);
void addConditionMistakes(MistakeTable &table);
void addOrderMistakes(MistakeTable &table);
void addGuardMistakes(MistakeTable &table);
void addNumberMistakes(MistakeTable &table);
void addViewMistakes(MistakeTable &table);
void addBufferMistakes(MistakeTable &table);
void addAccessMistakes(MistakeTable &table);
void addLoopMistakes(MistakeTable &table);
void addCallMistakes(MistakeTable &table);
void addAttributeMistakes(MistakeTable &table);

//===--- For rows -----------------------------------------------------------===//
/// What can be used at `op`, as far as blocks that enclose it tell, and is not `except`.
llvm::SmallVector<mlir::Value> valuesAt(mlir::Operation *op, mlir::Type type, mlir::Value except);
/// One of them, or null.
mlir::Value otherValue(mlir::Operation *op, mlir::Value in_place_of, gen::Choices &choices);
/// A number of those that `isWanted`, or -1.
int pick(unsigned count, llvm::function_ref<bool(unsigned)> isWanted, gen::Choices &choices);
mlir::Value boolBefore(mlir::Operation *op, bool value);
/// The regions of the op are not printed: what is changed in them would be lost.
bool hidesRegions(mlir::Operation *op);
/// The function that encloses `op`.
mlir::func::FuncOp functionOf(mlir::Operation *op);
/// All results of the op are unused.
bool isUnused(mlir::Operation *op);
/// Moves `op` to stand before `place`, if its operands are defined there and its users come later.
bool moveBefore(mlir::Operation *op, mlir::Operation *place);

} // namespace freehold::adversary
