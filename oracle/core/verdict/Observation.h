//===- Observation.h - What a run let be seen, as data ----------*- C++ -*-===//
// One observation is a line of text with the contents of buffers in it:
//
//   "call @f(3 : i32, "  [1, _]  " : memref<2xi32>)"
//
// A text part holds what was observed and its scalars. Buffers are kept cell by cell, since a cell
// that is unwritten in the source may hold anything in the target (T2). They are printed only on
// demand.
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

/// The elements of a buffer in row-major order. An element with an unwritten or poison byte is
/// unwritten, and its bytes are zero.
struct ObservedBuffer {
  /// The type of a cell: a scalar, or a memref.
  mlir::Type element;
  llvm::SmallVector<int64_t, 4> sizes;
  /// Scalars in their memory layout, `elementBytes(element)` for each. Empty if `inner` is used.
  std::vector<uint8_t> bytes;
  /// One bit for each element; empty if all are written.
  std::vector<bool> unwritten;
  /// The buffers of elements that are memrefs; default-constructed for unwritten elements.
  std::vector<ObservedBuffer> inner;
  /// The memref has no buffer at all.
  bool isNone = false;

  /// Returns the product of the sizes, where a negative size counts as 0.
  int64_t count() const;
  bool isUnwritten(size_t element) const { return !unwritten.empty() && unwritten[element]; }
  /// Returns an element's text: formatScalar of it, or `_` if it is unwritten.
  std::string cell(size_t element) const;
  /// Returns text like [[1, 2], [3, _]]; large buffers are their first elements and a hash of the
  /// rest.
  std::string text() const;
};

struct Observation {
  using Part = std::variant<std::string, ObservedBuffer>;
  /// No two adjacent parts are texts.
  std::vector<Part> parts;

  Observation() = default;
  Observation(std::string text) { append(std::move(text)); }
  Observation(const char *text) { append(text); }
  Observation(ObservedBuffer buffer) { parts.push_back(std::move(buffer)); }

  Observation &operator+=(Observation other);
  Observation &operator+=(ObservedBuffer buffer);
  Observation &operator+=(llvm::StringRef text);
  Observation &operator+=(const std::string &text) { return *this += llvm::StringRef(text); }
  Observation &operator+=(const char *text) { return *this += llvm::StringRef(text); }

  std::string text() const;

private:
  void append(std::string text);
};

inline Observation operator+(Observation a, Observation b) {
  a += std::move(b);
  return a;
}

/// Returns true if the target observes what the source does, where unwritten cells of the source
/// allow any value. Numbers are equal if their text is, so all NaNs are equal.
bool refines(const Observation &source, const Observation &target);
bool refines(llvm::ArrayRef<Observation> source, llvm::ArrayRef<Observation> target);

/// Compares like `refines`, except that unwritten cells only equal unwritten ones.
bool operator==(const Observation &a, const Observation &b);

/// Returns what distinguishes observations with equal text, which leaves out elements of large
/// buffers: ", the first difference is element 1024: 1 and 2", or an empty string.
std::string hiddenDifference(const Observation &source, const Observation &target);

} // namespace freehold
