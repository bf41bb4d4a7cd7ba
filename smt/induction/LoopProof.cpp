//===- LoopProof.cpp - Loops by induction or unrolled ---------------------===//
#include "smt/induction/LoopRun.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt {

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

Array::Array(std::string name, Sort element)
    : node_(std::make_shared<Node>(Node{std::move(name), nullptr})), element_(element) {}

Array Array::with(Term guard, Term index, Term value) const {
  Array result = *this;
  result.node_ = std::make_shared<Node>(Node{"", node_, guard, index, value});
  return result;
}

const std::string &Array::name() const {
  const Node *node = node_.get();
  while (node->before)
    node = node->before.get();
  return node->name;
}

Term Array::at(Terms &terms, Term index) const {
  std::vector<std::pair<Term, Term>> writes;
  const Node *node = node_.get();
  for (; node->before; node = node->before.get()) {
    Term hit = terms.both(node->guard, terms.equal(node->index, index));
    if (!hit->isFalse())
      writes.push_back({hit, node->value});
    if (hit->isTrue())
      break;
  }
  Term value = node->before ? node->value : terms.apply(node->name, element_, {index});
  for (auto [hit, written] : llvm::reverse(writes))
    value = terms.ite(hit, written, value);
  return value;
}

//===----------------------------------------------------------------------===//
// Goals
//===----------------------------------------------------------------------===//

bool LoopRun::isCurrent(const Known &known) const {
  return known.about.empty() || llvm::any_of(arrays, [&](const Array &array) {
           return array.isArray() && llvm::is_contained(known.about, array.name());
         });
}

Term LoopRun::assumptions() {
  std::vector<Term> all = facts;
  // Instances may touch further points, which are not instantiated again.
  std::vector<Term> at(points.begin(), points.end());
  for (const Known &each : known) {
    const Clause &clause = each.clause;
    for (Term point : isCurrent(each) ? llvm::ArrayRef<Term>(at) : llvm::ArrayRef<Term>()) {
      unsigned kind = spec.kindOf ? spec.kindOf(point) : 0;
      if (kind == 0 || clause.kind == 0 || kind == clause.kind)
        all.push_back(terms.implies(each.under, clause.body(point)));
    }
  }
  if (spec.facts)
    llvm::append_range(all, spec.facts(at));
  all.push_back(guard);
  return terms.all(all);
}

void LoopRun::goal(const std::string &name, llvm::ArrayRef<Term> claims) {
  if (claims.empty())
    return;
  Term assumed = assumptions();
  result.goals.push_back({name, terms.both(assumed, terms.negate(terms.all(claims)))});
  result.assumed.push_back(assumed);
}

void LoopRun::flushAccesses(const std::string &where) {
  std::vector<Term> claims;
  std::swap(claims, accesses);
  Term outer = guard;
  guard = terms.yes();
  goal(where + " stays in bounds", claims);
  guard = outer;
}

