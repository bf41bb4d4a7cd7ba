//===- Memory.h - Cells of buffers, and the views that reach them -*- C++ -*-===//
// A memref is the descriptor of the LLVM lowering: an allocation, how many bytes its aligned pointer
// has moved, an offset, sizes and strides in elements. Element (i, j) is the *cell*
//
//   (element type, shift, start + i * stride 0 + j * stride 1)
//
// of its allocation: the bytes from shift + index * bytes of the element on.
//
// What an allocation holds is a term of sort Content. Contents are built by `store` and `copy` and
// looked at by `read`, cell by cell, so that no quantifier is needed: "all cells" is one arbitrary
// cell. A cell that was never written is poison, and a poison value that is stored leaves the cell
// unwritten. Where two accesses differ in element type or shift, what one sees of the other is an
// unknown function of the contents. So is what a copy leaves in a target that is not row-major.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Term.h"

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/SmallVector.h"

#include <map>
#include <optional>
#include <tuple>

namespace freehold::smt {

/// A memref. Of one without a rank, `sizes` and `strides` are empty and `shape` stands for them.
struct MemRefTerm {
  Term base;
  /// Bool: whether the aligned pointer is not the allocation's own, and whether the offset is not 0.
  Term shifted, offset;
  /// The same in numbers (kIndex): bytes and elements. 0 exactly where the Bool is false.
  Term shift = nullptr, start = nullptr;
  llvm::SmallVector<Term, 3> sizes = {}, strides = {};
  Term shape = nullptr;
  /// It is poison: a cast or reshape that does not hold. Using it is undefined.
  Term poison = nullptr;
  mlir::Type element = {};
  bool isRanked = true;
};

/// What is read from a cell, or written to it.
struct CellTerm {
  Term value, poison;
};

/// Bytes that an element takes in a buffer.
uint64_t bytesOf(mlir::Type element);
/// What stands for a scalar of this type: kBool for i1, a bit-vector for integers of up to 64 bits
/// and for index, kOpaque for floats and wider integers; nullopt for what is no scalar.
std::optional<Sort> scalarSort(mlir::Type type);

/// No allocation that is there at the start, or that the source makes, has more bytes. One with elements has
/// no dimension of more either, so that sums and products of its sizes do not wrap. Nothing is assumed of what
/// the target allocates, nor of views: those of arguments have any size that is not negative.
inline constexpr uint64_t kBytesMax = uint64_t(1) << 40;

Term index(Terms &t, int64_t value);
/// a * b. Of two terms that are no literals, an unknown function of both.
Term times(Terms &t, Term a, Term b);
/// Product of `sizes`.
Term productOf(Terms &t, llvm::ArrayRef<Term> sizes);
/// Strides of a row-major buffer of these sizes.
llvm::SmallVector<Term, 3> denseStrides(Terms &t, llvm::ArrayRef<Term> sizes);
/// Whether the strides are literally those of a row-major buffer.
bool isDense(Terms &t, const MemRefTerm &memref);

Term isEmpty(Terms &t, const MemRefTerm &memref);
/// Whether all indices are within the view's sizes.
Term isInView(Terms &t, const MemRefTerm &memref, llvm::ArrayRef<Term> indices);
/// The cell's index.
Term positionOf(Terms &t, const MemRefTerm &memref, llvm::ArrayRef<Term> indices);
/// Whether the cell is inside of an allocation of `extent` bytes.
Term isInside(Terms &t, Term extent, mlir::Type element, Term shift, Term index);
/// Whether every element of the view is inside of an allocation of `extent` bytes. Exact where the
/// strides are literals, else an unknown predicate of the view and the extent.
Term reaches(Terms &t, Term extent, const MemRefTerm &memref);
/// Equal in allocation, shift, offset, sizes and strides.
Term isSame(Terms &t, const MemRefTerm &a, const MemRefTerm &b);
/// All that a memref is but its allocation, as one term: equal for equal views.
Term viewOf(Terms &t, const MemRefTerm &memref);
/// Two views of one allocation, neither empty, have a byte in common. Exact where their strides are
/// equal literals, as far as Overlap.cpp says. `facts`: what is true of the answer otherwise.
Term overlaps(Terms &t, const MemRefTerm &a, const MemRefTerm &b, std::vector<Term> &facts);

class Contents {
public:
  explicit Contents(Terms &terms) : t(terms) {}

  /// Of a new allocation: no cell is written.
  Term fresh();
  Term store(Term before, mlir::Type element, Term shift, Term index, CellTerm cell);
  /// What `to`'s allocation holds, which held `before`, after every element of `from`, whose
  /// allocation holds `source`, was copied. Sizes are taken to be equal.
  Term copy(Term before, const MemRefTerm &to, Term source, const MemRefTerm &from);

  /// All that the memref shows of `content`, as one term: a copy shows what its source showed. Equal
  /// terms are equal elements; unequal ones may be equal as well.
  Term shown(Term content, const MemRefTerm &memref);
  CellTerm read(Term content, mlir::Type element, Term shift, Term index);

  /// Element types and shifts that were written, by either function, in order.
  struct Grid {
    mlir::Type element;
    Term shift;
  };
  const std::vector<Grid> &grids() const { return grids_; }
  /// Whether a cell that is written in `before` is not the same in `after`: what is not written may
  /// become anything. Speaks of one arbitrary cell of each grid, named after `name`.
  Term loses(Term before, Term after, llvm::StringRef name);
  /// Cells that were read of contents that are no store and no copy, for counterexamples.
  struct Asked {
    Term content;
    mlir::Type element;
    Term shift, index;
    CellTerm cell;
  };
  const std::vector<Asked> &asked() const { return asked_; }

private:
  struct Node {
    enum class Kind : uint8_t { Fresh, Store, Copy } kind;
    Term before = nullptr;
    mlir::Type element = {};
    Term shift = nullptr, index = nullptr;
    CellTerm cell = {nullptr, nullptr};
    /// Copy.
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
  std::vector<Asked> asked_;
};

} // namespace freehold::smt
