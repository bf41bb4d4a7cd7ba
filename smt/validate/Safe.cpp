//===- Safe.cpp - A function proved to free each buffer once --------------===//
#include "smt/validate/Safe.h"

#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/TimeFactor.h"
#include "passes/analysis/MemRefEffects.h"
#include "smt/solver/Stoppable.h"
#include "smt/validate/LeftStack.h"
#include "smt/validate/OpRules.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/ADT/STLExtras.h"

#include <chrono>

using namespace mlir;

namespace freehold::smt::safe {

/// Whether aligned pointers are compared as numbers.
static bool comparesAddresses(const Cfg &cfg) {
  return llvm::any_of(cfg.nodes, [](const Node &node) {
    return llvm::any_of(node.ops, llvm::IsaPred<memref::ExtractAlignedPointerAsIndexOp>);
  });
}

/// Whether a foreign buffer may have ended, with a name that is left of it: one of the stack, or one that was freed
/// before the call. No proof counts if a stack buffer may be left with a name (LeftStack.h).
static bool mayForeignEnd(const Cfg &cfg, bool leavesStack) {
  return leavesStack || llvm::any_of(cfg.nodes, [](const Node &node) {
           return llvm::any_of(node.ops,
                               [](Operation *op) { return loadsMemref(op) && !loadedCell(op); });
         });
}

/// Whether an aligned pointer may be the start of no allocation, although no caller passes it.
static bool mayShift(const Cfg &cfg) {
  return llvm::any_of(cfg.nodes, [](const Node &node) {
    return llvm::any_of(node.ops, [](Operation *op) {
      return shiftsPointer(op) || (loadsMemref(op) && !loadedCell(op));
    });
  });
}

/// Whether a stack buffer may be what is returned.
static bool mayReturnStack(const Cfg &cfg) {
  bool allocates = llvm::any_of(cfg.nodes, [](const Node &node) {
    return llvm::any_of(node.ops, llvm::IsaPred<memref::AllocaOp>);
  });
  return allocates &&
         llvm::any_of(FunctionOpInterface(cfg.function).getResultTypes(), isMemrefType);
}

/// Of Z3's measure, what a fast machine does in a millisecond. Questions end by that, so that the answer does not
/// depend on the machine, unless one is so much slower.
static constexpr uint64_t kResourcesPerMs = 10'000;
static unsigned slowdown() { return 2 * timeFactor(); }

namespace {
using Clock = std::chrono::steady_clock;

/// One attempt to prove a function.
class Attempt {
public:
  Attempt(const Cfg &cfg, bool leavesStack, const SafeOptions &options)
      : cfg_(cfg), options_(options), pairs_(options.asksOfClones || comparesAddresses(cfg)),
        stack_(options.asksOfClones || mayReturnStack(cfg)),
        foreignLives_(!mayForeignEnd(cfg, leavesStack)), noShifts_(!mayShift(cfg)),
        end_(Clock::now() +
             std::chrono::milliseconds(uint64_t(2) * slowdown() * options.limits.timeoutMs)) {}
  /// Only whether there is a proof: std::nullopt otherwise.
  std::optional<SafeResult> runProofs(bool integers);
  SafeResult search();

private:
  Precision precision(bool integers) const {
    return {integers, pairs_, stack_, foreignLives_, noShifts_, options_.asksOfClones};
  }
  /// The limits of the next question; std::nullopt if there is no time left.
  std::optional<SolverLimits> next() const;
  std::optional<SafeResult> prove(Terms &terms, bool integers);
  std::optional<SafeResult> proveWithoutLoops(bool integers);

  const Cfg &cfg_;
  const SafeOptions &options_;
  const bool pairs_, stack_, foreignLives_, noShifts_;
  const Clock::time_point end_;
  /// Why there is no proof.
  std::string reason_;
};
} // namespace

std::optional<SolverLimits> Attempt::next() const {
  SolverLimits limits = options_.limits;
  if (interruption())
    return std::nullopt;
  if (!limits.timeoutMs)
    return limits;
  if (!limits.resources)
    limits.resources = limits.timeoutMs * kResourcesPerMs;
  auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end_ - Clock::now()).count();
  if (left <= 0)
    return std::nullopt;
  limits.timeoutMs = std::min<uint64_t>(uint64_t(limits.timeoutMs) * slowdown(), left);
  return limits;
}

std::optional<SafeResult> Attempt::prove(Terms &terms, bool integers) {
  Transfer transfer(terms, cfg_, precision(integers), options_.returns);
  if (transfer.unknownAt())
    return SafeResult{SafeResult::Unknown, transfer.unknown(), transfer.unknownAt()};
  std::optional<SolverLimits> limits = next();
  if (!limits) {
    reason_ = "out of time";
    return std::nullopt;
  }
  std::unique_ptr<Solver> z3 = makeStoppable(makeZ3(*limits));
  std::unique_ptr<Solver> cvc5 = makeStoppable(makeCvc5(*limits));
  HornProof proof = proveByHorn(cfg_, transfer, *limits, *cvc5, *z3, options_.seen);
  reason_ = proof.reason;
  if (proof.result != HornProof::Proved)
    return std::nullopt;
  SafeResult proved{SafeResult::Proved};
  proved.foundBy = proof.foundBy;
  proved.checkedBy = proof.checkedBy;
  return proved;
}

