//===- Registry.h - Dialects and passes that programs may have --*- C++ -*-===//
// The only translation unit that includes all of MLIR's registrations, which are slow to compile.
//===----------------------------------------------------------------------===//
#pragma once

#include <memory>

namespace mlir {
class DialectRegistry;
class MLIRContext;
} // namespace mlir

namespace freehold {

/// All dialects of MLIR 22 and their extensions. They are loaded lazily: a context loads only those
/// that a program uses.
const mlir::DialectRegistry &dialectRegistry();

/// Returns a single-threaded context for programs. It accepts unregistered ops in generic form:
/// passes treat them as unknown ops, and judges report them as unsupported.
std::unique_ptr<mlir::MLIRContext> makeContext();

/// Registers every pass of MLIR 22 and ours for textual pipelines. May be called repeatedly.
void registerPasses();

} // namespace freehold
