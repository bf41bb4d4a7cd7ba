//===- Observation.h - What a run let be seen, as data ----------*- C++ -*-===//
// One observation is a line of text with the contents of buffers in it:
//
//   "call @f(3 : i32, "  [1, _]  " : memref<2xi32>)"
//
// Text holds what was observed and its scalars. Buffers are kept cell by cell, since a cell that
// the source leaves unwritten may hold anything in the target (T2). They become text only when
// somebody reads them.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Types.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace freehold {

/// The elements of a buffer in row-major order. An element that is unwritten or poison in any byte
/// is unwritten, and its bytes are zero.
struct ObservedBuffer {
  /// The type of a cell: a scalar, or a memref.
  mlir::Type element;
  llvm::SmallVector<int64_t, 4> sizes;
  /// Scalars as they lie in memory, `elementBytes(element)` for each. Empty if `inner` is used.
  std::vector<uint8_t> bytes;
  /// One for each element; empty when all are written.
  std::vector<bool> unwritten;
  /// The buffers behind elements that are memrefs; those of unwritten elements are empty.
  std::vector<ObservedBuffer> inner;
  /// The memref names no buffer at all.
  bool isNone = false;

  /// Product of the sizes; a negative size counts as none.
  int64_t count() const;
  bool isUnwritten(size_t element) const { return !unwritten.empty() && unwritten[element]; }
  /// An element's text: formatScalar of it, or `_`.
  std::string cell(size_t element) const;
  /// [[1, 2], [3, _]]; buffers of many elements by their first ones and a hash of the others.
  std::string text() const;
};

struct Observation {
  using Part = std::variant<std::string, ObservedBuffer>;
  /// Never two texts in a row.
  std::vector<Part> parts;

  Observation() = default;
  Observation(std::string text) { append(std::move(text)); }
  Observation(const char *text) { append(text); }
  Observation(ObservedBuffer buffer) { parts.push_back(std::move(buffer)); }

  Observation &operator+=(Observation other);

  std::string text() const;

private:
  void append(std::string text);
};

inline Observation operator+(Observation a, Observation b) {
  a += std::move(b);
  return a;
}

/// Whether the target shows what the source does, where the source's unwritten cells allow
/// anything. Numbers are equal if their text is: all NaNs are one.
bool refines(const Observation &source, const Observation &target);
bool refines(llvm::ArrayRef<Observation> source, llvm::ArrayRef<Observation> target);

/// The same, unwritten cells included.
bool operator==(const Observation &a, const Observation &b);

/// What tells two observations apart beyond their text, which leaves out elements of large
/// buffers: ", the first difference is element 1024: 1 and 2" or empty.
std::string hiddenDifference(const Observation &source, const Observation &target);

} // namespace freehold
