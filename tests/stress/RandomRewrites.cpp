//===- RandomRewrites.cpp - Rewrites of deallocs, right and wrong ---------===//
// Draws a random bufferization.dealloc as @src, with facts about its operands, and applies one or
// two random edits to it to get @tgt. An edit may or may not preserve the meaning: the test
// compares the prover's answer with worlds that are tried. Both functions are well-formed, and the
// same Draw gives the same rewrite.
//===----------------------------------------------------------------------===//
#include "tests/stress/RandomRewrites.h"

#include "oracle/core/inputs/Mix.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace freehold::stress {

using Argument = RandomRewrite::Argument;
using Body = RandomRewrite::Body;
using Dealloc = RandomRewrite::Dealloc;
using Operand = RandomRewrite::Operand;
using Kind = Expr::Kind;

unsigned Draw::below(unsigned end) {
  return static_cast<unsigned>((mix(state_++) >> 32) * end >> 32);
}

static ExprRef argument(unsigned number) {
  return std::make_shared<Expr>(Expr{Kind::Argument, number});
}
static ExprRef literal(bool value) { return std::make_shared<Expr>(Expr{Kind::Literal, value}); }
static ExprRef result(unsigned op, unsigned number) {
  return std::make_shared<Expr>(Expr{Kind::Result, op, number});
}
static ExprRef combine(Kind kind, ExprRef a, ExprRef b) {
  return std::make_shared<Expr>(Expr{kind, 0, 0, std::move(a), std::move(b)});
}

//===----------------------------------------------------------------------===//
// The source
//===----------------------------------------------------------------------===//

static unsigned addMemRef(RandomRewrite &rewrite, Draw &draw) {
  Argument made;
  made.isMemRef = true;
  made.isList = draw.oneIn(3);
  made.isOwned = draw.oneIn(4);
  made.isLive = draw.oneIn(8);
  made.isOriginal = draw.oneIn(8);
  made.isNoAlias = draw.oneIn(3);
  made.group = draw.oneIn(3) ? 1 + draw.below(2) : 0;
  rewrite.arguments.push_back(made);
  return rewrite.arguments.size() - 1;
}

static unsigned addCondition(RandomRewrite &rewrite, unsigned memref, Draw &draw) {
  Argument made;
  made.isList = rewrite.arguments[memref].isList;
  made.pairedWith = memref;
  if (draw.oneIn(4))
    made.value = draw.oneIn(2);
  rewrite.arguments.push_back(made);
  return rewrite.arguments.size() - 1;
}

static void makeSource(RandomRewrite &rewrite, Draw &draw) {
  // An i1 that several operands may use.
  rewrite.arguments.emplace_back();
  Dealloc op;
  for (unsigned left = 1 + draw.below(3); left; --left) {
    bool isAgain = !op.operands.empty() && draw.oneIn(6);
    unsigned memref =
        isAgain ? op.operands[draw.below(op.operands.size())].memref : addMemRef(rewrite, draw);
    unsigned condition = draw.oneIn(5) ? 0 : addCondition(rewrite, memref, draw);
    op.operands.push_back({memref, argument(condition)});
  }
  for (unsigned left = draw.below(4); left; --left) {
    unsigned count = op.operands.size();
    op.retained.push_back(draw.oneIn(3) ? op.operands[draw.below(count)].memref
                                        : addMemRef(rewrite, draw));
  }
  for (unsigned j = 0; j < op.retained.size(); ++j)
    rewrite.source.results.push_back(result(0, j));
  rewrite.source.ops.push_back(std::move(op));
  // Declare for some memrefs that they are not the same allocation as one other memref.
  for (auto [number, made] : llvm::enumerate(rewrite.arguments)) {
    unsigned other = draw.below(rewrite.arguments.size());
    if (made.isMemRef && !made.isNoAlias && other != number && rewrite.arguments[other].isMemRef &&
        draw.oneIn(3))
      made.differsFrom = other;
  }
}

//===----------------------------------------------------------------------===//
// The target
//===----------------------------------------------------------------------===//

static ExprRef replaceResults(const ExprRef &expr,
                              llvm::function_ref<ExprRef(unsigned, unsigned)> with) {
  if (expr->kind == Kind::Result)
    return with(expr->number, expr->result);
  if (!expr->a)
    return expr;
  return combine(expr->kind, replaceResults(expr->a, with), replaceResults(expr->b, with));
}

