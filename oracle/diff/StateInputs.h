//===- StateInputs.h - Inputs for state that outlives calls -----*- C++ -*-===//
// A second call can find more than the first one if some state outlives the first: globals that can
// be written, external functions, memrefs in the buffers of arguments. For entries with such state
// these are inputs of several steps, and with other answers of external functions (Answers.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Interpreter.h"

namespace freehold {

/// The state that outlives a call of a function, including the functions that it calls or names.
struct FunctionState {
  /// Numbers of globals that are not constant, each once, in the order in which they are reached.
  std::vector<unsigned> globals;
  bool callsExternal = false;
  /// Some external function among those returns a buffer with a dynamic size.
  bool getsDynamicBuffers = false;
  bool takesMemRefsInMemory = false;

  bool any() const { return !globals.empty() || callsExternal || takesMemRefsInMemory; }
};
FunctionState stateOf(const interp::CompiledModule &module,
                      const interp::CompiledFunction &function);

/// Returns inputs for the state of `entry`, drawn from the options' seed: up to a third of the
/// options' count, and if that is 8 or more, up to half of it and one more. Their calls take the
/// arguments of `plain`. `entries` that share a global with the entry, or that call external
/// functions as it does, may be called in between, and also all of them in turn, with buffers of
/// earlier calls. If external functions return buffers of dynamic sizes, the first five inputs
/// include empty, one-element and large ones. With many inputs and globals, the entry is also called with integers that
/// tables and protocols keep apart (kCallRows), after each sequence of three other entries, and after each two with integers that rise from the
/// same number. External functions also return, and callers also write,
/// `numbers`.
std::vector<Inputs> stateInputs(const interp::CompiledModule &module,
                                const interp::CompiledFunction &entry,
                                const std::vector<const interp::CompiledFunction *> &entries,
                                const std::vector<Inputs> &plain, const InputOptions &options,
                                const ProgramNumbers &numbers);

/// Calls the entry several times, with arguments of `plain`, with integers that agree in their lower bits, and with those
/// that tables keep apart, and those of `entries` that take its buffers in between, for targets that have state if the
/// source has none.
std::vector<Inputs> repeatedCalls(const interp::CompiledModule &module,
                                  const interp::CompiledFunction &entry,
                                  const std::vector<const interp::CompiledFunction *> &entries,
                                  const std::vector<Inputs> &plain, const InputOptions &options);

} // namespace freehold
