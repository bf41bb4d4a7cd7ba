//===- ApartArguments.cpp -------------------------------------------------===//
#include "oracle/core/inputs/ApartArguments.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace freehold {

/// Returns the arguments that `attribute` of argument `number` declares not to share its buffer.
static std::vector<uint64_t> named(Attribute attribute, unsigned number, unsigned arguments) {
  std::vector<uint64_t> others;
  if (isa_and_nonnull<UnitAttr>(attribute))
    for (unsigned other = 0; other < arguments; ++other)
      others.push_back(other);
  if (auto list = dyn_cast_or_null<ArrayAttr>(attribute))
    for (Attribute each : list)
      if (auto other = dyn_cast<IntegerAttr>(each);
          other && other.getValue().getActiveBits() <= 32 && !other.getValue().isNegative())
        others.push_back(other.getValue().getZExtValue());
  llvm::erase(others, number);
  return others;
}

namespace {
/// The pairs of memref arguments of one function that share no buffer.
class Pairs {
public:
  Pairs(Operation *function, unsigned arguments)
      : function_(dyn_cast_or_null<FunctionOpInterface>(function)), apart_(arguments) {}

  bool isFunction() const { return !!function_; }
  bool isMemRef(uint64_t number) {
    return number < apart_.size() && number < function_.getNumArguments() &&
           isa<BaseMemRefType>(typeOf(number));
  }
  Type typeOf(uint64_t number) { return function_.getArgumentTypes()[number]; }
  void add(uint64_t number, uint64_t other);
  /// Adds the pairs that attributes of this name declare, on any argument.
  void addNamed(StringRef attribute);
  void addDistinctObjects();
  std::vector<std::vector<unsigned>> finish();

private:
  FunctionOpInterface function_;
  std::vector<std::vector<unsigned>> apart_;
};
} // namespace

void Pairs::add(uint64_t number, uint64_t other) {
  if (number == other || !isMemRef(number) || !isMemRef(other))
    return;
  apart_[number].push_back(static_cast<unsigned>(other));
  apart_[other].push_back(static_cast<unsigned>(number));
}

void Pairs::addNamed(StringRef attribute) {
  for (unsigned number = 0; number < apart_.size(); ++number)
    if (isMemRef(number))
      for (uint64_t other : named(function_.getArgAttr(number, attribute), number, apart_.size()))
        add(number, other);
}

void Pairs::addDistinctObjects() {
  if (function_.isExternal())
    return;
  Block *entry = &function_.front();
  function_->walk([&](memref::DistinctObjectsOp op) {
    for (Value a : op.getOperands())
      for (Value b : op.getOperands())
        if (auto first = dyn_cast<BlockArgument>(a), second = dyn_cast<BlockArgument>(b);
            first && second && first.getOwner() == entry && second.getOwner() == entry)
          add(first.getArgNumber(), second.getArgNumber());
  });
}

std::vector<std::vector<unsigned>> Pairs::finish() {
  for (std::vector<unsigned> &others : apart_) {
    llvm::sort(others);
    others.erase(std::unique(others.begin(), others.end()), others.end());
  }
  return std::move(apart_);
}

std::vector<std::vector<unsigned>> apartArguments(Operation *function, unsigned arguments) {
  Pairs pairs(function, arguments);
  if (pairs.isFunction())
    pairs.addNamed("freehold.noalias");
  return pairs.finish();
}

std::vector<std::vector<unsigned>> keptApart(Operation *function, unsigned arguments) {
  Pairs pairs(function, arguments);
  if (!pairs.isFunction())
    return pairs.finish();
  pairs.addNamed("freehold.noalias");
  pairs.addNamed("llvm.noalias");
  pairs.addDistinctObjects();
  auto spaceOf = [&](unsigned number) {
    return cast<BaseMemRefType>(pairs.typeOf(number)).getMemorySpace();
  };
  for (unsigned number = 0; number < arguments; ++number)
    for (unsigned other = 0; other < number; ++other)
      if (pairs.isMemRef(number) && pairs.isMemRef(other) && spaceOf(number) != spaceOf(other))
        pairs.add(number, other);
  return pairs.finish();
}

} // namespace freehold
