//===- Counterexample.h - A world in which a rewrite is wrong ---*- C++ -*-===//
// A solver's model of the arguments as plain data, and the two programs that show it. Each program
// makes the arguments, runs the body of @src or @tgt, prints results, and then uses and frees each
// allocation that is live after @src. So if the target differs, a run differs:
//
//   frees twice             the target commits a double free
//   leaks                   something that the source frees is left over
//   frees what is kept      the use after it reads freed memory
//   result k differs        is printed; a memref is cloned and the clone returned
//
// The programs are ordinary modules: `freehold-check before.mlir --target after.mlir`. The
// interpreter implements the reading "union"; for "literal" the shipped pass lowers
// bufferization.dealloc first.
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
    /// If false, the allocation is an argument's or on the stack.
    bool isHeap = true;
    /// Whether it is the allocation of the failed obligation.
    bool isTracked = false;
    /// The freed allocation whose address this live one has, if any.
    std::optional<unsigned> addressOf = std::nullopt;
    /// The size, if it matters.
    std::optional<uint64_t> bytes = std::nullopt;
    /// The initial value of a cell; std::nullopt if it is unwritten.
    struct Cell {
      mlir::Type element;
      /// Bytes before the first element, and the element's index.
      int64_t shift = 0, index = 0;
      std::optional<uint64_t> value = std::nullopt;
    };
    std::vector<Cell> cells = {};
  };
  /// In the order in which the arguments first refer to them.
  std::vector<Allocation> allocations;
  struct MemRef {
    unsigned allocation = 0;
    /// Whether its aligned pointer is moved (memref.view), and whether its offset is not zero.
    bool isShifted = false, hasOffset = false;
    /// Memrefs with equal numbers have equal sizes, as far as their types leave these dynamic.
    unsigned shape = 0;
    /// The descriptor, if it matters: bytes by which the aligned pointer is moved, and the rest in
    /// elements.
    struct Layout {
      int64_t shift = 0, offset = 0;
      std::vector<int64_t> sizes = {}, strides = {};
    };
    std::optional<Layout> layout = std::nullopt;
  };
  struct Element {
    /// `isShifted` and `hasOffset` are realised by a shift or offset that the type permits.
    MemRef memref;
    /// The element's values in the i1 lists paired with the list, in the order of those arguments.
    std::vector<bool> bits;
  };
  struct List {
    std::vector<Element> elements;
    /// The i1 list arguments, in the order of Element::bits.
    std::vector<unsigned> conditions;
  };
  /// An i1 list argument. Its values are stored in the memref list that it is paired with.
  struct Paired {
    unsigned list = 0;
  };
  struct Anything {};
  /// An integer of up to 64 bits, or an index. Bits above its width are zero.
  struct Number {
    uint64_t value = 0;
  };
  /// A scalar that is poison.
  struct Poison {};
  using Argument = std::variant<bool, MemRef, List, Paired, Anything, Number, Poison>;
  /// One element for each argument.
  std::vector<Argument> arguments;
  /// For each allocation whether it is live after @src.
  std::vector<bool> aliveAfter = {};
  /// Names (by Encoder::make) of allocations that @src makes and leaves live, except for those
  /// freed as results. Both programs free them at the end, by name, since both would leak
  /// otherwise.
  std::vector<std::string> madeAlive = {};
  /// The state of a result at the end of @src, which determines what the caller does with it.
  enum class ResultEnd : uint8_t {
    /// Unknown, except for what the code itself shows.
    Unknown,
    /// Poison, which any value refines, so the programs do not observe it.
    Poison,
    /// A memref whose allocation is dead.
    Dead,
    /// The descriptor of a heap buffer that @src allocated; the caller frees it.
    New,
    /// A view of such a buffer; the caller frees its base buffer.
    NewView,
    /// A scalar, or a memref of a buffer that the caller does not free.
    Kept,
  };
  /// One element for each result; if empty, all are Unknown.
  std::vector<ResultEnd> results = {};
  /// The failed obligation in words, such as "frees twice".
  std::string obligation = "";
};

struct ConcretePrograms {
  std::string before, after;
};

/// Each program has one entry, @main, without arguments. A list becomes as many operands as it has
/// elements. Fails with a diagnostic "cannot be run: .." if no allocation fits the types of all
/// arguments that refer to it, or if an op cannot be applied element by element.
mlir::FailureOr<ConcretePrograms> concretise(const Rewrite &rewrite, const Counterexample &world,
                                             Reading reading);

/// A program whose @main makes the world, runs the body of @src and frees nothing, so that its
/// leaks are what is live after @src. It returns one result of @src, or nothing.
struct SourceAlone {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// The op that makes each allocation of the world.
  std::vector<mlir::Operation *> allocations;
  /// The ops of the body that make heap buffers, by the names of Counterexample::madeAlive.
  std::vector<std::pair<std::string, mlir::Operation *>> made;
};
/// Fails with a diagnostic like `concretise`. Ignores the world's information about the end of
/// @src.
mlir::FailureOr<SourceAlone> concretiseSource(const Rewrite &rewrite, const Counterexample &world,
                                              Reading reading,
                                              std::optional<unsigned> result = std::nullopt);

/// Prints the aliasing as a table, with a row for each argument or element and a column for each
/// allocation:
///
///   argument           allocation 0 (live)  allocation 1 (freed)
///   %m                 x
///   %l[0], %c = true                        x
///   %r                 x (offset, retained)
///   %d = true
std::string drawTable(const Rewrite &rewrite, const Counterexample &world);

} // namespace freehold::smt
