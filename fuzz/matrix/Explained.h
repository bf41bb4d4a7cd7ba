//===- Explained.h - Rows of the matrix that stay zero ----------*- C++ -*-===//
// A row that no program has is listed here with the reason, or it is an error. A reason that matches no row, or one that
// programs have, is an error as well.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/matrix/Matrix.h"

namespace freehold::matrix {

struct Explanation {
  /// Glob patterns of row names, separated by semicolons.
  const char *rows;
  const char *reason;
};

const std::vector<Explanation> &explanations();

struct Explained {
  /// For each row, its explanation; null if it has none.
  std::vector<const Explanation *> ofRow;
  /// Rows that are zero without a reason, and reasons that do not hold.
  std::vector<std::string> errors;
};

Explained explain(const std::vector<Row> &rows);

} // namespace freehold::matrix
