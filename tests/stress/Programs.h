//===- Programs.h - Files and random programs -------------------*- C++ -*-===//
#pragma once

#include "oracle/core/program/Program.h"

#include "mlir/IR/MLIRContext.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>
#include <vector>

namespace freehold::stress {

/// Visits the files, then `generated` random programs of all profiles but the tensor ones in turn.
/// The context is made anew now and then, since it keeps all types and attributes. Returns how many
/// files could not be read.
unsigned
forEachProgram(const std::vector<std::string> &files, unsigned generated, unsigned firstSeed,
               llvm::function_ref<void(const Program &program, mlir::MLIRContext &context)> visit);

} // namespace freehold::stress
