//===- InlineDealloc.cpp - Few memrefs: comparisons beside the free -------===//
// W4, and W5 for few operands:
//
//   %r = bufferization.dealloc (%a, %b : ...) if (%c, %d) retain (%s : ...)
// becomes, with x the base address of %x,
//   %free_a = %c && a != s
//   %free_b = %d && b != s && !(%c && b == a)
//   %r      = %c && a == s || %d && b == s
//   scf.if %free_a { memref.dealloc %a }
//   scf.if %free_b { memref.dealloc %b }
//
// An operand that is not to be freed may dangle, and a newer buffer may have its address: its
// condition masks each comparison with it, so it neither frees, owns nor blocks.
//
// Results of two allocating ops are not compared. That is more than a saving: canonicalization
// replaces a bufferization.clone by its source and drops the free of one of them, which would then
// leak, if the other were freed only where their addresses differ.
//===----------------------------------------------------------------------===//
#include "passes/lower/InlineDealloc.h"

#include "passes/lower/BaseAddress.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace freehold {

namespace {
/// Logic on i1 values that folds as it is built.
struct Logic {
  OpBuilder &builder;
  Location location;

  Value constant(bool value) {
    return arith::ConstantOp::create(builder, location, builder.getBoolAttr(value));
  }
  Value both(Value a, Value b) { return builder.createOrFold<arith::AndIOp>(location, a, b); }
  Value either(Value a, Value b) { return builder.createOrFold<arith::OrIOp>(location, a, b); }
  Value compare(arith::CmpIPredicate predicate, Value a, Value b) {
    return builder.createOrFold<arith::CmpIOp>(location, predicate, a, b);
  }
  Value opposite(Value a) {
    return builder.createOrFold<arith::XOrIOp>(location, a, constant(true));
  }
};
} // namespace

void buildGuardedFree(OpBuilder &builder, Location location, Value memref, Value condition,
                      FreeBuilder free) {
  if (matchPattern(condition, m_Zero()))
    return;
  if (matchPattern(condition, m_One())) {
    free(builder, location, memref);
    return;
  }
  auto guard = scf::IfOp::create(builder, location, condition, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard restore(builder);
  builder.setInsertionPointToStart(guard.thenBlock());
  free(builder, location, memref);
}

namespace {
/// A list of memrefs that says which of them another memref may be the same allocation as. It does
/// not look at all pairs.
class Candidates {
public:
  void add(unsigned number, Value memref) {
    all_.push_back(number);
    if (Value root = freshRoot(memref))
      fresh_[root].push_back(number);
    else
      unknown_.push_back(number);
  }

  SmallVector<unsigned> of(Value memref) const {
    Value root = freshRoot(memref);
    if (!root)
      return all_;
    SmallVector<unsigned> result = unknown_;
    if (auto same = fresh_.find(root); same != fresh_.end())
      result.append(same->second);
    return result;
  }
  uint64_t count(Value memref) const {
    Value root = freshRoot(memref);
    auto same = root ? fresh_.find(root) : fresh_.end();
    return root ? unknown_.size() + (same == fresh_.end() ? 0 : same->second.size()) : all_.size();
  }

private:
  SmallVector<unsigned> all_, unknown_;
  llvm::DenseMap<Value, SmallVector<unsigned>> fresh_;
};

class Comparisons {
public:
  Comparisons(Logic logic, const DeallocParts &parts, BaseAddresses &addresses)
      : logic_(logic), parts_(parts), addresses_(addresses) {
    for (auto [number, memref] : llvm::enumerate(parts.retained))
      retained_.add(number, memref);
  }

  /// The condition under which the next operand is freed: its own is set, no retained value is the
  /// same allocation, and neither is an earlier operand whose condition is set.
  Value nextFreed() {
    unsigned i = seen_++;
    Value memref = parts_.memrefs[i], freed = parts_.conditions[i];
    for (unsigned j : retained_.of(memref))
      freed = logic_.both(freed, compare(arith::CmpIPredicate::ne, memref, parts_.retained[j]));
    for (unsigned k : operands_.of(memref)) {
      Value other = compare(arith::CmpIPredicate::ne, memref, parts_.memrefs[k]);
      if (!matchPattern(parts_.conditions[k], m_One()))
        other = logic_.either(other, logic_.opposite(parts_.conditions[k]));
      freed = logic_.both(freed, other);
    }
    operands_.add(i, memref);
    return freed;
  }

  /// The updated condition of retained value `j`. To be called after nextFreed for all operands.
  Value owned(unsigned j) {
    Value owned;
    for (unsigned i : operands_.of(parts_.retained[j])) {
      Value same = compare(arith::CmpIPredicate::eq, parts_.memrefs[i], parts_.retained[j]);
      same = logic_.both(same, parts_.conditions[i]);
      owned = owned ? logic_.either(owned, same) : same;
    }
    return owned ? owned : logic_.constant(false);
  }

private:
  Value compare(arith::CmpIPredicate predicate, Value a, Value b) {
    Value left = addresses_.of(a);
    return logic_.compare(predicate, left, addresses_.of(b));
  }

  Logic logic_;
  const DeallocParts &parts_;
  BaseAddresses &addresses_;
  Candidates retained_, operands_;
  unsigned seen_ = 0;
};
} // namespace

uint64_t pairsOf(const DeallocParts &parts) {
  Candidates others;
  for (auto [number, memref] : llvm::enumerate(parts.retained))
    others.add(number, memref);
  uint64_t pairs = 0;
  for (Value memref : parts.memrefs) {
    pairs += others.count(memref);
    others.add(0, memref);
  }
  return pairs;
}

SmallVector<Value> buildComparisons(OpBuilder &builder, Location location,
                                    const DeallocParts &parts, BaseAddresses &addresses,
                                    FreeBuilder free) {
  Comparisons comparisons({builder, location}, parts, addresses);
  SmallVector<Value> freed, results;
  for (unsigned i = 0; i < parts.memrefs.size(); ++i)
    freed.push_back(comparisons.nextFreed());
  for (unsigned j = 0; j < parts.retained.size(); ++j)
    results.push_back(parts.wanted[j] ? comparisons.owned(j) : Value());
  for (auto [memref, condition] : llvm::zip_equal(parts.memrefs, freed))
    buildGuardedFree(builder, location, memref, condition, free);
  return results;
}

SmallVector<Value> buildInlineDealloc(OpBuilder &builder, Location location, Value memref,
                                      Value condition, ValueRange retained, FreeBuilder free,
                                      const ShiftedViews *shifted) {
  DeallocParts parts;
  parts.memrefs.push_back(memref);
  parts.conditions.push_back(condition);
  parts.retained.assign(retained.begin(), retained.end());
  parts.wanted.assign(retained.size(), true);
  bool hidden = shifted && llvm::any_of(retained, [&](Value value) {
                  return shifted->hidesBase(value) && hasLlvmDescriptor(value);
                });
  BaseAddresses addresses(builder, location, shifted,
                          hidden ? BaseAddresses::Pointer::Allocated
                                 : BaseAddresses::Pointer::Aligned);
  return buildComparisons(builder, location, parts, addresses, free);
}

} // namespace freehold
