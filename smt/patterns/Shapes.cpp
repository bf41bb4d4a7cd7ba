//===- Shapes.cpp ---------------------------------------------------------===//
// Operands are chosen one by one, memrefs with their conditions first. Choices are numbered in
// order of occurrence. What remains is the order of retained values and of the two sides of joins:
// a shape is kept if no other order of these gives a smaller code.
//===----------------------------------------------------------------------===//
#include "smt/patterns/Shapes.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace freehold::smt::patterns {

using Root = Shape::Root;
using Form = Shape::Operand::Form;
using Condition = Shape::Condition;

std::string Shape::name() const {
  return "s" + std::to_string(memrefs.size()) + "x" + std::to_string(retained.size()) + "_" +
         std::to_string(number);
}

unsigned Shape::oddities() const {
  unsigned count = isBare;
  for (const Root &root : roots)
    count += root.isJoin();
  for (const Operand &operand : llvm::concat<const Operand>(memrefs, retained))
    count += operand.form != Form::Whole;
  for (Condition condition : conditions)
    count += condition.kind != Condition::Kind::True && condition.kind != Condition::Kind::Free;
  return count;
}

/// Maximum number of oddities for a size; Shapes.h says why.
static unsigned odditiesMax(unsigned memrefs, unsigned retained) {
  return memrefs + retained <= 1 ? 3 : memrefs <= 2 && memrefs + retained <= 3 ? 2 : 1;
}
static bool hasBranches(unsigned operands) { return operands <= 4; }
static bool hasLonelyJoins(unsigned operands) { return operands <= 2; }
static unsigned argumentsMax(unsigned operands) { return operands <= 4 ? 2 * operands : 2; }

//===----------------------------------------------------------------------===//
// The smallest of what is the same
//===----------------------------------------------------------------------===//

namespace {
/// A shape as numbers, with the retained values in the order `order`, and the sides of join k
/// swapped if bit k of `swapped` is set. Roots are numbered in order of occurrence.
class Code {
public:
  Code(const Shape &shape, llvm::ArrayRef<uint8_t> order, unsigned swapped)
      : shape_(shape), swapped_(swapped), labels_(shape.roots.size(), kNone) {
    for (Shape::Operand operand : shape.memrefs)
      add(operand);
    for (uint8_t place : order)
      add(shape.retained[place]);
  }
  llvm::SmallVector<uint8_t, 32> numbers;

private:
  static constexpr uint8_t kNone = 255;

  void add(Shape::Operand operand) {
    numbers.push_back(uint8_t(operand.form));
    add(operand.root);
  }
  void add(uint8_t number) {
    const Root &root = shape_.roots[number];
    bool isNew = labels_[number] == kNone;
    if (isNew)
      labels_[number] = next_++;
    numbers.push_back(labels_[number]);
    if (!isNew)
      return;
    numbers.push_back(uint8_t(root.kind));
    if (!root.isJoin())
      return;
    bool swap = swapped_ >> number & 1;
    add(swap ? root.second : root.first);
    add(swap ? root.first : root.second);
  }

  const Shape &shape_;
  unsigned swapped_;
  llvm::SmallVector<uint8_t, 8> labels_;
  uint8_t next_ = 0;
};
} // namespace

/// Returns true if this shape is the representative of all equivalent ones.
static bool isSmallest(const Shape &shape) {
  llvm::SmallVector<uint8_t, 3> order;
  for (unsigned i = 0; i < shape.retained.size(); ++i)
    order.push_back(i);
  Code own(shape, order, 0);
  unsigned joins = 0;
  for (auto [i, root] : llvm::enumerate(shape.roots))
    joins |= unsigned(root.isJoin()) << i;
  do {
    // All subsets of `joins`.
    for (unsigned swapped = joins;; swapped = (swapped - 1) & joins) {
      if (Code(shape, order, swapped).numbers < own.numbers)
        return false;
      if (!swapped)
        break;
    }
  } while (std::next_permutation(order.begin(), order.end()));
  return true;
}

//===----------------------------------------------------------------------===//
// What is left out
//===----------------------------------------------------------------------===//

