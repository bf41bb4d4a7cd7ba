//===- SafeReplay.h - A walk to a violation, run ----------------*- C++ -*-===//
// A walk may need values that no execution has, so a violation counts only when the interpreter shows
// one: with the values of the walk, or else with inputs of its own.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"
#include "oracle/core/verdict/Outcome.h"
#include "smt/validate/Unroll.h"

#include "mlir/IR/BuiltinOps.h"

#include <memory>
#include <optional>

namespace freehold::interp {
struct CompiledFunction;
struct CompiledModule;
} // namespace freehold::interp

namespace freehold::smt {

struct ShownViolation {
  /// "double free", "leak".
  std::string kind;
  Note what;
  std::vector<Note> notes = {};
  /// Whether the values of the walk were used.
  bool isOfWalk = false;
  /// For --args of freehold-run.
  std::string arguments = "";
  /// Whether it shows only if addresses are handed out again (--address-policy reuse).
  bool isOfReuse = false;
};

/// `made`, inputs of the function, each with the values of the walk where it has some. Empty if those
/// cannot be written for all arguments.
std::vector<Inputs> withValues(const std::vector<Inputs> &made, const safe::Walk &walk,
                               const interp::CompiledModule &module,
                               const interp::CompiledFunction &function);

/// Runs functions of one module.
class SafeReplayer {
public:
  explicit SafeReplayer(mlir::ModuleOp module);
  ~SafeReplayer();

  /// The name that runs know a function by, which has those of the modules around it: "inner::f".
  std::string nameOf(mlir::FunctionOpInterface function) const;

  /// Nothing if no run shows a violation, with the values of the walk, if there is one, and on
  /// `inputsMax` inputs of the interpreter's own.
  std::optional<ShownViolation> run(llvm::StringRef function, const safe::Walk *walk,
                                    unsigned inputsMax);

private:
  std::unique_ptr<interp::CompiledModule> module_;
};

} // namespace freehold::smt
