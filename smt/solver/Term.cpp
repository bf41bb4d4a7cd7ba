//===- Term.cpp -----------------------------------------------------------===//
#include "smt/solver/TermLiterals.h"

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

bool anyWithin(Term term, llvm::DenseSet<Term> &met, llvm::function_ref<bool(Term)> holds) {
  std::vector<Term> work = {term};
  while (!work.empty()) {
    Term next = work.back();
    work.pop_back();
    if (!met.insert(next).second)
      continue;
    if (holds(next))
      return true;
    work.insert(work.end(), next->args.begin(), next->args.end());
  }
  return false;
}

} // namespace freehold::smt
