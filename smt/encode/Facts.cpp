//===- Facts.cpp - What is known of the arguments of a rewrite ------------===//
// Reads a rewrite: a module with the functions @src (before) and @tgt (after), and facts about
// their arguments, which are attributes named freehold.*. Facts.h lists the facts. Reading fails
// with a diagnostic at the op or argument if a function is missing, the two have different types,
// or an attribute is unknown, misplaced or malformed. A new fact needs a Fact::Kind, a line in
// readAttribute, and its meaning in World::holds.
//===----------------------------------------------------------------------===//
#include "smt/encode/Facts.h"
#include "smt/encode/Pairing.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>

using namespace mlir;

namespace freehold::smt {
namespace {
/// The prefix of the names of all facts.
constexpr StringLiteral kPrefix = "freehold.";
constexpr StringLiteral kNoAliasAttr = "freehold.noalias";
constexpr StringLiteral kSameAttr = "freehold.same_allocation";
constexpr StringLiteral kValueAttr = "freehold.value";
constexpr StringLiteral kDefinedAttr = "freehold.defined";

/// A fact about one memref, written as a unit attribute.
struct Plain {
  StringLiteral name;
  Fact::Kind kind;
};
constexpr Plain kPlain[] = {{"freehold.original", Fact::Kind::Original},
                            {"freehold.owned", Fact::Kind::Owned},
                            {"freehold.live", Fact::Kind::Live}};

SmallVector<NamedAttribute> factsOf(func::FuncOp function, unsigned argument) {
  SmallVector<NamedAttribute> facts;
  for (NamedAttribute attribute : function_interface_impl::getArgAttrs(function, argument))
    if (attribute.getName().strref().starts_with(kPrefix))
      facts.push_back(attribute);
  return facts;
}

/// Reads the attributes of the arguments of @src.
class FactReader {
public:
  explicit FactReader(Rewrite &rewrite) : rewrite_(rewrite), function_(rewrite.source) {}

  LogicalResult read();

private:
  LogicalResult readAttribute(unsigned argument, NamedAttribute attribute);
  LogicalResult readNoAlias(unsigned argument, Attribute attribute);
  LogicalResult readSame(unsigned argument, Attribute attribute);
  LogicalResult readValue(unsigned argument, Attribute attribute);
  LogicalResult readDefined(unsigned argument, Attribute attribute);
  LogicalResult checkList(unsigned argument, Attribute attribute);
  void addSame();

  bool isMemRef(unsigned argument) const {
    return isa<BaseMemRefType>(function_.getArgumentTypes()[argument]);
  }
  bool isCondition(unsigned argument) const {
    return function_.getArgumentTypes()[argument].isInteger(1);
  }
  LogicalResult error(unsigned argument, const Twine &message) {
    return emitError(function_.getArgument(argument).getLoc(), message);
  }
  LogicalResult expectMemRef(unsigned argument, StringRef name) {
    if (isMemRef(argument))
      return success();
    return error(argument, "'" + name + "' is about memrefs, not " + typeText(argument));
  }
  std::string typeText(unsigned argument) const {
    std::string text;
    llvm::raw_string_ostream(text) << "'" << function_.getArgumentTypes()[argument] << "'";
    return text;
  }

