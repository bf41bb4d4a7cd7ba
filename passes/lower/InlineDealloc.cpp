//===- InlineDealloc.cpp - Few memrefs: comparisons beside the free -------===//
// D4, and D5 for few operands:
//
//   %r = bufferization.dealloc (%a, %b : ...) if (%c, %d) retain (%s : ...)
// becomes, with x the base address of %x,
//   %free_a = %c && a != s
//   %free_b = %d && b != s && !(%c && b == a)
//   %r      = %c && a == s || %d && b == s
//   scf.if %free_a { memref.dealloc %a }
//   scf.if %free_b { memref.dealloc %b }
//
// An operand that is not to be freed may dangle, and a newer buffer may have its address: its condition
// masks each comparison with it, so it neither frees, owns nor blocks.
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

/// What is freed of operand `i`: not what is retained, nor what an earlier operand frees or hands over.
static Value freedCondition(Logic &logic, const DeallocParts &parts, unsigned i,
                            ArrayRef<Value> address, ArrayRef<Value> kept) {
  constexpr auto ne = arith::CmpIPredicate::ne;
  Value freed = parts.conditions[i];
  for (Value retained : kept)
    freed = logic.both(freed, logic.compare(ne, address[i], retained));
  for (unsigned k = 0; k < i; ++k) {
    Value other = logic.compare(ne, address[i], address[k]);
    if (!matchPattern(parts.conditions[k], m_One()))
      other = logic.either(other, logic.opposite(parts.conditions[k]));
    freed = logic.both(freed, other);
  }
  return freed;
}

SmallVector<Value> buildComparisons(OpBuilder &builder, Location location, const DeallocParts &parts,
                                    BaseAddresses &addresses, FreeBuilder free) {
  Logic logic{builder, location};
  SmallVector<Value> address, kept, freed, results;
  // A single memref with nothing to compare with has no use for its address.
  if (parts.memrefs.size() + parts.retained.size() > 1 && !parts.memrefs.empty()) {
    for (Value memref : parts.memrefs)
      address.push_back(addresses.of(memref));
    for (Value memref : parts.retained)
      kept.push_back(addresses.of(memref));
  }
  for (unsigned i = 0; i < parts.memrefs.size(); ++i)
    freed.push_back(freedCondition(logic, parts, i, address, kept));
  for (unsigned j = 0; j < parts.retained.size(); ++j) {
    Value owned;
    for (unsigned i = 0; parts.wanted[j] && i < parts.memrefs.size(); ++i) {
      Value same = logic.compare(arith::CmpIPredicate::eq, address[i], kept[j]);
      same = logic.both(same, parts.conditions[i]);
      owned = owned ? logic.either(owned, same) : same;
    }
    results.push_back(parts.wanted[j] && !owned ? logic.constant(false) : owned);
  }
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