/// One k for all clauses: either some clause fails for some index, or none does.
void LoopRun::showAll(const std::string &name, const std::vector<Clause> &clauses,
                      std::vector<Term> claims) {
  Term k = terms.fresh(kInt, "k");
  bool isNew = points.insert(k);
  for (const Clause &clause : clauses)
    claims.push_back(clause.body(k));
  goal(name, claims);
  assert(isNew && points.back() == k && "goals touch no points");
  points.pop_back();
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {
/// Proves one loop by its invariant.
class Induction {
public:
  Induction(LoopRun &run, Operation *loop)
      : run_(run), t_(run.terms), number_(run.numberOf.lookup(loop)),
        name_("loop " + std::to_string(number_)), invariant_(run.spec.loops[number_]),
        outer_(run.around),
        inner_([&run](unsigned loop, unsigned result) { return run.resultsOf[loop][result]; }) {
    loop->walk([&](Operation *op) {
      if (std::optional<unsigned> array = run.writtenBy(op))
        written_.insert(*array);
    });
  }

  void runFor(scf::ForOp loop);
  void runWhile(scf::WhileOp loop);

private:
  LoopHead entry(std::vector<Term> values) {
    LoopHead head{run_.arrays, run_.arrays, values, values, outer_};
    addPoints(head);
    return head;
  }
  /// Returns any state in which the invariant holds.
  LoopHead arbitrary(const LoopHead &entry) {
    LoopHead head = entry;
    for (unsigned array : written_)
      head.arrays[array] = Array(run_.freshName(name_ + ".array" + std::to_string(array)),
                                 entry.arrays[array].element());
    for (Term &value : head.values)
      value = t_.fresh(value->sort, name_ + ".value");
    return head;
  }
  void assume(const LoopHead &head) {
    run_.arrays = head.arrays;
    std::vector<std::string> about;
    for (unsigned array : written_)
      about.push_back(head.arrays[array].name());
    for (Clause &clause : invariant_.holds(head))
      run_.known.push_back({run_.guard, std::move(clause), about});
    if (invariant_.implies)
      for (Term implied : invariant_.implies(head))
        learn(implied);
    addPoints(head);
  }
  void addPoints(const LoopHead &head) {
    for (Term value : head.values)
      if (value->sort == kInt)
        run_.points.insert(value);
    if (invariant_.points)
      for (Term point : invariant_.points(head))
        run_.points.insert(point);
  }
  LoopHead next(const LoopHead &head, std::vector<Term> values) {
    LoopHead after = head;
    after.arrays = run_.arrays;
    after.values = std::move(values);
    if (invariant_.defines)
      for (Term definition : invariant_.defines(head, inner_))
        learn(definition);
    addPoints(after);
    return after;
  }
  /// Runs `body` with the current facts, and drops the facts that it adds.
  template <typename Body> void apart(const LoopHead &head, Body body) {
    auto facts = run_.facts;
    auto known = run_.known;
    auto points = run_.points;
    auto accesses = std::exchange(run_.accesses, {});
    run_.around = &head;
    body();
    run_.flushAccesses(name_);
    run_.around = outer_;
    run_.facts = std::move(facts);
    run_.known = std::move(known);
    run_.points = std::move(points);
    run_.accesses = std::move(accesses);
  }
  void finish(ResultRange results, llvm::ArrayRef<Term> terms) {
    run_.bind(results, terms);
    run_.resultsOf[number_].assign(terms.begin(), terms.end());
  }
  void learn(Term fact) { run_.facts.push_back(t_.implies(run_.guard, fact)); }

  LoopRun &run_;
  Terms &t_;
  unsigned number_;
  std::string name_;
  const LoopInvariant &invariant_;
  const LoopHead *outer_;
  LoopInvariant::Inner inner_;
  llvm::SmallSetVector<unsigned, 4> written_;
};
} // namespace

void Induction::runFor(scf::ForOp loop) {
  Term lower = run_.value(loop.getLowerBound()), upper = run_.value(loop.getUpperBound());
  std::vector<Term> inits{lower};
  for (Value init : loop.getInitArgs())
    inits.push_back(run_.value(init));
  LoopHead start = entry(inits);
  run_.showAll(name_ + " starts as it should", invariant_.holds(start),
               {run_.atMost(lower, upper)});
  LoopHead head = arbitrary(start);
  apart(head, [&] {
    assume(head);
    learn(run_.atMost(lower, head.values[0]));
    learn(t_.less(head.values[0], upper));
    run_.bind(loop.getBody()->getArguments(), head.values);
    run_.block(*loop.getBody());
    std::vector<Term> values = run_.values(loop.getBody()->getTerminator()->getOperands());
    values.insert(values.begin(), t_.add(head.values[0], t_.literal(kInt, 1)));
    run_.showAll(name_ + " keeps its invariant", invariant_.holds(next(head, values)));
  });
  LoopHead last = arbitrary(start);
  last.values[0] = upper;
  assume(last);
  finish(loop.getResults(), llvm::ArrayRef(last.values).drop_front());
}

void Induction::runWhile(scf::WhileOp loop) {
  LoopHead start = entry(run_.values(loop.getInits()));
  run_.showAll(name_ + " starts as it should", invariant_.holds(start));
  auto test = [&](const LoopHead &head) {
    run_.bind(loop.getBeforeArguments(), head.values);
    run_.block(*loop.getBeforeBody());
    return run_.value(loop.getConditionOp().getCondition());
  };
  LoopHead head = arbitrary(start);
  apart(head, [&] {
    assume(head);
    learn(test(head));
    run_.bind(loop.getAfterArguments(), run_.values(loop.getConditionOp().getArgs()));
    run_.block(*loop.getAfterBody());
    LoopHead after = next(head, run_.values(loop.getYieldOp().getOperands()));
    auto [before, bound] = invariant_.climbs(head);
    run_.showAll(name_ + " keeps its invariant", invariant_.holds(after));
    run_.goal(name_ + " ends",
              {t_.less(before, invariant_.climbs(after).first), t_.less(before, bound)});
  });
  LoopHead last = arbitrary(start);
  assume(last);
  learn(t_.negate(test(last)));
  finish(loop.getResults(), run_.values(loop.getConditionOp().getArgs()));
}

void LoopRun::unroll(scf::ForOp loop) {
  Term lower = value(loop.getLowerBound()), upper = value(loop.getUpperBound());
  if (lower->op != TermNode::Op::Literal || upper->op != TermNode::Op::Literal)
    return fail(loop, "has no constant trip count");
  std::vector<Term> carried = values(loop.getInitArgs());
  for (uint64_t i = lower->value; i < upper->value; ++i) {
    std::vector<Term> now = carried;
    now.insert(now.begin(), terms.literal(kInt, i));
    bind(loop.getBody()->getArguments(), now);
    block(*loop.getBody());
    carried = values(loop.getBody()->getTerminator()->getOperands());
  }
  bind(loop.getResults(), carried);
}

/// Rounds after the one in which the loop ends run under a false guard.
void LoopRun::unroll(scf::WhileOp loop) {
  Term outer = guard;
  std::vector<Term> carried = values(loop.getInits());
  std::vector<std::pair<Term, std::vector<Term>>> ends;
  for (unsigned round = 0; round <= spec.roundsMax; ++round) {
    bind(loop.getBeforeArguments(), carried);
    block(*loop.getBeforeBody());
    Term goesOn = value(loop.getConditionOp().getCondition());
    std::vector<Term> passed = values(loop.getConditionOp().getArgs());
    ends.push_back({goesOn, passed});
    if (round == spec.roundsMax)
      break;
    guard = terms.both(guard, goesOn);
    bind(loop.getAfterArguments(), passed);
    block(*loop.getAfterBody());
    carried = values(loop.getYieldOp().getOperands());
  }
  goal("loop " + std::to_string(numberOf.lookup(loop)) + " ends",
       {terms.negate(ends.back().first)});
  guard = outer;
  std::vector<Term> results = ends.back().second;
  for (auto &[goesOn, passed] : llvm::drop_begin(llvm::reverse(ends)))
    for (auto [result, value] : llvm::zip_equal(results, passed))
      result = ite(goesOn, result, value);
  bind(loop.getResults(), results);
}

void LoopRun::evalFor(scf::ForOp loop) {
  Term step = value(loop.getStep());
  if (step != terms.literal(kInt, 1))
    return fail(loop, "has a step other than 1");
  if (spec.loops.empty())
    return unroll(loop);
  Induction(*this, loop).runFor(loop);
}

void LoopRun::evalWhile(scf::WhileOp loop) {
  if (spec.loops.empty())
    return unroll(loop);
  Induction(*this, loop).runWhile(loop);
}

LoopProofResult proveLoops(Terms &terms, func::FuncOp function, const LoopProofSpec &spec) {
  LoopRun run(terms, spec);
  run.start(function);
  if (!run.result.error.empty())
    return std::move(run.result);
  run.flushAccesses("the function");
  run.points.insert(spec.pointsAtEnd.begin(), spec.pointsAtEnd.end());
  for (auto &[name, clause] : spec.atEnd(run.arrays)) {
    std::vector<Term> claims;
    for (unsigned index = 0; index < spec.indices; ++index)
      claims.push_back(clause.body(terms.literal(kInt, index)));
    if (spec.indices == 0)
      run.showAll(name, {clause});
    else
      run.goal(name, claims);
  }
  return std::move(run.result);
}

} // namespace freehold::smt
