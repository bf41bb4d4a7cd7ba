//===- DeallocHelper.cpp - Many memrefs: one call decides for all ---------===//
// W5 to W8. The caller fills two arrays with the operands first, then the retained values:
//
//   addresses  base addresses
//   flags      before: the conditions of the operands; nothing for retained values
//              after:  operands: free it (D1, D3); retained: the updated condition (D2)
//   table      room for a hash table of operands by address: open addressing, linear probing
//
//   func.func private @fh_dealloc_helper(addresses, flags, table, operands, entries, mask) {
//     table[*] = empty
//     for i in 0..operands: if flags[i]:
//       slot = probe(addresses[i])                  the slot of that address, or an empty one
//       if table[slot] is empty: table[slot] = i
//       else: flags[i] = false                      an earlier operand frees it
//     for j in operands..entries:
//       slot = probe(addresses[j])
//       flags[j] = table[slot] is taken             only operands that own are in the table
//       if flags[j]: flags[table[slot]] = false     retained: not freed
//   }
//
// Operands whose condition is false never enter the table: they may dangle. Time is linear in the
// entries as expected of a hash: the table is at most half full, and both halves of the address
// reach the slot. Nothing is allocated on the heap here; the arrays are on the caller's stack,
// outside of its loops.
//===----------------------------------------------------------------------===//
#include "passes/lower/DeallocHelper.h"

#include "passes/lower/BaseAddress.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold {

static constexpr char kHelperName[] = "fh_dealloc_helper";
static constexpr int64_t kEmpty = -1;
/// 2^64 divided by the golden ratio, rounded to an odd number: the multiplier of Fibonacci hashing.
static constexpr uint64_t kMultiplier = 0x9E3779B97F4A7C15;

//===----------------------------------------------------------------------===//
// The helper
//===----------------------------------------------------------------------===//

namespace {
class HelperBody {
public:
  explicit HelperBody(func::FuncOp function)
      : b_(function.getLoc(), OpBuilder::atBlockEnd(function.addEntryBlock())),
        addresses_(function.getArgument(0)), flags_(function.getArgument(1)),
        table_(function.getArgument(2)), operands_(function.getArgument(3)),
        entries_(function.getArgument(4)), mask_(function.getArgument(5)) {}

  void build() {
    zero_ = index(0);
    one_ = index(1);
    empty_ = word(kEmpty, 32);
    no_ = arith::ConstantOp::create(b_, b_.getBoolAttr(false));
    multiplier_ = word(static_cast<int64_t>(kMultiplier), 64);
    half_ = word(32, 64);
    clearTable();
    enterOperands();
    lookUpRetained();
    func::ReturnOp::create(b_);
  }

private:
  Value index(int64_t value) { return arith::ConstantIndexOp::create(b_, value); }
  Value word(int64_t value, unsigned bits) { return arith::ConstantIntOp::create(b_, value, bits); }
  Value load(Value array, Value at) { return memref::LoadOp::create(b_, array, at); }
  void store(Value value, Value array, Value at) { memref::StoreOp::create(b_, value, array, at); }
  Value isTaken(Value entry) {
    return arith::CmpIOp::create(b_, arith::CmpIPredicate::ne, entry, empty_);
  }

  template <typename Body> void forEach(Value from, Value to, Body body) {
    auto loop = scf::ForOp::create(b_, from, to, one_);
    OpBuilder::InsertionGuard restore(b_);
    b_.setInsertionPointToStart(loop.getBody());
    body(loop.getInductionVar());
  }
  template <typename Then> void onlyIf(Value condition, Then then) {
    auto branch = scf::IfOp::create(b_, condition, /*withElseRegion=*/false);
    OpBuilder::InsertionGuard restore(b_);
    b_.setInsertionPointToStart(branch.thenBlock());
    then();
  }

  /// The slot at which the search for `address` starts. The address is multiplied twice, since
  /// allocators hand out addresses at regular distances, which one round would not spread enough.
  Value home(Value address) {
    Value key = arith::IndexCastUIOp::create(b_, b_.getI64Type(), address);
    key = arith::MulIOp::create(b_, key, multiplier_);
    Value high = arith::ShRUIOp::create(b_, key, half_);
    key = arith::XOrIOp::create(b_, key, high);
    key = arith::MulIOp::create(b_, key, multiplier_);
    key = arith::ShRUIOp::create(b_, key, half_);
    Value slot = arith::IndexCastUIOp::create(b_, b_.getIndexType(), key);
    return arith::AndIOp::create(b_, slot, mask_);
  }

