//===- RandomBodies.h - Rewrites of straight code over memrefs --*- C++ -*-===//
// Allocations, clones, copies, casts, views, loads, stores, frees and deallocs, and arithmetic that may
// be undefined or give poison, some of them in an scf.if, and the same after edits that know nothing of
// what is right. What the before leaves alive in a world is
// found by running its frees once more, here; what else it must not do is left to the interpreter.
//===----------------------------------------------------------------------===//
#pragma once

#include "tests/stress/RandomRewrites.h"

namespace freehold::stress {

/// Numbers with which an op on bytes is undefined or gives poison, and others.
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
    /// A view of 4 elements from the second on, which may reach outside.
    Wide,
    /// To 4 elements and back, which may not hold.
    Cast,
    Copy,
    Select,
    Number,
    Arith,
    If,
  };
  struct Op {
    Kind kind;
    /// Values by number. Dealloc: `pairs` memrefs, their conditions, what is retained.
    std::vector<unsigned> operands = {}, results = {};
    unsigned pairs = 0;
    /// Load, Store: which index.
    unsigned index = 0;
    /// Number: which of the numbers; Arith: which of the ops on two bytes.
    unsigned which = 0;
    bool hasOffset = false;
    std::vector<Op> body = {};
  };
  struct Body {
    std::vector<Op> ops;
    std::vector<unsigned> results;
  };
  /// Of each value. The first are the arguments, memrefs before bits; a byte is the last.
  std::vector<Type> types;
  unsigned memrefs = 0, bits = 0;
  std::vector<bool> isOwned, isNoAlias;
  Body source, target;

  std::string text() const;
};

RandomBodies randomBodies(Draw &draw);

/// A world with the facts, in which the before frees what may be freed; nullopt if none was found.
std::optional<smt::Counterexample> randomWorld(const RandomBodies &rewrite, Draw &draw);

} // namespace freehold::stress
