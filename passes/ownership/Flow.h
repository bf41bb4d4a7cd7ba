//===- Flow.h - A function as the ownership pass sees it --------*- C++ -*-===//
// Ownership moves along *exits*: a branch to a successor, the terminator of a region, a return.
// What is forwarded on an exit ends in *slots*: block arguments, region arguments, results of
// region ops. An exit of a region may feed several slots with one operand (scf.yield feeds the next
// iteration and the result).
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/ValueFlow.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

#include <deque>

namespace freehold::ownership {

/// Whether a value owns its allocation, as far as it is known at compile time.
enum class Held { Unreached, No, Yes, Dynamic };
/// Of a value that receives one or the other.
Held join(Held a, Held b);
/// Of a value that receives both.
Held either(Held a, Held b);

/// A value that ownership can be forwarded to.
struct Slot {
  mlir::Value value;
  /// Root of the same number, see Roots.h.
  unsigned root = 0;
  /// Slots of a region op that share operands get an indicator together; -1 for block arguments.
  int group = -1;
};

/// One memref operand that an exit forwards.
struct Forward {
  /// Its place among the forwarded operands of the exit.
  unsigned index = 0;
  /// Region, Return: its number among the operands of the terminator.
  unsigned operandNumber = 0;
  mlir::Value operand;
  llvm::SmallVector<unsigned, 2> slots;
};

struct Exit {
  enum class Kind { Branch, Region, Return, Plain };
  Kind kind = Kind::Plain;
  /// The block that is left; its terminator may be missing (Plain).
  mlir::Block *block = nullptr;
  /// Branch: which successor.
  unsigned successor = 0;
  llvm::SmallVector<Forward, 2> forwards;

  mlir::Operation *terminator() const {
    return block->mightHaveTerminator() ? block->getTerminator() : nullptr;
  }
  mlir::Block *target() const {
    return kind == Kind::Branch ? terminator()->getSuccessor(successor) : nullptr;
  }
};

/// A step from a value to one that may be the same allocation, in another scope: the operand of an
/// exit or of a region op, and the slot that receives it.
struct Passed {
  unsigned slot;
  /// The op whose regions are entered, left or switched; null for a branch.
  mlir::Operation *regionOp = nullptr;
  mlir::Block *target = nullptr;
};

/// A set of slots of one region op that share operands.
struct Group {
  mlir::Operation *op = nullptr;
  llvm::SmallVector<unsigned> slots;
};

class Flow {
public:
  Flow(mlir::FunctionOpInterface function, mlir::SymbolTableCollection &symbols);

  /// As sourceOf; an scf.if that yields what is there before it is a choice as well.
  Source source(mlir::Value memref) const;

  mlir::FunctionOpInterface function;
  std::deque<Slot> slots;
  std::deque<Exit> exits;
  std::deque<Group> groups;
  /// All memref values that are views of, chosen from, or perhaps the same as the key, in this
  /// scope.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value, 2>> derived;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Passed, 2>> passed;
  llvm::DenseMap<mlir::Value, unsigned> slotOf;
  llvm::DenseMap<mlir::Block *, llvm::SmallVector<unsigned, 2>> exitsOf;
  /// In the order of the function, unreachable blocks left out.
  llvm::SmallVector<mlir::Block *> blocks;
  llvm::SmallVector<mlir::Operation *> ops;

  bool reachable(mlir::Block *block) const { return reachableBlocks.contains(block); }

private:
  void visit(mlir::Region &region);
  void addResults(mlir::Operation *op);
  void addRegionOp(mlir::RegionBranchOpInterface op);
  void addExits(mlir::Block *block);
  unsigned slotFor(mlir::Value value);
  void groupCarried(mlir::RegionBranchOpInterface op);
  int groupFor(llvm::ArrayRef<unsigned> members, mlir::Operation *op);

  llvm::DenseSet<mlir::Block *> reachableBlocks;
  mlir::SymbolTableCollection &symbols;
};

/// Where a region op branches from one point: to regions of it or to its results.
llvm::SmallVector<mlir::RegionSuccessor, 2> successorsOf(mlir::RegionBranchOpInterface op,
                                                         mlir::RegionBranchPoint point);

/// Refuses a terminator that uses what would have to be freed after it.
mlir::LogicalResult refuseUse(mlir::Operation *terminator);

/// Whether the pass looks into the regions of `op`: not into functions and symbol tables of their
/// own.
bool entersRegions(mlir::Operation *op);

} // namespace freehold::ownership
