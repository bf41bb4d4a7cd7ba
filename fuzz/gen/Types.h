//===- Types.h - The types that generated programs use ----------*- C++ -*-===//
// Plain data with MLIR's spelling. An unranked memref is always made from a ranked one, and its
// type says which: all that is known of the ranked one stays known, so that it can be cast back.
// Two types that are spelt alike may differ in that.
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
/// Memrefs in a box, see Type::isBox.
inline constexpr unsigned kBoxSize = 2;

struct Type {
  Element element = Element::I32;
  bool isMemRef = false;
  /// A ranked tensor: immutable, so facts say nothing of it; see fuzz/gen/tensor.
  bool isTensor = false;
  bool isStrided = false;
  /// Spelt memref<*xi32>; the other fields say what is behind it.
  bool isUnranked = false;
  /// A memref of kBoxSize memrefs; the other fields say of what type these are. A box is no memref
  /// in the sense of isMemRef: no slot has its type.
  bool isBox = false;
  uint8_t space = 0;
  uint8_t rank = 0;
  std::array<int, kRankMax> sizes = {};
  /// Only where isStrided.
  std::array<int, kRankMax> strides = {};
  int offset = 0;

  bool operator==(const Type &) const = default;
  bool isRanked() const { return isMemRef && !isUnranked; }
  bool isStatic() const;
  /// All sizes, strides and the offset are known.
  bool hasStaticLayout() const;
  /// Every stride and the offset are dynamic.
  bool hasDynamicLayout() const;
  /// Emitter::newBuffer can make one.
  bool isAllocatable() const;
  bool mayBeEmpty() const;
  /// Elements of a static shape.
  int elements() const;
};

Type scalar(Element element);
Type memref(Element element, std::vector<int> sizes);
Type tensor(Element element, std::vector<int> sizes);
/// The type with the same shape rank, everything dynamic.
Type fullyDynamic(Type type);
/// The identity type of the same shape, ranked.
Type identity(Type type);
/// The same type with its layout written as strides; those of an identity layout with dynamic
/// sizes are dynamic where they depend on them.
Type strided(Type type);
Type ranked(Type type);
Type unranked(Type type);
/// memref<2xmemref<4xi32>> of memref<4xi32>, and back.
Type boxOf(Type type);
Type unboxed(Type type);

std::string spell(Element element);
std::string spell(const Type &type);
/// Fit for a symbol, and different for types that are spelt differently: memref<?x?xi32> is
/// "dxdxi32".
std::string mangle(const Type &type);

} // namespace freehold::gen
