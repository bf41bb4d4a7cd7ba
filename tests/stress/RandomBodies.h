//===- RandomBodies.h - Rewrites of straight code over memrefs --*- C++ -*-===//
// Rewrites from a random before to the same code after edits that ignore semantics. Bodies have
// allocations, clones, copies, casts, views, loads, stores, frees, deallocs, arithmetic that may be
// undefined or give poison, and sometimes an scf.if. What the before leaves alive in a world is
// found here by running its frees; whether it is defined otherwise is left to the interpreter.
//===----------------------------------------------------------------------===//
#pragma once

#include "tests/stress/RandomRewrites.h"

namespace freehold::stress {

/// Numbers for which some op on bytes is undefined or gives poison, and other numbers.
inline constexpr int kNumbersOfBytes[] = {0, 1, -1, 127, -128, 2, 7, 8};

struct RandomBodies {
  enum class Type : uint8_t { MemRef, Bit, Byte };
  enum class Kind : uint8_t {
    Alloc,
    Alloca,
    Clone,
    Free,
    Dealloc,
    Load,
    Store,
    Subview,
    /// A view of 4 elements that begins at the second one, and may reach out of bounds.
    Wide,
    /// A cast to 4 elements and back, which may be invalid.
    Cast,
    Copy,
    Select,
    Number,
    Arith,
    If,
  };
  struct Op {
    Kind kind;
    /// Numbers of values. For Dealloc: `pairs` memrefs, their conditions, then the retained values.
    std::vector<unsigned> operands = {}, results = {};
    unsigned pairs = 0;
    /// For Load and Store: which index.
    unsigned index = 0;
    /// For Number: which number; for Arith: which op on two bytes.
    unsigned which = 0;
    bool hasOffset = false;
    std::vector<Op> body = {};
  };
  struct Body {
    std::vector<Op> ops;
    std::vector<unsigned> results;
  };
  /// The type of each value. Arguments come first: memrefs, then bits; the last one is a byte.
  std::vector<Type> types;
  unsigned memrefs = 0, bits = 0;
  std::vector<bool> isOwned, isNoAlias;
  Body source, target;

  std::string text() const;
};

RandomBodies randomBodies(Draw &draw);

/// Returns a world in which the facts hold and the frees of the before are valid; std::nullopt if
/// none was found.
std::optional<smt::Counterexample> randomWorld(const RandomBodies &rewrite, Draw &draw);

} // namespace freehold::stress
