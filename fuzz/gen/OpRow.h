//===- OpRow.h - The table of what can be generated -------------*- C++ -*-===//
// One row is one way of adding to a program: its name, how often it is drawn, when it is
// valid, and the function that emits it. Adding an op is a function and a row, in the file
// of its dialect under ops/.
//===----------------------------------------------------------------------===//
#pragma once

#include <vector>

namespace freehold::gen {

class Emitter;
struct Profile;

struct OpRow {
  const char *name;
  /// The ops that the row is there for, under their MLIR names.
  std::vector<const char *> ops;
  unsigned weight;
  bool (*isValid)(const Emitter &);
  void (*emit)(Emitter &);
};

/// All rows of programs on memrefs, always in the same order.
const std::vector<OpRow> &opTable();
/// Those of programs on tensors; some are also in the other table.
const std::vector<OpRow> &tensorTable();
/// The one that a profile draws from.
const std::vector<OpRow> &tableOf(const Profile &profile);

// The rows of each dialect.
using OpRows = std::vector<OpRow>;
void addArithRows(OpRows &rows);
void addMemRefAllocRows(OpRows &rows);
void addMemRefAccessRows(OpRows &rows);
void addMemRefViewRows(OpRows &rows);
void addBufferizationRows(OpRows &rows);
void addScfRows(OpRows &rows);
void addScfLoopRows(OpRows &rows);
void addControlFlowRows(OpRows &rows);
void addFuncRows(OpRows &rows);
// Of programs on tensors.
void addTensorRows(OpRows &rows);
void addTensorShapeRows(OpRows &rows);
void addTensorLinalgRows(OpRows &rows);
void addTensorForallRows(OpRows &rows);

} // namespace freehold::gen
