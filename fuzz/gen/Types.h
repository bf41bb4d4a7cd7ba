//===- Types.h - The types that generated programs use ----------*- C++ -*-===//
// Plain data with MLIR's spelling. A memref with the identity layout is always a view of
// all of its allocation: what may be part of one (subviews) has a strided layout. That is
// what keeps copies between identity memrefs from overlapping in part.
//===----------------------------------------------------------------------===//
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace freehold::gen {

enum class Element : uint8_t { I32, Index, F32, I1, I64 };

/// A size, stride or offset known only at run time.
inline constexpr int kDynamic = -1;
inline constexpr unsigned kRankMax = 3;

struct Type {
  Element element = Element::I32;
  bool isMemRef = false;
  /// A ranked tensor: immutable, so facts say nothing of it; see fuzz/gen/tensor.
  bool isTensor = false;
  bool isStrided = false;
  uint8_t rank = 0;
  std::array<int, kRankMax> sizes = {};
  /// Only where isStrided.
  std::array<int, kRankMax> strides = {};
  int offset = 0;

  bool operator==(const Type &) const = default;
  bool isStatic() const;
  /// Identity layout, or one where every stride and the offset are dynamic: a new
  /// allocation can be cast to it.
  bool isAllocatable() const;
  /// Elements of a static shape.
  int elements() const;
};

Type scalar(Element element);
Type memref(Element element, std::vector<int> sizes);
Type tensor(Element element, std::vector<int> sizes);
/// The type with the same shape rank, everything dynamic.
Type fullyDynamic(Type type);
/// The identity type of the same shape.
Type identity(Type type);

std::string spell(Element element);
std::string spell(const Type &type);
/// Fit for a symbol: memref<?x?xi32> is "dxdxi32".
std::string mangle(const Type &type);

} // namespace freehold::gen