static bool isInScale(const Shape &shape) {
  unsigned operands = shape.memrefs.size() + shape.retained.size(), arguments = 0;
  llvm::SmallVector<unsigned, 8> uses(shape.roots.size());
  for (Shape::Operand operand : llvm::concat<const Shape::Operand>(shape.memrefs, shape.retained))
    ++uses[operand.root];
  for (const Root &root : shape.roots) {
    arguments += root.kind == Root::Kind::Argument;
    if (root.isJoin())
      ++uses[root.first], ++uses[root.second];
  }
  if (arguments > argumentsMax(operands))
    return false;
  if (!hasLonelyJoins(operands))
    for (const Root &root : shape.roots)
      if (root.isJoin() && uses[root.first] == 1 && uses[root.second] == 1)
        return false;
  unsigned lonely[4] = {};
  for (Shape::Operand operand : shape.retained)
    if (const Root &root = shape.roots[operand.root]; !root.isJoin() && uses[operand.root] == 1)
      if (++lonely[unsigned(root.kind)] > 1)
        return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Choosing
//===----------------------------------------------------------------------===//

namespace {
class Enumeration {
public:
  Enumeration(unsigned memrefs, unsigned retained, std::vector<Shape> &shapes)
      : memrefs_(memrefs), retained_(retained), left_(odditiesMax(memrefs, retained)),
        shapes_(shapes) {
    chooseOperand();
  }

private:
  void chooseOperand();
  void chooseForm(uint8_t root);
  void chooseJoin();
  void chooseCondition();
  void finish();
  void keep();

  /// Calls `choice` with `count` fewer oddities left, if there are that many.
  template <typename Choice> void spend(unsigned count, Choice choice) {
    if (count > left_)
      return;
    left_ -= count;
    choice();
    left_ += count;
  }
  /// Calls `choice` with one more root.
  template <typename Choice> void withRoot(Root root, Choice choice) {
    shape_.roots.push_back(root);
    choice(uint8_t(shape_.roots.size() - 1));
    shape_.roots.pop_back();
  }
  /// Calls `choice` with each existing allocation or argument, and with a new one.
  template <typename Choice> void withPlain(Choice choice) {
    for (uint8_t root = 0, count = shape_.roots.size(); root < count; ++root)
      if (!shape_.roots[root].isJoin())
        choice(root);
    withRoot({Root::Kind::Allocation}, choice);
    withRoot({Root::Kind::Argument}, choice);
  }

  unsigned memrefs_, retained_, left_;
  std::vector<Shape> &shapes_;
  Shape shape_;
  unsigned free_ = 0, number_ = 0;
};
} // namespace

void Enumeration::chooseOperand() {
  if (shape_.retained.size() == retained_ && shape_.memrefs.size() == memrefs_)
    return finish();
  withPlain([&](uint8_t root) { chooseForm(root); });
  for (uint8_t root = 0, count = shape_.roots.size(); root < count; ++root)
    if (shape_.roots[root].isJoin())
      chooseForm(root);
  chooseJoin();
}

void Enumeration::chooseJoin() {
  if (left_ == 0)
    return;
  withPlain([&](uint8_t first) {
    withPlain([&](uint8_t second) {
      // Of two existing roots the one with the lower number comes first; existing ones come before
      // new ones.
      if (second <= first)
        return;
      for (Root::Kind kind : {Root::Kind::Select, Root::Kind::If})
        if (kind == Root::Kind::Select || hasBranches(memrefs_ + retained_))
          spend(1,
                [&] { withRoot({kind, first, second}, [&](uint8_t join) { chooseForm(join); }); });
    });
  });
}

void Enumeration::chooseForm(uint8_t root) {
  bool isMemref = shape_.memrefs.size() < memrefs_;
  auto &operands = isMemref ? shape_.memrefs : shape_.retained;
  for (Form form : {Form::Whole, Form::Base, Form::Cast, Form::View}) {
    if (isMemref ? form == Form::View : form == Form::Cast)
      continue;
    spend(form != Form::Whole, [&] {
      operands.push_back({form, root});
      isMemref ? chooseCondition() : chooseOperand();
      operands.pop_back();
    });
  }
}

void Enumeration::chooseCondition() {
  auto choose = [&](Condition condition) {
    shape_.conditions.push_back(condition);
    chooseOperand();
    shape_.conditions.pop_back();
  };
  choose({Condition::Kind::True});
  ++free_;
  choose({Condition::Kind::Free, uint8_t(free_ - 1)});
  --free_;
  spend(1, [&] {
    choose({Condition::Kind::False});
    for (uint8_t i = 0; i < free_; ++i) {
      choose({Condition::Kind::Again, i});
      choose({Condition::Kind::Negated, i});
    }
  });
}

void Enumeration::finish() {
  if (!isInScale(shape_) || !isSmallest(shape_))
    return;
  keep();
  bool allocates = llvm::any_of(
      shape_.roots, [](const Root &root) { return root.kind == Root::Kind::Allocation; });
  if (!allocates)
    return;
  spend(1, [&] {
    shape_.isBare = true;
    keep();
    shape_.isBare = false;
  });
}

void Enumeration::keep() {
  shapes_.push_back(shape_);
  shapes_.back().number = number_++;
}

std::vector<Shape> enumerateShapes(const ShapeScale &scale) {
  std::vector<Shape> shapes;
  for (unsigned memrefs = 0; memrefs <= scale.memrefs; ++memrefs)
    for (unsigned retained = 0; retained <= scale.retained; ++retained)
      Enumeration(memrefs, retained, shapes);
  return shapes;
}

} // namespace freehold::smt::patterns
