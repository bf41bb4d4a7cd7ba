//===- Missed.h - What the facts decide and a rewrite leaves ----*- C++ -*-===//
// Looks at each bufferization.dealloc that is left. Whether two memrefs are one allocation never,
// always or depending on the run is the prover's to say, of the function as it stands:
//
//   memref never needed    its condition is false on every run
//   condition constant     it is true on every run, and not written so
//   memrefs are one        two memrefs are always the same allocation: under D1 one with both
//                          conditions or-ed is enough
//   memrefs fall apart     they are in two groups, and none of one is ever one of the other: two
//                          ops, and fewer pairs to compare
//   retained is none       a retained value is never any of the memrefs: its result is false
//   memref is retained     a memref is always one retained value, and of the others it is known
//                          too: it is never freed
//   retained are one       two retained values are always the same allocation: one result is enough
//   not decided            the prover cannot say how two values relate, so one of these may be missed
//
// A pair of which the answer is known does not count where another pair keeps the operands
// together: it may be compared at run time all the same, which is a matter of lowering.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/StringMap.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace freehold::smt::patterns {

enum class Alias : uint8_t { Never, Always, Depends };

/// nullopt: not known.
using AskAlias = std::function<std::optional<Alias>(mlir::func::FuncOp, mlir::Value, mlir::Value)>;

/// Asks once for what looks the same: the question is put of a function with nothing but the ops
/// that the two values are made of, so that the answer depends on these alone. (What a dealloc op
/// in between says of its operands, D4, might decide more.)
class MissedFinder {
public:
  explicit MissedFinder(AskAlias ask) : ask_(std::move(ask)) {}

  /// "retained is none: view a of a, b", each once for a function, sorted. Operands are named by
  /// how they are made, so that what is alike in other functions has the same name.
  std::vector<std::string> find(mlir::func::FuncOp function);

private:
  std::optional<Alias> relate(mlir::func::FuncOp function, mlir::Value a, mlir::Value b);

  AskAlias ask_;
  llvm::StringMap<std::optional<Alias>> known_;
};

/// How values are made: "select(a, f)". Equal names for equal slices, allocations a, b, .. and
/// arguments f, g, .. lettered as they occur.
std::string describeValues(llvm::ArrayRef<mlir::Value> values);

/// An i1 that is the same on every run, whatever the i1s are that it is computed of; nullopt if
/// not, or if there are too many.
std::optional<bool> alwaysIs(mlir::Value condition);

} // namespace freehold::smt::patterns