static void replaceResults(Body &body, llvm::function_ref<ExprRef(unsigned, unsigned)> with) {
  for (ExprRef &one : body.results)
    one = replaceResults(one, with);
}

static Kind mostlyOr(Draw &draw) { return draw.oneIn(4) ? Kind::And : Kind::Or; }

/// Merges two operands, wrong unless they are the same allocation; mostly or-s their conditions.
static void mergeOperands(Body &body, Draw &draw) {
  std::vector<Operand> &operands = body.ops[0].operands;
  if (operands.size() < 2)
    return;
  unsigned first = draw.below(operands.size() - 1);
  unsigned second = first + 1 + draw.below(operands.size() - first - 1);
  operands[first].condition =
      combine(mostlyOr(draw), operands[first].condition, operands[second].condition);
  operands.erase(operands.begin() + second);
}

/// Drops an operand, and sometimes combines its condition with a result.
static void dropOperand(Body &body, Draw &draw) {
  std::vector<Operand> &operands = body.ops[0].operands;
  if (operands.empty())
    return;
  unsigned i = draw.below(operands.size());
  if (!body.results.empty() && draw.oneIn(2)) {
    ExprRef &into = body.results[draw.below(body.results.size())];
    into = combine(mostlyOr(draw), into, operands[i].condition);
  }
  operands.erase(operands.begin() + i);
}

/// Drops a retained value. Its result becomes a constant, mostly false, or that of another retained
/// value.
static void dropRetained(Body &body, Draw &draw) {
  std::vector<unsigned> &retained = body.ops[0].retained;
  if (retained.empty())
    return;
  unsigned gone = draw.below(retained.size());
  ExprRef instead = literal(draw.oneIn(8));
  if (retained.size() > 1 && draw.oneIn(2))
    instead = result(0, draw.below(retained.size() - 1));
  retained.erase(retained.begin() + gone);
  replaceResults(body, [&](unsigned op, unsigned j) {
    return op ? result(op, j) : j == gone ? instead : result(0, j > gone ? j - 1 : j);
  });
}

/// Moves one operand to a second dealloc that retains the same values.
static void split(Body &body, Draw &draw) {
  Dealloc &op = body.ops[0];
  if (body.ops.size() > 1 || op.operands.size() < 2)
    return;
  unsigned i = draw.below(op.operands.size());
  Dealloc own{{op.operands[i]}, op.retained};
  op.operands.erase(op.operands.begin() + i);
  Kind kind = mostlyOr(draw);
  body.ops.push_back(std::move(own));
  replaceResults(body,
                 [&](unsigned, unsigned j) { return combine(kind, result(0, j), result(1, j)); });
}

/// Replaces the condition of an operand by a constant, or its memref by another argument.
static void changeOperand(const RandomRewrite &rewrite, Body &body, Draw &draw) {
  std::vector<Operand> &operands = body.ops[0].operands;
  if (operands.empty())
    return;
  Operand &operand = operands[draw.below(operands.size())];
  if (draw.oneIn(2)) {
    operand.condition = literal(draw.oneIn(2));
    return;
  }
  unsigned other = draw.below(rewrite.arguments.size());
  if (rewrite.arguments[other].isMemRef && !rewrite.arguments[other].isList &&
      !rewrite.arguments[operand.memref].isList)
    operand.memref = other;
}

static void edit(const RandomRewrite &rewrite, Body &body, Draw &draw) {
  std::vector<Operand> &operands = body.ops[0].operands;
  switch (draw.below(8)) {
  case 0:
    return mergeOperands(body, draw);
  case 1:
    return dropOperand(body, draw);
  case 2:
  case 3:
    return dropRetained(body, draw);
  case 4:
    return split(body, draw);
  case 5:
    return changeOperand(rewrite, body, draw);
  case 6:
    if (body.results.size() > 1)
      std::swap(body.results[0], body.results[1]);
    return;
  default:
    if (operands.size() > 1)
      std::swap(operands[0], operands[1]);
    return;
  }
}

