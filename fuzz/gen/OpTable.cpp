//===- OpTable.cpp - Collects the rows of all dialects --------------------===//
#include "fuzz/gen/OpRow.h"

namespace freehold::gen {

const std::vector<OpRow> &opTable() {
  static const std::vector<OpRow> table = [] {
    OpRows rows;
    addArithRows(rows);
    addMemRefAllocRows(rows);
    addMemRefLifetimeRows(rows);
    addMemRefBoxRows(rows);
    addMemRefAccessRows(rows);
    addMemRefViewRows(rows);
    addMemRefShapeRows(rows);
    addMemRefCastRows(rows);
    addLinalgRows(rows);
    addBufferizationRows(rows);
    addScfRows(rows);
    addScfLoopRows(rows);
    addScfParallelRows(rows);
    addAffineRows(rows);
    addAffineRegionRows(rows);
    addRegionRows(rows);
    addControlFlowRows(rows);
    addControlFlowGraphRows(rows);
    addFuncRows(rows);
    addReturnedViewRows(rows);
    addTensorTable(rows);
    addBeyondRows(rows);
    addBeyondPlacementRows(rows);
    addBeyondCloneRows(rows);
    addRareLinalgRows(rows);
    addRareOriginRows(rows);
    addRareScalarRows(rows);
    return rows;
  }();
  return table;
}

} // namespace freehold::gen
