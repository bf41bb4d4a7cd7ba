//===- Materializer.h - The steps of materialize() --------------*- C++ -*-===//
// In order: indicators of arguments and results of the function, of calls, of region ops and
// blocks; cells; ops that process themselves; existing frees; calls that buffers are handed to;
// last, the exits. Ops that are rebuilt on the way are found through `current`; values of roots and
// slots are kept up to date.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Materialize.h"
#include "passes/ownership/Plan.h"

namespace mlir::bufferization {
class DeallocOp;
class DeallocationState;
} // namespace mlir::bufferization

namespace freehold::ownership {

/// The number of the operand after the last argument of `call`.
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
  /// Of a value that is a root: what it owns at the builder's place.
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
  /// Frees and hands on; for each forward the indicator of what it takes, null for nothing.
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
  /// What was rebuilt; kept to the end, so that its address stays its own.
  llvm::SmallVector<mlir::Operation *> gone;
};

} // namespace freehold::ownership
