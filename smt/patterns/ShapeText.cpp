//===- ShapeText.cpp - A shape for people ---------------------------------===//
#include "smt/patterns/ShapeNames.h"

#include "llvm/ADT/STLExtras.h"

namespace freehold::smt::patterns {

using Root = Shape::Root;
using Form = Shape::Operand::Form;
using Condition = Shape::Condition;

RootNames::RootNames(const Shape &shape) {
  std::string nextAllocation = "a", nextArgument = "f", nextJoin = "j";
  for (const Root &root : shape.roots) {
    std::string &next = root.isJoin()                         ? nextJoin
                        : root.kind == Root::Kind::Allocation ? nextAllocation
                                                              : nextArgument;
    names_.push_back(next);
    // Shapes are too small for the ranges of letters to overlap: five of a kind fit.
    ++next[0];
  }
}

static std::string textOf(Shape::Operand operand, const RootNames &names) {
  const std::string &root = names[operand.root];
  switch (operand.form) {
  case Form::Whole:
    return root;
  case Form::Base:
    return "base " + root;
  case Form::Cast:
    return "cast " + root;
  case Form::View:
    return "view " + root;
  }
  return "";
}

static std::string textOf(Condition condition) {
  std::string name = "c" + std::to_string(condition.number);
  switch (condition.kind) {
  case Condition::Kind::True:
    return "true";
  case Condition::Kind::False:
    return "false";
  case Condition::Kind::Negated:
    return "not " + name;
  case Condition::Kind::Free:
  case Condition::Kind::Again:
    return name;
  }
  return "";
}

std::string Shape::text() const {
  RootNames names(*this);
  auto list = [&](auto &things, auto text) {
    std::string all;
    for (const auto &thing : things)
      all += (all.empty() ? "" : ", ") + text(thing);
    return "(" + all + ")";
  };
  auto operand = [&](Operand one) { return textOf(one, names); };
  std::string text = "dealloc";
  if (!memrefs.empty())
    text += " " + list(memrefs, operand) + " if " +
            list(conditions, [](Condition one) { return textOf(one); });
  if (!retained.empty())
    text += " retain " + list(retained, operand);
  for (auto [i, root] : llvm::enumerate(roots))
    if (root.isJoin())
      text += "; " + names[i] + (root.kind == Root::Kind::Select ? " = select " : " = if ") +
              names[root.first] + ", " + names[root.second];
  return isBare ? text + "; bare" : text;
}

} // namespace freehold::smt::patterns
