//===- Ods.h - What MLIR declares of the ops of the matrix ------*- C++ -*-===//
// One entry for each op of func, cf, scf, affine, arith, memref, bufferization and structured linalg. The build makes
// the entries from the installed .td files (ods.py), so that they are those of the MLIR that is linked.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <vector>

namespace freehold::matrix {

enum class Arity : uint8_t { One, Optional, Variadic };

struct Operand {
  const char *name;
  Arity arity;
  /// 0: it is never a memref, 1: it may be a ranked one, 2: it may be unranked as well.
  unsigned memrefKind;
};

struct Attribute {
  struct Word {
    const char *text;
    int64_t value;
  };
  const char *name;
  bool mayBeAbsent;
  /// The word that a missing attribute stands for; empty if there is none.
  const char *defaultWord;
  /// The cases of an enum or boolean; empty for other attributes.
  std::vector<Word> words;
};

struct Region {
  const char *name;
  bool mayBeEmpty;
  bool mayHaveBlocks;
};

struct Op {
  const char *name;
  /// An attribute says how many operands belong to each declared operand.
  bool hasSegments;
  std::vector<Operand> operands;
  std::vector<Attribute> attributes;
  std::vector<Region> regions;
};

const std::vector<Op> &ops();

} // namespace freehold::matrix