/// Of walks to a violation the shortest are the easiest to read.
SafeResult Attempt::search() {
  Terms terms;
  Transfer transfer(terms, cfg_, precision(true), options_.returns);
  for (unsigned bound = 0; bound <= options_.bound; ++bound) {
    std::optional<SolverLimits> limits = next();
    if (!limits)
      return {SafeResult::Unknown, reason_.empty() ? "out of time" : reason_};
    std::unique_ptr<Solver> z3 = makeStoppable(makeZ3(*limits));
    Unrolled unrolled = unroll(terms, cfg_, transfer, bound, *z3, nullptr, options_.seen);
    if (unrolled.result == Unrolled::Violated)
      return {SafeResult::Candidate, reason_, unrolled.walk.at, std::move(unrolled.walk)};
    if (unrolled.result == Unrolled::Unknown)
      return {SafeResult::Unknown, reason_.empty() ? unrolled.reason : reason_};
  }
  return {SafeResult::Bounded, reason_};
}

/// Without loops all walks are one question.
std::optional<SafeResult> Attempt::proveWithoutLoops(bool integers) {
  Terms terms;
  Transfer transfer(terms, cfg_, precision(integers), options_.returns);
  if (transfer.unknownAt())
    return SafeResult{SafeResult::Unknown, transfer.unknown(), transfer.unknownAt()};
  std::optional<SolverLimits> limits = next();
  if (!limits)
    return std::nullopt;
  std::unique_ptr<Solver> z3 = makeStoppable(makeZ3(*limits));
  std::unique_ptr<Solver> cvc5 = makeStoppable(makeCvc5(*limits));
  Unrolled unrolled = unroll(terms, cfg_, transfer, 0, *z3, cvc5.get(), options_.seen);
  if (unrolled.result == Unrolled::Violated && integers)
    return SafeResult{SafeResult::Candidate, "", unrolled.walk.at, std::move(unrolled.walk)};
  if (unrolled.result != Unrolled::NoViolation || unrolled.confirmedBy.empty())
    return std::nullopt;
  SafeResult proved{SafeResult::Proved};
  proved.foundBy = "z3";
  proved.checkedBy = unrolled.confirmedBy;
  return proved;
}

/// The result is a proof, an unknown op, or, where there are no loops, a walk.
std::optional<SafeResult> Attempt::runProofs(bool integers) {
  if (!canRepeat(cfg_))
    if (std::optional<SafeResult> result = proveWithoutLoops(integers))
      return result;
  Terms terms;
  return prove(terms, integers);
}

/// A graph with more executions than the function has; nothing if it is no smaller one.
static std::optional<Cfg> coarsened(FunctionOpInterface function, const Cfg &cfg,
                                    SymbolTableCollection &symbols) {
  Cfg coarse = flatten(function, symbols, QuietLoops::OneIteration);
  auto countEdges = [](const Cfg &of) {
    size_t edges = 0;
    for (const Node &node : of.nodes)
      edges += node.edges.size();
    return edges;
  };
  return cfg.unknownAt || countEdges(coarse) == countEdges(cfg) ? std::nullopt
                                                                : std::optional(coarse);
}

/// Proofs without integers are tried first, since they are found or not in no time.
static SafeResult proveOrSearch(const Cfg &cfg, const Cfg *coarse, bool leavesStack,
                                const SafeOptions &options) {
  Attempt attempt(cfg, leavesStack, options);
  std::optional<Attempt> ofCoarse;
  if (coarse)
    ofCoarse.emplace(*coarse, leavesStack, options);
  for (bool integers : {false, true}) {
    std::optional<SafeResult> result;
    if (ofCoarse && (result = ofCoarse->runProofs(integers)) &&
        result->status == SafeResult::Proved)
      return *result;
    if ((result = attempt.runProofs(integers)))
      return *result;
  }
  return attempt.search();
}

SafeResult proveSafe(FunctionOpInterface function, const SafeOptions &options) {
  auto start = Clock::now();
  SymbolTableCollection symbols;
  Cfg cfg = flatten(function, symbols);
  std::optional<Cfg> coarse = coarsened(function, cfg, symbols);
  Operation *left = findLeftStack(function, symbols);
  SafeResult result = proveOrSearch(cfg, coarse ? &*coarse : nullptr, left, options);
  if (result.status == SafeResult::Proved && left)
    result = {SafeResult::Unknown, "a stack buffer may have a name after its end", left};
  result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return result;
}

} // namespace freehold::smt::safe
