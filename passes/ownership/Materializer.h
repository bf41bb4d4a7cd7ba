//===- Materializer.h - The steps of materialize() --------------*- C++ -*-===//
// The steps, in order:
//
//   indicators    of the function's arguments and results, of calls, of region ops and of blocks
//   cells         stack buffers for the roots that the program frees on some paths only
//   ops           that implement BufferDeallocationOpInterface say what their results own
//   frees         of the program end the ownership of what they free
//   calls         take over operands
//   exits         free the roots that die, and forward the ownership of the others
//
// The plan does not change. It refers to the IR as it was, so the materializer keeps track of what
// has become of it: an op with more operands or results than before is a new op, which `current`
// finds by the old one, and RootState has the present value of a root.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Materialize.h"
#include "passes/ownership/Plan.h"

namespace mlir::bufferization {
class DeallocOp;
class DeallocationState;
} // namespace mlir::bufferization

namespace freehold::ownership {

/// The index of the first operand of `call` behind its arguments, or the number of its operands.
unsigned endOfArguments(mlir::CallOpInterface call);

/// What has become of a root so far.
struct RootState {
  /// The root in the present IR.
  mlir::Value value;
  /// The i1 that says at run time whether the root owns. Null until it is made, and if that is
  /// known at compile time: constants are made where they are used.
  mlir::Value indicator;
  /// The memref to free in place of `value`, if the defining op's BufferDeallocationOpInterface
  /// made a clone of it; else null.
  mlir::Value owner;
  /// A stack buffer (memref<i1>) that takes the place of the indicator if the program frees the
  /// buffer on some paths only (Releases.h); else null.
  mlir::Value cell;
  /// For blocks in which the last use is a free of the program after which the cell is written,
  /// the op that writes it.
  llvm::SmallDenseMap<mlir::Block *, mlir::Operation *, 1> cellWrittenBy;
};

class Materializer {
public:
  Materializer(const Plan &plan, Counts &counts);
  ~Materializer() {
    for (mlir::Operation *op : gone)
      op->destroy();
  }

  mlir::LogicalResult run();

private:
  const Root &rootOf(RootId id) const { return plan.roots[id]; }
  bool mayOwn(RootId id) const { return plan.states.mayOwn(id); }
  /// The root that `value`, a value of the present IR, is; none if it is no root.
  std::optional<RootId> findRoot(mlir::Value value) const;

  // Indicators.cpp
  void addFunctionIndicators();
  void addCallIndicators();
  void fitUnreachableCalls(mlir::Block *block);
  void addRegionIndicators(mlir::RegionBranchOpInterface op);
  void addBlockIndicators();
  bool hasIndicator(mlir::Value value) const;
  bool hasIndicator(SlotId slot) const;
  unsigned indicatorsAmong(mlir::ValueRange values) const;
  void appendIndicators(mlir::RegionBranchOpInterface op, mlir::Region &region,
                        mlir::ValueRange inputs);
  void replaced(mlir::Operation *old, mlir::Operation *rebuilt,
                llvm::ArrayRef<mlir::Value> oldResults);
  mlir::Operation *current(mlir::Operation *op) const;
  /// The i1 that says whether the root owns at the builder's insertion point.
  mlir::Value indicator(RootId root, mlir::OpBuilder &builder);

  // Programs.cpp: what the program does itself
  void addCells();
  mlir::LogicalResult processOps();
  mlir::LogicalResult processOp(mlir::Operation *op, mlir::bufferization::DeallocationState &state);
  mlir::Value isKept(mlir::OpBuilder &builder, mlir::bufferization::DeallocOp dealloc,
                     unsigned number, mlir::Value root, SameAs relation);
  void endOwnershipAt(const ExistingFree &free);
  void handOverAll();
  mlir::Value handOver(const HandOver &handOver);

  // Exits.cpp. The exit that is passed to these functions is one of the function's Flow, or what
  // has become of it when its edge was split.
  void leave(mlir::Block *block);
  void leaveByBranch(mlir::Block *block, llvm::ArrayRef<ExitId> exits);
  void leaveByEdge(ExitId exit, llvm::ArrayRef<RootId> freed);
  llvm::SmallVector<RootId> freedOnAll(llvm::ArrayRef<ExitId> exits) const;
  void copyShifted(mlir::OpBuilder &builder, const Exit &exit, const Transfer &transfer);
  void freeRoot(mlir::OpBuilder &builder, RootId root);
  void freeAtEnd(RootId root, mlir::Block *block);
  mlir::Operation *lastUseIn(RootId root, mlir::Block *block) const;
  /// For each forward, its indicator; null if it takes nothing.
  using Indicators = IdVector<ForwardId, mlir::Value, llvm::SmallVector<mlir::Value, 2>>;
  /// Builds the frees of one exit and returns the indicators of what it forwards.
  Indicators transferOwnership(mlir::OpBuilder &builder, const Exit &exit,
                               const Transfer &transfer);
  void decideContest(mlir::OpBuilder &builder, const Exit &exit, const Transfer::Contest &contest,
                     Indicators &taken);
  mlir::Value choose(mlir::OpBuilder &builder, const Exit &exit, const Transfer::Chosen &chosen);
  mlir::Value operandOf(const Exit &exit, const Forward &forward) const;
  void appendToRegion(const Exit &exit, const Indicators &indicators);
  void appendToBranch(const Exit &exit, const Indicators &indicators);
  void leaveByReturn(ExitId exit);
  void leaveUnreachable(mlir::Block *block);

  const Plan &plan;
  const Function &function;
  const Flow &flow;
  Counts &counts;
  Emit emit;
  /// The ops of the function in order, calls in their present form.
  llvm::SmallVector<mlir::Operation *> ops;
  IdVector<RootId, RootState> roots;
  llvm::DenseMap<mlir::Value, RootId> rootByValue;
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> rebuiltAs;
  /// The old ops of `rebuiltAs`. They are kept until the end so that no new op gets the address of
  /// one, which is a key.
  llvm::SmallVector<mlir::Operation *> gone;
};

} // namespace freehold::ownership
