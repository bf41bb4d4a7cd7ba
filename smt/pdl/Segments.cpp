//===- Segments.cpp - Operands of a bufferization.dealloc in PDL ----------===//
// Tries all k and n up to a bound above which the answers do not change.
//===----------------------------------------------------------------------===//
#include "smt/pdl/Segments.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace freehold::smt;

namespace {
/// Maximum number of groups; the number of tries is quadratic.
constexpr unsigned kLengthMax = 64;

/// Groups of a matched op: how many precede the first range, and whether there is only one range.
struct Groups {
  llvm::ArrayRef<PdlGroup> groups;
  unsigned flat;
  explicit Groups(llvm::ArrayRef<PdlGroup> groups) : groups(groups) {
    flat =
        llvm::find_if(groups, [](const PdlGroup &group) { return group.isRange; }) - groups.begin();
  }
  bool hasRange() const { return flat < groups.size(); }
  bool isAll() const { return groups.size() == 1 && hasRange(); }
};

bool agrees(PdlKind kind, PdlKind found) { return kind == PdlKind::Unknown || kind == found; }

/// Decides whether a dealloc of k memrefs and n retained values matches.
class Shape {
public:
  explicit Shape(const DeallocPattern &pattern)
      : pattern_(pattern), operands_(pattern.operands), results_(pattern.results) {}

  bool fits(unsigned k, unsigned n) const {
    if (pattern_.sizes && *pattern_.sizes != std::array<unsigned, 3>{k, k, n})
      return false;
    return operandsFit(k, n) && resultsFit(n);
  }

  /// Returns a bound above which a larger k or n makes no difference.
  unsigned bound() const {
    unsigned bound = pattern_.operands.size() + pattern_.results.size();
    for (const auto *groups : {&pattern_.operands, &pattern_.results})
      for (const PdlGroup &group : *groups)
        bound = std::max<unsigned>(bound, group.length.value_or(0));
    if (pattern_.sizes)
      for (unsigned size : *pattern_.sizes)
        bound = std::max(bound, size);
    return bound + 1;
  }

  const Groups &operands() const { return operands_; }

private:
  static PdlKind kindAt(unsigned position, unsigned k) {
    return position >= k && position < 2 * k ? PdlKind::Condition : PdlKind::Memref;
  }

  bool allFit(const PdlGroup &group, unsigned k, unsigned n) const {
    if (group.length && *group.length != 2 * k + n)
      return false;
    for (unsigned i = 0; i < 2 * k + n; ++i)
      if (!agrees(group.kind, kindAt(i, k)))
        return false;
    return true;
  }

  bool operandsFit(unsigned k, unsigned n) const {
    if (operands_.isAll())
      return allFit(operands_.groups.front(), k, n);
    if (!operands_.hasRange() && operands_.flat != 2 * k + n)
      return false;
    for (auto [i, group] : llvm::enumerate(operands_.groups)) {
      if (i < operands_.flat) {
        if (i >= 2 * k + n || !agrees(group.kind, kindAt(i, k)))
          return false;
        continue;
      }
      if (i >= 3)
        return false;
      unsigned size = i == 2 ? n : k;
      if (!group.isRange && size != 1)
        return false;
      if (group.length && *group.length != size)
        return false;
      if (size && !agrees(group.kind, i == 1 ? PdlKind::Condition : PdlKind::Memref))
        return false;
    }
    return true;
  }

  /// ODS has one group of results: a second group is whatever follows the first result, and so on.
  bool resultsFit(unsigned n) const {
    if (!results_.hasRange())
      return n == results_.flat;
    unsigned values = 0;
    for (auto [i, group] : llvm::enumerate(results_.groups)) {
      values += !group.isRange;
      if (i < results_.flat)
        continue;
      if (n < i || (group.length && *group.length != n - i) || (!group.isRange && n != i + 1))
        return false;
    }
    return n >= values;
  }

  const DeallocPattern &pattern_;
  Groups operands_, results_;
};

/// Returns one number, or all numbers from one on. `sizes` covers the numbers up to the bound.
std::optional<SegmentSize> asSize(const llvm::SmallBitVector &sizes) {
  int first = sizes.find_first();
  if (sizes.count() == 1 && !sizes.test(sizes.size() - 1))
    return SegmentSize{unsigned(first), false};
  if (sizes.count() == sizes.size() - first)
    return SegmentSize{unsigned(first), true};
  return std::nullopt;
}

std::string spell(unsigned k, unsigned n) {
  return llvm::formatv("array<i32: {0}, {0}, {1}>", k, n).str();
}
} // namespace

std::variant<Segments, std::string> freehold::smt::resolveSegments(const DeallocPattern &pattern) {
  Shape shape(pattern);
  unsigned bound = shape.bound();
  if (bound > kLengthMax)
    return llvm::formatv("more than {0} operands or results", kLengthMax).str();

  llvm::SmallBitVector ks(bound + 1), ns(bound + 1);
  llvm::SmallVector<std::pair<unsigned, unsigned>> found;
  for (unsigned k = 0; k <= bound; ++k)
    for (unsigned n = 0; n <= bound; ++n)
      if (shape.fits(k, n)) {
        ks.set(k);
        ns.set(n);
        found.emplace_back(k, n);
      }
  if (found.empty())
    return std::string("matches no 'bufferization.dealloc': its operand groups are memrefs, "
                       "conditions, retained, with as many conditions as memrefs and as many "
                       "results as retained values");

  std::optional<SegmentSize> memrefs = asSize(ks), retained = asSize(ns);
  bool isProduct = found.size() == size_t(ks.count()) * ns.count();
  // A value given by its position must be the same operand for all sizes.
  bool isDecided =
      memrefs && retained && isProduct &&
      (!memrefs->hasRest || shape.operands().isAll() || shape.operands().flat <= memrefs->scalars);
  if (!isDecided) {
    auto other = llvm::find_if(found, [&](auto sizes) { return sizes.first != found[0].first; });
    if (other == found.end())
      other = &found[1];
    return llvm::formatv("ambiguous operands of 'bufferization.dealloc': PDL finds values by their "
                         "position among all operands, which matches operandSegmentSizes = {0} as "
                         "well as {1}; say operandSegmentSizes in the pattern, or the types of the "
                         "operands (i1 of a condition)",
                         spell(found[0].first, found[0].second), spell(other->first, other->second))
        .str();
  }
  return Segments{*memrefs, *retained};
}