  struct Found {
    Value slot, entry;
  };
  /// The slot that holds `address`, or else the empty slot at which the search ended, and its
  /// entry.
  Found probe(Value address) {
    auto loop =
        scf::WhileOp::create(b_, TypeRange{b_.getIndexType(), b_.getI32Type()}, home(address));
    SmallVector<Location> places(2, b_.getLoc());
    Block *before = b_.createBlock(&loop.getBefore(), {}, b_.getIndexType(), b_.getLoc());
    Value slot = before->getArgument(0);
    Value entry = load(table_, slot);
    Value taken = isTaken(entry);
    // To do without a branch, an address is loaded for an empty slot as well: that of operand 0.
    Value owner = arith::SelectOp::create(
        b_, taken, arith::IndexCastUIOp::create(b_, b_.getIndexType(), entry), zero_);
    Value differs =
        arith::CmpIOp::create(b_, arith::CmpIPredicate::ne, load(addresses_, owner), address);
    scf::ConditionOp::create(b_, arith::AndIOp::create(b_, taken, differs),
                             ValueRange{slot, entry});
    Block *after = b_.createBlock(&loop.getAfter(), {}, loop.getResultTypes(), places);
    Value next = arith::AddIOp::create(b_, after->getArgument(0), one_);
    next = arith::AndIOp::create(b_, next, mask_);
    scf::YieldOp::create(b_, next);
    b_.setInsertionPointAfter(loop);
    return {loop.getResult(0), loop.getResult(1)};
  }

  void clearTable() {
    Value slots = arith::AddIOp::create(b_, mask_, one_);
    forEach(zero_, slots, [&](Value slot) { store(empty_, table_, slot); });
  }

  void enterOperands() {
    forEach(zero_, operands_, [&](Value operand) {
      onlyIf(load(flags_, operand), [&] {
        Found found = probe(load(addresses_, operand));
        auto branch = scf::IfOp::create(b_, isTaken(found.entry), /*withElseRegion=*/true);
        b_.setInsertionPointToStart(branch.thenBlock());
        store(no_, flags_, operand);
        b_.setInsertionPointToStart(branch.elseBlock());
        Value entry = arith::IndexCastUIOp::create(b_, b_.getI32Type(), operand);
        store(entry, table_, found.slot);
      });
    });
  }

  void lookUpRetained() {
    forEach(operands_, entries_, [&](Value retained) {
      Found found = probe(load(addresses_, retained));
      Value owned = isTaken(found.entry);
      store(owned, flags_, retained);
      onlyIf(owned, [&] {
        Value owner = arith::IndexCastUIOp::create(b_, b_.getIndexType(), found.entry);
        store(no_, flags_, owner);
      });
    });
  }

  ImplicitLocOpBuilder b_;
  Value addresses_, flags_, table_, operands_, entries_, mask_;
  Value zero_, one_, empty_, no_, multiplier_, half_;
};
} // namespace

func::FuncOp DeallocHelpers::in(Operation *symbolTable) {
  func::FuncOp &helper = helpers_[symbolTable];
  if (helper)
    return helper;
  OpBuilder builder(symbolTable->getContext());
  auto listOf = [](Type element) { return MemRefType::get({ShapedType::kDynamic}, element); };
  Type index = builder.getIndexType();
  auto type = builder.getFunctionType({listOf(index), listOf(builder.getI1Type()),
                                       listOf(builder.getI32Type()), index, index, index},
                                      {});
  helper = func::FuncOp::create(builder, symbolTable->getLoc(), kHelperName, type);
  helper.setPrivate();
  HelperBody(helper).build();
  SymbolTable(symbolTable).insert(helper);
  return helper;
}

//===----------------------------------------------------------------------===//
// Scratch
//===----------------------------------------------------------------------===//

