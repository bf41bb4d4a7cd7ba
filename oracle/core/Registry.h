//===- Registry.h - Dialects and passes of the linked MLIR ------*- C++ -*-===//
// The one translation unit that pulls in all of MLIR's registrations.
//===----------------------------------------------------------------------===//
#pragma once

namespace mlir {
class DialectRegistry;
}

namespace freehold {

/// All dialects of MLIR 22 with their extensions. Loading is lazy: a context pays only for
/// the dialects that a program uses.
const mlir::DialectRegistry &dialectRegistry();

/// Makes every pass of MLIR 22 known to textual pipelines. Idempotent.
void registerPasses();

} // namespace freehold
