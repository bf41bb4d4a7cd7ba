//===- Counterexample.h - A world in which a rewrite is wrong ---*- C++ -*-===//
// What a solver's model says of the arguments, as plain data, and the two programs that show it: the
// arguments are made, @src's or @tgt's body runs, results are printed, and then each allocation that the source
// leaves alive is used and freed. So wherever the target differs, some run differs:
//
//   frees twice             the target commits a double free
//   leaks                   something that the source frees is left over
//   frees what is kept      the use after it reads freed memory
//   result k differs        is printed; a memref is cloned and the clone returned
//
// The programs are ordinary modules: `freehold-check before.mlir --target after.mlir`. What runs them reads
// bufferization.dealloc as "union" does; for the other reading the shipped pass lowers it first.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/encode/Dealloc.h"
#include "smt/encode/Facts.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <variant>
#include <vector>

namespace freehold::smt {

struct Counterexample {
  struct Allocation {
    bool isLive = true;
    /// Else it is the caller's or on the stack.
    bool isHeap = true;
    /// The one that the failed obligation speaks of.
    bool isTracked = false;
    /// A live one may have the address that this one, freed before, had.
    std::optional<unsigned> addressOf = std::nullopt;
    /// Where these matter.
    std::optional<uint64_t> bytes = std::nullopt;
    /// What a cell holds at the start; no value: it is not written.
    struct Cell {
      mlir::Type element;
      /// Bytes before the first element, and the element.
      int64_t shift = 0, index = 0;
      std::optional<uint64_t> value = std::nullopt;
    };
    std::vector<Cell> cells = {};
  };
  /// In order of first mention by the arguments.
  std::vector<Allocation> allocations;
  struct MemRef {
    unsigned allocation = 0;
    /// Its aligned pointer has moved (memref.view); its offset is not zero.
    bool isShifted = false, hasOffset = false;
    /// Those with equal numbers are alike but for that: their sizes are equal, where their types leave them open.
    unsigned shape = 0;
    /// The descriptor, where it matters: how many bytes the aligned pointer has moved, and the rest in elements.
    struct Layout {
      int64_t shift = 0, offset = 0;
      std::vector<int64_t> sizes = {}, strides = {};
    };
    std::optional<Layout> layout = std::nullopt;
  };
  struct Element {
    /// Whether it is moved or has an offset is as its type permits, if it is said to be either.
    MemRef memref;
    /// Values of the i1 lists paired with the list, in the order of their arguments.
    std::vector<bool> bits;
  };
  struct List {
    std::vector<Element> elements;
    /// The i1 list arguments in the order of Element::bits.
    std::vector<unsigned> conditions;
  };
  /// An argument that stands for a list of i1: its values are in the memref list that it is paired with.
  struct Paired {
    unsigned list = 0;
  };
  struct Anything {};
  /// An integer of up to 64 bits, or an index; bits above its width are zero.
  struct Number {
    uint64_t value = 0;
  };
  /// A scalar.
  struct Poison {};
  using Argument = std::variant<bool, MemRef, List, Paired, Anything, Number, Poison>;
  /// One for each argument.
  std::vector<Argument> arguments;
  /// For each allocation whether it is alive after @src.
  std::vector<bool> aliveAfter = {};
  /// What @src allocates and is alive at its end, by the names that Encoder::make gives. It is freed in the end,
  /// or else both would leak; of @tgt what has the same name. Without what is freed as
  /// a result.
  std::vector<std::string> madeAlive = {};
  /// What a result of @src is at its end, which says what the caller does with it.
  enum class ResultEnd : uint8_t {
    /// Only what can be read off the code is known.
    Unknown,
    /// Anything may take its place, so that the programs do not show it.
    Poison,
    /// A memref whose allocation is not alive any more.
    Dead,
    /// The descriptor of a heap buffer that @src allocated: the caller frees it.
    New,
    /// A view of such a buffer, which the caller frees through its base buffer.
    NewView,
    /// A scalar, or a memref of a buffer that is not the caller's to free.
    Kept,
  };
  /// One for each result; empty: all are Unknown.
  std::vector<ResultEnd> results = {};
  /// "frees twice"; the wording of Obligation.
  std::string obligation = "";
};

struct ConcretePrograms {
  std::string before, after;
};

/// Both programs have one entry, @main, without arguments. Lists become as many operands as they have elements.
/// Fails with a diagnostic, "cannot be run: ..", where no allocation has the types that the arguments
/// which refer to it have, or an op cannot be spelled out element by element.
mlir::FailureOr<ConcretePrograms> concretise(const Rewrite &rewrite, const Counterexample &world,
                                             Reading reading);

/// @main makes the world and runs @src's body, and frees nothing, so that what it leaves on the heap is
/// what is alive after @src. It returns one result of @src, or nothing.
struct SourceAlone {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// The op that makes each allocation of the world.
  std::vector<mlir::Operation *> allocations;
  /// The ops of the body that make a heap buffer, by the names of Counterexample::madeAlive.
  std::vector<std::pair<std::string, mlir::Operation *>> made;
};
/// Fails with a diagnostic like `concretise`. Does not look at what the world says of the end of @src.
mlir::FailureOr<SourceAlone> concretiseSource(const Rewrite &rewrite, const Counterexample &world,
                                              Reading reading,
                                              std::optional<unsigned> result = std::nullopt);

/// The aliasing as a small table: a row for each argument (or element), a column for each allocation.
///
///   argument           allocation 0 (live)  allocation 1 (freed)
///   %m                 x
///   %l[0], %c = true                        x
///   %r                 x (offset, retained)
///   %d = true
std::string drawTable(const Rewrite &rewrite, const Counterexample &world);

} // namespace freehold::smt
