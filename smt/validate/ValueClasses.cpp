//===- ValueClasses.cpp - Classes, their terms, and where ways meet -------===//
#include "smt/validate/ValueClasses.h"

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

unsigned ValueClasses::number(Side side, unsigned frame, const void *value) {
  auto &numbers = numbers_[static_cast<size_t>(side)];
  return numbers.try_emplace({frame, value}, numbers.size()).first->second;
}

ValueClass ValueClasses::of(Key key) {
  auto [it, isNew] = classes_.try_emplace(std::move(key), made_ + 1);
  made_ += isNew;
  return it->second;
}

Term ValueClasses::termOf(ValueClass value, Sort sort) {
  if (!value)
    return nullptr;
  Term &term = termOf_[value];
  if (!term) {
    term = terms_.constant(sort, "v" + std::to_string(value));
    classOf_[term] = value;
  }
  return term->sort == sort ? term : nullptr;
}

Term ValueClasses::madeTermOf(ValueClass value) const {
  auto it = termOf_.find(value);
  return it == termOf_.end() ? nullptr : it->second;
}

ValueClass ValueClasses::ofTerm(Term term) {
  auto [it, isNew] = classOf_.try_emplace(term, 0);
  if (isNew) {
    it->second = ++made_;
    termOf_[it->second] = term;
  }
  return it->second;
}

ValueClass ValueClasses::makeOfPoint(unsigned point, unsigned round, ValueClass one,
                                     ValueClass other) {
  ValueClass made = of({'m', point, round, one, other});
  pointOf_[made] = point;
  return made;
}

ValueClass ValueClasses::elementOf(Type vector, ValueClass whole, unsigned number) {
  if (auto it = elementsOf_.find(whole); it != elementsOf_.end())
    return it->second.size() == 1 ? it->second.front() : it->second[number];
  const void *type = vector.getAsOpaquePointer();
  ValueClass element = of({'p', reinterpret_cast<uintptr_t>(type), whole, number});
  elements_.try_emplace(element, Element{whole, type, number});
  return element;
}

ValueClass ValueClasses::ofElements(Type vector, std::vector<ValueClass> elements) {
  const void *type = vector.getAsOpaquePointer();
  auto isAt = [&](unsigned number, ValueClass element, ValueClass whole) {
    auto it = elements_.find(element);
    return it != elements_.end() && it->second.type == type && it->second.number == number &&
           it->second.whole == whole;
  };
  // All elements of a vector in their places are that vector.
  auto first = elements_.find(elements.front());
  bool isWhole = first != elements_.end() &&
                 static_cast<int64_t>(elements.size()) == cast<VectorType>(vector).getNumElements();
  for (auto [n, element] : llvm::enumerate(elements))
    isWhole = isWhole && isAt(n, element, first->second.whole);
  if (isWhole)
    return first->second.whole;
  if (llvm::all_equal(elements))
    elements.resize(1);
  Key key = {'w', reinterpret_cast<uintptr_t>(type)};
  llvm::append_range(key, elements);
  ValueClass made = of(std::move(key));
  elementsOf_.try_emplace(made, std::move(elements));
  return made;
}

void SideValues::reach(unsigned number) {
  if (number < values.size())
    return;
  values.resize(number + 1);
  copies.resize(number + 1);
  exact.resize(number + 1);
  inside.resize(number + 1);
  isOwn.resize(number + 1);
  isClean.resize(number + 1);
}

/// Whether a number or memref in the term is chosen by the condition.
static bool choosesBy(Term term, Term condition) {
  llvm::DenseSet<Term> met;
  return anyWithin(term, met, [&](Term each) {
    return each->op == TermNode::Op::Ite && each->args[0] == condition;
  });
}

static bool mentions(Term term, Term condition) {
  llvm::DenseSet<Term> met;
  return anyWithin(term, met, [&](Term each) { return each == condition; });
}

/// Conditions themselves stay as they are: on ways that meet again they would be different. What says whether subviews are in
/// bounds is made of conditions, and is derived again where ways meet.
void assumeFact(Related &related, Term fact, ValueClasses &classes) {
  if (fact->op == TermNode::Op::Literal)
    return;
  auto at =
      llvm::lower_bound(related.facts, fact, [](Term a, Term b) { return a->number < b->number; });
  if (at != related.facts.end() && *at == fact)
    return;
  related.facts.insert(at, fact);
  bool isNegated = fact->op == TermNode::Op::Not;
  Term condition = isNegated ? fact->args[0] : fact;
  llvm::DenseMap<Term, Term> decided = {{condition, classes.terms().boolean(!isNegated)}};
  std::map<ValueClass, ValueClass> made, insideMade;
  auto decide = [&](ValueClass &value) {
    auto [it, isNew] = made.try_emplace(value, value);
    if (Term term = isNew ? classes.madeTermOf(value) : nullptr)
      if (!(term->sort == kBool) && choosesBy(term, condition))
        it->second = classes.ofTerm(classes.terms().substitute(term, decided));
    value = it->second;
  };
  auto decideInside = [&](ValueClass &inside) {
    auto [it, isNew] = insideMade.try_emplace(inside, inside);
    if (Term term = isNew ? classes.madeTermOf(inside) : nullptr; term && mentions(term, condition))
      it->second = classes.ofTerm(classes.terms().substitute(term, decided));
    inside = it->second;
  };
  for (SideValues &values : related.sides) {
    llvm::for_each(values.values, decide);
    llvm::for_each(values.copies, decide);
    llvm::for_each(values.inside, decideInside);
  }
}

