//===- Materializer.h - The steps of materialize() --------------*- C++ -*-===//
// The steps, in order:
//
//   indicators    of the function's arguments and results, of calls, of region ops and of blocks
//   cells         stack buffers for the roots that the program frees on some paths only
//   ops           that implement BufferDeallocationOpInterface say what their results own
//   frees         of the program end the ownership of what they free
//   calls         take over operands
//   exits         free what dies, and hand on the rest
//
// An op with more operands or results than before is a new op: `current` finds it by the old one.
// The values of roots and slots are kept up to date.
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

class Materializer {
public:
  Materializer(Plan &plan, Counts &counts)
      : plan(plan), counts(counts), emit(plan.flow.function, plan.options, counts) {}
  ~Materializer() {
    for (mlir::Operation *op : gone)
      op->destroy();
  }

  mlir::LogicalResult run();

private:
  // Indicators.cpp
  void addFunctionIndicators();
  void addCallIndicators();
  void fitUnreachableCalls(mlir::Block *block);
  void addRegionIndicators(mlir::RegionBranchOpInterface op);
  void addBlockIndicators();
  bool hasIndicator(mlir::Value value) const;
  unsigned indicatorsAmong(mlir::ValueRange values) const;
  void appendIndicators(mlir::RegionBranchOpInterface op, mlir::Region &region,
                        mlir::ValueRange inputs);
  void replaced(mlir::Operation *old, mlir::Operation *rebuilt,
                llvm::ArrayRef<mlir::Value> oldResults);
  mlir::Operation *current(mlir::Operation *op) const;
  /// The i1 that says whether the root owns at the builder's insertion point.
  mlir::Value indicator(unsigned root, mlir::OpBuilder &builder);

  // Programs.cpp: what the program does itself
  void addCells();
  mlir::LogicalResult processOps();
  mlir::LogicalResult processOp(mlir::Operation *op, mlir::bufferization::DeallocationState &state);
  mlir::Value isKept(mlir::OpBuilder &builder, mlir::bufferization::DeallocOp dealloc,
                     unsigned number, const Root &root, SameAs relation);
  void giveUpAt(const ExistingFree &free);
  void handOverAll();
  mlir::Value handOver(const HandOver &handOver);

  // Exits.cpp
  void leave(mlir::Block *block);
  void leaveByBranch(mlir::Block *block, llvm::ArrayRef<unsigned> exits);
  void leaveByEdge(unsigned exit, llvm::ArrayRef<unsigned> freed);
  llvm::SmallVector<unsigned> freedOnAll(llvm::ArrayRef<unsigned> exits) const;
  void copyShifted(mlir::OpBuilder &builder, unsigned exit);
  void freeRoot(mlir::OpBuilder &builder, unsigned root);
  void freeAtEnd(unsigned root, mlir::Block *block);
  /// Builds the frees of one exit. Returns the indicator of each forward, null if it takes nothing.
  llvm::SmallVector<mlir::Value> transfer(mlir::OpBuilder &builder, unsigned exit);
  mlir::Value choose(mlir::OpBuilder &builder, const Exit &exit, const Transfer::Chosen &chosen);
  mlir::Value operandOf(const Exit &exit, const Forward &forward) const;
  void appendToRegion(mlir::OpBuilder &builder, const Exit &exit,
                      llvm::ArrayRef<mlir::Value> indicators);
  void appendToBranch(mlir::BranchOpInterface branch, const Exit &exit,
                      llvm::ArrayRef<mlir::Value> indicators);
  void leaveByReturn(unsigned exit);
  void leaveUnreachable(mlir::Block *block);

  Plan &plan;
  Counts &counts;
  Emit emit;
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> rebuiltAs;
  /// The old ops of `rebuiltAs`. They are kept until the end so that no new op gets the address of
  /// one, which is a key.
  llvm::SmallVector<mlir::Operation *> gone;
};

} // namespace freehold::ownership
