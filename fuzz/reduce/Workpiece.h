//===- Workpiece.h - The program being reduced, and what moves make of it -===//
// The module lives in memory; a candidate is a clone with a move applied, verified, measured
// and printed without locations. The text is what is judged and what counts: a candidate that
// is accepted is parsed from it again, so that a program's reduction depends on its text alone.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/reduce/Measure.h"
#include "fuzz/reduce/Move.h"
#include "oracle/core/Program.h"

#include "mlir/IR/OwningOpRef.h"

#include <memory>
#include <string>

namespace freehold::reduce {

/// What became of a move at some sites.
enum class Made : uint8_t { Candidate, Unchanged, Invalid, NotSmaller };

struct Candidate {
  Made made = Made::Unchanged;
  std::string text;
  Measure measure;
};

struct Size {
  /// Ops but the module itself, and lines of text.
  uint64_t ops = 0, lines = 0;
};

class Workpiece {
public:
  /// `parseBack`: candidates are parsed from their text at once. A judge does that by itself,
  /// a script need not.
  explicit Workpiece(bool parseBack);
  ~Workpiece();

  /// Parses and verifies. Empty, or diagnostics.
  std::string load(const Program &program);

  std::vector<Site> sites(const Move &move) const { return move.sites(*module_); }
  /// `larger`: it need not be smaller than the program.
  Candidate apply(const Move &move, llvm::ArrayRef<unsigned> sites, bool larger = false);

  /// Goes on with a candidate's text, or goes back to an earlier one. False when it does not
  /// parse again, for which a printer is to blame; nothing has changed then.
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
