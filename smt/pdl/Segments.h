//===- Segments.h - Operands of a bufferization.dealloc in PDL --*- C++ -*-===//
// bufferization.dealloc has three variadic groups of operands (k memrefs, k conditions, n retained)
// and n results. PDL (MLIR 22) matches a pattern with operands g0, g1, .. as follows:
//
//   one range only           all 2k + n operands
//   values before a range    each is the operand at its position; there may be further operands
//   after the first range    g_i is group i; a value means that the group has one element. Groups
//                            that are not written are not checked. A fourth group matches nothing
//   values only              2k + n is their number; each is the operand at its position
//   results                  n is their number; with a range, at least the number of values
//
// So (a, b, c) matches `dealloc (a) if (b) retain (c)` as well as `dealloc retain (a, b, c)`, and
// (a, b, range) also matches `dealloc (a, b) if (..) retain (..)`. Known types and facts of the
// values decide, and so does an attribute operandSegmentSizes = array<i32: k, k, n> in the pattern.
// If they do not, the pattern is an error.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/SmallVector.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace freehold::smt {

/// The kind of a value of a pattern, as far as it is known.
enum class PdlKind : uint8_t { Unknown, Memref, Condition, Other };

struct PdlGroup {
  bool isRange = false;
  /// For a range, its length if the pattern gives it.
  std::optional<unsigned> length;
  /// The kind of the value, or of each element of the range.
  PdlKind kind = PdlKind::Unknown;
};

struct DeallocPattern {
  llvm::SmallVector<PdlGroup> operands, results;
  std::optional<std::array<unsigned, 3>> sizes;
};

/// `scalars` values, followed by any number of further ones if `hasRest`.
struct SegmentSize {
  unsigned scalars = 0;
  bool hasRest = false;

  unsigned slots() const { return scalars + hasRest; }
  bool operator==(const SegmentSize &) const = default;
};

struct Segments {
  /// The size of the group of conditions as well.
  SegmentSize memrefs;
  SegmentSize retained;
};

/// Returns the sizes that `pattern` matches, or why they are ambiguous.
std::variant<Segments, std::string> resolveSegments(const DeallocPattern &pattern);

} // namespace freehold::smt
