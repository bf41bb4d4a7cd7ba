//===- PrintText.h - What vector.print observes and writes ------*- C++ -*-===//
// vector.print observes what it prints, and appends to Outcome::printed the bytes that MLIR's
// C runner utilities write when the op is lowered to LLVM:
//
//   vector.print %x : i32                        print 3 : i32
//   vector.print %x : i32 punctuation <comma>    print 3 : i32 punctuation <comma>
//   vector.print punctuation <newline>           print punctuation <newline>
//   vector.print str "text"                      print str "text"
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Outcome.h"

#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace mlir::vector {
class PrintOp;
}

namespace freehold {

struct PrintText {
  /// Null when no value is printed.
  mlir::Type type;
  /// Follow the value in the observation, its type included, and in the output.
  std::string observed, output;

  /// The observation, and the output appended. `words` holds the value if there is one.
  std::string apply(const uint64_t *words, std::string &printed) const;
};

/// nullopt for a type that native code does not print.
std::optional<PrintText> printText(mlir::vector::PrintOp op);

} // namespace freehold
