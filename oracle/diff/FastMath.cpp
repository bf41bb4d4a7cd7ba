//===- FastMath.cpp -------------------------------------------------------===//
#include "oracle/diff/FastMath.h"

#include "oracle/diff/Compare.h"
#include "oracle/interp/Locations.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace freehold {

//===----------------------------------------------------------------------===//
// Flags
//===----------------------------------------------------------------------===//

static arith::FastMathFlags allowing(Operation *op) {
  using arith::FastMathFlags;
  auto flagged = dyn_cast<arith::ArithFastMathInterface>(op);
  if (!flagged || !flagged.getFastMathFlagsAttr())
    return FastMathFlags::none;
  return flagged.getFastMathFlagsAttr().getValue() &
         (FastMathFlags::reassoc | FastMathFlags::nsz | FastMathFlags::arcp |
          FastMathFlags::contract | FastMathFlags::afn);
}

static std::string textOf(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// Casts between float formats: if an operand's type is reached, the results' types are too.
static void spread(ArrayRef<Operation *> casts, llvm::SetVector<Type> &types) {
  for (bool grows = true; grows;) {
    grows = false;
    for (Operation *op : casts)
      if (llvm::any_of(op->getOperandTypes(), [&](Type type) { return types.contains(type); }))
        for (Type result : op->getResultTypes())
          grows |= isa<FloatType>(result) && types.insert(result);
  }
}

namespace {
/// Follows the results of operations with flags up to values that are not floats. Buffers are
/// distinguished by their element type only.
class FlaggedValues {
public:
  explicit FlaggedValues(ArrayRef<Operation *> functions) : functions_(functions) {}

  /// Whether the results of `op` reach an integer or an index.
  bool decideFrom(Operation *op) {
    reachAll(op->getResults());
    while (!decides_ && !open_.empty())
      for (OpOperand &use : open_.pop_back_val().getUses())
        follow(use.getOwner(), use);
    return decides_;
  }

private:
  void reach(Value value) {
    Type type = value.getType();
    if (isa<BaseMemRefType>(type) || !seen_.insert(value).second)
      return;
    decides_ |= type.isIntOrIndex();
    open_.push_back(value);
  }
  template <typename Values> void reachAll(Values values) {
    for (Value value : values)
      reach(value);
  }

  void follow(Operation *user, OpOperand &use) {
    reachAll(user->getResults());
    if (auto branch = dyn_cast<BranchOpInterface>(user)) {
      if (auto argument = branch.getSuccessorBlockArgument(use.getOperandNumber()))
        reach(*argument);
      return;
    }
    Type type = use.get().getType();
    if (isa<CallOpInterface>(user))
      for (Operation *function : functions_)
        reachArguments(function, type);
    if (!user->getRegions().empty() || user->hasTrait<OpTrait::IsTerminator>() ||
        !isMemoryEffectFree(user))
      reachType(type);
  }

  /// Values leave the def-use chains through memory, calls, regions and returns. Everything of
  /// the type that comes out of one of those counts as reached.
  void reachType(Type type) {
    if (!types_.insert(type).second)
      return;
    for (Operation *function : functions_)
      function->walk([&](Operation *op) {
        bool comesOut = op->getNumRegions() || !isMemoryEffectFree(op);
        for (Value result : op->getResults())
          if (comesOut && result.getType() == type)
            reach(result);
        // The arguments of a function are reached through its calls only.
        if (op != function)
          reachArguments(op, type);
      });
  }

  void reachArguments(Operation *op, Type type) {
    for (Region &region : op->getRegions())
      for (Value argument : region.getArguments())
        if (argument.getType() == type)
          reach(argument);
  }

  ArrayRef<Operation *> functions_;
  bool decides_ = false;
  SmallVector<Value> open_;
  llvm::DenseSet<Value> seen_;
  llvm::DenseSet<Type> types_;
};
} // namespace

FastMath fastMathOf(const interp::CompiledModule &module,
                    const interp::CompiledFunction &function) {
  FastMath flags;
  llvm::SetVector<unsigned> functions;
  llvm::SetVector<Type> types;
  SmallVector<Operation *> casts, bodies, flagged;
  functions.insert(function.number);
  for (size_t n = 0; n < functions.size(); ++n) {
    const interp::CompiledFunction &each = *module.functions[functions[n]];
    for (Operation *symbol : each.symbols)
      if (auto callee = module.functionNumbers.find(symbol); callee != module.functionNumbers.end())
        functions.insert(callee->second);
    if (!each.external && each.op) {
      bodies.push_back(each.op);
      each.op->walk([&](Operation *op) {
        if (isa<CastOpInterface>(op))
          casts.push_back(op);
        auto allowed = allowing(op);
        if (allowed == arith::FastMathFlags::none)
          return;
        if (types.empty())
          flags.where = {interp::locate(op->getLoc()), "", NoteRole::None,
                         op->getName().getStringRef().str()};
        flagged.push_back(op);
        flags.onlySigns &= allowed == arith::FastMathFlags::nsz;
        for (Type result : op->getResultTypes())
          if (isa<FloatType>(result))
            types.insert(result);
      });
    }
  }
  FlaggedValues values(bodies);
  flags.decides = llvm::any_of(flagged, [&](Operation *op) { return values.decideFrom(op); });
  spread(casts, types);
  flags.types.assign(types.begin(), types.end());
  return flags;
}

//===----------------------------------------------------------------------===//
// Differences
//===----------------------------------------------------------------------===//

namespace {
/// Compares observations one by one.
class Differences {
public:
  explicit Differences(const FastMath &flags) : flags_(flags) {
    for (Type type : flags.types)
      names_.push_back(textOf(type));
  }

  /// Whether nothing differs but allowed floats.
  bool areAllowed(const Observation &source, const Observation &target);
  /// Whether the last areAllowed found scalars that differ.
  bool areInText() const { return areInText_; }

private:
  bool isAllowed(StringRef source, StringRef target) const;
  bool textsAreAllowed(StringRef source, StringRef target);
  bool buffersAreAllowed(const ObservedBuffer &source, const ObservedBuffer &target);

  const FastMath &flags_;
  SmallVector<std::string> names_;
  bool areInText_ = false;
};
} // namespace

/// Compares two values of a type that is reached.
bool Differences::isAllowed(StringRef source, StringRef target) const {
  if (!flags_.onlySigns || source == target)
    return true;
  source.consume_front("-");
  target.consume_front("-");
  return source == target && (source == "inf" || std::strtod(source.str().c_str(), nullptr) == 0);
}

/// Compares the words of `1.5 : f32, 3 : i32)` in pairs; each value is followed by its type.
bool Differences::textsAreAllowed(StringRef source, StringRef target) {
  SmallVector<StringRef> before, after;
  source.split(before, ' ');
  target.split(after, ' ');
  if (before.size() != after.size())
    return false;
  for (size_t n = 0; n < before.size(); ++n) {
    StringRef a = before[n], b = after[n];
    if (a == b)
      continue;
    size_t paren = a.rfind('(') + 1;
    bool isTyped = n + 2 < before.size() && before[n + 1] == ":" &&
                   llvm::is_contained(names_, before[n + 2].rtrim(",)").str());
    if (!isTyped || a.take_front(paren) != b.take_front(b.rfind('(') + 1) ||
        !isAllowed(a.drop_front(paren), b.drop_front(paren)))
      return false;
    areInText_ = true;
  }
  return true;
}

bool Differences::buffersAreAllowed(const ObservedBuffer &source, const ObservedBuffer &target) {
  if (source.isNone != target.isNone || source.sizes != target.sizes ||
      source.element != target.element || source.inner.size() != target.inner.size())
    return false;
  bool isReached = llvm::is_contained(flags_.types, source.element);
  for (size_t n = 0, end = source.isNone ? 0 : source.count(); n < end; ++n) {
    if (source.isUnwritten(n))
      continue;
    if (target.isUnwritten(n))
      return false;
    if (!source.inner.empty()) {
      if (!buffersAreAllowed(source.inner[n], target.inner[n]))
        return false;
      continue;
    }
    std::string a = source.cell(n), b = target.cell(n);
    if (a != b && !(isReached && isAllowed(a, b)))
      return false;
  }
  return true;
}

bool Differences::areAllowed(const Observation &source, const Observation &target) {
  areInText_ = false;
  if (source.parts.size() != target.parts.size())
    return false;
  for (auto [a, b] : llvm::zip_equal(source.parts, target.parts)) {
    if (a.index() != b.index())
      return false;
    auto *text = std::get_if<std::string>(&a);
    bool allowed =
        text ? textsAreAllowed(*text, std::get<std::string>(b))
             : buffersAreAllowed(std::get<ObservedBuffer>(a), std::get<ObservedBuffer>(b));
    if (!allowed)
      return false;
  }
  return true;
}

/// Returns a verdict if the observations differ, but only as the flags allow.
static std::optional<Inconclusive> differenceAllowed(const FastMath &flags, const Outcome &source,
                                                     const Outcome &target) {
  auto ranThrough = [](const Outcome &outcome) {
    return outcome.termination == Termination::Returned ||
           outcome.termination == Termination::Aborted;
  };
  if (flags.types.empty() || !ranThrough(source) || !ranThrough(target))
    return std::nullopt;
  Differences differences(flags);
  std::optional<std::string> first;
  size_t lines = std::min(source.observations.size(), target.observations.size());
  bool isOpen = false;
  for (size_t n = 0; n < lines && !isOpen; ++n) {
    const Observation &before = source.observations[n], &after = target.observations[n];
    if (refines(before, after))
      continue;
    isOpen = !differences.areAllowed(before, after);
    if (isOpen && !flags.decides)
      return std::nullopt;
    if (!first)
      first = "'" + before.text() + "' before and '" + after.text() + "' after";
    isOpen |= differences.areInText() && llvm::StringRef(before.text()).starts_with("call @");
  }
  bool isSameLength = source.observations.size() == target.observations.size() &&
                      source.termination == target.termination;
  if (!first && flags.decides && !isSameLength)
    first = std::to_string(source.observations.size()) + " observations before and " +
            std::to_string(target.observations.size()) + " after";
  if (!first || (!isOpen && !isSameLength && !flags.decides))
    return std::nullopt;
  Note what = flags.where;
  what.message = "fast-math flags allow " +
                 std::string(flags.decides ? "other results: " : "other floats: ") + *first;
  return Inconclusive{Reason::FastMath, std::move(what)};
}

Verdict compare(const Outcome &source, const Outcome &target, const Contract &contract,
                const FastMath &flags) {
  Verdict verdict = compare(source, target, contract);
  auto *defect = std::get_if<Defect>(&verdict);
  auto allowed = defect && defect->kind == DefectKind::Observation
                     ? differenceAllowed(flags, source, target)
                     : std::nullopt;
  if (!allowed)
    return verdict;
  // Other defects are found by comparing as if the target had observed the same as the source.
  Outcome same = source;
  same.observations = target.observations;
  same.termination = target.termination;
  Verdict rest = compare(same, target, contract);
  return std::holds_alternative<Defect>(rest) ? rest : *allowed;
}

} // namespace freehold
