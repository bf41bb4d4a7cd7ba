//===- Unroll.cpp - Executions with few iterations ------------------------===//
#include "smt/validate/Unroll.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

#include <set>

using namespace mlir;

namespace freehold::smt::safe {

/// Copies of nodes in one question.
static constexpr unsigned kCopiesMax = 4'000;

namespace {
/// Node and how often the walk has gone back.
using Place = std::pair<unsigned, unsigned>;

struct Taken {
  Term condition;
  Place from;
  const Edge *edge;
  std::vector<Term> state;
};

class Unrolling {
public:
  Unrolling(Terms &terms, const Cfg &cfg, Transfer *transfer, unsigned bound)
      : t_(terms), cfg_(cfg), transfer_(transfer), bound_(bound) {}
  Unrolled run(Solver &solver, Solver *confirms, const Seen &seen);
  bool goesBack() {
    order();
    return !back_.empty();
  }

private:
  void order();
  void visit(Place place);
  Walk walk(llvm::ArrayRef<std::string> values);

  struct Bad {
    Term condition;
    Violation what;
    Operation *op;
    Place place;
  };
  Terms &t_;
  const Cfg &cfg_;
  /// Null if only the order of nodes is asked.
  Transfer *transfer_;
  unsigned bound_;
  /// Without the edges that go back, each node comes before those that it leads to.
  std::vector<unsigned> order_;
  std::set<std::pair<unsigned, unsigned>> back_;
  std::map<Place, std::vector<Taken>> incoming_;
  std::vector<Bad> bad_;
  Query query_;
  std::vector<Term> arguments_;
};
} // namespace

/// Depth first, with a stack of its own.
void Unrolling::order() {
  std::vector<uint8_t> met(cfg_.nodes.size());
  std::vector<std::pair<unsigned, unsigned>> work = {{0, 0}};
  met[0] = 1;
  while (!work.empty()) {
    auto &[n, next] = work.back();
    if (next == cfg_.nodes[n].edges.size()) {
      met[n] = 2;
      order_.push_back(n);
      work.pop_back();
      continue;
    }
    unsigned from = n, to = cfg_.nodes[n].edges[next++].to;
    if (met[to] == 1)
      back_.insert({from, to});
    if (met[to] == 0) {
      met[to] = 1;
      work.push_back({to, 0});
    }
  }
  std::reverse(order_.begin(), order_.end());
}

void Unrolling::visit(Place place) {
  std::string name = "s" + std::to_string(place.first) + "." + std::to_string(place.second) + ".";
  NodeFormula formula = transfer_->step(place.first, name);
  Term at = t_.constant(kBool, name + "at");
  for (Term fact : formula.assumed)
    query_.assertions.push_back(t_.implies(at, fact));
  std::vector<Term> ways;
  for (const Taken &taken : incoming_[place]) {
    ways.push_back(taken.condition);
    for (auto [mine, given] : llvm::zip_equal(formula.state, taken.state))
      query_.assertions.push_back(t_.implies(taken.condition, t_.equal(mine, given)));
  }
  if (place == Place{0, 0}) {
    llvm::append_range(query_.assertions, transfer_->initially(formula.state));
    arguments_ = transfer_->argumentsIn(formula.state);
  } else {
    query_.assertions.push_back(t_.implies(at, t_.any(ways)));
  }
  for (const NodeFormula::Bad &bad : formula.bad)
    bad_.push_back({t_.both(at, bad.when), bad.what, bad.op, place});
  for (auto [number, out] : llvm::enumerate(formula.outs)) {
    Place to = {out.edge->to, place.second + back_.count({place.first, out.edge->to})};
    if (to.second > bound_)
      continue;
    Term taken = t_.constant(kBool, name + "out" + std::to_string(number));
    query_.assertions.push_back(t_.implies(taken, t_.both(at, out.when)));
    incoming_[to].push_back({taken, place, out.edge, out.state});
  }
}

static std::string describe(const Guard &guard) {
  switch (guard.kind) {
  case Guard::Free:
    return "goes this way";
  case Guard::IsTrue:
    return "the condition is true";
  case Guard::IsFalse:
    return "the condition is false";
  case Guard::Equals:
    return "the flag is " + std::to_string(guard.cases.front());
  case Guard::NotAny:
    return "the flag is none of the cases";
  case Guard::ForEnter:
    return "the loop has an iteration";
  case Guard::ForSkip:
    return "the loop has no iteration";
  case Guard::ForAgain:
    return "the loop has another iteration";
  case Guard::ForDone:
    return "the loop ends";
  }
  llvm_unreachable("every guard is described above");
}

/// `values` are those of the wanted terms.
Walk Unrolling::walk(llvm::ArrayRef<std::string> values) {
  llvm::DenseMap<Term, llvm::StringRef> valueOf;
  for (auto [term, value] : llvm::zip_equal(query_.wanted, values))
    valueOf[term] = value;
  auto isTrue = [&](Term term) { return term->isTrue() || valueOf.lookup(term) == "true"; };
  Walk walk;
  auto bad = llvm::find_if(bad_, [&](const Bad &each) { return isTrue(each.condition); });
  if (bad == bad_.end())
    return walk;
  walk.what = bad->what;
  walk.at = bad->op;
  for (Place place = bad->place; place != Place{0, 0};) {
    auto &ways = incoming_[place];
    auto taken = llvm::find_if(ways, [&](const Taken &each) { return isTrue(each.condition); });
    if (taken == ways.end())
      break;
    if (taken->edge->decides)
      walk.decisions.push_back({taken->edge->decides, describe(taken->edge->guard)});
    place = taken->from;
  }
  std::reverse(walk.decisions.begin(), walk.decisions.end());
  for (Term argument : arguments_)
    walk.arguments.push_back(argument ? valueOf.lookup(argument).str() : "");
  return walk;
}

Unrolled Unrolling::run(Solver &solver, Solver *confirms, const Seen &seen) {
  order();
  if (!cfg_.procedures.empty())
    return {Unrolled::Unknown, "recursion is not unrolled"};
  if (order_.size() * (bound_ + 1) > kCopiesMax)
    return {Unrolled::Unknown, "too large to unroll"};
  for (unsigned backs = 0; backs <= bound_; ++backs)
    for (unsigned n : order_)
      if (Place place = {n, backs}; place == Place{0, 0} || incoming_.contains(place))
        visit(place);
  std::vector<Term> violations;
  for (const Bad &bad : bad_)
    violations.push_back(bad.condition);
  query_.assertions.push_back(t_.any(violations));
  llvm::append_range(query_.wanted, violations);
  for (auto &[place, ways] : incoming_)
    for (const Taken &taken : ways)
      query_.wanted.push_back(taken.condition);
  for (Term argument : arguments_)
    if (argument)
      query_.wanted.push_back(argument);
  if (seen)
    seen("walks", toSmtLib(query_));
  SolverAnswer answer = solver.check(query_);
  if (answer.sat == Sat::Unsat) {
    Unrolled none{Unrolled::NoViolation};
    query_.wanted.clear();
    if (confirms && back_.empty() && confirms->check(query_).sat == Sat::Unsat)
      none.confirmedBy = "cvc5";
    return none;
  }
  if (answer.sat != Sat::Sat)
    return {Unrolled::Unknown, answer.reason};
  return {Unrolled::Violated, "", walk(answer.values)};
}

Unrolled unroll(Terms &terms, const Cfg &cfg, Transfer &transfer, unsigned bound, Solver &solver,
                Solver *confirms, const Seen &seen) {
  return Unrolling(terms, cfg, &transfer, bound).run(solver, confirms, seen);
}

bool canRepeat(const Cfg &cfg) {
  Terms terms;
  return !cfg.procedures.empty() || Unrolling(terms, cfg, nullptr, 0).goesBack();
}

} // namespace freehold::smt::safe
