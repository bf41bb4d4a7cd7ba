//===- Safe.cpp - A function proved to free each buffer once --------------===//
#include "smt/validate/Safe.h"

#include "oracle/core/process/Interruption.h"
#include "smt/solver/Stoppable.h"

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

namespace {
using Clock = std::chrono::steady_clock;

/// One attempt to prove a function.
class Attempt {
public:
  Attempt(const Cfg &cfg, const SafeOptions &options)
      : cfg_(cfg), options_(options), pairs_(comparesAddresses(cfg)),
        end_(Clock::now() + std::chrono::milliseconds(2 * options.limits.timeoutMs)) {}
  SafeResult run();

private:
  /// The limits of the next question; std::nullopt if there is no time left.
  std::optional<SolverLimits> next() const;
  std::optional<SafeResult> prove(Terms &terms, bool integers);
  SafeResult search();

  const Cfg &cfg_;
  const SafeOptions &options_;
  const bool pairs_;
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
  auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end_ - Clock::now()).count();
  if (left <= 0)
    return std::nullopt;
  limits.timeoutMs = std::min<uint64_t>(limits.timeoutMs, left);
  return limits;
}

std::optional<SafeResult> Attempt::prove(Terms &terms, bool integers) {
  Transfer transfer(terms, cfg_, {.integers = integers, .pairs = pairs_}, options_.returns);
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
  proved.checkedBy = proof.checkedBy;
  return proved;
}

/// Of walks to a violation the shortest are the easiest to read.
SafeResult Attempt::search() {
  Terms terms;
  Transfer transfer(terms, cfg_, {.integers = true, .pairs = pairs_}, options_.returns);
  for (unsigned bound = 0; bound <= options_.bound; ++bound) {
    std::optional<SolverLimits> limits = next();
    if (!limits)
      return {SafeResult::Unknown, reason_.empty() ? "out of time" : reason_};
    std::unique_ptr<Solver> z3 = makeStoppable(makeZ3(*limits));
    Unrolled unrolled = unroll(terms, cfg_, transfer, bound, *z3);
    if (unrolled.result == Unrolled::Violated)
      return {SafeResult::Candidate, reason_, unrolled.walk.at, std::move(unrolled.walk)};
    if (unrolled.result == Unrolled::Unknown)
      return {SafeResult::Unknown, reason_.empty() ? unrolled.reason : reason_};
  }
  return {SafeResult::Bounded, reason_};
}

SafeResult Attempt::run() {
  for (bool integers : {false, true}) {
    Terms terms;
    if (std::optional<SafeResult> result = prove(terms, integers))
      return *result;
  }
  return search();
}

SafeResult proveSafe(FunctionOpInterface function, const SafeOptions &options) {
  auto start = Clock::now();
  SymbolTableCollection symbols;
  Cfg cfg = flatten(function, symbols);
  SafeResult result = Attempt(cfg, options).run();
  result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return result;
}

} // namespace freehold::smt::safe
