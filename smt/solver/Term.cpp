//===- Term.cpp -----------------------------------------------------------===//
#include "smt/solver/Term.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/StringSaver.h"

#include <cassert>

namespace freehold::smt {

using llvm::ArrayRef;
using llvm::StringRef;
using Op = TermNode::Op;

/// Nested conjunctions (disjunctions) up to this size are taken apart, so that x and (x and y) is
/// x and y. Above, a conjunction that grows by one term at a time would take quadratic space.
static constexpr size_t kFlattenedMax = 8;

//===----------------------------------------------------------------------===//
// Sorts
//===----------------------------------------------------------------------===//

bool Sort::operator==(const Sort &other) const {
  return kind == other.kind && width == other.width && StringRef(name) == StringRef(other.name);
}

Sort bitVec(unsigned width) {
  assert(width > 0 && "a bit-vector has bits");
  return {Sort::Kind::BitVec, width, nullptr};
}

/// Nothing above 64 bits is computed here.
static bool isSmallLiteral(Term a) { return a->op == Op::Literal && a->sort.width <= 64; }
static bool isLiteral(Term a, uint64_t value) { return a->op == Op::Literal && a->value == value; }
static bool isAllOnes(Term a) {
  return isSmallLiteral(a) && a->value == llvm::maskTrailingOnes<uint64_t>(a->sort.width);
}

//===----------------------------------------------------------------------===//
// The table: what makes equal terms one node
//===----------------------------------------------------------------------===//

namespace {
struct Node : TermNode {
  unsigned hash = 0;
};

/// What a term is before it is made.
struct Key {
  Op op;
  Sort sort;
  ArrayRef<Term> args;
  uint64_t value;
  StringRef name;
  unsigned hash;

  Key(Op op, Sort sort, ArrayRef<Term> args, uint64_t value, StringRef name)
      : op(op), sort(sort), args(args), value(value), name(name),
        hash(static_cast<unsigned>(
            llvm::hash_combine(op, sort.kind, sort.width, value, name,
                               llvm::hash_combine_range(args.begin(), args.end())))) {}
};

struct NodeInfo : llvm::DenseMapInfo<Node *> {
  static unsigned getHashValue(const Node *node) { return node->hash; }
  static unsigned getHashValue(const Key &key) { return key.hash; }
  using DenseMapInfo::isEqual;
  static bool isEqual(const Key &key, const Node *node) {
    if (node == getEmptyKey() || node == getTombstoneKey())
      return false;
    return key.hash == node->hash && key.op == node->op && key.sort == node->sort &&
           key.value == node->value && key.name == node->name && key.args == node->args;
  }
};
} // namespace

struct Terms::Table {
  llvm::BumpPtrAllocator allocator;
  llvm::DenseSet<Node *, NodeInfo> nodes;
  /// The first term of a name; its sort and those of its arguments are the name's.
  llvm::StringMap<Term> named;
  /// How many fresh constants a prefix has.
  llvm::StringMap<unsigned> freshOf;
  Term literals[2];

