//===- PdlFacts.cpp - Native constraints that state facts -----------------===//
// One row for each name.
//===----------------------------------------------------------------------===//
#include "smt/pdl/PdlFacts.h"
#include "smt/pdl/Instances.h"
#include "smt/pdl/Ops.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace freehold::smt;

namespace {
struct Reader {
  Side &source;
  OpFacts ops;
  unsigned groups = 0;
};

struct FactRow {
  StringLiteral name;
  PdlKind kind;
  unsigned argumentsMin;
  LogicalResult (*apply)(Reader &, pdl::ApplyNativeConstraintOp);
};

constexpr StringLiteral kNoAlias = "freehold.noalias", kSame = "freehold.same_allocation",
                        kValue = "freehold.value";

/// Returns the arguments of @src that `handle` refers to; fails if it refers to something else.
FailureOr<SmallVector<BlockArgument>> argumentsOf(Reader &reader, pdl::ApplyNativeConstraintOp op,
                                                  Value handle) {
  auto known = reader.source.values.find(handle);
  if (known == reader.source.values.end())
    return op.emitError() << "'" << op.getName() << "' of what no op of the pattern uses";
  SmallVector<BlockArgument> arguments;
  const Instance *instance = reader.source.instance;
  for (Value value : known->second) {
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument && instance && instance->bound.contains(handle))
      continue;
    if (!argument)
      return unsupportedPdl(op, "'") << op.getName() << "' of the result of an op of the pattern";
    arguments.push_back(argument);
  }
  return arguments;
}

LogicalResult forEachArgument(Reader &reader, pdl::ApplyNativeConstraintOp op,
                              llvm::function_ref<LogicalResult(unsigned)> apply) {
  for (Value handle : op.getArgs()) {
    auto arguments = argumentsOf(reader, op, handle);
    if (failed(arguments))
      return failure();
    for (BlockArgument argument : *arguments)
      if (failed(apply(argument.getArgNumber())))
        return failure();
  }
  return success();
}

/// Sets a unit attribute of the function's argument.
LogicalResult applyUnit(Reader &reader, pdl::ApplyNativeConstraintOp op, StringRef attribute) {
  return forEachArgument(reader, op, [&](unsigned argument) {
    reader.source.function.setArgAttr(argument, attribute, UnitAttr::get(op.getContext()));
    return success();
  });
}
LogicalResult applyOriginal(Reader &reader, pdl::ApplyNativeConstraintOp op) {
  return applyUnit(reader, op, "freehold.original");
}
LogicalResult applyOwned(Reader &reader, pdl::ApplyNativeConstraintOp op) {
  return applyUnit(reader, op, "freehold.owned");
}
LogicalResult applyLive(Reader &reader, pdl::ApplyNativeConstraintOp op) {
  return applyUnit(reader, op, "freehold.live");
}

LogicalResult applyValue(Reader &reader, pdl::ApplyNativeConstraintOp op, bool value) {
  auto attribute = BoolAttr::get(op.getContext(), value);
  return forEachArgument(reader, op, [&](unsigned argument) -> LogicalResult {
    Attribute old = reader.source.function.getArgAttr(argument, kValue);
    if (old && old != attribute)
      return op.emitError()
             << "'" << op.getName()
             << "' contradicts an earlier constraint: the precondition can never hold";
    reader.source.function.setArgAttr(argument, kValue, attribute);
    Value known = reader.source.body().getArgument(argument);
    if (!reader.source.classes.fix(reader.source.keys.lookup(known),
                                   IntegerType::get(op.getContext(), 1)))
      return op.emitError() << "'" << op.getName()
                            << "' of what is no i1: the precondition can never hold";
    return success();
  });
}
LogicalResult applyTrue(Reader &reader, pdl::ApplyNativeConstraintOp op) {
  return applyValue(reader, op, true);
}
LogicalResult applyFalse(Reader &reader, pdl::ApplyNativeConstraintOp op) {
  return applyValue(reader, op, false);
}

/// Appends `item` to the array `attribute` of an argument.
void append(func::FuncOp function, unsigned argument, StringRef attribute, Attribute item) {
  SmallVector<Attribute> items;
  if (auto old = function.getArgAttrOfType<ArrayAttr>(argument, attribute))
    llvm::append_range(items, old);
  if (!llvm::is_contained(items, item))
    items.push_back(item);
  function.setArgAttr(argument, attribute, ArrayAttr::get(function.getContext(), items));
}

LogicalResult applyNoAlias(Reader &reader, pdl::ApplyNativeConstraintOp op) {
  SmallVector<SmallVector<BlockArgument>> sets;
  for (Value handle : op.getArgs()) {
    auto arguments = argumentsOf(reader, op, handle);
    if (failed(arguments))
      return failure();
    sets.push_back(std::move(*arguments));
  }
  Builder builder(op.getContext());
  for (auto [i, set] : llvm::enumerate(sets))
    for (ArrayRef<BlockArgument> other : ArrayRef(sets).drop_front(i + 1))
      for (BlockArgument a : set)
        for (BlockArgument b : other) {
          if (a == b)
            return op.emitError()
                   << "'NoAlias' of a value and itself: the precondition can never hold";
          append(reader.source.function, a.getArgNumber(), kNoAlias,
                 builder.getI64IntegerAttr(b.getArgNumber()));
        }
  return success();
}

