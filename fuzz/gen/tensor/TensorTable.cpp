//===- TensorTable.cpp - Rows of programs on tensors ----------------------===//
// Rows for control flow and scalars serve programs on memrefs and on tensors: they ask the
// Emitter for types and values, which are tensors here. Those that do are named below.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/OpRow.h"
#include "fuzz/gen/Profile.h"

#include <algorithm>
#include <string_view>

namespace freehold::gen {

/// Of cf, what one-shot-bufferize handles: no switch, no branch to one block twice.
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

const std::vector<OpRow> &tensorTable() {
  static const std::vector<OpRow> table = [] {
    OpRows rows;
    for (const OpRow &row : opTable())
      if (std::find(std::begin(kShared), std::end(kShared), row.name) != std::end(kShared))
        rows.push_back(row);
    addTensorRows(rows);
    addTensorShapeRows(rows);
    addTensorLinalgRows(rows);
    addTensorForallRows(rows);
    return rows;
  }();
  return table;
}

const std::vector<OpRow> &tableOf(const Profile &profile) {
  return profile.isTensor ? tensorTable() : opTable();
}

} // namespace freehold::gen
