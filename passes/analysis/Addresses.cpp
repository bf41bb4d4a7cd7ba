//===- Addresses.cpp ------------------------------------------------------===//
#include "passes/analysis/Addresses.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold {

namespace {
/// Follows values of one kind to their users, block arguments and results.
class Following {
public:
  virtual ~Following() = default;
  bool leaves(Value first, Region *home);

protected:
  /// Whether control flow may pass `from` to `to`.
  virtual bool mayBecome(Value from, Value to) const = 0;
  /// Adds what the op of the use, no terminator, makes of the value.
  virtual void addResults(OpOperand &use) = 0;
  void add(Value from, ValueRange values) {
    for (Value value : values)
      if (mayBecome(from, value))
        values_.insert(value);
  }
  void addRegionArguments(Value from, Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        add(from, block.getArguments());
  }

private:
  llvm::SmallSetVector<Value, 8> values_;
};

class Tensors : public Following {
  bool mayBecome(Value, Value to) const override { return isa<TensorType>(to.getType()); }
  void addResults(OpOperand &use) override;
};

class Addresses : public Following {
  bool mayBecome(Value from, Value to) const override { return from.getType() == to.getType(); }
  void addResults(OpOperand &use) override;
};
} // namespace

bool Following::leaves(Value first, Region *home) {
  values_.insert(first);
  for (size_t n = 0; n < values_.size(); ++n) {
    Value value = values_[n];
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      if (!user->hasTrait<OpTrait::IsTerminator>()) {
        addResults(use);
        continue;
      }
      for (Block *next : user->getSuccessors())
        add(value, next->getArguments());
      if (user->getNumSuccessors() > 0)
        continue;
      if (user->getParentRegion() == home)
        return true;
      add(value, user->getParentOp()->getResults());
      addRegionArguments(value, user->getParentOp());
    }
  }
  return false;
}

/// Adds the results that may be the same tensor or a part of it, once all is bufferized.
void Tensors::addResults(OpOperand &use) {
  Operation *user = use.getOwner();
  if (auto destination = dyn_cast<DestinationStyleOpInterface>(user)) {
    if (destination.isDpsInit(&use))
      add(use.get(), user->getResults());
  } else if (isa<CallOpInterface, SelectLikeOpInterface>(user) || user->getNumRegions() > 0 ||
             user->getName().getDialectNamespace() == "tensor") {
    // Slices, casts and reshapes are views once they are bufferized.
    add(use.get(), user->getResults());
    addRegionArguments(use.get(), user);
  }
}

/// What a truncation, a comparison or a remainder makes of an address leads to no buffer.
static bool keepsAddress(Operation *op) {
  if (isa<arith::TruncIOp>(op))
    return false;
  return isa<CastOpInterface, SelectLikeOpInterface, arith::AddIOp, arith::SubIOp, LLVM::IntToPtrOp,
             LLVM::PtrToIntOp, LLVM::GEPOp, LLVM::BitcastOp, LLVM::AddrSpaceCastOp,
             LLVM::ExtractValueOp, LLVM::AddOp, LLVM::SubOp>(op);
}

void Addresses::addResults(OpOperand &use) {
  Operation *user = use.getOwner();
  if (keepsAddress(user))
    for (Value result : user->getResults())
      add(result, result);
  addRegionArguments(use.get(), user);
  if (isa<RegionBranchOpInterface>(user))
    add(use.get(), user->getResults());
}

bool tensorLeaves(Value tensor, Region *home) { return Tensors().leaves(tensor, home); }

bool addressLeaves(OpOperand &use, Region *home) {
  if (!has(useOf(use), MemRefUse::TakesAddress | MemRefUse::Converts))
    return false;
  if (!has(useOf(use), MemRefUse::TakesAddress) && !keepsAddress(use.getOwner()))
    return false;
  return llvm::any_of(use.getOwner()->getResults(), [&](Value result) {
    return !isMemref(result) && !isa<TensorType>(result.getType()) &&
           Addresses().leaves(result, home);
  });
}

} // namespace freehold
