//===- Validate.h - A target proved to be right -----------------*- C++ -*-===//
// One function before and after a pass that deallocates. The obligations, in order:
//
//   encodable     all ops of both are known
//   frees         the target is safe (Safe.h), and by the function boundary ABI: what it returns is
//                 fresh, allocated by it and distinct
//   effects       the target's other effects are the source's (Matching.h)
//
// That the source does something at all is asked of its runs, not here.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/validate/Safe.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <array>

namespace freehold::smt::safe {

enum class Obligation : uint8_t { Encodable, Frees, Effects };
std::string_view spell(Obligation obligation);

struct ValidateResult {
  /// Proved only if the effects match, too.
  SafeResult safe;
  /// The first obligation that is not proved.
  Obligation open = Obligation::Encodable;
  /// Copies that the op of `safe` may be in: of source and target with reallocs expanded, and of the
  /// target without its helper. Null where there was nothing to change.
  std::array<mlir::OwningOpRef<mlir::ModuleOp>, 3> copies = {};
};

/// Functions of modules of one context.
ValidateResult validate(mlir::FunctionOpInterface source, mlir::FunctionOpInterface target,
                        const SafeOptions &options);

} // namespace freehold::smt::safe
