//===- Registry.h - Dialects and passes that programs may have --*- C++ -*-===//
// The one translation unit that pulls in all of MLIR's registrations.
//===----------------------------------------------------------------------===//
#pragma once

#include <memory>

namespace mlir {
class DialectRegistry;
class MLIRContext;
} // namespace mlir

namespace freehold {

/// All dialects of MLIR 22 with their extensions. Loading is lazy: a context pays only for
/// the dialects that a program uses.
const mlir::DialectRegistry &dialectRegistry();

/// A context for programs, without threads. Ops of dialects that are not linked in may stand in
/// them, in generic form: passes see them as unknown ops, judges call them unsupported.
std::unique_ptr<mlir::MLIRContext> makeContext();

/// Makes every pass of MLIR 22, and ours, known to textual pipelines. Idempotent.
void registerPasses();

} // namespace freehold
