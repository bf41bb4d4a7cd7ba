//===- Dealloc.cpp - One bufferization.dealloc, simplified ----------------===//
// The op is read into lists of operands and retained values, the patterns shrink the lists, and one
// op is written for each group of operands that may be the same allocation. The cost is linear in
// the operands, except that pairs are compared in buckets of at most `bucketMax` values.
//===----------------------------------------------------------------------===//
#include "passes/simplify/Dealloc.h"

#include "passes/analysis/StandIn.h"
#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold {

/// The most values of a bucket. If more values may be the same allocation, they are not compared
/// pair by pair, but all taken to be.
static constexpr unsigned bucketMax = 32;

namespace {
struct Operand {
  Value memref;
  llvm::SmallSetVector<Value, 2> conditions;
  /// Indices of the retained values that may be the same allocation, and whether they are.
  SmallVector<std::pair<unsigned, SameAs>, 2> retained;
};

struct Retained {
  Value memref;
  /// The result for this value is the disjunction of these conditions.
  llvm::SmallSetVector<Value, 2> owners;
};

class Simplifier {
public:
  Simplifier(bufferization::DeallocOp op, SameAllocation &same, SimplifyCounts &counts)
      : op(op), same(same), counts(counts), b(op) {}
  void run();

private:
  void readOperands();
  void readRetained();
  void relate();
  Value memrefAt(unsigned index) const {
    return index < operands.size() ? operands[index].memref
                                   : retained[index - operands.size()].memref;
  }
  void compare(unsigned a, unsigned b);
  void uniteBucket(ArrayRef<unsigned> bucket);
  llvm::IntEqClasses findBuckets(bool byKinds);
  void foldRetained();
  bool isUnchanged(ArrayRef<SmallVector<unsigned>> groups) const;
  SmallVector<SmallVector<unsigned>> findGroups();
  bufferization::DeallocOp write(ArrayRef<unsigned> group);
  Value anyOf(ArrayRef<Value> conditions);
  Value constant(bool value) {
    return arith::ConstantOp::create(b, op.getLoc(), b.getBoolAttr(value));
  }

  bufferization::DeallocOp op;
  SameAllocation &same;
  SimplifyCounts &counts;
  OpBuilder b;
  SmallVector<Operand, 0> operands;
  SmallVector<Retained, 0> retained;
  /// For each result of the op, the index in `retained` of the value that it is for.
  SmallVector<unsigned> places;
  /// The origins of all operands, then of all retained values.
  SmallVector<SameAllocation::Origins, 0> origins;
  /// Pairs of indices of operands that may be the same allocation.
  SmallVector<std::pair<unsigned, unsigned>> links;
  bool changed = false;
};
} // namespace

//===----------------------------------------------------------------------===//
// Reading: S1, S2, S3, S8
//===----------------------------------------------------------------------===//

static Value baseOf(Value memref) {
  auto metadata = memref.getDefiningOp<memref::ExtractStridedMetadataOp>();
  return metadata && memref == metadata.getBaseBuffer() ? metadata.getSource() : Value();
}

/// Whether the base buffers of `memref` and of `root`, which it is a view of, have the same
/// descriptor.
static bool sharesBase(Value memref, Value root) {
  while (memref != root) {
    Operation *view = memref.getDefiningOp();
    if (!view || !keepsAlignedPointer(view))
      return false;
    Source source = sourceOf(memref);
    if (source.kind != Source::Kind::View)
      return false;
    memref = source.values.front();
  }
  return true;
}

/// The value by which operands are told apart: operands with the same handle merge. `root` is a
/// handle of memrefs that have its descriptor or its base buffer. A view that starts elsewhere has
/// a handle of its own, since an operand must be the allocated memref (D4).
static Value handleOf(Value memref, Value root) {
  Value plain = withoutCasts(memref);
  Value based = baseOf(plain);
  bool isHandle = plain == root || (based && sharesBase(based, root));
  return isHandle ? root : plain;
}

/// Whether one of the conditions is set on every run: among the operands of the arith.ori ops that
/// make them are a value and its opposite.
static bool holdsAlways(ArrayRef<Value> conditions) {
  llvm::SmallSetVector<Value, 8> parts(conditions.begin(), conditions.end());
  for (unsigned i = 0; i < parts.size() && parts.size() <= bucketMax; ++i)
    if (auto either = parts[i].getDefiningOp<arith::OrIOp>())
      parts.insert_range(either->getOperands());
  return llvm::any_of(parts, [&](Value part) {
    auto inverted = part.getDefiningOp<arith::XOrIOp>();
    return inverted && matchPattern(inverted.getRhs(), m_One()) &&
           parts.contains(inverted.getLhs());
  });
}

