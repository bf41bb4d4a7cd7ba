//===- Workpiece.h - The program being reduced, and what moves make of it -===//
// Holds the module that is being reduced. A candidate is a clone of it with a move applied,
// verified, measured and printed without locations. The text is what is judged, and an accepted
// candidate is parsed from its text again. So the reduction of a program depends on its text alone.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/reduce/Measure.h"
#include "fuzz/reduce/Move.h"
#include "oracle/core/program/Program.h"

#include "mlir/IR/OwningOpRef.h"

#include <memory>
#include <string>

namespace freehold::reduce {

/// The result of applying a move at some sites. A candidate in which an allocation and its
/// deallocation newly disagree on bufferization.manual_deallocation is invalid as well.
enum class Made : uint8_t { Candidate, Unchanged, Invalid, NotSmaller };

struct Candidate {
  Made made = Made::Unchanged;
  std::string text;
  Measure measure;
};

struct Size {
  /// Numbers of ops, without the module itself, and of lines of text.
  uint64_t ops = 0, lines = 0;
};

class Workpiece {
public:
  /// If `parseBack` is set, candidates are parsed from their text right away. A judge does that
  /// itself, a script may not.
  explicit Workpiece(bool parseBack);
  ~Workpiece();

  /// Parses and verifies the program. Returns diagnostics, or an empty string.
  std::string load(const Program &program);

  std::vector<Site> sites(const Move &move) const { return move.sites(*module_); }
  /// Makes a candidate; with `larger` it need not be smaller than the current program.
  Candidate apply(const Move &move, llvm::ArrayRef<unsigned> sites, bool larger = false);

  /// Continues with this text, of a candidate or an earlier program. Returns false and changes
  /// nothing if it does not parse, which is a defect of a printer.
  bool replace(const std::string &text);

  const std::string &text() const { return text_; }
  const Measure &measure() const { return measure_; }
  Size size() const;

private:
  std::unique_ptr<mlir::MLIRContext> context_;
  mlir::OwningOpRef<mlir::ModuleOp> module_;
  std::string text_;
  Measure measure_;
  unsigned candidates_ = 0;
  const bool parseBack_;
};

} // namespace freehold::reduce
