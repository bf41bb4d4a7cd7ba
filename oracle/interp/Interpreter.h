//===- Interpreter.h - Running a compiled module ----------------*- C++ -*-===//
// compile once, run for many inputs:
//
//   auto module = interp::compile(moduleOp);
//   for (unsigned f : interp::entries(*module, {}))
//     Outcome outcome = interp::run(*module, f, inputs, options);
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Inputs.h"
#include "oracle/interp/Compile.h"

namespace freehold::interp {

/// Public functions with a body, in order.
std::vector<unsigned> publicEntries(const CompiledModule &module);

/// What input generation needs to know of an entry's parameters, in a program with these numbers.
std::vector<Parameter> parameters(const CompiledFunction &entry,
                                  const ProgramNumbers &numbers = {});

/// Inputs for an entry: those of its parameters' types and of the numbers in its code.
std::vector<Inputs> makeInputs(const CompiledFunction &entry, const InputOptions &options);
/// The same with these numbers in place of those in its code.
std::vector<Inputs> makeInputs(const CompiledFunction &entry, const InputOptions &options,
                               const ProgramNumbers &numbers);

/// Gives literals the types of the parameters that they are for. Errors name the argument.
std::variant<Inputs, InputError> resolve(const Inputs &inputs, const CompiledModule &module,
                                         const CompiledFunction &entry);

Outcome run(const CompiledModule &module, const CompiledFunction &entry, const Inputs &inputs,
            const RunOptions &options);

/// Like run; if it leaks, `tracked()` is asked for the module compiled with trackLost, and the
/// same run there tells which leaks were lost and where.
Outcome runWithLeaks(const CompiledModule &module, const CompiledFunction &entry,
                     const Inputs &inputs, const RunOptions &options,
                     llvm::function_ref<const CompiledModule &()> tracked);

} // namespace freehold::interp
