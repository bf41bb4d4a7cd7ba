//===- Ods.cpp ------------------------------------------------------------===//
#include "fuzz/matrix/Ods.h"

namespace freehold::matrix {

const std::vector<Op> &ops() {
  static const std::vector<Op> table = {
#include "fuzz/matrix/Ods.inc"
  };
  return table;
}

} // namespace freehold::matrix
