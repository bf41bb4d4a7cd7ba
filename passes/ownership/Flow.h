//===- Flow.h - A function as the ownership pass sees it --------*- C++ -*-===//
// Ownership moves along *exits*: a branch to one successor, the terminator of a region, a return.
// An exit forwards operands to *slots*: block arguments, region arguments and results of region
// ops. The terminator of a region may feed several slots with one operand: that of scf.for feeds
// the region argument of the next iteration and the result of the op.
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
/// What a slot holds that receives a value holding `a` on one path and one holding `b` on another.
Held join(Held a, Held b);
/// What a slot holds to which two roots may hand ownership on one exit.
Held either(Held a, Held b);

/// A value that ownership can be forwarded to.
struct Slot {
  mlir::Value value;
  /// Index into Plan::roots of the root that this slot is (Roots.h).
  unsigned root = 0;
  /// Index into Flow::groups. Slots of a region op that one operand feeds are a group: all of them
  /// get an indicator, or none. -1 for block arguments.
  int group = -1;
};

/// One memref operand that an exit forwards.
struct Forward {
  /// Index among the operands that the exit forwards, memrefs or not.
  unsigned index = 0;
  /// Index among all operands of the terminator. Unused for branches.
  unsigned operandNumber = 0;
  mlir::Value operand;
  llvm::SmallVector<unsigned, 2> slots;
};

struct Exit {
  enum class Kind { Branch, Region, Return, Plain };
  Kind kind = Kind::Plain;
  /// The block that is left. It may have no terminator if the kind is Plain.
  mlir::Block *block = nullptr;
  /// Index among the terminator's successors. Unused unless the kind is Branch.
  unsigned successor = 0;
  llvm::SmallVector<Forward, 2> forwards;

  mlir::Operation *terminator() const {
    return block->mightHaveTerminator() ? block->getTerminator() : nullptr;
  }
  mlir::Block *target() const {
    return kind == Kind::Branch ? terminator()->getSuccessor(successor) : nullptr;
  }
};

/// Where the operand of an exit or of a region op goes: to a slot, which may then be the same
/// allocation in another scope.
struct Passed {
  /// Index into Flow::slots.
  unsigned slot;
  /// The region op whose region is entered or left; null for a branch.
  mlir::Operation *regionOp = nullptr;
  /// The block that is branched to; null for a region op.
  mlir::Block *target = nullptr;
};

/// Slots of one region op that share operands, directly or through other slots.
struct Group {
  mlir::Operation *op = nullptr;
  llvm::SmallVector<unsigned> slots;
};

class Flow {
public:
  Flow(mlir::FunctionOpInterface function, mlir::SymbolTableCollection &symbols);

  /// Like sourceOf, but also treats an scf.if as a select when both regions yield values that are
  /// defined outside of it.
  Source source(mlir::Value memref) const;

  mlir::FunctionOpInterface function;
  std::deque<Slot> slots;
  std::deque<Exit> exits;
  std::deque<Group> groups;
  /// For each memref, other values of its scope that may be the same allocation: results of ops that
  /// use it (views, selects, ops of unknown effects), and its siblings (Plan::addSiblings).
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value, 2>> derived;
  /// For each memref, the slots that it is forwarded to.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Passed, 2>> passed;
  llvm::DenseMap<mlir::Value, unsigned> slotOf;
  llvm::DenseMap<mlir::Block *, llvm::SmallVector<unsigned, 2>> exitsOf;
  /// The reachable blocks of all regions, and the ops in them, in the order of the function.
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

/// Emits the error for a terminator that itself uses a buffer that would have to be freed after it.
mlir::LogicalResult refuseUse(mlir::Operation *terminator);

/// Whether the pass looks into the regions of `op`: not into functions and symbol tables of their
/// own.
bool entersRegions(mlir::Operation *op);

} // namespace freehold::ownership
