//===- Choices.cpp --------------------------------------------------------===//
#include "passes/ownership/Choices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace freehold::ownership {

/// The view or select that makes `value`. A leaf has a Source without values.
static Source stepOf(const Flow &flow, IsRoot isRoot, Value value) {
  Source leaf{Source::Kind::Allocation, {}, {}};
  Source source = flow.source(value);
  if (isRoot(value) && source.kind != Source::Kind::Choice)
    return leaf;
  bool passes = source.kind == Source::Kind::View || source.kind == Source::Kind::Choice;
  return passes ? source : leaf;
}

SmallVector<Value> leavesInOrder(const Flow &flow, IsRoot isRoot, Value value) {
  SmallVector<Value> open{value}, leaves;
  for (unsigned steps = 0; !open.empty(); ++steps) {
    Value next = open.pop_back_val();
    Source source = stepOf(flow, isRoot, next);
    if (source.values.empty())
      leaves.push_back(next);
    llvm::append_range(open, llvm::reverse(source.values));
    if (leaves.size() + open.size() > kLeavesMax || steps > 4 * kLeavesMax)
      return {};
  }
  return leaves;
}

namespace {
struct ChoiceBuilder {
  OpBuilder &builder;
  Location loc;
  const Flow &flow;
  IsRoot isRoot;
  Emit &emit;
  ArrayRef<bool> chosen;

  /// Each leaf takes the first element off `chosen`.
  Value build(Value value) {
    Source source = stepOf(flow, isRoot, value);
    if (source.values.empty()) {
      bool is = chosen.front();
      chosen = chosen.drop_front();
      return emit.constant(is, builder.getInsertionBlock());
    }
    if (source.kind == Source::Kind::View)
      return build(source.values.front());
    Value left = build(source.values[0]), right = build(source.values[1]);
    if (left == right)
      return left;
    if (matchPattern(left, m_One()) && matchPattern(right, m_Zero()))
      return source.condition;
    return arith::SelectOp::create(builder, loc, source.condition, left, right);
  }
};
} // namespace

Value buildChoice(OpBuilder &builder, Location loc, const Flow &flow, IsRoot isRoot, Emit &emit,
                  Value value, ArrayRef<bool> chosen) {
  return ChoiceBuilder{builder, loc, flow, isRoot, emit, chosen}.build(value);
}

} // namespace freehold::ownership