  void checkName(Term term);
};

/// A name means one thing.
void Terms::Table::checkName(Term term) {
  if (term->name.empty())
    return;
  Term first = named.try_emplace(term->name, term).first->second;
  [[maybe_unused]] auto sortOf = [](Term arg) { return arg->sort; };
  assert(first->op == term->op && first->sort == term->sort &&
         llvm::equal(llvm::map_range(first->args, sortOf), llvm::map_range(term->args, sortOf)) &&
         "one name with two sorts");
}

Term Terms::make(Op op, Sort sort, ArrayRef<Term> args, uint64_t value, StringRef name) {
  Key key(op, sort, args, value, name);
  if (auto found = table_->nodes.find_as(key); found != table_->nodes.end())
    return *found;
  static_assert(std::is_trivially_destructible_v<Node>, "nodes go with their allocator");
  Node *node = new (table_->allocator) Node{{op, sort, value, "", {}, 0}, key.hash};
  node->name = llvm::StringSaver(table_->allocator).save(name);
  node->args = args.copy(table_->allocator);
  node->number = table_->nodes.size();
  table_->nodes.insert_as(node, key);
  table_->checkName(node);
  return node;
}

Terms::Terms() : table_(std::make_unique<Table>()) {
  for (bool value : {false, true})
    table_->literals[value] = make(Op::Literal, kBool, {}, value);
}
Terms::~Terms() = default;

//===----------------------------------------------------------------------===//
// Leaves
//===----------------------------------------------------------------------===//

Term Terms::boolean(bool value) { return table_->literals[value]; }

Term Terms::literal(Sort sort, uint64_t value) {
  if (sort.kind == Sort::Kind::Bool)
    return boolean(value);
  if (sort.kind == Sort::Kind::BitVec && sort.width < 64)
    value &= llvm::maskTrailingOnes<uint64_t>(sort.width);
  return make(Op::Literal, sort, {}, value);
}

Term Terms::constant(Sort sort, StringRef name) {
  assert(!name.empty() && "a constant has a name");
  return make(Op::Constant, sort, {}, 0, name);
}

Term Terms::fresh(Sort sort, StringRef prefix) {
  if (!table_->named.contains(prefix))
    return constant(sort, prefix);
  unsigned &count = table_->freshOf[prefix];
  while (true) {
    std::string name = (prefix + "." + llvm::Twine(++count)).str();
    if (!table_->named.contains(name))
      return constant(sort, name);
  }
}

Term Terms::apply(StringRef function, Sort result, ArrayRef<Term> args) {
  assert(!function.empty() && !args.empty() && "a function has a name and arguments");
  return make(Op::Apply, result, args, 0, function);
}

//===----------------------------------------------------------------------===//
// Logic
//===----------------------------------------------------------------------===//

Term Terms::negate(Term a) {
  assert(a->sort == kBool);
  if (a->op == Op::Literal)
    return boolean(!a->value);
  return a->op == Op::Not ? a->args[0] : make(Op::Not, kBool, {a});
}

Term Terms::join(Op op, bool absorbing, ArrayRef<Term> terms) {
  llvm::SmallVector<Term> kept;
  // The terms kept, and those whose negations are kept.
  llvm::SmallPtrSet<Term, 16> seen, negated;
  // Whether the rest matters.
  auto add = [&](Term term) {
    assert(term->sort == kBool);
    if (term->op == Op::Literal)
      return term->value != absorbing;
    bool contradicts = term->op == Op::Not ? seen.contains(term->args[0]) : negated.contains(term);
    if (contradicts)
      return false;
    if (seen.insert(term).second)
      kept.push_back(term);
    if (term->op == Op::Not)
      negated.insert(term->args[0]);
    return true;
  };
  for (Term term : terms) {
    bool nested = term->op == op && term->args.size() <= kFlattenedMax;
    if (!(nested ? llvm::all_of(term->args, add) : add(term)))
      return boolean(absorbing);
  }
  if (kept.empty())
    return boolean(!absorbing);
  return kept.size() == 1 ? kept.front() : make(op, kBool, kept);
}

Term Terms::all(ArrayRef<Term> terms) { return join(Op::And, false, terms); }
Term Terms::any(ArrayRef<Term> terms) { return join(Op::Or, true, terms); }

Term Terms::equal(Term a, Term b) {
  assert(a->sort == b->sort);
  if (a == b)
    return yes();
  if (a->op == Op::Literal && b->op == Op::Literal)
    return no();
  if (a->number > b->number)
    std::swap(a, b);
  if (a->sort == kBool) {
    for (auto [one, other] : {std::pair(a, b), std::pair(b, a)}) {
      if (one->op == Op::Literal)
        return one->value ? other : negate(other);
      if (one->op == Op::Not && one->args[0] == other)
        return no();
    }
  }
  // An i1 that was extended, compared with a number.
  for (auto [one, other] : {std::pair(a, b), std::pair(b, a)})
    if (one->op == Op::Literal && other->op == Op::Ite && other->args[1]->op == Op::Literal &&
        other->args[2]->op == Op::Literal)
      return ite(other->args[0], equal(other->args[1], one), equal(other->args[2], one));
  return make(Op::Equal, kBool, {a, b});
}

Term Terms::ite(Term condition, Term then, Term otherwise) {
  assert(condition->sort == kBool && then->sort == otherwise->sort);
  if (condition->op == Op::Not)
    return ite(condition->args[0], otherwise, then);
  if (condition->op == Op::Literal)
    return condition->value ? then : otherwise;
  // What a branch asks again is decided in it.
  if (then->op == Op::Ite && then->args[0] == condition)
    then = then->args[1];
  if (otherwise->op == Op::Ite && otherwise->args[0] == condition)
    otherwise = otherwise->args[2];
  if (then == otherwise)
    return then;
  if (then->isTrue() || then == condition)
    return either(condition, otherwise);
  if (then->isFalse())
    return both(negate(condition), otherwise);
  if (otherwise->isFalse() || otherwise == condition)
    return both(condition, then);
  if (otherwise->isTrue())
    return either(negate(condition), then);
  return make(Op::Ite, then->sort, {condition, then, otherwise});
}

//===----------------------------------------------------------------------===//
// Bit-vectors and integers
//===----------------------------------------------------------------------===//

Term Terms::bvAnd(Term a, Term b) {
  assert(a->sort == b->sort && a->sort.kind == Sort::Kind::BitVec);
  if (a == b || isLiteral(a, 0) || isAllOnes(b))
    return a;
  if (isLiteral(b, 0) || isAllOnes(a))
    return b;
  if (a->op == Op::Literal && b->op == Op::Literal)
    return literal(a->sort, a->value & b->value);
  return make(Op::BvAnd, a->sort, {a, b});
}

Term Terms::bvOr(Term a, Term b) {
  assert(a->sort == b->sort && a->sort.kind == Sort::Kind::BitVec);
  if (a == b || isLiteral(b, 0) || isAllOnes(a))
    return a;
  if (isLiteral(a, 0) || isAllOnes(b))
    return b;
  if (a->op == Op::Literal && b->op == Op::Literal)
    return literal(a->sort, a->value | b->value);
  return make(Op::BvOr, a->sort, {a, b});
}

Term Terms::bvNot(Term a) {
  assert(a->sort.kind == Sort::Kind::BitVec);
  if (isSmallLiteral(a))
    return literal(a->sort, ~a->value);
  return a->op == Op::BvNot ? a->args[0] : make(Op::BvNot, a->sort, {a});
}

Term Terms::bvNeg(Term a) {
  assert(a->sort.kind == Sort::Kind::BitVec);
  if (isSmallLiteral(a))
    return literal(a->sort, -a->value);
  return a->op == Op::BvNeg ? a->args[0] : make(Op::BvNeg, a->sort, {a});
}

Term Terms::foldBits(Op op, Term a, Term b) {
  if (!isSmallLiteral(a) || !isSmallLiteral(b))
    return nullptr;
  llvm::APInt x(a->sort.width, a->value), y(b->sort.width, b->value);
  bool divides = op == Op::BvUdiv || op == Op::BvUrem || op == Op::BvSdiv || op == Op::BvSrem;
  if (divides && y.isZero())
    return nullptr;
  auto number = [&](const llvm::APInt &value) { return literal(a->sort, value.getZExtValue()); };
  switch (op) {
  case Op::BvXor:
    return number(x ^ y);
  case Op::BvAdd:
    return number(x + y);
  case Op::BvSub:
    return number(x - y);
  case Op::BvMul:
    return number(x * y);
  case Op::BvUdiv:
    return number(x.udiv(y));
  case Op::BvUrem:
    return number(x.urem(y));
  case Op::BvSdiv:
    return number(x.sdiv(y));
  case Op::BvSrem:
    return number(x.srem(y));
  case Op::BvShl:
    return number(x.shl(y));
  case Op::BvLshr:
    return number(x.lshr(y));
  case Op::BvAshr:
    return number(x.ashr(y));
  case Op::BvUlt:
    return boolean(x.ult(y));
  case Op::BvSlt:
    return boolean(x.slt(y));
  default:
    return nullptr;
  }
}

/// An operation whose result has the sort of its operands, folded only if both are literals.
Term Terms::bits(Op op, Term a, Term b) {
  assert(a->sort == b->sort && a->sort.kind == Sort::Kind::BitVec);
  Term folded = foldBits(op, a, b);
  return folded ? folded : make(op, a->sort, {a, b});
}

Term Terms::bvXor(Term a, Term b) {
  if (a == b)
    return literal(a->sort, 0);
  if (isLiteral(a, 0) || isLiteral(b, 0))
    return isLiteral(a, 0) ? b : a;
  return bits(Op::BvXor, a, b);
}

/// Commutative: the literal last, else in the order of making. (x + 1) + 2 is x + 3.
Term Terms::bvAdd(Term a, Term b) {
  if (a->op == Op::Literal || (b->op != Op::Literal && a->number > b->number))
    std::swap(a, b);
  if (isLiteral(b, 0))
    return a;
  if (isSmallLiteral(b) && a->op == Op::BvAdd && isSmallLiteral(a->args[1]))
    return bvAdd(a->args[0], bits(Op::BvAdd, a->args[1], b));
  return bits(Op::BvAdd, a, b);
}

Term Terms::bvSub(Term a, Term b) {
  if (a == b)
    return literal(a->sort, 0);
  if (isSmallLiteral(b))
    return bvAdd(a, bvNeg(b));
  return bits(Op::BvSub, a, b);
}

Term Terms::bvMul(Term a, Term b) {
  if (a->op == Op::Literal || (b->op != Op::Literal && a->number > b->number))
    std::swap(a, b);
  if (isLiteral(b, 0) || isLiteral(b, 1))
    return isLiteral(b, 0) ? b : a;
  return bits(Op::BvMul, a, b);
}

Term Terms::bvUdiv(Term a, Term b) { return isLiteral(b, 1) ? a : bits(Op::BvUdiv, a, b); }
Term Terms::bvUrem(Term a, Term b) {
  return isLiteral(b, 1) ? literal(a->sort, 0) : bits(Op::BvUrem, a, b);
}
Term Terms::bvSdiv(Term a, Term b) { return isLiteral(b, 1) ? a : bits(Op::BvSdiv, a, b); }
Term Terms::bvSrem(Term a, Term b) {
  return isLiteral(b, 1) ? literal(a->sort, 0) : bits(Op::BvSrem, a, b);
}
Term Terms::bvShl(Term a, Term b) { return isLiteral(b, 0) ? a : bits(Op::BvShl, a, b); }
Term Terms::bvLshr(Term a, Term b) { return isLiteral(b, 0) ? a : bits(Op::BvLshr, a, b); }
Term Terms::bvAshr(Term a, Term b) { return isLiteral(b, 0) ? a : bits(Op::BvAshr, a, b); }

Term Terms::bvUlt(Term a, Term b) {
  assert(a->sort == b->sort && a->sort.kind == Sort::Kind::BitVec);
  if (a == b || isLiteral(b, 0))
    return no();
  Term folded = foldBits(Op::BvUlt, a, b);
  return folded ? folded : make(Op::BvUlt, kBool, {a, b});
}

Term Terms::bvSlt(Term a, Term b) {
  assert(a->sort == b->sort && a->sort.kind == Sort::Kind::BitVec);
  if (a == b)
    return no();
  Term folded = foldBits(Op::BvSlt, a, b);
  return folded ? folded : make(Op::BvSlt, kBool, {a, b});
}

Term Terms::bvExtract(Term a, unsigned low, unsigned width) {
  assert(a->sort.kind == Sort::Kind::BitVec && low + width <= a->sort.width);
  if (width == a->sort.width)
    return a;
  if (isSmallLiteral(a))
    return literal(bitVec(width), a->value >> low);
  bool extends = a->op == Op::BvZext || a->op == Op::BvSext;
  if (extends && low + width <= a->args[0]->sort.width)
    return bvExtract(a->args[0], low, width);
  if (a->op == Op::BvExtract)
    return bvExtract(a->args[0], low + a->value, width);
  return make(Op::BvExtract, bitVec(width), {a}, low);
}

Term Terms::bvZext(Term a, unsigned width) {
  assert(a->sort.kind == Sort::Kind::BitVec && width >= a->sort.width);
  if (width == a->sort.width)
    return a;
  // The bits above 64 of a literal are zeros.
  if (isSmallLiteral(a))
    return literal(bitVec(width), a->value);
  return make(Op::BvZext, bitVec(width), {a});
}

Term Terms::bvSext(Term a, unsigned width) {
  assert(a->sort.kind == Sort::Kind::BitVec && width >= a->sort.width);
  if (width == a->sort.width)
    return a;
  if (isSmallLiteral(a) && width <= 64)
    return literal(bitVec(width), llvm::SignExtend64(a->value, a->sort.width));
  return make(Op::BvSext, bitVec(width), {a});
}

Term Terms::add(Term a, Term b) {
  assert(a->sort == kInt && b->sort == kInt);
  if (isLiteral(a, 0))
    return b;
  if (isLiteral(b, 0))
    return a;
  int64_t sum;
  if (a->op == Op::Literal && b->op == Op::Literal &&
      !llvm::AddOverflow(static_cast<int64_t>(a->value), static_cast<int64_t>(b->value), sum))
    return literal(kInt, sum);
  return make(Op::Add, kInt, {a, b});
}

Term Terms::less(Term a, Term b) {
  assert(a->sort == kInt && b->sort == kInt);
  if (a == b)
    return no();
  if (a->op == Op::Literal && b->op == Op::Literal)
    return boolean(static_cast<int64_t>(a->value) < static_cast<int64_t>(b->value));
  return make(Op::Less, kBool, {a, b});
}

//===----------------------------------------------------------------------===//
// Substitution
//===----------------------------------------------------------------------===//

/// Long: a case for each operation.
Term Terms::rebuild(Term term, ArrayRef<Term> args) {
  switch (term->op) {
  case Op::Literal:
  case Op::Constant:
    return term;
  case Op::Apply:
    return apply(term->name, term->sort, args);
  case Op::Not:
    return negate(args[0]);
  case Op::And:
    return all(args);
  case Op::Or:
    return any(args);
  case Op::Equal:
    return equal(args[0], args[1]);
  case Op::Ite:
    return ite(args[0], args[1], args[2]);
  case Op::BvAnd:
    return bvAnd(args[0], args[1]);
  case Op::BvOr:
    return bvOr(args[0], args[1]);
  case Op::BvNot:
    return bvNot(args[0]);
  case Op::BvNeg:
    return bvNeg(args[0]);
  case Op::BvXor:
    return bvXor(args[0], args[1]);
  case Op::BvAdd:
    return bvAdd(args[0], args[1]);
  case Op::BvSub:
    return bvSub(args[0], args[1]);
  case Op::BvMul:
    return bvMul(args[0], args[1]);
  case Op::BvUdiv:
    return bvUdiv(args[0], args[1]);
  case Op::BvUrem:
    return bvUrem(args[0], args[1]);
  case Op::BvSdiv:
    return bvSdiv(args[0], args[1]);
  case Op::BvSrem:
    return bvSrem(args[0], args[1]);
  case Op::BvShl:
    return bvShl(args[0], args[1]);
  case Op::BvLshr:
    return bvLshr(args[0], args[1]);
  case Op::BvAshr:
    return bvAshr(args[0], args[1]);
  case Op::BvUlt:
    return bvUlt(args[0], args[1]);
  case Op::BvSlt:
    return bvSlt(args[0], args[1]);
  case Op::BvExtract:
    return bvExtract(args[0], term->value, term->sort.width);
  case Op::BvZext:
    return bvZext(args[0], term->sort.width);
  case Op::BvSext:
    return bvSext(args[0], term->sort.width);
  case Op::Add:
    return add(args[0], args[1]);
  case Op::Less:
    return less(args[0], args[1]);
  }
  llvm_unreachable("every op is rebuilt above");
}

Term Terms::substitute(Term term, const llvm::DenseMap<Term, Term> &values) {
  // Formulas may be deeper than the stack: a term waits until its arguments are done.
  llvm::DenseMap<Term, Term> done = values;
  llvm::SmallVector<Term> work = {term};
  while (!work.empty()) {
    Term next = work.back();
    if (done.contains(next)) {
      work.pop_back();
      continue;
    }
    size_t before = work.size();
    for (Term arg : next->args)
      if (!done.contains(arg))
        work.push_back(arg);
    if (work.size() > before)
      continue;
    llvm::SmallVector<Term> args;
    for (Term arg : next->args)
      args.push_back(done.lookup(arg));
    // Before the insertion, which may move what the map holds.
    Term result = args.empty() ? next : rebuild(next, args);
    done[next] = result;
    work.pop_back();
  }
  return done.lookup(term);
}

} // namespace freehold::smt