ScratchSize ScratchSize::of(const DeallocParts &parts) {
  ScratchSize size;
  size.entries = parts.memrefs.size() + parts.retained.size();
  size.slots = llvm::PowerOf2Ceil(2 * parts.memrefs.size());
  return size;
}

void ScratchSize::growTo(const ScratchSize &other) {
  entries = std::max(entries, other.entries);
  slots = std::max(slots, other.slots);
}

template <typename Alloc>
static Scratch buildScratch(OpBuilder &builder, Location location, const ScratchSize &size) {
  auto make = [&](int64_t count, Type element) -> Value {
    return Alloc::create(builder, location, MemRefType::get({count}, element));
  };
  return {make(size.entries, builder.getIndexType()), make(size.entries, builder.getI1Type()),
          make(size.slots, builder.getI32Type())};
}

Scratch buildStackScratch(OpBuilder &builder, Location location, const ScratchSize &size) {
  return buildScratch<memref::AllocaOp>(builder, location, size);
}

Scratch buildHeapScratch(OpBuilder &builder, Location location, const ScratchSize &size) {
  return buildScratch<memref::AllocOp>(builder, location, size);
}

void buildFreeOfScratch(OpBuilder &builder, Location location, const Scratch &scratch) {
  for (Value array : {scratch.addresses, scratch.flags, scratch.table})
    memref::DeallocOp::create(builder, location, array);
}

/// Whether activations of the regions of `op` follow each other in time. Ops of other dialects may
/// run theirs in other threads.
static bool runsInSequence(Operation *op) {
  return isa_and_present<scf::SCFDialect, affine::AffineDialect>(op->getDialect()) &&
         !op->hasTrait<OpTrait::HasParallelRegion>() && !isa<affine::AffineParallelOp>(op);
}

Block *scratchBlock(Operation *op) {
  Region *region = op->getParentRegion();
  while (region->getParentRegion() && runsInSequence(region->getParentOp()))
    region = region->getParentRegion();
  return &region->front();
}

//===----------------------------------------------------------------------===//
// Its call
//===----------------------------------------------------------------------===//

static Value asList(OpBuilder &builder, Location location, Value array) {
  Type element = cast<MemRefType>(array.getType()).getElementType();
  return memref::CastOp::create(builder, location, MemRefType::get({ShapedType::kDynamic}, element),
                                array);
}

SmallVector<Value> buildHelperCall(OpBuilder &builder, Location location, const DeallocParts &parts,
                                   BaseAddresses &addresses, const Scratch &scratch,
                                   func::FuncOp helper, FreeBuilder free) {
  ImplicitLocOpBuilder b(location, builder);
  int64_t operands = parts.memrefs.size(), entries = operands + parts.retained.size();
  SmallVector<Value> at;
  for (int64_t n = 0; n < entries; ++n)
    at.push_back(arith::ConstantIndexOp::create(b, n));
  for (int64_t n = 0; n < entries; ++n) {
    Value memref = n < operands ? parts.memrefs[n] : parts.retained[n - operands];
    memref::StoreOp::create(b, addresses.of(memref), scratch.addresses, at[n]);
    if (n < operands)
      memref::StoreOp::create(b, parts.conditions[n], scratch.flags, at[n]);
  }
  SmallVector<Value> arguments;
  for (Value array : {scratch.addresses, scratch.flags, scratch.table})
    arguments.push_back(asList(b, location, array));
  for (int64_t number : {operands, entries, ScratchSize::of(parts).slots - 1})
    arguments.push_back(arith::ConstantIndexOp::create(b, number));
  func::CallOp::create(b, helper, arguments);
  // All flags are loaded before anything is freed, since the hook that frees may build any ops.
  SmallVector<Value> freed, results;
  for (int64_t n = 0; n < operands; ++n)
    freed.push_back(memref::LoadOp::create(b, scratch.flags, at[n]));
  for (int64_t n = operands; n < entries; ++n)
    results.push_back(parts.wanted[n - operands]
                          ? memref::LoadOp::create(b, scratch.flags, at[n]).getResult()
                          : Value());
  for (auto [memref, flag] : llvm::zip_equal(parts.memrefs, freed))
    buildGuardedFree(b, location, memref, flag, free);
  return results;
}

} // namespace freehold
