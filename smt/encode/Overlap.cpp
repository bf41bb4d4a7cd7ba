//===- Overlap.cpp - Whether two views of one allocation have a byte in common ===//
// Let both views have one element type and shift, so that their elements lie on one grid of cells,
// and let their strides be literals that are not negative. Neither is empty.
//
//   a = { start_a + sum i_d s_d : 0 <= i_d < n_d }      b = { start_b + sum j_d r_d : 0 <= j_d < m_d }
//
//   apart        the last cell of one comes before the first of the other: they do not overlap
//   congruence   start_b - start_a is no multiple of the greatest common divisor of all strides: they
//                do not overlap
//   s = r        they overlap iff start_b - start_a = sum k_d s_d for some k with -m_d < k_d < n_d,
//                since those are the differences i_d - j_d. With one stride, that is: a multiple, and
//                not apart. With several, the k of all dimensions but one are tried, whose sizes have
//                to be literals; what the last one would be follows.
//
// Otherwise it is an unknown predicate of the two views, for which the first two rules hold.
//===----------------------------------------------------------------------===//
#include "smt/encode/Memory.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

#include <cstdlib>
#include <numeric>
#include <optional>

namespace freehold::smt {

/// Sums with strides below this do not wrap: sizes are small if a view is inside its allocation.
static constexpr uint64_t kStrideMax = 1 << 16;
/// No allocation has this many elements.
static constexpr int64_t kPlaceMax = int64_t(1) << 50;
/// Maximum number of differences of indices that are enumerated.
static constexpr int64_t kTriesMax = 1 << 12;

static bool isLiteral(Term a) { return a->op == TermNode::Op::Literal; }

namespace {
/// A dimension in which one of the views has more than one element.
struct Dimension {
  Term n, m;
  int64_t stride;
};

/// Two views on one grid with literal strides.
class Pair {
public:
  Pair(Terms &t, const MemRefTerm &a, const MemRefTerm &b) : t(t), a(a), b(b) {}

  Term isApart() const;
  /// Whether the starts differ by a multiple of the divisor of all strides; null if unknown.
  Term isCongruent() const;
  /// The exact condition; null if unknown.
  Term isExact() const;

private:
  Term last(const MemRefTerm &view) const;
  Term distance() const { return t.bvSub(b.start, a.start); }
  std::optional<llvm::SmallVector<Dimension>> dimensions() const;
  Term isSum(llvm::ArrayRef<Dimension> tried, const Dimension &solved, int64_t sum) const;

  Terms &t;
  const MemRefTerm &a, &b;
};
} // namespace

Term Pair::last(const MemRefTerm &view) const {
  Term place = view.start;
  for (auto [size, stride] : llvm::zip_equal(view.sizes, view.strides))
    place = t.bvAdd(place, times(t, t.bvSub(size, index(t, 1)), stride));
  return place;
}

/// Both views are inside their allocation, so positions are small numbers.
Term Pair::isApart() const {
  return t.either(t.bvSlt(last(a), b.start), t.bvSlt(last(b), a.start));
}

Term Pair::isCongruent() const {
  uint64_t divisor = 0;
  for (const MemRefTerm *view : {&a, &b})
    for (auto [size, stride] : llvm::zip_equal(view->sizes, view->strides))
      if (size != index(t, 1))
        divisor = std::gcd(divisor, stride->value);
  if (divisor == 0)
    return t.equal(a.start, b.start);
  Term between = distance();
  if (isLiteral(between))
    return t.boolean(static_cast<int64_t>(between->value) % static_cast<int64_t>(divisor) == 0);
  if (!llvm::isPowerOf2_64(divisor))
    return nullptr;
  return t.equal(t.bvAnd(between, index(t, divisor - 1)), index(t, 0));
}

/// Returns the relevant dimensions; std::nullopt if the strides differ in one of them.
std::optional<llvm::SmallVector<Dimension>> Pair::dimensions() const {
  if (a.sizes.size() != b.sizes.size())
    return std::nullopt;
  llvm::SmallVector<Dimension> all;
  for (auto [n, m, s, r] : llvm::zip_equal(a.sizes, b.sizes, a.strides, b.strides)) {
    bool isOne = n == index(t, 1) && m == index(t, 1);
    if (isOne || (s == r && s->value == 0))
      continue;
    if (s != r)
      return std::nullopt;
    all.push_back({n, m, static_cast<int64_t>(s->value)});
  }
  return all;
}

/// Returns whether `sum` is a sum of one difference in each dimension of `tried` and in `solved`.
Term Pair::isSum(llvm::ArrayRef<Dimension> tried, const Dimension &solved, int64_t sum) const {
  if (tried.empty()) {
    if (sum % solved.stride != 0)
      return t.no();
    int64_t k = sum / solved.stride;
    return t.both(t.bvSlt(index(t, k), solved.n), t.bvSlt(index(t, -k), solved.m));
  }
  const Dimension &next = tried.front();
  llvm::SmallVector<Term> ways;
  for (int64_t k = 1 - static_cast<int64_t>(next.m->value),
               end = static_cast<int64_t>(next.n->value);
       k < end; ++k)
    ways.push_back(isSum(tried.drop_front(), solved, sum - k * next.stride));
  return t.any(ways);
}

Term Pair::isExact() const {
  auto all = dimensions();
  if (!all)
    return nullptr;
  if (all->empty())
    return t.equal(a.start, b.start);
  if (all->size() == 1) {
    Term isMultiple = isCongruent();
    return isMultiple ? t.both(isMultiple, t.negate(isApart())) : nullptr;
  }
  auto isOpen = [](const Dimension &one) {
    auto isShort = [](Term size) { return isLiteral(size) && size->value <= kTriesMax; };
    return !isShort(one.n) || !isShort(one.m);
  };
  // Solve for a dimension that cannot be enumerated, else for the one with the largest stride.
  llvm::sort(*all, [&](const Dimension &x, const Dimension &y) {
    return std::pair(isOpen(x), x.stride) > std::pair(isOpen(y), y.stride);
  });
  llvm::ArrayRef<Dimension> tried = llvm::ArrayRef(*all).drop_front();
  int64_t tries = 1;
  for (const Dimension &one : tried) {
    if (isOpen(one))
      return nullptr;
    tries *= static_cast<int64_t>(one.n->value + one.m->value);
    if (tries > kTriesMax)
      return nullptr;
  }
  Term between = distance();
  if (!isLiteral(between) || std::abs(static_cast<int64_t>(between->value)) > kPlaceMax)
    return nullptr;
  return isSum(tried, all->front(), static_cast<int64_t>(between->value));
}

Term overlaps(Terms &t, const MemRefTerm &a, const MemRefTerm &b, std::vector<Term> &facts) {
  Term answer = t.apply("overlaps", kBool, {viewOf(t, a), viewOf(t, b)});
  auto isLaidOut = [](const MemRefTerm &view) {
    return view.isRanked && llvm::all_of(view.strides, [](Term stride) {
             return isLiteral(stride) && stride->value < kStrideMax;
           });
  };
  bool isOneGrid = a.element == b.element && a.shift == b.shift;
  if (!isOneGrid || !isLaidOut(a) || !isLaidOut(b))
    return answer;
  Pair pair(t, a, b);
  if (Term exact = pair.isExact())
    return exact;
  facts.push_back(t.implies(pair.isApart(), t.negate(answer)));
  if (Term isCongruent = pair.isCongruent())
    facts.push_back(t.either(isCongruent, t.negate(answer)));
  return answer;
}

} // namespace freehold::smt