RandomRewrite randomRewrite(Draw &draw) {
  RandomRewrite rewrite;
  makeSource(rewrite, draw);
  rewrite.target = rewrite.source;
  for (unsigned left = 1 + draw.below(2); left; --left)
    edit(rewrite, rewrite.target, draw);
  return rewrite;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

namespace {
/// Prints the body of a function.
class BodyText {
public:
  std::string of(const Body &body);

private:
  std::string emit(const Expr &expr);
  void emit(const Dealloc &op, unsigned number);

  std::string text_;
  unsigned count_ = 0;
};
} // namespace

static std::string name(const char *prefix, unsigned number) {
  return prefix + std::to_string(number);
}

std::string BodyText::emit(const Expr &expr) {
  if (expr.kind == Kind::Argument)
    return name("%a", expr.number);
  if (expr.kind == Kind::Result)
    return name("%u", expr.number) + name("#", expr.result);
  std::string left = expr.a ? emit(*expr.a) : "", right = expr.b ? emit(*expr.b) : "";
  std::string made = name("%t", count_++);
  text_ += "  " + made;
  if (expr.kind == Kind::Literal)
    text_ += std::string(" = arith.constant ") + (expr.number ? "true\n" : "false\n");
  else
    text_ += std::string(" = arith.") + (expr.kind == Kind::Or ? "ori " : "andi ") + left + ", " +
             right + " : i1\n";
  return made;
}

void BodyText::emit(const Dealloc &op, unsigned number) {
  std::vector<std::string> memrefs, conditions, retained;
  for (const Operand &operand : op.operands) {
    memrefs.push_back(name("%a", operand.memref));
    conditions.push_back(emit(*operand.condition));
  }
  for (unsigned memref : op.retained)
    retained.push_back(name("%a", memref));
  auto many = [](const std::vector<std::string> &values) {
    std::vector<std::string> types(values.size(), "!m");
    return "(" + llvm::join(values, ", ") + " : " + llvm::join(types, ", ") + ")";
  };
  text_ += "  ";
  if (!retained.empty())
    text_ += name("%u", number) + name(":", retained.size()) + " = ";
  text_ += "bufferization.dealloc";
  if (!memrefs.empty())
    text_ += " " + many(memrefs) + " if (" + llvm::join(conditions, ", ") + ")";
  if (!retained.empty())
    text_ += " retain " + many(retained);
  text_ += "\n";
}

std::string BodyText::of(const Body &body) {
  for (auto [number, op] : llvm::enumerate(body.ops))
    emit(op, number);
  std::vector<std::string> results, types(body.results.size(), "i1");
  for (const ExprRef &one : body.results)
    results.push_back(emit(*one));
  text_ += "  return";
  if (!results.empty())
    text_ += " " + llvm::join(results, ", ") + " : " + llvm::join(types, ", ");
  return text_ + "\n}\n";
}

static std::string textOf(const Argument &made) {
  std::vector<std::string> attributes;
  if (made.isList)
    attributes.push_back("freehold.list");
  if (made.isNoAlias)
    attributes.push_back("freehold.noalias");
  if (made.differsFrom)
    attributes.push_back("freehold.noalias = [" + std::to_string(*made.differsFrom) + "]");
  if (made.group)
    attributes.push_back("freehold.same_allocation = [\"g" + std::to_string(made.group) + "\"]");
  if (made.isOwned)
    attributes.push_back("freehold.owned");
  if (made.isLive)
    attributes.push_back("freehold.live");
  if (made.isOriginal)
    attributes.push_back("freehold.original");
  if (made.value)
    attributes.push_back(std::string("freehold.value = ") + (*made.value ? "true" : "false"));
  return std::string(made.isMemRef ? "!m" : "i1") +
         (attributes.empty() ? "" : " {" + llvm::join(attributes, ", ") + "}");
}

std::string RandomRewrite::text() const {
  std::vector<std::string> with, types(source.results.size(), "i1");
  for (auto [number, made] : llvm::enumerate(arguments))
    with.push_back(name("%a", number) + ": " + textOf(made));
  std::string rest = "(" + llvm::join(with, ", ") + ") -> (" + llvm::join(types, ", ") + ") {\n";
  return "!m = memref<?xi8, strided<[1], offset: ?>>\nfunc.func @src" + rest +
         BodyText().of(source) + "func.func @tgt" + rest + BodyText().of(target);
}

} // namespace freehold::stress
