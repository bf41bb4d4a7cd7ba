//===- Shapes.h - Every small bufferization.dealloc, once -------*- C++ -*-===//
// A *shape* is a function with one bufferization.dealloc of M memrefs and R retained values that
// returns the updated conditions:
//
//   func.func @s2x1_17(%f: memref<4xi32>, %c: i1, %p: i1) -> i1 {
//     %a = memref.alloc() : memref<4xi32>
//     memref.store %zero, %a[%i] : memref<4xi32>
//     %j = arith.select %p, %a, %f : memref<4xi32>
//     %b, .. = memref.extract_strided_metadata %j
//     %r = bufferization.dealloc (%a, %b : ..) if (%true, %c) retain (%j : ..)
//     return %r : i1
//   }
//
// Its operands are *roots* (%a, %f, %j) in some *form* (%b is the base buffer of %j):
//
//   root       an allocation; an argument, of which nothing is known; a *join* of two of these: an
//              arith.select by a free i1, or the result of an scf.if, which is what a block
//              argument with two predecessors is
//   form       the root itself; its base buffer; a cast of it (of a memref); a view that starts
//              inside of it (retained: freeing one breaks D4, and a source without a defined run
//              proves nothing)
//   condition  true; false; a free i1; an earlier free one again; its negation
//
// One value of any of these forms may be used several times. Shapes that differ only in one of the
// following are equivalent, and only the first is kept:
//   - how roots and free i1s are numbered: as they first occur, memrefs before retained;
// - the order of retained values. (That of memrefs matters, for the reading "literal" and for
// patterns);
//   - which of its two roots a join is when its i1 is true.
//
// The number of shapes is limited by counting *oddities*: one for each join, for each operand that
// is not the root itself, for each condition that is false or not new, and one for allocations
// without any other use (otherwise each is stored to). With one operand a shape may have 3
// oddities, with up to 3 operands 2 unless all are memrefs, with more 1. Patterns inspect pairs of
// operands, so combinations of several odd operands are left to smaller shapes and to the lemmas.
// For the same reason redundant shapes are left out:
//   - of roots that are only retained, once, and occur nowhere else, there is one of each kind;
//   - with 3 operands and more, one of a join's two roots occurs elsewhere;
//   - with 5 operands and more, there are no scf.if and at most two arguments.
//
// Not covered: joins of joins or of views, several different views of one root, stack buffers,
// globals, results of calls, memrefs that loops carry, conditions computed from others except by
// negation, and several deallocs in a row.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/SmallVector.h"

#include <string>
#include <vector>

namespace freehold::smt::patterns {

struct Shape {
  struct Root {
    enum class Kind : uint8_t { Allocation, Argument, Select, If } kind;
    /// For a join, the numbers of its two roots.
    uint8_t first = 0, second = 0;

    bool isJoin() const { return kind == Kind::Select || kind == Kind::If; }
    bool operator==(const Root &) const = default;
  };
  struct Operand {
    enum class Form : uint8_t { Whole, Base, Cast, View } form;
    uint8_t root;

    bool operator==(const Operand &) const = default;
  };
  struct Condition {
    enum class Kind : uint8_t { True, False, Free, Again, Negated } kind;
    /// The number of the free i1; unused for constants.
    uint8_t number = 0;

    bool operator==(const Condition &) const = default;
  };
  llvm::SmallVector<Root, 6> roots;
  llvm::SmallVector<Operand, 3> memrefs, retained;
  llvm::SmallVector<Condition, 3> conditions;
  /// Allocations have no other use.
  bool isBare = false;
  /// The index among shapes of the same size, in the order of enumeration.
  unsigned number = 0;

  /// Returns the name of the function, such as "s2x1_17".
  std::string name() const;
  /// Returns text like "dealloc (a, base j) if (true, c) retain (j) where j = select(a, f)".
  std::string text() const;
  unsigned oddities() const;
  bool operator==(const Shape &) const = default;
};

inline constexpr unsigned kOperandsMax = 3;

struct ShapeScale {
  /// All sizes up to these are enumerated.
  unsigned memrefs = 2, retained = 2;
};

/// Returns all shapes, sorted by size.
std::vector<Shape> enumerateShapes(const ShapeScale &scale);

/// Loads the dialects that buildShape needs.
void loadShapeDialects(mlir::MLIRContext &context);

/// Appends the function to `module`. Allocations have their letters as name locations, by which
/// Pair.h identifies them.
mlir::func::FuncOp buildShape(const Shape &shape, mlir::ModuleOp module);

} // namespace freehold::smt::patterns
