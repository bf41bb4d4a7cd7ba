//===- Mistake.h - What a careless author of a pass does --------*- C++ -*-===//
// Each mistake is a row of one table and a small function that changes one op, or returns false and
// changes nothing if it does not apply. Results need not verify, and need not be wrong: the small
// world decides that.
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

/// All mistakes, by family.
const std::vector<Mistake> &mistakeTable();

/// Makes the mistake at some place in these functions where it applies, including the functions
/// themselves. Returns false if there is none.
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
/// Returns the values available at `op` in enclosing blocks, except for `except`.
llvm::SmallVector<mlir::Value> valuesAt(mlir::Operation *op, mlir::Type type, mlir::Value except);
/// Returns one of these values; null if there is none.
mlir::Value otherValue(mlir::Operation *op, mlir::Value in_place_of, gen::Choices &choices);
/// Returns an index for which `isWanted` holds; -1 if there is none.
int pick(unsigned count, llvm::function_ref<bool(unsigned)> isWanted, gen::Choices &choices);
/// The operand of a number of those that are memrefs, or indices; null if there is none.
mlir::OpOperand *pickMemref(mlir::Operation *op, gen::Choices &choices);
mlir::OpOperand *pickIndex(mlir::Operation *op, gen::Choices &choices);
/// Two operands of one type that are different values; nulls if the draw finds none.
std::pair<mlir::OpOperand *, mlir::OpOperand *> pickTwoLike(mlir::Operation *op,
                                                            gen::Choices &choices);
/// Exchanges two such operands.
bool swapTwoLike(mlir::Operation *op, gen::Choices &choices);
/// Another value of the type takes the place of a memref among the operands.
bool replaceMemref(mlir::Operation *op, gen::Choices &choices);
mlir::Value boolBefore(mlir::Operation *op, bool value);
/// Returns true if the op's regions are not printed, so that changes in them would be lost.
bool hidesRegions(mlir::Operation *op);
/// Returns the function around `op`.
mlir::func::FuncOp functionOf(mlir::Operation *op);
/// Returns true if no result of the op is used.
bool isUnused(mlir::Operation *op);
/// Moves `op` before `place` if its operands are defined there and its users come later.
bool moveBefore(mlir::Operation *op, mlir::Operation *place);

} // namespace freehold::adversary
