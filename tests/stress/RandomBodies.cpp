//===- RandomBodies.cpp - Rewrites of straight code over memrefs ----------===//
#include "tests/stress/RandomBodies.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

namespace freehold::stress {

using Type = RandomBodies::Type;
using Kind = RandomBodies::Kind;
using Op = RandomBodies::Op;
using Body = RandomBodies::Body;

/// Ops on two bytes without side effects.
static constexpr const char *kArith[] = {"arith.addi $a, $b overflow<nsw> : i8",
                                         "arith.subi $a, $b overflow<nuw> : i8",
                                         "arith.muli $a, $b overflow<nsw, nuw> : i8",
                                         "arith.addi $a, $b : i8",
                                         "arith.xori $a, $b : i8",
                                         "arith.maxsi $a, $b : i8",
                                         "arith.divui $a, $b : i8",
                                         "arith.divsi $a, $b : i8",
                                         "arith.remsi $a, $b : i8",
                                         "arith.floordivsi $a, $b : i8",
                                         "arith.ceildivsi $a, $b : i8",
                                         "arith.divui $a, $b exact : i8",
                                         "arith.shli $a, $b : i8",
                                         "arith.shli $a, $b overflow<nsw> : i8",
                                         "arith.shrsi $a, $b : i8",
                                         "arith.shrui $a, $b exact : i8",
                                         "math.ipowi $a, $b : i8"};

//===----------------------------------------------------------------------===//
// Making
//===----------------------------------------------------------------------===//

namespace {
class Maker {
public:
  Maker(RandomBodies &made, Draw &draw) : made(made), draw(draw) {}

  void source();
  void edit(Body &body);
  /// Operands that are not available at their position are replaced by others of their type.
  void repair(Body &body);

private:
  Op op(std::vector<unsigned> &scope, bool isNested);
  unsigned any(const std::vector<unsigned> &scope, Type type);
  unsigned add(Type type) {
    made.types.push_back(type);
    return made.types.size() - 1;
  }
  std::vector<unsigned> arguments() const {
    std::vector<unsigned> all(made.memrefs + made.bits + 1);
    std::iota(all.begin(), all.end(), 0);
    return all;
  }
  void repair(std::vector<Op> &ops, std::vector<unsigned> &scope);

