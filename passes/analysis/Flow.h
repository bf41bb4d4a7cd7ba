//===- Flow.h - Where a function passes its memrefs -------------*- C++ -*-===//
// A function leaves a block by an *exit*: a branch to one successor, the terminator of a region, a
// return. An exit forwards operands to *slots*: block arguments, region arguments and results of
// region ops. The terminator of a region may feed several slots with one operand: that of scf.for
// feeds the region argument of the next iteration and the result of the op.
//
// Both deallocation passes read a function through its Flow. It is computed once and does not
// change.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/Ids.h"
#include "passes/analysis/ValueFlow.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace freehold {

/// Index into Flow::slots.
using SlotId = Id<struct SlotTag>;
/// Index into Flow::exits.
using ExitId = Id<struct ExitTag>;
/// Index into Exit::forwards.
using ForwardId = Id<struct ForwardTag>;
/// Index into Flow::groups.
using GroupId = Id<struct GroupTag>;

/// A block argument, a region argument or the result of a region op.
struct Slot {
  mlir::Value value;
  /// The group that the slot belongs to; none for block arguments.
  std::optional<GroupId> group;
};

/// One memref operand that an exit forwards.
struct Forward {
  /// Index among the operands that the exit forwards, memrefs or not.
  unsigned index = 0;
  /// Index among all operands of the terminator. Unused for branches.
  unsigned operandNumber = 0;
  mlir::Value operand;
  /// The slots that receive the operand; empty for a return.
  llvm::SmallVector<SlotId, 2> slots;
};

struct Exit {
  enum class Kind {
    /// A branch to one successor.
    Branch,
    /// The terminator of a region of a RegionBranchOpInterface op.
    Region,
    /// The return of the function.
    Return,
    /// The end of any other block. It forwards nothing.
    Plain,
  };
  Kind kind = Kind::Plain;
  /// The block that is left. It may have no terminator if the kind is Plain.
  mlir::Block *block = nullptr;
  /// Index among the terminator's successors. Unused unless the kind is Branch.
  unsigned successor = 0;
  IdVector<ForwardId, Forward, llvm::SmallVector<Forward, 2>> forwards;

  mlir::Operation *terminator() const {
    return block->mightHaveTerminator() ? block->getTerminator() : nullptr;
  }
  mlir::Block *target() const {
    return kind == Kind::Branch ? terminator()->getSuccessor(successor) : nullptr;
  }
};

/// A slot that receives an operand of an exit or of a region op, and the edge on which it does.
struct Passed {
  SlotId slot;
  /// The region op whose region is entered or left; null for a branch.
  mlir::Operation *regionOp = nullptr;
  /// The block that is branched to; null for a region op.
  mlir::Block *target = nullptr;
};

/// Slots of one region op that share operands, directly or through other slots.
struct Group {
  mlir::Operation *op = nullptr;
  llvm::SmallVector<SlotId> slots;
};

class Flow {
public:
  Flow(mlir::FunctionOpInterface function, mlir::SymbolTableCollection &symbols);

  /// Like sourceOf, but also treats an scf.if as a select when both regions yield values that are
  /// defined outside of it.
  Source source(mlir::Value memref) const;

  mlir::FunctionOpInterface function;
  IdVector<SlotId, Slot> slots;
  IdVector<ExitId, Exit> exits;
  IdVector<GroupId, Group> groups;
  /// For each memref, the results of ops that use it and that may be the same allocation: views,
  /// selects, results of ops of unknown effects.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value, 2>> derived;
  /// For each memref, the slots that it is forwarded to.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Passed, 2>> passed;
  llvm::DenseMap<mlir::Value, SlotId> slotOf;
  llvm::DenseMap<mlir::Block *, llvm::SmallVector<ExitId, 2>> exitsOf;
  /// The reachable blocks of all regions, and the ops in them, in the order of the function.
  llvm::SmallVector<mlir::Block *> blocks;
  llvm::SmallVector<mlir::Operation *> ops;

  bool reachable(mlir::Block *block) const { return reachableBlocks.contains(block); }

private:
  void visit(mlir::Region &region);
  void addResults(mlir::Operation *op);
  void addRegionOp(mlir::RegionBranchOpInterface op);
  void addExits(mlir::Block *block);
  void addExit(Exit exit);
  void addBranchExits(mlir::BranchOpInterface branch);
  void addReturn(mlir::Operation *terminator);
  void addRegionExit(mlir::RegionBranchOpInterface op,
                     mlir::RegionBranchTerminatorOpInterface terminator);
  SlotId slotFor(mlir::Value value);
  void groupCarried(mlir::RegionBranchOpInterface op);
  GroupId groupFor(llvm::ArrayRef<SlotId> members, mlir::Operation *op);

  llvm::DenseSet<mlir::Block *> reachableBlocks;
  mlir::SymbolTableCollection &symbols;
};

/// The successors of a region op from one point: regions of it, or itself for its results.
llvm::SmallVector<mlir::RegionSuccessor, 2> successorsOf(mlir::RegionBranchOpInterface op,
                                                         mlir::RegionBranchPoint point);

/// Whether the deallocation passes visit the regions of `op`. They do not visit those of functions
/// and symbol tables that are nested in a function.
bool entersRegions(mlir::Operation *op);

} // namespace freehold