void Simplifier::readOperands() {
  llvm::MapVector<Value, unsigned> known;
  for (auto [memref, condition] : llvm::zip_equal(op.getMemrefs(), op.getConditions())) {
    if (matchPattern(condition, m_Zero())) {
      changed = true;
      ++counts.folded;
      continue;
    }
    bool isDecided = holdsAlways(condition);
    changed |= isDecided;
    Value root = same.root(memref);
    Value handle = handleOf(memref, root);
    auto [it, isNew] = known.insert({handle, operands.size()});
    if (isNew)
      operands.push_back({memref, {}, {}});
    Operand &operand = operands[it->second];
    operand.conditions.insert(isDecided ? constant(true) : condition);
    // Of merged operands the allocation itself is kept if it is one of them. Otherwise a base
    // buffer is preferred to a memref that may have any offset.
    Operation *made = handle.getDefiningOp();
    Value best = operand.memref;
    if (made && allocates(made, cast<OpResult>(handle)))
      best = handle;
    else if (baseOf(withoutCasts(memref)) && !baseOf(withoutCasts(operand.memref)))
      best = memref;
    changed |= !isNew || best != memref;
    counts.folded += !isNew;
    operand.memref = best;
  }
}

void Simplifier::readRetained() {
  llvm::MapVector<Value, unsigned> known;
  for (Value memref : op.getRetained()) {
    auto [it, isNew] = known.insert({same.root(memref), retained.size()});
    if (isNew)
      retained.push_back({memref, {}});
    else
      ++counts.folded;
    changed |= !isNew;
    places.push_back(it->second);
  }
}

//===----------------------------------------------------------------------===//
// What may be the same
//===----------------------------------------------------------------------===//

/// Buckets of values with a common origin, operands first. A value outside of a bucket is never the
/// same allocation as one inside. Without `byKinds`, values that may come from more than the
/// allocation sites they list are in no bucket.
llvm::IntEqClasses Simplifier::findBuckets(bool byKinds) {
  unsigned count = origins.size(), may = 0;
  constexpr unsigned kinds = 6;
  for (const SameAllocation::Origins &origin : origins)
    may |= origin.mayBe;
  llvm::IntEqClasses classes(count + kinds);
  DenseMap<unsigned, unsigned> first;
  for (auto [index, origin] : llvm::enumerate(origins)) {
    if (!byKinds && origin.mayBe)
      continue;
    for (unsigned id : origin.ids)
      classes.join(first.try_emplace(id, index).first->second, index);
    for (unsigned kind = 0; kind < kinds && byKinds; ++kind)
      if (((origin.is & may) | origin.mayBe) >> kind & 1)
        classes.join(index, count + kind);
  }
  classes.compress();
  return classes;
}

void Simplifier::compare(unsigned a, unsigned b) {
  unsigned count = operands.size();
  if (a > b)
    std::swap(a, b);
  if (a >= count)
    return;
  SameAs answer = same.relate(memrefAt(a), memrefAt(b));
  if (answer == SameAs::Different)
    return;
  if (b < count)
    links.push_back({a, b});
  else
    operands[a].retained.push_back({b - count, answer});
}

/// For a bucket with too many values to compare: takes any two of them to be perhaps the same.
void Simplifier::uniteBucket(ArrayRef<unsigned> bucket) {
  unsigned count = operands.size();
  SmallVector<unsigned> kept;
  for (unsigned index : bucket)
    if (index >= count)
      kept.push_back(index - count);
  unsigned first = bucket.front();
  if (first >= count)
    return;
  for (unsigned index : bucket)
    if (index < count && index != first)
      links.push_back({first, index});
  // All operands of the bucket are in one group, so it is enough that the first of them lists the
  // retained values.
  for (unsigned index : kept)
    operands[first].retained.push_back({index, SameAs::Unknown});
}

void Simplifier::relate() {
  unsigned count = operands.size() + retained.size();
  SmallVector<unsigned> unlisted;
  for (unsigned index = 0; index < count; ++index) {
    origins.push_back(same.origins(memrefAt(index)));
    if (origins.back().mayBe)
      unlisted.push_back(index);
  }
  bool byKinds = unlisted.size() > bucketMax;
  llvm::IntEqClasses classes = findBuckets(byKinds);
  SmallVector<SmallVector<unsigned>> buckets(classes.getNumClasses());
  for (unsigned index = 0; index < count; ++index)
    buckets[classes[index]].push_back(index);
  for (ArrayRef<unsigned> bucket : buckets) {
    if (bucket.size() > bucketMax)
      uniteBucket(bucket);
    else
      for (unsigned i = 0; i < bucket.size(); ++i)
        for (unsigned j = i + 1; j < bucket.size(); ++j)
          compare(bucket[i], bucket[j]);
  }
  if (byKinds)
    return;
  for (unsigned index : unlisted)
    for (unsigned other = 0; other < count; ++other)
      if (other < index || (other > index && !origins[other].mayBe))
        compare(index, other);
}

