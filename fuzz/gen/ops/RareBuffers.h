//===- RareBuffers.h - Buffers of each origin and type ----------*- C++ -*-===//
// What the rows of RareOriginOps.cpp work on: a buffer that comes from somewhere (an argument, a view, a loop, memory, a
// call, ...), or has a type that is rare.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/ops/Pick.h"

#include <functional>

namespace freehold::gen::rare {

enum class Origin : uint8_t {
  Argument,
  Alloc,
  Stack,
  View,
  Select,
  Block,
  Result,
  Carried,
  Global,
  Loaded,
  Call
};
enum class Kind : uint8_t { Static, Dynamic, RankZero, Strided, Offset, InSpace, Unranked };

struct Buffer {
  std::string name, type;
  Kind kind = Kind::Static;
  Origin origin = Origin::Alloc;

  std::string typed() const { return name + " : " + type; }
  bool isRanked() const { return kind != Kind::Unranked; }
};

/// What a use works on: cells of an element type, all with one number in them.
struct Cells {
  const char *shape, *element;
  int number;
};

inline constexpr Cells kFour{"4x", "i32", 2}, kSquare{"2x2x", "i32", 2}, kBytes{"16x", "i8", 2},
    kShape{"1x", "index", 4};

/// Emits the constants 0 and 1.
inline std::string zero(Emitter &e) { return e.constant(Element::Index, 0); }
inline std::string one(Emitter &e) { return e.constant(Element::Index, 1); }

/// Returns the type of a buffer of its own with these cells.
std::string plainType(const Cells &cells, const char *suffix = ">");
/// Emits `op(sizes) : type` and a fill of what it makes.
Buffer allocate(Emitter &e, const std::string &type, const Cells &cells,
                const char *op = "memref.alloc", const std::string &sizes = "");
/// Emits a buffer of four cells whose type is of the kind.
Buffer ofKind(Emitter &e, Kind kind);
/// Calls `use` with a buffer that comes from there. What it emits stands where the buffer is in scope.
void withOrigin(Emitter &e, Origin origin, const Cells &cells,
                const std::function<void(Buffer)> &use);

} // namespace freehold::gen::rare
