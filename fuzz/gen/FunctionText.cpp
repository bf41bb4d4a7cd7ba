//===- FunctionText.cpp ---------------------------------------------------===//
#include "fuzz/gen/FunctionText.h"

#include <utility>

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

void FunctionText::line(const std::string &text) {
  body_.append(2 * indent_, ' ');
  body_ += text;
  body_ += '\n';
  countCost(1);
}

void FunctionText::innerLine(const std::string &text) {
  Indented deeper(*this);
  line(text);
}

std::string FunctionText::op(const std::string &text) {
  std::string name = fresh();
  line(name + " = " + text);
  return name;
}

void FunctionText::label(const std::string &label, std::span<const Value> arguments) {
  std::string text = label;
  for (const Value &argument : arguments)
    text +=
        (&argument == arguments.data() ? "(" : ", ") + argument.name + ": " + spell(argument.type);
  body_.append(2 * (indent_ - 1), ' ');
  body_ += text + (arguments.empty() ? ":\n" : "):\n");
}

std::string FunctionText::constant(Element element, int number) {
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

std::string FunctionText::takeText(size_t mark) {
  std::string taken = body_.substr(mark);
  body_.resize(mark);
  return taken;
}

void FunctionText::beginFunction() {
  body_.clear();
  lastBlocks_.clear();
  constants_.clear();
  nextValue_ = 0;
  nextBlock_ = 1;
  cost_ = 1;
}

std::string FunctionText::functionText() const {
  std::string text;
  for (const auto &[name, constant] : constants_)
    text += "  " + name + " = " + constant + "\n";
  return text + body_ + lastBlocks_;
}

std::string FunctionText::declarations() const {
  std::string text;
  for (const std::string &declaration : declarations_)
    text += declaration + "\n";
  return text;
}

std::string FunctionText::beginRegion() { return std::exchange(lastBlocks_, ""); }

void FunctionText::endRegion(std::string outerLastBlocks) {
  body_ += lastBlocks_;
  lastBlocks_ = std::move(outerLastBlocks);
}

} // namespace freehold::gen
