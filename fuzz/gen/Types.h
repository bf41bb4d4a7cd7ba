//===- Types.h - The types that generated programs use ----------*- C++ -*-===//
// Types as plain data, with their MLIR spelling. An unranked memref is always made from a ranked
// one, and its Type keeps the fields of that ranked type, so that it can be cast back. So two
// different Types may have the same spelling.
//===----------------------------------------------------------------------===//
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace freehold::gen {

enum class Element : uint8_t { I32, Index, F32, I1, I8, I64, F64 };

inline bool isFloat(Element element) { return element == Element::F32 || element == Element::F64; }

/// A size, stride or offset known only at run time.
inline constexpr int kDynamic = -1;
inline constexpr unsigned kRankMax = 3;
/// Number of memrefs in a box, see Type::isBox.
inline constexpr unsigned kBoxSize = 2;

struct Type {
  Element element = Element::I32;
  bool isMemRef = false;
  /// A ranked tensor. Tensors are immutable, so no facts are tracked; see fuzz/gen/tensor.
  bool isTensor = false;
  bool isStrided = false;
  /// Spelt memref<*xi32>; the other fields describe the ranked memref behind it.
  bool isUnranked = false;
  /// A memref of kBoxSize memrefs, whose type the other fields describe. isMemRef is false for a
  /// box, and no slot has its type.
  bool isBox = false;
  uint8_t space = 0;
  uint8_t rank = 0;
  std::array<int, kRankMax> sizes = {};
  /// Used if isStrided.
  std::array<int, kRankMax> strides = {};
  int offset = 0;

  bool operator==(const Type &) const = default;
  bool isRanked() const { return isMemRef && !isUnranked; }
  bool isStatic() const;
  /// Returns true if all sizes, strides and the offset are static.
  bool hasStaticLayout() const;
  /// Returns true if all strides and the offset are dynamic.
  bool hasDynamicLayout() const;
  /// Returns true if Emitter::newBuffer can make a buffer of the type.
  bool isAllocatable() const;
  bool mayBeEmpty() const;
  /// Returns the number of elements of a static shape.
  int elements() const;
};

Type scalar(Element element);
Type memref(Element element, std::vector<int> sizes);
Type tensor(Element element, std::vector<int> sizes);
/// Returns the type of the same rank with dynamic sizes, strides and offset.
Type fullyDynamic(Type type);
/// Returns the ranked type of the same shape with the identity layout.
Type identity(Type type);
/// Returns the same type with explicit strides. Strides of an identity layout that depend on
/// dynamic sizes are dynamic.
Type strided(Type type);
Type ranked(Type type);
Type unranked(Type type);
/// boxOf(memref<4xi32>) is memref<2xmemref<4xi32>>; unboxed is the inverse.
Type boxOf(Type type);
Type unboxed(Type type);

std::string spell(Element element);
std::string spell(const Type &type);
/// Returns a name that is valid in a symbol, and distinct for types with distinct spellings:
/// memref<?x?xi32> is "dxdxi32".
std::string mangle(const Type &type);

} // namespace freehold::gen
