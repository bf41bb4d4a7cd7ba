//===- OpRow.h - The table of what can be generated -------------*- C++ -*-===//
// One row is one way of adding to a program: its name, how often it is drawn, when it is
// valid, and the function that emits it. Adding an op is a function and a row, in the file
// of its dialect under ops/.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <vector>

namespace freehold::gen {

class Emitter;

/// In which programs a row may be used.
enum class Level : uint8_t { MemRefs, Tensors, Both };

struct OpRow {
  const char *name;
  /// The ops that the row exists to emit, by their MLIR names.
  std::vector<const char *> ops;
  unsigned weight;
  bool (*isValid)(const Emitter &);
  void (*emit)(Emitter &);
  Level level = Level::MemRefs;

  bool isFor(bool tensors) const {
    return level == Level::Both || (level == Level::Tensors) == tensors;
  }
};

/// All rows, always in the same order.
const std::vector<OpRow> &opTable();

// The rows of each dialect.
using OpRows = std::vector<OpRow>;
void addArithRows(OpRows &rows);
void addMemRefAllocRows(OpRows &rows);
void addMemRefLifetimeRows(OpRows &rows);
void addMemRefBoxRows(OpRows &rows);
void addMemRefAccessRows(OpRows &rows);
void addMemRefViewRows(OpRows &rows);
void addMemRefShapeRows(OpRows &rows);
void addMemRefCastRows(OpRows &rows);
void addLinalgRows(OpRows &rows);
void addBufferizationRows(OpRows &rows);
void addScfRows(OpRows &rows);
void addScfLoopRows(OpRows &rows);
void addScfParallelRows(OpRows &rows);
void addAffineRows(OpRows &rows);
void addAffineRegionRows(OpRows &rows);
void addRegionRows(OpRows &rows);
void addControlFlowRows(OpRows &rows);
void addControlFlowGraphRows(OpRows &rows);
void addFuncRows(OpRows &rows);
void addBeyondRows(OpRows &rows);
void addBeyondPlacementRows(OpRows &rows);
void addBeyondCloneRows(OpRows &rows);
void addReturnedViewRows(OpRows &rows);
void addRareLinalgRows(OpRows &rows);
void addRareOriginRows(OpRows &rows);
void addRareScalarRows(OpRows &rows);
/// Marks the rows that programs on tensors share, and adds the rows for tensors only.
void addTensorTable(OpRows &rows);
void addTensorRows(OpRows &rows);
void addTensorShapeRows(OpRows &rows);
void addTensorLinalgRows(OpRows &rows);
void addTensorForallRows(OpRows &rows);
void addTensorConflictRows(OpRows &rows);
void addTensorMovableRows(OpRows &rows);

} // namespace freehold::gen
