//===- Segments.h - Operands of a bufferization.dealloc in PDL --*- C++ -*-===//
// bufferization.dealloc has three variadic groups of operands (k memrefs, k conditions, n retained)
// and n results. What PDL (MLIR 22) matches when a pattern writes operands g0, g1, ..:
//
//   one range only               all 2k + n operands
//   values before a range        the operand at that position among all operands; there may be more
//   from the first range on      by group: g_i is the group i, which a value says has exactly one
//   element.
//                                Groups that are not written are not looked at; a fourth group
//                                matches nothing
//   values only                  2k + n is their number, each is the operand at its position
//   results                      likewise: n is at least the number of values, exactly if there is
//   no range
//
// So (a, b, c) matches `dealloc (a) if (b) retain (c)` and `dealloc retain (a, b, c)`, and (a, b,
// R) matches `dealloc (a, b) if (..) retain (R)` as well. What is known of the values (types,
// facts) and an attribute operandSegmentSizes = array<i32: k, k, n> in the pattern decide; where
// they do not it is an error.
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
