//===- BufferFate.h - What becomes of a buffer ------------------*- C++ -*-===//
// The passes that move allocations ask of each buffer where its memrefs get to and what is done
// with them, over everything that sourceOf traces back to it. Values in a cycle (loop-carried ones)
// share one answer; all answers together take one pass over values and uses.
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
    /// Freed, reallocated, handed over to a callee that owns it, or operand of a dealloc op.
    Freed = 1,
    /// Stored, made an address or a tensor of, or used by an op that may keep it or runs on.
    Kept = 2,
    /// Passed to an external function, which obeys the function boundary ABI.
    Lent = 4,
    /// Passed to any other call.
    Called = 8,
    /// Source of a bufferization.clone: neither may be written while both live.
    Cloned = 16,
    Returned = 32,
    /// Copied to other memory, unwritten cells included.
    Copied = 64,
  };
  unsigned marks = 0;
  /// The nearest block that dominates all that may be the buffer, itself included; in the innermost
  /// region that holds them all. Null if all are unreachable.
  mlir::Block *top = nullptr;

  bool has(unsigned mask) const { return marks & mask; }
};

struct FateOptions {
  /// Whether a block argument that a later iteration of a loop of branches gets counts as the
  /// buffer.
  bool nextIterations = true;
};

class BufferFates {
public:
  /// Of all memref values below `root`; says the same until the IR is changed otherwise than by
  /// moving allocations to where they dominate what they did before.
  BufferFates(mlir::Operation *root, mlir::DominanceInfo &dominance,
              const FateOptions &options = {});

  const Fate &of(mlir::Value memref) const { return nodes[numbers.lookup(memref)].fate; }

private:
  struct Node {
    mlir::Value value;
    Fate fate;
    llvm::SmallVector<unsigned, 2> derived;
    unsigned index = 0, low = 0;
    bool finished = false;
  };

  void add(mlir::Value value);
  void connect(unsigned number);
  void markUses(Node &node);
  unsigned marksOfUse(mlir::OpOperand &use);
  unsigned marksOfCall(mlir::OpOperand &use);
  bool runsOn(mlir::Operation *op);
  void condense(unsigned start);
  void finish(llvm::ArrayRef<unsigned> members);
  mlir::Block *join(mlir::Block *a, mlir::Block *b) const;

  mlir::DominanceInfo &dominance;
  FateOptions options;
  mlir::SymbolTableCollection symbols;
  std::vector<Node> nodes;
  llvm::DenseMap<mlir::Value, unsigned> numbers;
  llvm::DenseMap<mlir::Operation *, bool> runningOn;
  std::vector<unsigned> stack;
  unsigned visited = 0;
};

/// Whether control gets to `block`, as far as branches tell, its enclosing regions included.
bool isReachable(mlir::Block *block, mlir::DominanceInfo &dominance);

} // namespace freehold::placement
