//===- Memory.h - Cells of buffers, and the views that reach them -*- C++ -*-===//
// A memref is the descriptor of the LLVM lowering: an allocation, the number of bytes by which its
// aligned pointer is moved, an offset, and sizes and strides in elements. Element (i, j) is the
// *cell*
//
//   (element type, shift, start + i * stride 0 + j * stride 1)
//
// of its allocation, which begins at byte shift + index * size of the element.
//
// The contents of an allocation are a term of sort Content. They are built by `store` and `copy`
// and read cell by cell by `read`, so that no quantifier is needed: a statement about all cells is
// made for one arbitrary cell. An unwritten cell is poison, and storing poison leaves a cell
// unwritten. If two accesses differ in element type or shift, one reads the other as an unknown
// function of the contents. So does a read of what a copy wrote to a target that is not row-major.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Term.h"

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/SmallVector.h"

#include <map>
#include <optional>
#include <tuple>

namespace freehold::smt {

/// A memref. Without a rank, `sizes` and `strides` are empty and `shape` represents them.
struct MemRefTerm {
  Term base;
  /// Whether the aligned pointer is moved, and whether the offset is not 0; of sort Bool.
  Term shifted, offset;
  /// The same as numbers of sort kIndex, in bytes and elements. Each is 0 if and only if its Bool
  /// is false.
  Term shift = nullptr, start = nullptr;
  llvm::SmallVector<Term, 3> sizes = {}, strides = {};
  Term shape = nullptr;
  /// Whether it is poison, as the result of an invalid cast or reshape. Using it is undefined.
  Term poison = nullptr;
  /// Whether it is a subview that is out of bounds; null if it cannot be. Accessing it is undefined, looking at its base buffer
  /// and sizes is not.
  Term outside = nullptr;
  mlir::Type element = {};
  bool isRanked = true;
};

/// The value that is read from a cell or written to it.
struct CellTerm {
  Term value, poison;
};

/// Returns the bytes of an element in a buffer: what the lowering to LLVM gives it, which is a power
/// of two (an i24 takes four).
uint64_t bytesOf(mlir::Type element);
/// Returns the sort of a scalar type: kBool for i1, a bit-vector for integers of up to 64 bits and
/// for index, kOpaque for floats and wider integers; std::nullopt for other types.
std::optional<Sort> scalarSort(mlir::Type type);
/// Returns true if the elements are scalars or memrefs, whose size and order in memory the prover
/// knows.
bool hasCells(mlir::BaseMemRefType type);

/// Maximum size of allocations that exist at the start or that the source makes. If such an
/// allocation is not empty, none of its dimensions is larger either, so that sums and products of
/// its sizes do not wrap. Nothing is assumed about allocations of the target, nor about views:
/// sizes of arguments are any numbers that are not negative.
inline constexpr uint64_t kBytesMax = uint64_t(1) << 40;

Term index(Terms &t, int64_t value);
/// Returns a * b; if neither is a literal, an unknown function of both.
Term times(Terms &t, Term a, Term b);
/// Returns the product of `sizes`.
Term productOf(Terms &t, llvm::ArrayRef<Term> sizes);
/// Returns the strides of a row-major buffer with these sizes.
llvm::SmallVector<Term, 3> denseStrides(Terms &t, llvm::ArrayRef<Term> sizes);
/// Returns true if the strides are the terms of a row-major buffer.
bool isDense(Terms &t, const MemRefTerm &memref);

Term isEmpty(Terms &t, const MemRefTerm &memref);
/// Returns whether all indices are within the view's sizes.
Term isInView(Terms &t, const MemRefTerm &memref, llvm::ArrayRef<Term> indices);
/// Returns the index of the element's cell.
Term positionOf(Terms &t, const MemRefTerm &memref, llvm::ArrayRef<Term> indices);
/// Returns whether the cell is inside an allocation of `extent` bytes.
Term isInside(Terms &t, Term extent, mlir::Type element, Term shift, Term index);
/// Returns whether all elements of the view are inside an allocation of `extent` bytes. Exact if
/// the strides are literals, otherwise an unknown predicate of the view and the extent.
Term reaches(Terms &t, Term extent, const MemRefTerm &memref);
/// Returns whether allocation, shift, offset, sizes and strides are equal.
Term isSame(Terms &t, const MemRefTerm &a, const MemRefTerm &b);
/// Returns a term for everything but the allocation. Equal views have equal terms.
Term viewOf(Terms &t, const MemRefTerm &memref);
/// Returns whether two non-empty views of one allocation have a byte in common. Exact if their
/// strides are equal literals, see Overlap.cpp; otherwise `facts` gets facts about the result.
Term overlaps(Terms &t, const MemRefTerm &a, const MemRefTerm &b, std::vector<Term> &facts);

class Contents {
public:
  explicit Contents(Terms &terms) : t(terms) {}

  /// Returns the contents of a new allocation, in which no cell is written.
  Term fresh();
  Term store(Term before, mlir::Type element, Term shift, Term index, CellTerm cell);
  /// Returns the contents of `to`'s allocation, `before` until then, after a copy of all elements
  /// of `from`, whose allocation contains `source`. Assumes that the sizes are equal.
  Term copy(Term before, const MemRefTerm &to, Term source, const MemRefTerm &from);

  /// Returns a term for all elements of the memref in `content`, equal to the term of a copy. Equal
  /// terms mean equal elements; the converse does not hold.
  Term shown(Term content, const MemRefTerm &memref);
  CellTerm read(Term content, mlir::Type element, Term shift, Term index);

  /// An element type and shift with which either function wrote; in order.
  struct Grid {
    mlir::Type element;
    Term shift;
  };
  const std::vector<Grid> &grids() const { return grids_; }
  /// Returns whether a cell that is written in `before` differs in `after`. Unwritten cells may
  /// change. The cell is an arbitrary one of each grid, named after `name`.
  Term loses(Term before, Term after, llvm::StringRef name);
  /// A read of contents that are neither a store nor a copy, for counterexamples.
  struct UnknownRead {
    Term content;
    mlir::Type element;
    Term shift, index;
    CellTerm cell;
  };
  const std::vector<UnknownRead> &unknownReads() const { return unknownReads_; }

private:
  struct Node {
    enum class Kind : uint8_t { Fresh, Store, Copy } kind;
    Term before = nullptr;
    mlir::Type element = {};
    Term shift = nullptr, index = nullptr;
    CellTerm cell = {nullptr, nullptr};
    /// For a copy.
    MemRefTerm to = {}, from = {};
    Term source = nullptr;
  };
  using Key = std::tuple<unsigned, const void *, unsigned, unsigned>;

  CellTerm readAnew(Term content, mlir::Type element, Term shift, Term index);
  CellTerm readCopy(Term content, const Node &node, mlir::Type element, Term shift, Term index);
  CellTerm unknown(Term content, mlir::Type element, Term shift, Term index);
  CellTerm choose(Term condition, CellTerm a, CellTerm b);
  void addGrid(mlir::Type element, Term shift);

  Terms &t;
  std::map<Term, Node> nodes_;
  std::map<Key, CellTerm> cells_;
  std::vector<Grid> grids_;
  std::vector<UnknownRead> unknownReads_;
};

} // namespace freehold::smt