  Rewrite &rewrite_;
  mutable func::FuncOp function_;
  /// For each group name of freehold.same_allocation, the arguments that carry it.
  std::map<std::string, SmallVector<unsigned>> groups_;
};

LogicalResult FactReader::read() {
  for (unsigned argument = 0; argument < function_.getNumArguments(); ++argument)
    for (NamedAttribute attribute : factsOf(function_, argument))
      if (failed(readAttribute(argument, attribute)))
        return failure();
  addSame();
  return success();
}

LogicalResult FactReader::readAttribute(unsigned argument, NamedAttribute attribute) {
  StringRef name = attribute.getName().strref();
  Attribute value = attribute.getValue();
  if (name == kListAttr)
    return checkList(argument, value);
  if (name == kNoAliasAttr)
    return readNoAlias(argument, value);
  if (name == kSameAttr)
    return readSame(argument, value);
  if (name == kValueAttr)
    return readValue(argument, value);
  if (name == kDefinedAttr)
    return readDefined(argument, value);
  for (const Plain &plain : kPlain) {
    if (name != plain.name)
      continue;
    if (!isa<UnitAttr>(value))
      return error(argument, "'" + name + "' takes no value");
    if (failed(expectMemRef(argument, name)))
      return failure();
    rewrite_.facts.push_back({.kind = plain.kind, .argument = argument});
    return success();
  }
  return error(argument, "unknown fact '" + name +
                             "'; there are: freehold.list, freehold.noalias, "
                             "freehold.same_allocation, freehold.original, freehold.owned, "
                             "freehold.live, freehold.value, freehold.defined");
}

LogicalResult FactReader::checkList(unsigned argument, Attribute attribute) {
  if (!isa<UnitAttr>(attribute))
    return error(argument, "'" + kListAttr + "' takes no value");
  if (isMemRef(argument) || isCondition(argument))
    return success();
  return error(argument, "a list is of memrefs or of i1, not of " + typeText(argument));
}

LogicalResult FactReader::readNoAlias(unsigned argument, Attribute attribute) {
  if (failed(expectMemRef(argument, kNoAliasAttr)))
    return failure();
  if (isa<UnitAttr>(attribute)) {
    Fact fact{.kind = Fact::Kind::NoAlias, .argument = argument};
    for (unsigned other = 0; other < function_.getNumArguments(); ++other)
      if (other != argument && isMemRef(other))
        fact.others.push_back(other);
    rewrite_.facts.push_back(std::move(fact));
    return success();
  }
  auto numbers = dyn_cast<ArrayAttr>(attribute);
  if (!numbers || !llvm::all_of(numbers, llvm::IsaPred<IntegerAttr>))
    return error(argument,
                 "'" + kNoAliasAttr + "' takes no value, or numbers of arguments: [2, 5]");
  SmallVector<unsigned> seen;
  for (auto number : numbers.getAsRange<IntegerAttr>()) {
    const APInt &value = number.getValue();
    if (value.isNegative() || value.uge(function_.getNumArguments()))
      return error(argument, "'" + kNoAliasAttr + "' names argument " +
                                 llvm::toString(value, 10, /*Signed=*/true) + "; there are " +
                                 Twine(function_.getNumArguments()) + ", counted from 0");
    unsigned other = value.getZExtValue();
    if (other == argument)
      return error(argument, "'" + kNoAliasAttr + "' names the argument that carries it");
    if (!isMemRef(other))
      return error(argument, "'" + kNoAliasAttr + "' names argument " + Twine(other) +
                                 ", which is no memref");
    if (llvm::is_contained(seen, other))
      continue;
    seen.push_back(other);
    rewrite_.facts.push_back(
        {Fact::Kind::NoAlias, argument, {other}, false, "[" + std::to_string(other) + "]"});
  }
  return success();
}

LogicalResult FactReader::readSame(unsigned argument, Attribute attribute) {
  if (failed(expectMemRef(argument, kSameAttr)))
    return failure();
  auto names = dyn_cast<ArrayAttr>(attribute);
  if (!names || !llvm::all_of(names, llvm::IsaPred<StringAttr>))
    return error(argument, "'" + kSameAttr + "' takes names of groups: [\"g\"]");
  for (auto name : names.getAsRange<StringAttr>()) {
    SmallVector<unsigned> &members = groups_[name.str()];
    if (!llvm::is_contained(members, argument))
      members.push_back(argument);
  }
  return success();
}

LogicalResult FactReader::readValue(unsigned argument, Attribute attribute) {
  if (!isCondition(argument))
    return error(argument, "'" + kValueAttr + "' is about i1, not " + typeText(argument));
  auto value = dyn_cast<BoolAttr>(attribute);
  if (!value)
    return error(argument, "'" + kValueAttr + "' takes true or false");
  rewrite_.facts.push_back(
      {Fact::Kind::Value, argument, {}, value.getValue(), value.getValue() ? "true" : "false"});
  return success();
}

LogicalResult FactReader::readDefined(unsigned argument, Attribute attribute) {
  if (isMemRef(argument) || rewrite_.isList[argument])
    return error(argument, "'" + kDefinedAttr +
                               "' is about single scalars: memrefs and what is in "
                               "lists are never poison");
  if (!isa<UnitAttr>(attribute))
    return error(argument, "'" + kDefinedAttr + "' takes no value");
  rewrite_.facts.push_back({.kind = Fact::Kind::Defined, .argument = argument});
  return success();
}

/// Turns the groups of freehold.same_allocation into facts. Groups that share an argument are
/// merged. If a group has an argument that is not a list, all its other members refer to the
/// allocation of the first such argument. In a group of lists only, any list may be empty, so the
/// fact of each list names the list itself and all lists of the group before it.
void FactReader::addSame() {
  llvm::IntEqClasses joined(function_.getNumArguments());
  std::vector<std::string> names(function_.getNumArguments());
  for (auto &[name, members] : groups_)
    for (unsigned member : members) {
      joined.join(members.front(), member);
      names[member] += (names[member].empty() ? "[\"" : ", \"") + name + "\"";
    }
  std::map<unsigned, SmallVector<unsigned>> sets;
  for (unsigned argument = 0; argument < names.size(); ++argument)
    if (!names[argument].empty())
      sets[joined.findLeader(argument)].push_back(argument);
  for (auto &[leader, members] : sets) {
    auto *single = llvm::find_if(members, [&](unsigned m) { return !rewrite_.isList[m]; });
    std::vector<unsigned> before;
    for (unsigned member : members) {
      before.push_back(member);
      if (single == members.end())
        rewrite_.facts.push_back(
            {Fact::Kind::SameAllocation, member, before, false, names[member] + "]"});
      else if (member != *single)
        rewrite_.facts.push_back(
            {Fact::Kind::SameAllocation, member, {*single}, false, names[member] + "]"});
    }
  }
}

LogicalResult checkTypes(func::FuncOp source, func::FuncOp target) {
  if (source.getFunctionType() != target.getFunctionType())
    return target.emitError("@tgt is ")
           << target.getFunctionType() << ", but @src is " << source.getFunctionType();
  for (BlockArgument argument : source.getArguments())
    if (!isa<BaseMemRefType>(argument.getType()) && !argument.getType().isIntOrIndexOrFloat())
      return emitError(argument.getLoc())
             << "arguments are memrefs or scalars, not " << argument.getType();
  for (Type type : source.getResultTypes())
    if (!isa<BaseMemRefType>(type) && !type.isIntOrIndexOrFloat())
      return source.emitError("results are memrefs or scalars, not ") << type;
  return success();
}

/// Emits an error if a fact is anywhere but on an argument. It would be ignored there, and
/// something else would be proved than the author meant.
LogicalResult checkNoOtherFacts(func::FuncOp function) {
  auto isFact = [](NamedAttribute attribute) {
    return attribute.getName().strref().starts_with(kPrefix);
  };
  WalkResult walked = function.walk([&](Operation *op) -> WalkResult {
    for (NamedAttribute attribute : op->getDiscardableAttrs())
      if (isFact(attribute))
        return op->emitError("'") << attribute.getName().getValue()
                                  << "' stands on no argument of @src";
    return WalkResult::advance();
  });
  if (walked.wasInterrupted())
    return failure();
  for (unsigned result = 0; result < function.getNumResults(); ++result)
    for (NamedAttribute attribute : function.getResultAttrs(result))
      if (isFact(attribute))
        return function.emitError("'") << attribute.getName().getValue() << "' stands on result "
                                       << result << "; facts are about arguments";
  return success();
}

/// Emits an error if an argument of @tgt has a fact that the argument of @src does not have.
LogicalResult checkRepeated(func::FuncOp source, func::FuncOp target) {
  for (unsigned argument = 0; argument < target.getNumArguments(); ++argument)
    for (NamedAttribute attribute : factsOf(target, argument))
      if (source.getArgAttr(argument, attribute.getName()) != attribute.getValue())
        return emitError(target.getArgument(argument).getLoc(), "'")
               << attribute.getName().getValue() << "' is not what stands on the argument of @src";
  return success();
}

/// Returns @src or @tgt; null after a diagnostic.
func::FuncOp findFunction(ModuleOp module, StringRef name, StringRef what) {
  auto function = module.lookupSymbol<func::FuncOp>(name);
  if (!function) {
    module.emitError("no function @") << name << ", which is " << what;
  } else if (function.isExternal()) {
    function.emitError("@") << name << " has no body";
    return nullptr;
  }
  return function;
}

LogicalResult checkModule(ModuleOp module) {
  for (Operation &op : *module.getBody()) {
    if (isa<memref::GlobalOp>(op))
      continue;
    auto function = dyn_cast<func::FuncOp>(op);
    if (!function)
      return op.emitError("a rewrite consists of functions and globals only");
    if (!function.isExternal() && function.getName() != "src" && function.getName() != "tgt")
      return function.emitError("only @src and @tgt may have a body");
  }
  return success();
}
} // namespace

std::string Fact::text() const {
  StringRef name;
  switch (kind) {
  case Kind::NoAlias:
    name = kNoAliasAttr;
    break;
  case Kind::SameAllocation:
    name = kSameAttr;
    break;
  case Kind::Value:
    name = kValueAttr;
    break;
  case Kind::Defined:
    name = kDefinedAttr;
    break;
  default:
    for (const Plain &plain : kPlain)
      if (plain.kind == kind)
        name = plain.name;
  }
  std::string text = "%arg" + std::to_string(argument) + " {" + name.str();
  if (!spelled.empty())
    text += " = " + spelled;
  return text + "}";
}

/// Returns the identifier at the argument's location in `text`; empty if there is none.
static std::string nameOf(BlockArgument argument, StringRef text) {
  if (auto at = argument.getLoc()->findInstanceOf<FileLineColLoc>(); at && at.getLine()) {
    for (unsigned line = 1; line < at.getLine(); ++line)
      text = text.split('\n').second;
    StringRef name = text.split('\n').first.drop_front(
        std::min<size_t>(at.getColumn() - 1, text.split('\n').first.size()));
    name = name.take_until(
        [](char c) { return c == ':' || c == ',' || c == ')' || llvm::isSpace(c); });
    if (name.starts_with("%"))
      return name.str();
  }
  return "%arg" + std::to_string(argument.getArgNumber());
}

FailureOr<Rewrite> readRewrite(ModuleOp module, StringRef text) {
  Rewrite rewrite;
  rewrite.source = findFunction(module, "src", "the before of the rewrite");
  if (!rewrite.source)
    return failure();
  rewrite.target = findFunction(module, "tgt", "the after of the rewrite");
  if (!rewrite.target || failed(checkModule(module)) ||
      failed(checkTypes(rewrite.source, rewrite.target)) ||
      failed(checkNoOtherFacts(rewrite.source)) || failed(checkNoOtherFacts(rewrite.target)))
    return failure();
  for (BlockArgument argument : rewrite.source.getArguments())
    rewrite.names.push_back(nameOf(argument, text));
  for (unsigned argument = 0; argument < rewrite.source.getNumArguments(); ++argument)
    rewrite.isList.push_back(static_cast<bool>(rewrite.source.getArgAttr(argument, kListAttr)));
  if (failed(FactReader(rewrite).read()) || failed(checkRepeated(rewrite.source, rewrite.target)) ||
      failed(pairLists(rewrite)))
    return failure();
  return rewrite;
}

Rewrite without(const Rewrite &rewrite, unsigned fact) {
  Rewrite fewer = rewrite;
  fewer.facts.erase(fewer.facts.begin() + fact);
  return fewer;
}

} // namespace freehold::smt
