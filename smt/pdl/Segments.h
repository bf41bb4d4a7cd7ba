//===- Segments.h - Operands of a bufferization.dealloc in PDL --*- C++ -*-===//
// bufferization.dealloc has three variadic groups of operands (k memrefs, k conditions, n retained)
// and n results. What PDL (MLIR 22) matches when a pattern writes operands g0, g1, ..:
//
//   one range only           all 2k + n operands
//   values before a range    the operand at that place among all operands; there may be more
//   after the first range    g_i is the group i; if it is a value, the group has one element. What
//                            is not written is not looked at. A fourth group matches nothing
//   values only              2k + n is their number, each is the operand at its place
//   results                  n is their number; with a range, at least the number of values
//
// So (a, b, c) matches `dealloc (a) if (b) retain (c)` as well as `dealloc retain (a, b, c)`, and
// (a, b, range) matches `dealloc (a, b) if (..) retain (..)` too. What is known of the values
// (types, facts) decides, and an attribute operandSegmentSizes = array<i32: k, k, n> in the
// pattern; where they do not it is an error.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/SmallVector.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace freehold::smt {

/// What a value of a pattern is known to be.
enum class PdlKind : uint8_t { Unknown, Memref, Condition, Other };

struct PdlGroup {
  bool isRange = false;
  /// Of a range whose length the pattern says.
  std::optional<unsigned> length;
  /// Of the value, or of each element of the range.
  PdlKind kind = PdlKind::Unknown;
};

struct DeallocPattern {
  llvm::SmallVector<PdlGroup> operands, results;
  std::optional<std::array<unsigned, 3>> sizes;
};

/// `scalars` values, and any number of further ones if `hasRest`.
struct SegmentSize {
  unsigned scalars = 0;
  bool hasRest = false;

  unsigned slots() const { return scalars + hasRest; }
  bool operator==(const SegmentSize &) const = default;
};

struct Segments {
  /// Also of the conditions.
  SegmentSize memrefs;
  SegmentSize retained;
};

/// The sizes that `pattern` matches, or why they cannot be told.
std::variant<Segments, std::string> resolveSegments(const DeallocPattern &pattern);

} // namespace freehold::smt
