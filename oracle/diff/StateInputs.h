//===- StateInputs.h - Inputs for what outlives a call ----------*- C++ -*-===//
// A second call tells more than the first one where something outlives the first: globals that can
// be written, external functions, memrefs in the buffers of arguments. For entries that have such
// state these are inputs of several steps, and of other answers of external functions (Answers.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Interpreter.h"

namespace freehold {

/// What a function can reach that outlives a call of it, through all that it calls or names.
struct FunctionState {
  /// Numbers of globals that are not constant, each once, in the order in which they are reached.
  std::vector<unsigned> globals;
  bool callsExternal = false;
  /// An external function among those returns a buffer with a dynamic size.
  bool getsDynamicBuffers = false;
  bool takesMemRefsInMemory = false;

  bool any() const { return !globals.empty() || callsExternal || takesMemRefsInMemory; }
};
FunctionState stateOf(const interp::CompiledModule &module,
                      const interp::CompiledFunction &function);

/// Inputs for the state of `entry`, drawn from the options' seed: up to a third of the options'
/// count, and where that is 8 or more, up to half of it and one more. Their calls take the arguments
/// that `plain` has. `entries` may be called in between where they share a global with it, or where
/// both call external functions: also all of them in turn, with buffers that calls before got. Where external functions return buffers of dynamic sizes, the first
/// five answer with empty ones, with ones of one element, and with large ones.
std::vector<Inputs> stateInputs(const interp::CompiledModule &module,
                                const interp::CompiledFunction &entry,
                                const std::vector<const interp::CompiledFunction *> &entries,
                                const std::vector<Inputs> &plain, const InputOptions &options);

/// The entry called several times, with arguments of `plain` and with integers that agree in their
/// lower bits: for targets that have state where the source has none.
std::vector<Inputs> repeatedCalls(const interp::CompiledModule &module,
                                  const interp::CompiledFunction &entry,
                                  const std::vector<Inputs> &plain, const InputOptions &options);

} // namespace freehold
