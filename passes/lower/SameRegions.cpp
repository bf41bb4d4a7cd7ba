//===- SameRegions.cpp ----------------------------------------------------===//
#include "passes/lower/SameRegions.h"

#include "mlir/IR/Operation.h"

using namespace mlir;

namespace freehold {

namespace {
/// Pairs all ops, blocks and values in order first, and then compares the operands of paired ops.
class Comparison {
public:
  bool same(MutableArrayRef<Region> left, MutableArrayRef<Region> right) {
    return pairRegions(left, right) &&
           llvm::all_of(ops_, [&](auto pair) { return sameUses(*pair.first, *pair.second); });
  }

private:
  bool pairRegions(MutableArrayRef<Region> left, MutableArrayRef<Region> right) {
    if (left.size() != right.size())
      return false;
    for (auto [a, b] : llvm::zip_equal(left, right)) {
      auto leftBlock = a.begin(), rightBlock = b.begin();
      for (; leftBlock != a.end() && rightBlock != b.end(); ++leftBlock, ++rightBlock)
        if (!pairBlocks(*leftBlock, *rightBlock))
          return false;
      if (leftBlock != a.end() || rightBlock != b.end())
        return false;
    }
    return true;
  }

  bool pairBlocks(Block &left, Block &right) {
    blocks_[&left] = &right;
    if (!pairValues(left.getArguments(), right.getArguments()))
      return false;
    auto a = left.begin(), b = right.begin();
    for (; a != left.end() && b != right.end(); ++a, ++b)
      if (!pairOps(*a, *b))
        return false;
    return a == left.end() && b == right.end();
  }

  bool pairOps(Operation &left, Operation &right) {
    ops_.push_back({&left, &right});
    return left.getName() == right.getName() &&
           left.getDiscardableAttrDictionary() == right.getDiscardableAttrDictionary() &&
           left.getName().compareOpProperties(left.getPropertiesStorage(),
                                              right.getPropertiesStorage()) &&
           pairValues(left.getResults(), right.getResults()) &&
           pairRegions(left.getRegions(), right.getRegions());
  }

  bool pairValues(ValueRange left, ValueRange right) {
    if (left.getTypes() != right.getTypes())
      return false;
    for (auto [a, b] : llvm::zip_equal(left, right))
      values_[a] = b;
    return true;
  }

  bool sameUses(Operation &left, Operation &right) const {
    return llvm::equal(left.getOperands(), right.getOperands(),
                       [&](Value a, Value b) { return values_.lookup(a) == b; }) &&
           llvm::equal(left.getSuccessors(), right.getSuccessors(),
                       [&](Block *a, Block *b) { return blocks_.lookup(a) == b; });
  }

  llvm::DenseMap<Value, Value> values_;
  llvm::DenseMap<Block *, Block *> blocks_;
  SmallVector<std::pair<Operation *, Operation *>> ops_;
};
} // namespace

bool sameRegions(MutableArrayRef<Region> left, MutableArrayRef<Region> right) {
  return Comparison().same(left, right);
}

} // namespace freehold
