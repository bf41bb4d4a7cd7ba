//===- Missed.cpp ---------------------------------------------------------===//
#include "smt/patterns/Missed.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "llvm/ADT/SetVector.h"

#include <set>

using namespace mlir;

namespace freehold::smt::patterns {

//===----------------------------------------------------------------------===//
// How values are made
//===----------------------------------------------------------------------===//

namespace {
/// Assigns letters to roots in order of occurrence.
class Namer {
public:
  std::string name(Value value);

private:
  std::string letter(Value value, char first) {
    auto [place, isNew] = letters_.try_emplace(value);
    if (isNew) {
      unsigned &count = first == 'a' ? allocations_ : first == 'f' ? arguments_ : others_;
      place->second = std::string(1, char(first + count++));
    }
    return place->second;
  }
  std::string nameOfOp(Operation *op, Value value);

  llvm::DenseMap<Value, std::string> letters_;
  unsigned allocations_ = 0, arguments_ = 0, others_ = 0;
};
} // namespace

/// Returns the value that a region of an scf.if yields for a result.
static Value yielded(Region &region, unsigned result) {
  return region.front().getTerminator()->getOperand(result);
}

std::string Namer::nameOfOp(Operation *op, Value value) {
  if (isa<memref::AllocOp>(op))
    return letter(value, 'a');
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return "select " + letter(select.getCondition(), 'p') + " (" + name(select.getTrueValue()) +
           ", " + name(select.getFalseValue()) + ")";
  if (auto branch = dyn_cast<scf::IfOp>(op); branch && branch.elseBlock()) {
    unsigned number = cast<OpResult>(value).getResultNumber();
    return "if " + letter(branch.getCondition(), 'p') + " (" +
           name(yielded(branch.getThenRegion(), number)) + ", " +
           name(yielded(branch.getElseRegion(), number)) + ")";
  }
  if (auto metadata = dyn_cast<memref::ExtractStridedMetadataOp>(op))
    return "base " + name(metadata.getSource());
  if (auto view = dyn_cast<ViewLikeOpInterface>(op)) {
    StringRef what = op->getName().stripDialect();
    return (what == "subview" ? "view" : what).str() + " " + name(view.getViewSource());
  }
  return letter(value, 'p');
}

std::string Namer::name(Value value) {
  if (Operation *op = value.getDefiningOp())
    return nameOfOp(op, value);
  return letter(value, 'f');
}

std::string describeValues(llvm::ArrayRef<Value> values) {
  Namer namer;
  std::string text;
  for (Value value : values)
    text += (text.empty() ? "" : ", ") + namer.name(value);
  return text;
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

static constexpr unsigned kLeavesMax = 8;

/// Collects the i1s from which `condition` is computed.
static void collectLeaves(Value condition, llvm::SetVector<Value> &leaves) {
  Operation *op = condition.getDefiningOp();
  if (isa_and_nonnull<arith::OrIOp, arith::AndIOp, arith::XOrIOp, arith::SelectOp>(op)) {
    for (Value operand : op->getOperands())
      collectLeaves(operand, leaves);
  } else if (!isa_and_nonnull<arith::ConstantOp>(op)) {
    leaves.insert(condition);
  }
}

static bool evaluate(Value condition, const llvm::SetVector<Value> &leaves, unsigned values) {
  Operation *op = condition.getDefiningOp();
  auto operand = [&](unsigned i) { return evaluate(op->getOperand(i), leaves, values); };
  if (isa_and_nonnull<arith::OrIOp>(op))
    return operand(0) || operand(1);
  if (isa_and_nonnull<arith::AndIOp>(op))
    return operand(0) && operand(1);
  if (isa_and_nonnull<arith::XOrIOp>(op))
    return operand(0) != operand(1);
  if (isa_and_nonnull<arith::SelectOp>(op))
    return operand(0) ? operand(1) : operand(2);
  if (isa_and_nonnull<arith::ConstantOp>(op))
    return matchPattern(condition, m_One());
  return values >> (llvm::find(leaves, condition) - leaves.begin()) & 1;
}

std::optional<bool> alwaysIs(Value condition) {
  llvm::SetVector<Value> leaves;
  collectLeaves(condition, leaves);
  if (leaves.size() > kLeavesMax)
    return std::nullopt;
  bool first = evaluate(condition, leaves, 0);
  for (unsigned values = 1; values < 1u << leaves.size(); ++values)
    if (evaluate(condition, leaves, values) != first)
      return std::nullopt;
  return first;
}

//===----------------------------------------------------------------------===//
// One dealloc
//===----------------------------------------------------------------------===//

namespace {
using Known = std::optional<Alias>;

class DeallocInspector {
public:
  DeallocInspector(bufferization::DeallocOp op, std::function<Known(Value, Value)> relate,
                   std::set<std::string> &found)
      : op_(op), memrefs_(op.getMemrefs()), retained_(op.getRetained()), relate_(std::move(relate)),
        found_(found) {}

  void run() {
    inspectConditions();
    inspectEqual("memrefs are one", memrefs_);
    inspectEqual("retained are one", retained_);
    inspectGroups();
    inspectRetained();
    inspectMemrefs();
  }

private:
  /// Lists pairs that are not decided, since a simplification may be missed there.
  Known relate(Value a, Value b) {
    Known known = relate_(a, b);
    if (!known)
      add("not decided", {a, b});
    return known;
  }
  void inspectConditions();
  void inspectEqual(StringRef what, ValueRange values);
  void inspectGroups();
  void inspectRetained();
  void inspectMemrefs();
  /// Adds an entry for the first values and the others with which they were compared.
  void add(StringRef what, llvm::ArrayRef<Value> values) {
    found_.insert(what.str() + ": " + describeValues(values));
  }

  bufferization::DeallocOp op_;
  ValueRange memrefs_, retained_;
  std::function<Known(Value, Value)> relate_;
  std::set<std::string> &found_;
};
} // namespace

void DeallocInspector::inspectConditions() {
  for (auto [memref, condition] : llvm::zip_equal(memrefs_, op_.getConditions())) {
    std::optional<bool> always = alwaysIs(condition);
    if (!always)
      continue;
    if (!*always)
      add("memref never needed", {memref});
    else if (!matchPattern(condition, m_One()))
      add("condition constant", {memref});
  }
}

void DeallocInspector::inspectEqual(StringRef what, ValueRange values) {
  for (size_t i = 0; i < values.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      if (relate(values[j], values[i]) == Alias::Always)
        add(what, {values[j], values[i]});
}

/// Memrefs that may be the first memref, directly or transitively, form one group.
void DeallocInspector::inspectGroups() {
  if (memrefs_.size() < 2)
    return;
  llvm::SmallVector<bool> isInGroup(memrefs_.size());
  llvm::SmallVector<size_t> open{0};
  isInGroup[0] = true;
  while (!open.empty()) {
    Value member = memrefs_[open.pop_back_val()];
    for (size_t i = 0; i < memrefs_.size(); ++i)
      if (!isInGroup[i] && relate(member, memrefs_[i]) != Alias::Never) {
        isInGroup[i] = true;
        open.push_back(i);
      }
  }
  if (!llvm::is_contained(isInGroup, false))
    return;
  llvm::SmallVector<Value> sorted;
  for (bool wanted : {true, false})
    for (auto [memref, isIn] : llvm::zip_equal(memrefs_, isInGroup))
      if (isIn == wanted)
        sorted.push_back(memref);
  add("memrefs fall apart", sorted);
}

void DeallocInspector::inspectRetained() {
  for (Value retained : retained_) {
    if (!llvm::all_of(memrefs_,
                      [&](Value memref) { return relate(retained, memref) == Alias::Never; }))
      continue;
    llvm::SmallVector<Value> values{retained};
    llvm::append_range(values, memrefs_);
    add("retained is none", values);
  }
}

void DeallocInspector::inspectMemrefs() {
  for (Value memref : memrefs_) {
    bool isSame = false, isKnown = true;
    for (Value retained : retained_) {
      Known known = relate(memref, retained);
      isSame |= known == Alias::Always;
      isKnown &= known && *known != Alias::Depends;
    }
    if (!isSame || !isKnown)
      continue;
    llvm::SmallVector<Value> values{memref};
    llvm::append_range(values, retained_);
    add("memref is retained", values);
  }
}

//===----------------------------------------------------------------------===//
// A function
//===----------------------------------------------------------------------===//

/// Collects the ops that compute `value`, innermost operands first.
static void collectSlice(Value value, llvm::SetVector<Operation *> &ops) {
  Operation *op = value.getDefiningOp();
  if (!op || ops.contains(op))
    return;
  op->walk([&](Operation *nested) {
    for (Value operand : nested->getOperands())
      if (Operation *made = operand.getDefiningOp(); made && !op->isAncestor(made))
        collectSlice(operand, ops);
  });
  ops.insert(op);
}

/// Calls `ask` for copies of `a` and `b` in a function without other ops.
static std::optional<Alias> askOfSlice(const AskAlias &ask, func::FuncOp function, Value a,
                                       Value b) {
  llvm::SetVector<Operation *> ops;
  collectSlice(a, ops);
  collectSlice(b, ops);
  OpBuilder builder(function.getContext());
  OwningOpRef<func::FuncOp> slice =
      func::FuncOp::create(builder, function.getLoc(), "slice",
                           builder.getFunctionType(function.getFunctionType().getInputs(), {}));
  Block *entry = slice->addEntryBlock();
  IRMapping copies;
  copies.map(function.getArguments(), entry->getArguments());
  builder.setInsertionPointToStart(entry);
  for (Operation *op : ops)
    builder.clone(*op, copies);
  func::ReturnOp::create(builder, function.getLoc());
  return ask(*slice, copies.lookup(a), copies.lookup(b));
}

std::optional<Alias> MissedFinder::relate(func::FuncOp function, Value a, Value b) {
  if (a == b)
    return Alias::Always;
  auto [known, isNew] = known_.try_emplace(describeValues({a, b}));
  if (isNew)
    known->second = askOfSlice(ask_, function, a, b);
  return known->second;
}

std::vector<std::string> MissedFinder::find(func::FuncOp function) {
  std::set<std::string> found;
  auto relate = [&](Value a, Value b) { return this->relate(function, a, b); };
  function.walk([&](bufferization::DeallocOp op) { DeallocInspector(op, relate, found).run(); });
  return {found.begin(), found.end()};
}

} // namespace freehold::smt::patterns
