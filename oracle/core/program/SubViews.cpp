//===- SubViews.cpp -------------------------------------------------------===//
#include "oracle/core/program/SubViews.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;

namespace freehold {

namespace {
/// Finds out which dimensions of the source a result of lower rank keeps.
struct Search {
  memref::SubViewOp op;
  SmallVector<int64_t> from, to;
  SmallVector<unsigned> kept = {};

  bool mayKeep(unsigned d, unsigned r) {
    int64_t step = op.getStaticStrides()[d];
    bool isKnown = !ShapedType::isDynamic(step) && !ShapedType::isDynamic(from[d]) &&
                   !ShapedType::isDynamic(to[r]);
    return op.getStaticSizes()[d] == op.getType().getDimSize(r) &&
           (!isKnown || step * from[d] == to[r]);
  }
  /// Returns true if the dimensions from `d` on can make those of the result from `r` on.
  bool match(unsigned d, unsigned r) {
    if (d == from.size())
      return r == to.size();
    if (r < to.size() && mayKeep(d, r)) {
      kept.push_back(d);
      if (match(d + 1, r + 1))
        return true;
      kept.pop_back();
    }
    return op.getStaticSizes()[d] == 1 && match(d + 1, r);
  }
};
} // namespace

std::optional<SmallVector<unsigned>> keptDims(memref::SubViewOp op) {
  const bool hasSteps = llvm::any_of(op.getStaticStrides(), [](int64_t step) { return step != 1; });
  SmallVector<unsigned> kept;
  if (!hasSteps || op.getType().getRank() == op.getSourceType().getRank()) {
    llvm::SmallBitVector dropped(op.getSourceType().getRank());
    if (!hasSteps)
      dropped = op.getDroppedDims();
    for (unsigned d = 0; d < dropped.size(); ++d)
      if (!dropped.test(d))
        kept.push_back(d);
  } else {
    Search search{op, {}, {}};
    int64_t offset;
    if (failed(op.getSourceType().getStridesAndOffset(search.from, offset)) ||
        failed(op.getType().getStridesAndOffset(search.to, offset)) || !search.match(0, 0))
      return std::nullopt;
    kept = std::move(search.kept);
  }
  return static_cast<int64_t>(kept.size()) == op.getType().getRank() ? std::optional(kept)
                                                                     : std::nullopt;
}

} // namespace freehold
