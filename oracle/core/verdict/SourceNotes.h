//===- SourceNotes.h - Notes with the lines that they are about -*- C++ -*-===//
#pragma once

#include "oracle/core/program/Program.h"
#include "oracle/core/verdict/Outcome.h"

#include "llvm/Support/SourceMgr.h"

namespace freehold {

/// Prints notes as MLIR prints diagnostics: with the line of the program and a caret, and in colour on a
/// terminal. Notes about other files, and those without a location, are one line.
class SourceNotes {
public:
  explicit SourceNotes(const Program &program);

  /// Prints to stderr.
  void print(const Note &note, llvm::SourceMgr::DiagKind kind);

private:
  /// Returns an invalid location if the text is none in the program.
  llvm::SMLoc find(llvm::StringRef location);

  const std::string name_;
  llvm::SourceMgr sources_;
  unsigned buffer_ = 0;
};

} // namespace freehold