LogicalResult applySame(Reader &reader, pdl::ApplyNativeConstraintOp op) {
  auto group = StringAttr::get(op.getContext(), "g" + Twine(reader.groups++));
  return forEachArgument(reader, op, [&](unsigned argument) {
    append(reader.source.function, argument, kSame, group);
    return success();
  });
}

LogicalResult applyTogether(Reader &reader, pdl::ApplyNativeConstraintOp op) {
  for (auto [before, after] : llvm::zip(op.getArgs().drop_back(), op.getArgs().drop_front())) {
    if (!before.getDefiningOp()->isBeforeInBlock(after.getDefiningOp()))
      return op.emitError()
             << "'Together' names the ops in the order in which they stand, the pattern "
                "matches them in another";
    reader.ops.together.emplace_back(before, after);
  }
  return success();
}

LogicalResult applyOnlyUsedHere(Reader &reader, pdl::ApplyNativeConstraintOp op) {
  reader.ops.onlyUsedHere.insert_range(op.getArgs());
  return success();
}

/// Kind Other stands for ops.
const FactRow kRows[] = {
    {"NoAlias", PdlKind::Memref, 2, applyNoAlias},
    {"SameAllocation", PdlKind::Memref, 2, applySame},
    {"Original", PdlKind::Memref, 1, applyOriginal},
    {"Owned", PdlKind::Memref, 1, applyOwned},
    {"Live", PdlKind::Memref, 1, applyLive},
    {"KnownTrue", PdlKind::Condition, 1, applyTrue},
    {"KnownFalse", PdlKind::Condition, 1, applyFalse},
    {"Together", PdlKind::Other, 2, applyTogether},
    {"OnlyUsedHere", PdlKind::Other, 1, applyOnlyUsedHere},
};

const FactRow *findRow(StringRef name) {
  const FactRow *row = llvm::find_if(kRows, [&](const FactRow &row) { return row.name == name; });
  return row == std::end(kRows) ? nullptr : row;
}

LogicalResult check(pdl::ApplyNativeConstraintOp op, const FactRow *row) {
  if (!row) {
    InFlightDiagnostic error = unsupportedPdl(op, "constraint '") << op.getName() << "'";
    std::string names;
    for (const FactRow &known : kRows)
      names += (names.empty() ? "" : ", ") + known.name.str();
    error.attachNote() << "native code cannot be read; known by name: " << names;
    return error;
  }
  if (op.getNumResults() != 0)
    return op.emitError() << "'" << row->name << "' has no results";
  if (op.getArgs().size() < row->argumentsMin)
    return op.emitError() << "'" << row->name << "' needs at least " << row->argumentsMin
                          << " arguments";
  for (Value value : op.getArgs()) {
    bool isOp = isa<pdl::OperationType>(value.getType());
    auto range = dyn_cast<pdl::RangeType>(value.getType());
    bool isValue = isa<pdl::ValueType>(range ? range.getElementType() : value.getType());
    if (row->kind == PdlKind::Other ? !isOp : !isValue)
      return op.emitError() << "'" << row->name << "' is stated of "
                            << (row->kind == PdlKind::Other ? "ops" : "values") << ", not of "
                            << value.getType();
  }
  return success();
}
} // namespace

bool OpFacts::standTogether(Value a, Value b) const {
  llvm::SmallSetVector<Value, 8> reached;
  reached.insert(a);
  for (unsigned i = 0; i < reached.size(); ++i)
    for (auto [before, after] : together) {
      if (before == reached[i])
        reached.insert(after);
      if (after == reached[i])
        reached.insert(before);
    }
  return reached.contains(b);
}

bool OpFacts::areOrdered(Value before, Value after) const {
  llvm::SmallSetVector<Value, 8> reached;
  for (auto [above, below] : together)
    if (above == before)
      reached.insert(below);
  for (unsigned i = 0; i < reached.size(); ++i)
    for (auto [above, below] : together)
      if (above == reached[i])
        reached.insert(below);
  return reached.contains(after);
}

PdlKind freehold::smt::kindOfFact(StringRef name) {
  const FactRow *row = findRow(name);
  return row && row->kind != PdlKind::Other ? row->kind : PdlKind::Unknown;
}

FailureOr<OpFacts> freehold::smt::readPdlFacts(pdl::PatternOp pattern, Side &source) {
  Reader reader{source, {}, 0};
  for (auto op : pattern.getBodyRegion().front().getOps<pdl::ApplyNativeConstraintOp>()) {
    const FactRow *row = findRow(op.getName());
    if (failed(check(op, row)))
      return failure();
    if (!op.getIsNegated() && failed(row->apply(reader, op)))
      return failure();
  }
  return std::move(reader.ops);
}