namespace {
class Meeting {
public:
  /// `mine` and `its` are what is known on each way.
  Meeting(unsigned point, unsigned round, Meets how, const std::vector<Term> &mine,
          const std::vector<Term> &its, ValueClasses &classes);

  /// Counts the ways that a class of `known` parts into.
  void look(ValueClass known, ValueClass other) { parts_[known].try_emplace(other, 0); }
  ValueClass meet(ValueClass known, ValueClass other);
  /// Of conditions.
  ValueClass meetConditions(ValueClass known, ValueClass other);

private:
  using Decided = llvm::DenseMap<Term, Term>;
  Decided decidedBy(const std::vector<Term> &facts) const;

  unsigned point_, round_;
  Meets how_;
  ValueClasses &classes_;
  /// Holds on the one way, and does not on the other; null if nothing is known to.
  Term divides_ = nullptr;
  std::array<Decided, 2> decided_;
  std::map<ValueClass, std::map<ValueClass, ValueClass>> parts_;
};
} // namespace

ValueClass Meeting::meet(ValueClass known, ValueClass other) {
  if (!known || !other)
    return 0;
  auto &parts = parts_[known];
  ValueClass &met = parts[other];
  if (met)
    return met;
  bool keeps = known == other || (parts.size() == 1 && classes_.isOfPoint(known, point_));
  return met = keeps ? known : classes_.makeOfPoint(point_, round_, known, other);
}

Meeting::Meeting(unsigned point, unsigned round, Meets how, const std::vector<Term> &mine,
                 const std::vector<Term> &its, ValueClasses &classes)
    : point_(point), round_(round), how_(how), classes_(classes) {
  if (how == Meets::InCycle)
    return;
  auto it = llvm::find_if(
      mine, [&](Term fact) { return llvm::is_contained(its, classes.terms().negate(fact)); });
  divides_ = it == mine.end() ? nullptr : *it;
  decided_ = {decidedBy(mine), decidedBy(its)};
}

Meeting::Decided Meeting::decidedBy(const std::vector<Term> &facts) const {
  Decided decided;
  for (Term fact : facts) {
    bool isNegated = fact->op == TermNode::Op::Not;
    decided[isNegated ? fact->args[0] : fact] = classes_.terms().boolean(!isNegated);
  }
  return decided;
}

ValueClass Meeting::meetConditions(ValueClass known, ValueClass other) {
  Term one = how_ == Meets::ForGood && known != other ? classes_.termOf(known, kBool) : nullptr;
  Term two = one ? classes_.termOf(other, kBool) : nullptr;
  if (!two)
    return meet(known, other);
  // What one way knows of both may make one of them the other, as where a third way meets the first two.
  Terms &terms = classes_.terms();
  auto areEqual = [&](const Decided &decided) {
    return terms.substitute(one, decided) == terms.substitute(two, decided);
  };
  if (areEqual(decided_[1]))
    return known;
  if (areEqual(decided_[0]))
    return other;
  return divides_ ? classes_.ofTerm(terms.ite(divides_, one, two)) : meet(known, other);
}

bool meet(Related &known, const Related &other, unsigned point, unsigned round, Meets how,
          ValueClasses &classes) {
  Related given = other;
  Meeting meeting(point, round, how, known.facts, given.facts, classes);
  for (Side side : {Side::Source, Side::Target}) {
    SideValues &mine = known[side], &its = given[side];
    size_t size = std::max(mine.values.size(), its.values.size());
    if (!size)
      continue;
    mine.reach(size - 1);
    its.reach(size - 1);
    for (size_t n = 0; n < size; ++n) {
      meeting.look(mine.values[n], its.values[n]);
      meeting.look(mine.copies[n], its.copies[n]);
      meeting.look(mine.exact[n], its.exact[n]);
      meeting.look(mine.inside[n], its.inside[n]);
    }
  }
  std::vector<Term> facts;
  llvm::copy_if(known.facts, std::back_inserter(facts),
                [&](Term fact) { return llvm::is_contained(given.facts, fact); });
  bool changes = facts.size() != known.facts.size();
  known.facts = std::move(facts);
  auto update = [&](ValueClass &mine, ValueClass met) {
    changes |= met != mine;
    mine = met;
  };
  for (Side side : {Side::Source, Side::Target}) {
    SideValues &mine = known[side], &its = given[side];
    for (size_t n = 0; n < mine.values.size(); ++n) {
      Type type = classes.typeOf(side, n);
      auto meet = type && type.isInteger(1) ? &Meeting::meetConditions : &Meeting::meet;
      update(mine.values[n], (meeting.*meet)(mine.values[n], its.values[n]));
      update(mine.copies[n], (meeting.*meet)(mine.copies[n], its.copies[n]));
      update(mine.exact[n], meeting.meet(mine.exact[n], its.exact[n]));
      update(mine.inside[n], meeting.meet(mine.inside[n], its.inside[n]));
      for (auto flags : {&SideValues::isOwn, &SideValues::isClean}) {
        changes |= (mine.*flags)[n] && !(its.*flags)[n];
        (mine.*flags)[n] = (mine.*flags)[n] && (its.*flags)[n];
      }
    }
  }
  return changes;
}

} // namespace freehold::smt::safe
