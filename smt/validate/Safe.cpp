//===- Safe.cpp - A function proved to free each buffer once --------------===//
#include "smt/validate/Safe.h"

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

static SafeResult prove(FunctionOpInterface function, const SafeOptions &options) {
  SymbolTableCollection symbols;
  Cfg cfg = flatten(function, symbols);
  std::unique_ptr<Solver> z3 = makeZ3(options.limits), cvc5 = makeCvc5(options.limits);
  bool pairs = comparesAddresses(cfg);
  std::string reason;
  for (bool integers : {false, true}) {
    Terms terms;
    Transfer transfer(terms, cfg, {.integers = integers, .pairs = pairs});
    if (transfer.unknownAt())
      return {SafeResult::Unknown, transfer.unknown(), transfer.unknownAt()};
    HornProof proof = proveByHorn(cfg, transfer, options.limits, *cvc5, *z3, options.seen);
    if (proof.result == HornProof::Proved) {
      SafeResult proved{SafeResult::Proved};
      proved.checkedBy = proof.checkedBy;
      return proved;
    }
    reason = proof.reason;
  }
  Terms terms;
  Transfer transfer(terms, cfg, {.integers = true, .pairs = pairs});
  // The shortest walks are the easiest to read.
  for (unsigned bound = 0; bound <= options.bound; ++bound) {
    Unrolled unrolled = unroll(terms, cfg, transfer, bound, *z3);
    if (unrolled.result == Unrolled::Violated)
      return {SafeResult::Candidate, reason, unrolled.walk.at, std::move(unrolled.walk)};
    if (unrolled.result == Unrolled::Unknown)
      return {SafeResult::Unknown, reason.empty() ? unrolled.reason : reason};
  }
  return {SafeResult::Bounded, reason};
}

SafeResult proveSafe(FunctionOpInterface function, const SafeOptions &options) {
  auto start = std::chrono::steady_clock::now();
  SafeResult result = prove(function, options);
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

} // namespace freehold::smt::safe
