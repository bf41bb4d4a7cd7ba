//===- Transfer.cpp - What ops do to one tracked allocation ---------------===//
// A node is executed on terms from a state of constants: the tracked allocation, and the values that
// are *live* there. A value is live if something that can happen to the tracked allocation depends on
// it; what else there is costs nothing.
//===----------------------------------------------------------------------===//
#include "smt/validate/Execution.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

using namespace mlir;

namespace freehold::smt::safe {

std::string_view spell(Violation violation) {
  switch (violation) {
  case Violation::UseAfterFree:
    return "use-after-free";
  case Violation::DoubleFree:
    return "double-free";
  case Violation::BadFree:
    return "bad-free";
  case Violation::Leak:
    return "leak";
  case Violation::ReturnsFreed:
  case Violation::ReturnsKept:
    return "use-after-free";
  case Violation::Abi:
    return "abi";
  case Violation::WritesClone:
    return "undefined";
  }
  llvm_unreachable("every violation is spelled above");
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

Kind Variables::kindOf(Type type) const {
  if (isa<BaseMemRefType>(type))
    return Kind::Ref;
  if (type.isInteger(1))
    return Kind::Flag;
  bool isNumber = type.isIndex() || (isa<IntegerType>(type) && type.getIntOrFloatBitWidth() <= 64);
  return precision.integers && isNumber ? Kind::Number : Kind::None;
}

unsigned Variables::id(Var var, bool isContent) {
  auto [it, isNew] =
      ids_.try_emplace({{var.frame, var.value.getAsOpaquePointer()}, isContent}, all_.size());
  if (isNew) {
    Type type = var.value.getType();
    all_.push_back(
        {var, isContent, kindOf(isContent ? cast<MemRefType>(type).getElementType() : type)});
  }
  return it->second;
}

/// Whether the value is a constant, which is not a variable.
static bool isConstant(Value value) {
  Attribute ignored;
  return matchPattern(value, m_Constant(&ignored));
}

//===----------------------------------------------------------------------===//
// Liveness
//===----------------------------------------------------------------------===//

namespace {
/// The live variables while nodes are walked backwards.
class Liveness {
public:
  Liveness(const Cfg &cfg, Variables &variables) : cfg_(cfg), variables_(variables) {
    liveAt.resize(cfg.nodes.size());
    for (bool changes = true; changes;) {
      changes = false;
      for (unsigned n = cfg.nodes.size(); n-- > 0;) {
        std::set<unsigned> before = before_(n);
        changes |= before != liveAt[n];
        liveAt[n] = std::move(before);
      }
    }
  }
  std::vector<std::set<unsigned>> liveAt;

private:
  void add(std::set<unsigned> &live, Var var, bool isContent = false) {
    if (!isContent && isConstant(var.value))
      return;
    unsigned id = variables_.id(var, isContent);
    if (variables_[id].kind != Kind::None)
      live.insert(id);
  }
  void addEdge(std::set<unsigned> &live, unsigned frame, const Edge &edge);
  std::set<unsigned> before_(unsigned n);

  const Cfg &cfg_;
  Variables &variables_;
};
} // namespace

void Liveness::addEdge(std::set<unsigned> &live, unsigned frame, const Edge &edge) {
  std::set<unsigned> after = liveAt[edge.to];
  for (Value defined : cfg_.nodes[edge.to].defines)
    after.erase(variables_.id({cfg_.nodes[edge.to].frame, defined}));
  for (auto &[to, from] : edge.moves)
    if (liveAt[edge.to].contains(variables_.id(to)))
      add(live, from);
  live.insert(after.begin(), after.end());
  if (edge.guard.value)
    add(live, {frame, edge.guard.value});
  if (edge.isOfAnyIteration)
    return;
  if (auto loop = dyn_cast_or_null<affine::AffineForOp>(edge.regionOp)) {
    for (Value bound : loop.getUpperBoundOperands())
      add(live, {frame, bound});
    for (Value bound : loop.getLowerBoundOperands())
      if (edge.isEntry)
        add(live, {frame, bound});
    if (!edge.isEntry)
      add(live, {frame, loop.getInductionVar()});
  }
  if (auto choice = dyn_cast_or_null<affine::AffineIfOp>(edge.regionOp); choice && edge.isEntry)
    for (Value operand : choice.getOperands())
      add(live, {frame, operand});
  if (scf::ForOp loop = edge.guard.loop) {
    add(live, {frame, loop.getUpperBound()});
    add(live, {frame, loop.getStep()});
    bool isEntry = edge.guard.kind == Guard::ForEnter || edge.guard.kind == Guard::ForSkip;
    add(live, {frame, isEntry ? loop.getLowerBound() : loop.getInductionVar()});
  }
}

std::set<unsigned> Liveness::before_(unsigned n) {
  const Node &node = cfg_.nodes[n];
  std::set<unsigned> live;
  for (const Edge &edge : node.edges)
    addEdge(live, node.frame, edge);
  if (node.call) {
    for (Value result : node.call->getResults())
      live.erase(variables_.id({node.frame, result}));
    for (Value operand : cast<CallOpInterface>(node.call).getArgOperands())
      add(live, {node.frame, operand});
  }
  if (node.returns)
    for (Value operand : node.returns->getOperands())
      add(live, {node.frame, operand});
  if (node.exit)
    for (Value operand : node.exit->getOperands())
      if (isa<BaseMemRefType>(operand.getType()))
        add(live, {node.frame, operand});
  for (Operation *op : llvm::reverse(node.ops)) {
    auto isLive = [&](Value value) { return live.contains(variables_.id({node.frame, value})); };
    std::vector<Var> needed;
    forEachNeeded(op, isLive, [&](Value value) { needed.push_back({node.frame, value}); });
    Value loaded = loadedCell(op), stored = storedCell(op);
    bool readsCell = loaded && isLive(op->getResult(0));
    if (stored && live.erase(variables_.id({node.frame, stored}, true)))
      needed.push_back({node.frame, op->getOperand(0)});
    for (Value result : op->getResults()) {
      live.erase(variables_.id({node.frame, result}));
      if (isCell(result))
        live.erase(variables_.id({node.frame, result}, true));
    }
    for (Var var : needed)
      add(live, var);
    if (readsCell)
      add(live, {node.frame, loaded}, true);
  }
  return live;
}

//===----------------------------------------------------------------------===//
// The transfer
//===----------------------------------------------------------------------===//

struct Transfer::Impl {
  Terms &terms;
  const Cfg &cfg;
  const CloneFamilies families;
  Variables variables;
  SymbolTableCollection symbols;
  std::vector<std::vector<unsigned>> liveAt;
  std::string unknown;
  Operation *unknownAt = nullptr;
  const Returns returns;

  Impl(Terms &terms, const Cfg &cfg, Precision precision, Returns returns)
      : terms(terms), cfg(cfg), families(cfg), variables(precision), returns(returns) {}
  void out(Execution &run, const Node &node, const Edge &edge, NodeFormula &formula);

  /// Memory and arguments where a procedure begins, which its nodes remember.
  std::vector<Term> beginOf(unsigned procedure, const Memory &memory,
                            llvm::function_ref<Abstract(unsigned)> argument);
  void call(Execution &run, const Node &node, NodeFormula &formula);
  /// As many terms as the procedure's nodes remember, the last ones of their states.
  llvm::ArrayRef<Term> remembered(const Node &node, const NodeFormula &formula);
};

Transfer::Transfer(Terms &terms, const Cfg &cfg, Precision precision, Returns returns)
    : impl_(std::make_unique<Impl>(terms, cfg, precision, returns)) {
  impl_->unknown = cfg.unknown;
  impl_->unknownAt = cfg.unknownAt;
  for (const Node &node : cfg.nodes)
    for (Operation *op : node.ops)
      if (!impl_->unknownAt) {
        impl_->unknown = whyUnknown(op, impl_->symbols);
        impl_->unknownAt = impl_->unknown.empty() ? nullptr : op;
      }
  if (impl_->unknownAt)
    return;
  Liveness liveness(cfg, impl_->variables);
  for (const std::set<unsigned> &live : liveness.liveAt)
    impl_->liveAt.emplace_back(live.begin(), live.end());
}
Transfer::~Transfer() = default;
const std::string &Transfer::unknown() const { return impl_->unknown; }
Operation *Transfer::unknownAt() const { return impl_->unknownAt; }

/// The iterations of a loop whose bounds are constants, two standing for more; nothing if they are none.
static std::optional<unsigned> tripsOf(Operation *op) {
  auto count = [](int64_t lower, int64_t upper, int64_t step) -> std::optional<unsigned> {
    if (step <= 0)
      return std::nullopt;
    int64_t next = 0;
    bool isOnlyOne = !llvm::AddOverflow(lower, step, next) && next >= upper;
    return lower >= upper ? 0 : isOnlyOne ? 1 : 2;
  };
  if (auto loop = dyn_cast_or_null<affine::AffineForOp>(op))
    return loop.hasConstantBounds() ? count(loop.getConstantLowerBound(),
                                            loop.getConstantUpperBound(), loop.getStepAsInt())
                                    : std::nullopt;
  auto loop = dyn_cast_or_null<scf::ForOp>(op);
  if (!loop || loop.getUnsignedCmp() || !loop.getInductionVar().getType().isIndex())
    return std::nullopt;
  auto lower = getConstantIntValue(loop.getLowerBound()),
       upper = getConstantIntValue(loop.getUpperBound()),
       step = getConstantIntValue(loop.getStep());
  return lower && upper && step ? count(*lower, *upper, *step) : std::nullopt;
}

/// Whether constant bounds of a loop leave the edge out.
static bool isImpossible(const Edge &edge) {
  std::optional<unsigned> trips = tripsOf(edge.regionOp);
  if (!trips)
    return false;
  if (edge.isEntry)
    return edge.enters ? *trips == 0 : *trips > 0;
  return edge.enters && *trips < 2;
}

/// The state where an edge's node begins, and when the edge is taken.
void Transfer::Impl::out(Execution &run, const Node &node, const Edge &edge, NodeFormula &formula) {
  const Node &target = cfg.nodes[edge.to];
  std::map<unsigned, Abstract> defined;
  for (Value value : target.defines) {
    unsigned id = variables.id({target.frame, value});
    defined[id] = run.unknown(variables[id].kind);
  }
  for (auto &[to, from] : edge.moves)
    defined[variables.id(to)] = run.get(from);
  if (edge.guard.kind == Guard::ForEnter || edge.guard.kind == Guard::ForAgain)
    if (Abstract next = run.nextOfLoop(edge.guard); next.a)
      defined[variables.id({node.frame, scf::ForOp(edge.guard.loop).getInductionVar()})] = next;
  if (Abstract next = run.nextOfAffine(edge); next.a)
    defined[variables.id(
        {node.frame, cast<affine::AffineForOp>(edge.regionOp).getInductionVar()})] = next;
  Term isTaken =
      isImpossible(edge) ? terms.no() : terms.both(run.holds(edge.guard), run.holdsOfAffine(edge));
  NodeFormula::Out out{terms.both(run.reached, isTaken), &edge, run.memory.flat()};
  for (unsigned id : liveAt[edge.to]) {
    auto it = defined.find(id);
    Abstract value = it != defined.end() ? it->second : run.getById(id);
    value.flatten(variables[id].kind, out.state);
  }
  llvm::append_range(out.state, remembered(node, formula));
  formula.outs.push_back(std::move(out));
}

std::vector<Term> Transfer::Impl::beginOf(unsigned number, const Memory &memory,
                                          llvm::function_ref<Abstract(unsigned)> argument) {
  std::vector<Term> terms = memory.flat();
  FunctionOpInterface function = cfg.procedures[number].function;
  for (unsigned n = 0; n < function.getNumArguments(); ++n)
    if (Kind kind = variables.kindOf(function.getArgument(n).getType()); kind != Kind::None)
      argument(n).flatten(kind, terms);
  return terms;
}

llvm::ArrayRef<Term> Transfer::Impl::remembered(const Node &node, const NodeFormula &formula) {
  llvm::ArrayRef<Term> state = formula.state;
  return node.procedure ? state.drop_front(formula.ownTerms) : state.take_front(0);
}

/// The callee begins with the memory and the arguments, and goes on to any state that its summary has.
void Transfer::Impl::call(Execution &run, const Node &node, NodeFormula &formula) {
  const Procedure &procedure = cfg.procedures[node.callee];
  FunctionOpInterface function = procedure.function;
  auto op = cast<CallOpInterface>(node.call);
  auto argument = [&](unsigned n) { return run.get({node.frame, op.getArgOperands()[n]}); };
  std::vector<Term> begin = beginOf(node.callee, run.memory, argument);
  formula.calleeState = run.memory.flat();
  for (unsigned id : liveAt[procedure.entry]) {
    const Variable &variable = variables[id];
    auto parameter = dyn_cast<BlockArgument>(variable.var.value);
    bool isParameter = parameter && !variable.isContent && variable.var.frame == procedure.frame &&
                       parameter.getOwner() == &function.getFunctionBody().front();
    Abstract value = isParameter ? argument(parameter.getArgNumber())
                                 : run.unknown(variable.kind, variable.var.value.getType());
    value.flatten(variable.kind, formula.calleeState);
  }
  llvm::append_range(formula.calleeState, begin);
  run.forgetMemory();
  formula.called = Summary{node.callee, begin};
  formula.beginTerms = begin.size();
  llvm::append_range(formula.called->terms, run.memory.flat());
  for (Value result : node.call->getResults()) {
    Kind kind = variables.kindOf(result.getType());
    Abstract value = run.unknown(kind, result.getType());
    run.set({node.frame, result}, value);
    value.flatten(kind, formula.called->terms);
  }
}

/// What a procedure remembers of the memory is beside the memory itself. The arguments that it remembers are numbered
/// from the other end.
static unsigned slotOfMemory(unsigned n) { return 2 * n; }
static unsigned slotOfRemembered(unsigned n) {
  return n < Memory::kTerms ? 2 * n + 1 : std::numeric_limits<unsigned>::max() - n;
}
static constexpr unsigned kFirstResult = std::numeric_limits<unsigned>::max() / 2;

/// The slots of a summary of `begin` terms that are remembered, the memory, and results.
static std::vector<unsigned> slotsOfSummary(size_t begin, size_t all) {
  std::vector<unsigned> slots;
  for (unsigned n = 0; n < begin; ++n)
    slots.push_back(slotOfRemembered(n));
  for (unsigned n = 0; n < Memory::kTerms; ++n)
    slots.push_back(slotOfMemory(n));
  for (unsigned n = 0; slots.size() < all; ++n)
    slots.push_back(kFirstResult + n);
  return slots;
}

NodeFormula Transfer::step(unsigned n, const std::string &prefix) {
  const Node &node = impl_->cfg.nodes[n];
  NodeFormula formula;
  Execution run(impl_->terms, impl_->cfg, impl_->families, impl_->variables, formula, node.frame,
                prefix);
  run.begin(impl_->liveAt[n]);
  formula.ownTerms = formula.state.size();
  for (unsigned n = 0; n < Memory::kTerms; ++n)
    formula.slots.push_back(slotOfMemory(n));
  for (unsigned id : impl_->liveAt[n])
    for (unsigned k = 0; k < Abstract::terms(impl_->variables[id].kind); ++k)
      formula.slots.push_back(2 * Memory::kTerms + Abstract::terms(Kind::Ref) * id + k);
  if (node.procedure) {
    FunctionOpInterface function = impl_->cfg.procedures[*node.procedure].function;
    run.forgetMemory();
    auto any = [&](unsigned i) {
      Type type = function.getArgument(i).getType();
      return run.unknown(impl_->variables.kindOf(type), type);
    };
    llvm::append_range(formula.state, impl_->beginOf(*node.procedure, run.memory, any));
    run.memory = Memory::of(formula.state);
    for (unsigned n = 0; formula.slots.size() < formula.state.size(); ++n)
      formula.slots.push_back(slotOfRemembered(n));
  }
  for (Operation *op : node.ops)
    run.execute(op);
  formula.reached = run.reached;
  if (node.call) {
    impl_->call(run, node, formula);
    Summary &called = *formula.called;
    called.slots = slotsOfSummary(formula.beginTerms, called.terms.size());
  }
  if (node.returns) {
    formula.returned = Summary{*node.procedure, impl_->remembered(node, formula)};
    llvm::append_range(formula.returned->terms, run.memory.flat());
    for (Value operand : node.returns->getOperands())
      run.get({node.frame, operand})
          .flatten(impl_->variables.kindOf(operand.getType()), formula.returned->terms);
  }
  if (node.exit)
    run.leave(node.exit, impl_->returns);
  for (const Edge &edge : node.edges)
    impl_->out(run, node, edge, formula);
  return formula;
}

std::vector<Term> Transfer::initially(llvm::ArrayRef<Term> state) {
  Terms &t = impl_->terms;
  Memory memory = Memory::of(state);
  // What callers and unwritten memory refer to is foreign, if it is tracked.
  std::vector<Term> facts = {t.negate(memory.live),      t.negate(memory.dead),
                             t.negate(memory.kept),      t.implies(memory.stored, memory.foreign),
                             t.negate(memory.otherLive), t.negate(memory.apart),
                             t.negate(memory.met),       t.implies(memory.shown, memory.foreign),
                             t.negate(memory.onStack),   t.negate(memory.cloned),
                             t.negate(memory.inFamily)};
  // What memory refers to may have been freed before the call.
  const bool loads = llvm::any_of(impl_->cfg.nodes, [](const Node &node) {
    return llvm::any_of(node.ops, [](Operation *op) { return loadsMemref(op) && !loadedCell(op); });
  });
  if (!loads || impl_->variables.precision.clones)
    facts.push_back(t.negate(memory.otherDead));
  unsigned at = Memory::kTerms;
  for (unsigned id : impl_->liveAt.front()) {
    Kind kind = impl_->variables[id].kind;
    if (kind == Kind::Ref)
      llvm::append_range(
          facts, std::vector<Term>{t.implies(state[at], memory.foreign), t.negate(state[at + 3])});
    if (kind == Kind::Number)
      facts.push_back(inRange(t, state[at], impl_->variables[id].var.value.getType()));
    at += Abstract::terms(kind);
  }
  return facts;
}

std::vector<Term> Transfer::argumentsIn(llvm::ArrayRef<Term> state) {
  auto arguments = cfgArguments(impl_->cfg);
  std::vector<Term> found(arguments.size());
  unsigned at = Memory::kTerms;
  for (unsigned id : impl_->liveAt.front()) {
    const Variable &variable = impl_->variables[id];
    for (auto [number, argument] : llvm::enumerate(arguments))
      if (!variable.isContent && variable.var == Var{0, argument} && variable.kind != Kind::Ref)
        found[number] = state[at];
    at += Abstract::terms(variable.kind);
  }
  return found;
}

} // namespace freehold::smt::safe
