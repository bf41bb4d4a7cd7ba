//===- Matrix.h - What programs have of all that ops may have ---*- C++ -*-===//
// A row is one way in which a program may use an op. All rows are made from the declarations of the ops (Ods.h):
//
//   memref.alloc                           the op
//   memref.alloc alignment: set            an attribute that may be left out; each word of an enum, each boolean
//   memref.alloc dynamicSizes: many        a variadic or optional operand: none, one, many
//   memref.copy source: from view          where a memref operand comes from
//   memref.copy source: strided            its type
//   scf.for at: deep                       where an op with memrefs or regions is: at the top of a function, nested in
//                                          regions, three deep, in a block that is not the first of its region
//   scf.for in: scf.if                     a pair of ops with regions
//   scf.if elseRegion: empty               the blocks of a region
//   element: i1                            what memrefs hold
//
// The ops of linalg are alike to passes, which see them through their interface. So they share their rows of operands
// and places, as `linalg.*`.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringMap.h"

#include <string>
#include <vector>

namespace freehold::matrix {

enum class Source : uint8_t { Generated, Corpus };

struct Row {
  std::string name;
  /// How many programs have it.
  uint64_t generated = 0, corpus = 0;

  bool isCovered() const { return generated || corpus; }
};

class Matrix {
public:
  Matrix();
  /// Counts each row that the program has once.
  void add(mlir::ModuleOp module, Source source);
  /// In the order of the declarations.
  const std::vector<Row> &rows() const { return rows_; }

private:
  void addRow(std::string name);

  std::vector<Row> rows_;
  llvm::StringMap<unsigned> index_;
};

} // namespace freehold::matrix
