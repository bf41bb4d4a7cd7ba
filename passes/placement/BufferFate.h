//===- BufferFate.h - How the memrefs of a buffer are used --------*- C++ -*-===//
// Computes, for each buffer, the blocks to which its memrefs flow and how they are used, over all
// values that sourceOf traces back to the buffer. The passes that move allocations use it. Values in
// a cycle, which are loop-carried, share one result. All results are computed in one pass over the
// values and their uses.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Dominance.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Value.h"

#include "llvm/ADT/DenseMap.h"

#include <vector>

namespace freehold::placement {

struct Fate {
  enum Mark : unsigned {
    /// Freed, reallocated, passed to a callee that takes ownership, or operand of a dealloc op.
    Freed = 1,
    /// Stored, made into an address or a tensor, what a tensor is materialized in, or used by an op that may keep it or that runs on
    /// after control has passed it.
    Kept = 2,
    /// Passed to an external function, which obeys the function boundary ABI.
    Borrowed = 4,
    /// Passed to any other call.
    Called = 8,
    /// Source of a bufferization.clone: neither may be written while both live.
    Cloned = 16,
    Returned = 32,
    /// Copied to other memory, unwritten cells included.
    Copied = 64,
  };
  unsigned marks = 0;
  /// The nearest block that dominates the definitions of all values that may be the buffer, its
  /// allocation included, in the innermost region that holds them all. Null if all are unreachable.
  mlir::Block *top = nullptr;

  bool has(unsigned mask) const { return marks & mask; }
};

struct FateOptions {
  /// Whether block arguments count that the buffer is passed to on a back edge, which is in a later
  /// iteration of a loop of branches.
  bool nextIterations = true;
};

class BufferFates {
public:
  /// Looks at all memrefs in `root`. Answers stay valid while the IR is only changed by moving
  /// allocations up, to where they still dominate all that they dominated before.
  BufferFates(mlir::Operation *root, mlir::DominanceInfo &dominance,
              const FateOptions &options = {});

  const Fate &of(mlir::Value memref) const { return nodes[numbers.lookup(memref)].fate; }

private:
  struct Node {
    mlir::Value value;
    Fate fate;
    llvm::SmallVector<unsigned, 2> derived;
    bool finished = false;
  };

  void add(mlir::Value value);
  void connect(unsigned number);
  void markUses(Node &node);
  unsigned marksOfUse(mlir::OpOperand &use);
  unsigned marksOfCall(mlir::OpOperand &use);
  bool runsOn(mlir::Operation *op);
  void finish(llvm::ArrayRef<unsigned> members);
  mlir::Block *join(mlir::Block *a, mlir::Block *b) const;

  mlir::DominanceInfo &dominance;
  FateOptions options;
  mlir::SymbolTableCollection symbols;
  std::vector<Node> nodes;
  llvm::DenseMap<mlir::Value, unsigned> numbers;
  llvm::DenseMap<mlir::Operation *, bool> runningOn;
};

} // namespace freehold::placement
