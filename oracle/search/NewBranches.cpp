//===- NewBranches.cpp ----------------------------------------------------===//
#include "oracle/search/NewBranches.h"

#include "oracle/search/Distance.h"
#include "oracle/search/Relevance.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/Hashing.h"

using namespace mlir;

namespace freehold::search {

/// Conditions are looked through to this depth.
static constexpr unsigned kDepth = 3;
/// Values behind one branch that are looked at.
static constexpr size_t kValuesMax = 64;

/// Ops with regions and calls are not looked into, since passes give them further operands and results.
static llvm::hash_code hashOf(Value value, unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (!op || depth == 0 || op->getNumRegions() > 0 || isa<CallOpInterface>(op))
    return llvm::hash_value(value.getType().getAsOpaquePointer());
  llvm::hash_code hash =
      llvm::hash_combine(op->getName().getAsOpaquePointer(), op->hashProperties());
  for (Value operand : op->getOperands())
    hash = llvm::hash_combine(hash, hashOf(operand, depth - 1));
  return hash;
}

/// Whether the value is computed from an address. Which addresses are equal is up to allocations and to
/// branches of the source.
static bool isAddress(Value value, unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (!op || depth == 0)
    return false;
  return isa<memref::ExtractAlignedPointerAsIndexOp>(op) ||
         llvm::any_of(op->getOperands(), [&](Value each) { return isAddress(each, depth - 1); });
}

/// Whether the value is a flag that control flow hands on.
static bool isFlag(Value value) {
  return value.getType().isInteger(1) && value.getDefiningOp()->getNumRegions() > 0;
}

/// All values of so many arguments of type i1 are tried anyway (InputOptions::allBoolsUpTo).
static constexpr size_t kFlagsTried = 3;

/// Calls `tell` with the number of each comparison that decides the branch, which two of them share if
/// they compare what is computed alike. Flags are none: the branches of the source decide them, unless
/// they are many arguments.
static void forEachComparison(const interp::Inst &branch, llvm::function_ref<void(uint64_t)> tell) {
  SmallVector<Value> left = decidersOf(branch.op);
  llvm::SmallDenseSet<Value> seen;
  size_t flags = 0;
  while (!left.empty()) {
    Value value = left.pop_back_val();
    if (!seen.insert(value).second || seen.size() > kValuesMax)
      continue;
    Operation *op = value.getDefiningOp();
    auto argument = dyn_cast<BlockArgument>(value);
    flags += argument && value.getType().isInteger(1) && argument.getOwner()->isEntryBlock() &&
             isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
    bool isCompared =
        op && llvm::any_of(op->getOperandTypes(), [](Type type) { return !type.isInteger(1); });
    if (value.getType().isInteger(1) && op && !isCompared)
      llvm::append_range(left, op->getOperands());
    else if (op && !isFlag(value) && !isAddress(value, kDepth))
      tell(llvm::hash_combine(hashOf(value, kDepth), branch.imm));
  }
  if (flags > kFlagsTried)
    tell(llvm::hash_combine(flags, hashOf(decidersOf(branch.op).front(), kDepth), branch.imm));
}

/// Whether runs may go two ways at the op.
static bool mayBranch(const interp::Inst &inst) {
  return inst.op &&
         (inst.op->getNumSuccessors() > 1 || inst.op->getNumRegions() > 0 ||
          inst.op->hasTrait<OpTrait::IsTerminator>()) &&
         !decidersOf(inst.op).empty() && mayGoBothWays(inst.op);
}

/// Whether the op is one that CompileOptions::marksTellingValues tells of.
static bool isMarked(const interp::Inst &inst) {
  return inst.op && (isa<arith::CmpIOp, index::CmpOp>(inst.op) || mayOverflow(inst.op));
}

static uint64_t numberOf(const interp::Inst &marked) {
  return hashOf(marked.op->getResult(0), kDepth);
}

/// Returns what `add` says of each instruction of the module.
static llvm::DenseSet<uint64_t>
collect(const interp::CompiledModule &module,
        llvm::function_ref<void(const interp::Inst &, llvm::DenseSet<uint64_t> &)> add) {
  llvm::DenseSet<uint64_t> all;
  for (const auto &function : module.functions)
    for (const interp::Inst &inst : function->code)
      add(inst, all);
  return all;
}

void NewBranches::forEachShared(const interp::CompiledModule &target,
                                llvm::function_ref<void(const interp::Inst &)> visit) const {
  for (const auto &function : target.functions)
    if (source_.find(function->name))
      llvm::for_each(function->code, visit);
}

bool NewBranches::isNewMark(const interp::Inst &inst, const interp::CompiledFunction &entry) {
  if (!comparisons_)
    comparisons_ = collect(source_, [](const interp::Inst &other, llvm::DenseSet<uint64_t> &all) {
      if (isMarked(other))
        all.insert(numberOf(other));
    });
  return isMarked(inst) && !comparisons_->contains(numberOf(inst)) && mayGoBothWays(inst.op) &&
         !isAddress(inst.op->getResult(0), kDepth) &&
         !knobsBehind(inst.op->getOperands(), cast<FunctionOpInterface>(entry.op)).empty();
}

llvm::DenseSet<uint32_t>
NewBranches::newMarks(const interp::CompiledModule &target, const interp::CompiledFunction &entry,
                      llvm::function_ref<bool(const interp::Inst &)> isWanted) {
  llvm::DenseSet<uint32_t> result;
  forEachShared(target, [&](const interp::Inst &inst) {
    if (isWanted(inst) && isNewMark(inst, entry))
      result.insert(inst.ordinal);
  });
  return result;
}

/// Whether the op computes a number, stores one or decides about one. Flags are none: deallocations compute those.
static bool isOfNumbers(const interp::Inst &inst) {
  auto isNumber = [](Type type) { return type.isIntOrIndexOrFloat() && !type.isInteger(1); };
  return inst.op && inst.op->getNumRegions() == 0 &&
         llvm::any_of(inst.op->getOperandTypes(), isNumber);
}

static uint64_t hashOfOp(Operation *op) {
  llvm::hash_code hash =
      llvm::hash_combine(op->getName().getAsOpaquePointer(), op->hashProperties());
  for (Value operand : op->getOperands())
    hash = llvm::hash_combine(hash, hashOf(operand, kDepth));
  return hash;
}

bool NewBranches::computesOtherwise(const interp::CompiledModule &target) {
  if (!computed_)
    computed_ = collect(source_, [](const interp::Inst &inst, llvm::DenseSet<uint64_t> &all) {
      if (isOfNumbers(inst))
        all.insert(hashOfOp(inst.op));
    });
  bool isNew = false;
  forEachShared(target, [&](const interp::Inst &inst) {
    isNew |= isOfNumbers(inst) && !computed_->contains(hashOfOp(inst.op));
  });
  return isNew;
}

llvm::DenseSet<uint32_t> NewBranches::comparisons(const interp::CompiledModule &target,
                                                  const interp::CompiledFunction &entry,
                                                  const Coverage &reached) {
  return newMarks(target, entry, [&](const interp::Inst &inst) {
    return reached.has(2 * inst.ordinal) && !reached.has(2 * inst.ordinal + 1);
  });
}

llvm::DenseSet<uint32_t> NewBranches::overflows(const interp::CompiledModule &target,
                                                const interp::CompiledFunction &entry,
                                                const Coverage &reached) {
  return newMarks(target, entry, [&](const interp::Inst &inst) {
    return reached.has(2 * inst.ordinal + 1) && inst.op && mayOverflow(inst.op);
  });
}

llvm::DenseSet<uint32_t> NewBranches::branches(const interp::CompiledModule &target,
                                               const interp::CompiledFunction &entry,
                                               const Coverage &reached) {
  llvm::DenseSet<uint32_t> result;
  forEachShared(target, [&](const interp::Inst &inst) {
    if (reached.has(2 * inst.ordinal) == reached.has(2 * inst.ordinal + 1) || !mayBranch(inst))
      return;
    if (!compared_)
      compared_ = collect(source_, [](const interp::Inst &other, llvm::DenseSet<uint64_t> &all) {
        if (mayBranch(other))
          forEachComparison(other, [&](uint64_t comparison) { all.insert(comparison); });
      });
    bool isNew = false;
    forEachComparison(inst,
                      [&](uint64_t comparison) { isNew |= !compared_->contains(comparison); });
    if (isNew && !knobsBehind(decidersOf(inst.op), cast<FunctionOpInterface>(entry.op)).empty())
      result.insert(inst.ordinal);
  });
  return result;
}

} // namespace freehold::search
