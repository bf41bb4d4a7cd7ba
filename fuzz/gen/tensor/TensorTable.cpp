//===- TensorTable.cpp - Rows of programs on tensors ----------------------===//
// Rows for control flow and scalars work for programs on memrefs and on tensors, since they get
// types and values from the Emitter. The rows that are shared are named below.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/OpRow.h"

#include <algorithm>
#include <string_view>

namespace freehold::gen {

/// Of cf only what one-shot-bufferize supports: no switch, no branch to one block twice.
static constexpr std::string_view kShared[] = {
    "arith.integer",
    "arith.index",
    "arith.index_cast",
    "arith.cmpi",
    "arith.trunci",
    "arith.extui",
    "arith.addf",
    "scf.if",
    "scf.index_switch",
    "scf.execute_region",
    "scf.for",
    "scf.while",
    "cf.diamond",
    "cf.critical_edge",
    "cf.br",
    "cf.leave",
    "cf.return",
    "func.call",
    "func.call.recursive",
    "func.call.external.use",
    "func.call.external.make",
    "func.call.external.number",
};

void addTensorTable(OpRows &rows) {
  for (OpRow &row : rows)
    if (std::find(std::begin(kShared), std::end(kShared), row.name) != std::end(kShared))
      row.level = Level::Both;
  OpRows own;
  addTensorRows(own);
  addTensorShapeRows(own);
  addTensorLinalgRows(own);
  addTensorForallRows(own);
  addTensorConflictRows(own);
  addTensorMovableRows(own);
  for (OpRow &row : own) {
    row.level = Level::Tensors;
    rows.push_back(row);
  }
}

} // namespace freehold::gen
