//===- Emitter.cpp - Functions and modules --------------------------------===//
#include "fuzz/gen/Emitter.h"
#include "fuzz/gen/OpRow.h"
#include "fuzz/gen/tensor/Tensors.h"

namespace freehold::gen {

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
    : ValueEmitter(choices, profile), weights_(drawWeights(choices, profile)),
      rowsLeft_(profile.rowsMax) {
  statistics.rows.resize(opTable().size());
}

/// `func.func private @f(%a: i32) -> memref<4xi32>`, without names for declarations.
std::string Emitter::header(const Signature &signature, std::span<const std::string> names) const {
  std::string text = "func.func ";
  text += signature.isPublic ? "@" : "private @";
  text += signature.name + "(";
  const char *attribute = tensors::parameterAttribute(signature, profile);
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
  beginFunction();
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
  text_ += header(signature, names) + " {\n" + functionText() + "}\n";
  // A recursive function calls itself once for each unit of fuel, which is at most kIndexMax.
  current.cost = functionCost() * (signature.isRecursive ? kIndexMax + 1 : 1);
  functions.push_back(current);
  ++statistics.functions;
}

void Emitter::leaveRegion() {
  std::vector<Value> values = fillAll(place.leaving.slots);
  observeNew(place.leaving.mark);
  std::string op = place.leaving.op;
  line(values.empty() ? op : op + " " + joinNames(values) + " : " + joinTypes(values));
}

std::string Emitter::finish() const { return declarations() + text_; }

} // namespace freehold::gen
