//===- Emitter.cpp - Lines, constants, functions --------------------------===//
#include "fuzz/gen/Emitter.h"
#include "fuzz/gen/tensor/Tensors.h"

#include <cassert>

namespace freehold::gen {

std::string joinNames(std::span<const Value> values) {
  std::string text;
  for (const Value &value : values)
    text += (text.empty() ? "" : ", ") + value.name;
  return text;
}

template <typename Typed> static std::string joinTypesOf(std::span<const Typed> all) {
  std::string text;
  for (const Typed &one : all)
    text += (text.empty() ? "" : ", ") + spell(one.type);
  return text;
}
std::string joinTypes(std::span<const Value> values) { return joinTypesOf(values); }
std::string joinTypes(std::span<const Slot> slots) { return joinTypesOf(slots); }

/// Returns the weights of all rows in this program, which leaves out a few rows at random.
static std::vector<unsigned> drawWeights(Choices &choices, const Profile &profile) {
  std::vector<unsigned> weights;
  for (const OpRow &row : opTable()) {
    // Round up, so that a rare row with a small scale keeps a weight above 0.
    unsigned weight = (row.weight * profile.percent(row.name) + 99) / 100;
    if (!row.isFor(profile.isTensor))
      weight = 0;
    if (profile.leaveOneOutOf && weight && choices.chance(1, profile.leaveOneOutOf))
      weight = 0;
    weights.push_back(weight);
  }
  return weights;
}

Emitter::Emitter(Choices &choices, const Profile &profile)
    : choices(choices), profile(profile), weights_(drawWeights(choices, profile)),
      typeWeights_(typeWeights(profile)), rowsLeft_(profile.rowsMax) {
  statistics.rows.resize(opTable().size());
}

void Emitter::line(const std::string &text) {
  body_.append(2 * indent_, ' ');
  body_ += text;
  body_ += '\n';
  countCost(1);
}

void Emitter::innerLine(const std::string &text) {
  Indented deeper(*this);
  line(text);
}

void Emitter::countCost(unsigned steps) { openCost_ += steps * place.loopFactor; }

std::string Emitter::op(const std::string &text) {
  std::string name = fresh();
  line(name + " = " + text);
  return name;
}

Value Emitter::define(Type type, const std::string &text, Facts facts) {
  return {op(text), type, facts};
}

Value Emitter::add(Type type, const std::string &text, Facts facts) {
  Value value = define(type, text, facts);
  scope.add(value);
  return value;
}

void Emitter::label(const std::string &label, std::span<const Value> arguments) {
  std::string text = label;
  for (const Value &argument : arguments)
    text +=
        (&argument == arguments.data() ? "(" : ", ") + argument.name + ": " + spell(argument.type);
  body_.append(2 * (indent_ - 1), ' ');
  body_ += text + (arguments.empty() ? ":\n" : "):\n");
}

/// Constants are emitted at the start of the function. A float's number counts in quarters, which
/// binary floating point represents exactly.
std::string Emitter::constant(Element element, int number) {
  std::string name, text;
  if (element == Element::I1) {
    name = text = number ? "true" : "false";
  } else {
    name = "c" + std::to_string(number);
    text = std::to_string(number) + " : " + spell(element);
    if (element != Element::Index)
      name += "_" + spell(element);
    if (isFloat(element)) {
      static const char *const quarters[] = {".0", ".25", ".5", ".75"};
      text = std::to_string(number / 4) + quarters[number % 4] + " : " + spell(element);
    }
  }
  constants_.try_emplace("%" + name, "arith.constant " + text);
  return "%" + name;
}

/// `func.func private @f(%a: i32) -> memref<4xi32>`, without names for declarations.
std::string Emitter::header(const Signature &signature, std::span<const std::string> names) const {
  std::string text = "func.func ";
  text += signature.isPublic ? "@" : "private @";
  text += signature.name + "(";
  const char *attribute = tensors::parameterAttribute(signature);
  for (size_t n = 0; n < signature.parameters.size(); ++n) {
    const Type &type = signature.parameters[n].type;
    text += (n ? ", " : "") + names[n] + ": " + spell(type) + (type.isTensor ? attribute : "");
  }
  text += ")";
  if (!signature.results.empty())
    text += " -> (" + joinTypes(signature.results) + ")";
  return text;
}

void Emitter::emitFunction(Signature signature, unsigned rows) {
  keepOneOwner(signature.results);
  current = signature;
  scope.clear();
  place = {.leaving = {"return", current.results, 0}};
  body_.clear();
  lastBlocks_.clear();
  constants_.clear();
  nextValue_ = 0;
  nextBlock_ = 1;
  openCost_ = 1;
  hasCalledItself = false;
  rowsLeftHere_ = rows;
  std::vector<std::string> names;
  for (const Slot &slot : signature.parameters) {
    names.push_back("%arg" + std::to_string(names.size()));
    // A caller outside of the module may pass any index, but indices in scope are at most
    // kIndexMax.
    if (signature.isPublic && slot.type == scalar(Element::Index))
      add(slot.type,
          "arith.minui " + names.back() + ", " + constant(Element::Index, 4) + " : index");
    else
      scope.add({names.back(), slot.type, slot.facts, false});
  }
  emitOps();
  leaveRegion();
  text_ += header(signature, names) + " {\n";
  for (const auto &[name, constant] : constants_)
    text_ += "  " + name + " = " + constant + "\n";
  text_ += body_ + lastBlocks_ + "}\n";
  // A recursive function calls itself once for each unit of fuel, which is at most kIndexMax.
  current.cost = openCost_ * (signature.isRecursive ? kIndexMax + 1 : 1);
  functions.push_back(current);
  ++statistics.functions;
}

void Emitter::leaveRegion() {
  std::vector<Value> values = fillAll(place.leaving.slots);
  observeNew(place.leaving.mark);
  std::string op = place.leaving.op;
  line(values.empty() ? op : op + " " + joinNames(values) + " : " + joinTypes(values));
}

std::string Emitter::takeText(size_t mark) {
  std::string taken = body_.substr(mark);
  body_.resize(mark);
  return taken;
}

std::string Emitter::finish() {
  std::string head;
  for (const std::string &declaration : declarations_)
    head += declaration + "\n";
  return head + text_;
}

} // namespace freehold::gen