  RandomBodies &made;
  Draw &draw;
};
} // namespace

unsigned Maker::any(const std::vector<unsigned> &scope, Type type) {
  std::vector<unsigned> fit;
  llvm::copy_if(scope, std::back_inserter(fit),
                [&](unsigned value) { return made.types[value] == type; });
  // Prefer late values, since all arguments are available from the start.
  unsigned a = draw.below(fit.size()), b = draw.below(fit.size());
  return fit[std::max(a, b)];
}

/// Long: a case for each kind of op.
Op Maker::op(std::vector<unsigned> &scope, bool isNested) {
  auto memref = [&] { return any(scope, Type::MemRef); };
  auto bit = [&] { return any(scope, Type::Bit); };
  // Mostly in bounds.
  auto index = [&] { return draw.oneIn(4) ? 1 + unsigned(draw.below(2)) : 0; };
  auto gives = [&](Op op, Type type) {
    op.results.push_back(add(type));
    scope.push_back(op.results.back());
    return op;
  };
  switch (draw.below(isNested ? 19 : 21)) {
  case 0:
    return gives({.kind = draw.oneIn(4) ? Kind::Alloca : Kind::Alloc}, Type::MemRef);
  case 1:
  case 2:
    return gives({.kind = Kind::Clone, .operands = {memref()}}, Type::MemRef);
  case 3:
    return {.kind = Kind::Free, .operands = {memref()}};
  case 4:
  case 5:
    return gives({.kind = Kind::Load, .operands = {memref()}, .index = index()}, Type::Byte);
  case 6:
    return {.kind = Kind::Store, .operands = {memref(), any(scope, Type::Byte)}, .index = index()};
  case 7: {
    bool hasOffset = draw.oneIn(2);
    return gives({.kind = Kind::Subview, .operands = {memref()}, .hasOffset = hasOffset},
                 Type::MemRef);
  }
  case 8: {
    unsigned condition = bit(), first = memref();
    return gives({.kind = Kind::Select, .operands = {condition, first, memref()}}, Type::MemRef);
  }
  case 12:
    return gives({.kind = Kind::Number, .which = unsigned(draw.below(std::size(kNumbersOfBytes)))},
                 Type::Byte);
  case 13:
  case 14:
  case 15: {
    unsigned first = any(scope, Type::Byte);
    return gives({.kind = Kind::Arith,
                  .operands = {first, any(scope, Type::Byte)},
                  .which = unsigned(draw.below(std::size(kArith)))},
                 Type::Byte);
  }
  case 16:
    return gives({.kind = Kind::Wide, .operands = {memref()}}, Type::MemRef);
  case 17:
    return gives({.kind = Kind::Cast, .operands = {memref()}}, Type::MemRef);
  case 18: {
    unsigned from = memref();
    return {.kind = Kind::Copy, .operands = {from, memref()}};
  }
  case 19:
  case 20: {
    Op op{.kind = Kind::If, .operands = {bit()}};
    std::vector<unsigned> inner = scope;
    for (unsigned left = 1 + draw.below(3); left; --left)
      op.body.push_back(this->op(inner, true));
    return op;
  }
  default: {
    Op op{.kind = Kind::Dealloc, .pairs = 1 + draw.below(2)};
    for (unsigned i = 0; i < op.pairs; ++i)
      op.operands.push_back(memref());
    for (unsigned i = 0; i < op.pairs; ++i)
      op.operands.push_back(bit());
    unsigned retained = draw.below(3);
    for (unsigned i = 0; i < retained; ++i)
      op.operands.push_back(memref());
    for (unsigned i = 0; i < retained; ++i)
      op = gives(std::move(op), Type::Bit);
    return op;
  }
  }
}

void Maker::source() {
  made.memrefs = 1 + draw.below(3);
  made.bits = 2;
  for (unsigned i = 0; i < made.memrefs; ++i) {
    add(Type::MemRef);
    made.isOwned.push_back(!draw.oneIn(3));
    made.isNoAlias.push_back(draw.oneIn(2));
  }
  for (unsigned i = 0; i < made.bits; ++i)
    add(Type::Bit);
  add(Type::Byte);
  std::vector<unsigned> scope = arguments();
  for (unsigned left = 2 + draw.below(5); left; --left)
    made.source.ops.push_back(op(scope, false));
  made.source.results = {any(scope, Type::Bit), any(scope, Type::Byte)};
  if (draw.oneIn(2))
    made.source.results.push_back(any(scope, Type::MemRef));
}

void Maker::repair(std::vector<Op> &ops, std::vector<unsigned> &scope) {
  for (Op &op : ops) {
    for (unsigned &operand : op.operands)
      if (!llvm::is_contained(scope, operand))
        operand = any(scope, made.types[operand]);
    if (op.kind == Kind::If) {
      std::vector<unsigned> inner = scope;
      repair(op.body, inner);
    }
    llvm::append_range(scope, op.results);
  }
}

void Maker::repair(Body &body) {
  std::vector<unsigned> scope = arguments();
  repair(body.ops, scope);
  for (unsigned &value : body.results)
    if (!llvm::is_contained(scope, value))
      value = any(scope, made.types[value]);
}

void Maker::edit(Body &body) {
  std::vector<Op> &ops = body.ops;
  unsigned at = ops.empty() ? 0 : draw.below(ops.size());
  unsigned what = ops.empty() ? 0 : draw.below(6);
  std::vector<unsigned> scope = arguments();
  if (what == 0) {
    for (unsigned i = 0; i < at; ++i)
      llvm::append_range(scope, ops[i].results);
    ops.insert(ops.begin() + at, op(scope, false));
  } else if (what == 1) {
    ops.erase(ops.begin() + at);
  } else if (what <= 3 && at + 1 < ops.size()) {
    std::swap(ops[at], ops[at + 1]);
  } else if (ops[at].kind == Kind::If && draw.oneIn(2)) {
    std::vector<Op> inner = std::move(ops[at].body);
    ops.erase(ops.begin() + at);
    ops.insert(ops.begin() + at, inner.begin(), inner.end());
  } else if (ops[at].kind == Kind::Alloc || ops[at].kind == Kind::Alloca) {
    ops[at].kind = ops[at].kind == Kind::Alloc ? Kind::Alloca : Kind::Alloc;
  } else if ((ops[at].kind == Kind::Load || ops[at].kind == Kind::Store) && draw.oneIn(3)) {
    ops[at].index = draw.below(3);
  } else if (!ops[at].operands.empty()) {
    for (const Op &op : llvm::ArrayRef(ops).take_front(at))
      llvm::append_range(scope, op.results);
    unsigned &operand = ops[at].operands[draw.below(ops[at].operands.size())];
    operand = any(scope, made.types[operand]);
  }
}

RandomBodies randomBodies(Draw &draw) {
  RandomBodies made;
  Maker maker(made, draw);
  maker.source();
  made.target = made.source;
  for (unsigned left = 1 + draw.below(2); left; --left)
    maker.edit(made.target);
  maker.repair(made.target);
  return made;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static constexpr char kDense[] = "memref<4xi8>";
static constexpr const char *kIndices[] = {"[%i]", "[%j]", "[%k]"};

static std::string of(unsigned value) { return "%v" + std::to_string(value); }

static std::string list(llvm::ArrayRef<unsigned> values, const char *type) {
  std::string names, types;
  for (unsigned value : values) {
    names += (names.empty() ? "" : ", ") + of(value);
    types += std::string(types.empty() ? "" : ", ") + type;
  }
  return *type ? "(" + names + " : " + types + ")" : "(" + names + ")";
}

static std::string arith(std::string text, const std::string &a, const std::string &b) {
  for (const auto &[mark, operand] : {std::pair("$a", a), std::pair("$b", b)})
    text.replace(text.find(mark), 2, operand);
  return text;
}

static std::string textOf(llvm::ArrayRef<Op> ops, unsigned &count);

static std::string textOf(const Op &op, unsigned &count) {
  llvm::ArrayRef<unsigned> in = op.operands;
  std::string to = op.results.empty() ? "" : of(op.results.front()) + " = ", t = "%t";
  switch (op.kind) {
  case Kind::Alloc:
  case Kind::Alloca:
    t += std::to_string(count++);
    return t + (op.kind == Kind::Alloc ? " = memref.alloc() : " : " = memref.alloca() : ") +
           kDense + "\nmemref.store %byte, " + t + "[%i] : " + kDense + "\n" + to + "memref.cast " +
           t + " : " + kDense + " to !m\n";
  case Kind::Clone:
    return to + "bufferization.clone " + of(in[0]) + " : !m to !m\n";
  case Kind::Free:
    return "memref.dealloc " + of(in[0]) + " : !m\n";
  case Kind::Load:
    return to + "memref.load " + of(in[0]) + kIndices[op.index] + " : !m\n";
  case Kind::Store:
    return "memref.store " + of(in[1]) + ", " + of(in[0]) + kIndices[op.index] + " : !m\n";
  case Kind::Subview:
    t += std::to_string(count++);
    return t + " = memref.subview " + of(in[0]) + "[" + (op.hasOffset ? "1" : "0") +
           "] [2] [1] : !m to !s\n" + to + "memref.cast " + t + " : !s to !m\n";
  case Kind::Wide:
    t += std::to_string(count++);
    return t + " = memref.subview " + of(in[0]) + "[1] [4] [1] : !m to !w\n" + to + "memref.cast " +
           t + " : !w to !m\n";
  case Kind::Cast:
    t += std::to_string(count++);
    return t + " = memref.cast " + of(in[0]) + " : !m to !w\n" + to + "memref.cast " + t +
           " : !w to !m\n";
  case Kind::Copy:
    return "memref.copy " + of(in[0]) + ", " + of(in[1]) + " : !m to !m\n";
  case Kind::Select:
    return to + "arith.select " + of(in[0]) + ", " + of(in[1]) + ", " + of(in[2]) + " : !m\n";
  case Kind::Number:
    return to + "arith.constant " + std::to_string(kNumbersOfBytes[op.which]) + " : i8\n";
  case Kind::Arith:
    return to + arith(kArith[op.which], of(in[0]), of(in[1])) + "\n";
  case Kind::If:
    return "scf.if " + of(in[0]) + " {\n" + textOf(op.body, count) + "}\n";
  case Kind::Dealloc:
    break;
  }
  if (!op.results.empty()) {
    to.clear();
    for (unsigned result : op.results)
      to += (to.empty() ? "" : ", ") + of(result);
    to += " = ";
  }
  auto kept = in.drop_front(2 * op.pairs);
  return to + "bufferization.dealloc " + list(in.take_front(op.pairs), "!m") + " if " +
         list(in.slice(op.pairs, op.pairs), "") +
         (kept.empty() ? "" : " retain " + list(kept, "!m")) + "\n";
}

static std::string textOf(llvm::ArrayRef<Op> ops, unsigned &count) {
  std::string text;
  for (const Op &op : ops)
    text += textOf(op, count);
  return text;
}

std::string RandomBodies::text() const {
  std::string all = "!m = memref<?xi8, strided<[1], offset: ?>>\n"
                    "!s = memref<2xi8, strided<[1], offset: ?>>\n"
                    "!w = memref<4xi8, strided<[1], offset: ?>>\n";
  static constexpr const char *kTypes[] = {"!m", "i1", "i8"};
  for (const Body *body : {&source, &target}) {
    all += body == &source ? "func.func @src(" : "func.func @tgt(";
    for (unsigned i = 0; i <= memrefs + bits; ++i) {
      std::string facts;
      if (i < memrefs && (isOwned[i] || isNoAlias[i]))
        facts = std::string(" {") + (isOwned[i] ? "freehold.owned" : "") +
                (isOwned[i] && isNoAlias[i] ? ", " : "") +
                (isNoAlias[i] ? "freehold.noalias" : "") + "}";
      all += of(i) + ": " + kTypes[unsigned(types[i])] + facts + ", ";
    }
    std::string values, resultTypes;
    for (unsigned value : body->results) {
      values += (values.empty() ? "" : ", ") + of(value);
      resultTypes += std::string(resultTypes.empty() ? "" : ", ") + kTypes[unsigned(types[value])];
    }
    unsigned count = 0;
    all += "%byte: i8) -> (" + resultTypes +
           ") {\n%i = arith.constant 0 : index\n"
           "%j = arith.constant 2 : index\n%k = arith.constant 4 : index\n" +
           textOf(body->ops, count) + "return " + values + " : " + resultTypes + "\n}\n";
  }
  return all;
}

} // namespace freehold::stress
