//===- PrintText.h - What vector.print observes and writes ------*- C++ -*-===//
// vector.print observes what it prints, and appends to Outcome::printed the bytes that MLIR's
// C runner utilities write when the op is lowered to LLVM:
//
//   vector.print %x : i32                        print 3 : i32
//   vector.print %x : i32 punctuation <comma>    print 3 : i32 punctuation <comma>
//   vector.print punctuation <newline>           print punctuation <newline>
//   vector.print str "text"                      print str "text"
//   vector.print %v : vector<2xi32>              print [1, 2] : vector<2xi32>
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Outcome.h"

#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace mlir::vector {
class PrintOp;
}

namespace freehold {

struct PrintText {
  /// The type of the printed value, a scalar or a vector of a fixed size; null if no value is printed.
  mlir::Type type;
  /// Text after the value in the observation (beginning with its type), and in the output.
  std::string observed, output;

  /// Returns the observation and appends the output to `printed`. `words` holds the value, if any.
  std::string apply(const uint64_t *words, std::string &printed) const;
};

/// Returns std::nullopt for a type that native code cannot print.
std::optional<PrintText> printText(mlir::vector::PrintOp op);

} // namespace freehold