//===----------------------------------------------------------------------===//
// S4, S5, S6
//===----------------------------------------------------------------------===//

/// S4: drops operands that certainly are retained, and adds their conditions to the results of the
/// retained values that they are.
void Simplifier::foldRetained() {
  BitVector dropped(operands.size());
  for (auto [index, operand] : llvm::enumerate(operands)) {
    bool isKnown = !operand.retained.empty() &&
                   llvm::all_of(operand.retained,
                                [](const auto &entry) { return entry.second == SameAs::Same; });
    if (!isKnown)
      continue;
    for (auto [place, answer] : operand.retained)
      retained[place].owners.insert(operand.conditions.begin(), operand.conditions.end());
    dropped.set(index);
    ++counts.folded;
    changed = true;
  }
  if (dropped.none())
    return;
  llvm::erase_if(links, [&](auto link) { return dropped[link.first] || dropped[link.second]; });
  for (unsigned index : dropped.set_bits())
    operands[index].conditions.clear();
}

/// S6: groups of operands that may be the same allocation, directly or through others, in the order
/// of their first operands.
SmallVector<SmallVector<unsigned>> Simplifier::findGroups() {
  llvm::IntEqClasses classes(operands.size());
  for (auto [a, b] : links)
    classes.join(a, b);
  classes.compress();
  SmallVector<SmallVector<unsigned>> groups(classes.getNumClasses());
  for (unsigned index = 0; index < operands.size(); ++index)
    if (!operands[index].conditions.empty())
      groups[classes[index]].push_back(index);
  llvm::erase_if(groups, [](const auto &group) { return group.empty(); });
  return groups;
}

bool Simplifier::isUnchanged(ArrayRef<SmallVector<unsigned>> groups) const {
  if (changed || groups.size() != 1)
    return false;
  llvm::SmallSetVector<unsigned, 8> used;
  for (unsigned index : groups.front())
    for (auto [place, answer] : operands[index].retained)
      used.insert(place);
  return used.size() == retained.size();
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

Value Simplifier::anyOf(ArrayRef<Value> conditions) {
  Location loc = op.getLoc();
  auto isTrue = [](Value condition) { return matchPattern(condition, m_One()); };
  if (conditions.empty())
    return constant(false);
  if (auto it = llvm::find_if(conditions, isTrue); it != conditions.end())
    return *it;
  if (holdsAlways(conditions))
    return constant(true);
  Value result = conditions.front();
  for (Value condition : conditions.drop_front())
    result = arith::OrIOp::create(b, loc, result, condition);
  return result;
}

bufferization::DeallocOp Simplifier::write(ArrayRef<unsigned> group) {
  SmallVector<Value> memrefs, conditions, kept;
  llvm::SetVector<unsigned> used;
  for (unsigned index : group) {
    memrefs.push_back(operands[index].memref);
    conditions.push_back(anyOf(operands[index].conditions.getArrayRef()));
    for (auto [place, answer] : operands[index].retained)
      used.insert(place);
  }
  SmallVector<unsigned> inOrder(used.begin(), used.end());
  llvm::sort(inOrder);
  for (unsigned place : inOrder)
    kept.push_back(retained[place].memref);
  auto made = bufferization::DeallocOp::create(b, op.getLoc(), memrefs, conditions, kept);
  for (auto [place, result] : llvm::zip_equal(inOrder, made.getUpdatedConditions()))
    retained[place].owners.insert(result);
  return made;
}

static uint64_t checksOf(bufferization::DeallocOp op) {
  uint64_t memrefs = op.getMemrefs().size();
  return memrefs * (memrefs - 1) / 2 + memrefs * op.getRetained().size();
}

void Simplifier::run() {
  readOperands();
  readRetained();
  relate();
  foldRetained();
  SmallVector<SmallVector<unsigned>> groups = findGroups();
  if (isUnchanged(groups)) {
    counts.runtimeChecks += checksOf(op);
    return;
  }
  for (ArrayRef<unsigned> group : groups)
    counts.runtimeChecks += checksOf(write(group));
  SmallVector<Value> results;
  for (Retained &value : retained) {
    ArrayRef<Value> owners = value.owners.getArrayRef();
    bool isDecided = llvm::none_of(owners, [](Value owner) {
      return isa_and_nonnull<bufferization::DeallocOp>(owner.getDefiningOp());
    });
    counts.folded += isDecided;
    results.push_back(anyOf(owners));
  }
  for (auto [result, place] : llvm::zip_equal(op.getUpdatedConditions(), places))
    result.replaceAllUsesWith(results[place]);
  op.erase();
}

void simplifyDealloc(bufferization::DeallocOp op, SameAllocation &same, SimplifyCounts &counts) {
  Simplifier(op, same, counts).run();
}

} // namespace freehold
