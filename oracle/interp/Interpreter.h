//===- Interpreter.h - Running a compiled module ----------------*- C++ -*-===//
// Compiles a module once and runs it on many inputs:
//
//   auto module = interp::compile(moduleOp);
//   for (unsigned f : interp::entries(*module, {}))
//     Outcome outcome = interp::run(*module, f, inputs, options);
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"
#include "oracle/interp/Compile.h"

namespace freehold::interp {

/// Returns the public functions with a body, in order.
std::vector<unsigned> publicEntries(const CompiledModule &module);

/// Returns the numbers of the functions that are run if none is named: the public ones with a body, and private ones
/// that code outside may call as well, since anything but calls of judged functions names them; or, if there are none, all
/// private ones. Passes see all uses of a `nested` function, so that it is like a private one.
std::vector<unsigned> defaultEntries(const CompiledModule &module);

/// Returns what input generation needs of an entry's parameters, in a program with these numbers.
std::vector<Parameter> parameters(const CompiledFunction &entry,
                                  const ProgramNumbers &numbers = {});

/// Makes inputs for an entry from the types of its parameters and the numbers in its code.
std::vector<Inputs> makeInputs(const CompiledFunction &entry, const InputOptions &options);
/// Like above, with these numbers instead of those in its code.
std::vector<Inputs> makeInputs(const CompiledFunction &entry, const InputOptions &options,
                               const ProgramNumbers &numbers);

/// Gives literals the types of their parameters. Errors name the argument.
std::variant<Inputs, InputError> resolve(const Inputs &inputs, const CompiledModule &module,
                                         const CompiledFunction &entry);

Outcome run(const CompiledModule &module, const CompiledFunction &entry, const Inputs &inputs,
            const RunOptions &options);

/// Like run. If the run leaks, gets the module compiled with trackLost from `tracked()` and repeats
/// the run there to find which leaks were lost, and where.
Outcome runWithLeaks(const CompiledModule &module, const CompiledFunction &entry,
                     const Inputs &inputs, const RunOptions &options,
                     llvm::function_ref<const CompiledModule &()> tracked);

} // namespace freehold::interp
