//===- World.h - What before and after have in common -----------*- C++ -*-===//
// Both functions of a rewrite start in the same world: allocations that may be live and on the
// heap, with addresses and contents, and arguments that refer to them. What both have in common is
// made here, once.
//
// *Points* are the allocations that a question is about: those of single memref arguments, of
// arbitrary elements of lists, those that the functions make, and the tracked one. Statements about
// all allocations (facts about lists, absence of undefined behaviour in the source) are
// instantiated for the points. That suffices, since a model needs no other allocations in any list.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/UndefinedBehaviours.h"
#include "smt/encode/Dealloc.h"
#include "smt/encode/Facts.h"
#include "smt/encode/Memory.h"

#include <variant>

namespace freehold::smt {

/// A list of memrefs. `wrong` is elementwise.
struct MemRefs {
  unsigned list;
  Term wrong;
};
/// A single scalar. The sort of `value` is scalarSort's: Bool for i1, a bit-vector for integers and
/// index, kOpaque otherwise. If `poison` holds, `value` is meaningless: ops that depend on the
/// value have a duty, and ops that pass it on propagate its poison. Arguments may be poison.
struct ScalarTerm {
  Term value, poison;

  bool isBit() const { return value->sort == kBool; }
  bool isNumber() const { return value->sort.kind == Sort::Kind::BitVec; }
};
/// An i1 for each element of a list. `body` and `poison` are elementwise. Arguments are never
/// poison.
struct Bools {
  unsigned list;
  Term body, poison;
};
using EncodedValue = std::variant<ScalarTerm, Bools, MemRefTerm, MemRefs>;

struct WorldOptions {
  Reading reading = Reading::Union;
  /// Number of elements of each list in the bounded model; std::nullopt for any number.
  std::optional<unsigned> length;
  /// Whether addresses of freed allocations are reused (T5); otherwise all addresses differ.
  bool reusesAddresses = true;
  /// A row of the table of undefined behaviours that is ignored, so that tests can check that its
  /// absence is noticed; null for none.
  const UndefinedBehaviour *dropped = nullptr;
};

class World {
public:
  World(Terms &terms, const WorldOptions &options)
      : t(terms), lists(terms, options.length), contents(terms), options(options),
        tracked(terms.constant(kAlloc, "a")), points{tracked} {}

  /// Whether an op can mistake a dangling memref for a live allocation (Dealloc.h).
  bool canMistakeAddresses() const {
    return options.reading == Reading::Literal && options.reusesAddresses;
  }
  /// Whether some encoded op does. If none does, both readings ask the same questions.
  bool mistakesAddresses = false;

  /// Makes the arguments. Fails with a diagnostic if one has an unsupported type.
  mlir::LogicalResult addArguments(const Rewrite &rewrite);

  Term live(Term x) { return t.apply("live", kBool, {x}); }
  Term heap(Term x) { return t.apply("heap", kBool, {x}); }
  Term address(Term x) { return t.apply("address", kAddress, {x}); }
  /// Returns the allocation that is live at the start and has this address; any if there is none.
  Term liveAt(Term address) { return t.apply("live at", kAlloc, {address}); }
  Term content(Term x) { return t.apply("content", kContent, {x}); }
  /// Makes an allocation that differs from all existing ones. If both functions use the same
  /// `name`, they get the same allocation.
  Term makeAllocation(llvm::StringRef name, bool isHeap);
  /// Returns the allocation of a global: live, not on the heap, different from those of other
  /// globals and from those that the functions make. `extent` is its size in bytes.
  Term global(llvm::StringRef name, Term extent, bool isConstant, uint64_t alignment);
  /// Returns the bytes of an allocation that neither function makes.
  Term extent(Term x);
  /// Returns the alignment declared by the op that allocated x, which neither function makes; at
  /// least 1.
  Term alignment(Term x);
  /// Returns whether x is a constant, which must not be written.
  Term isConstant(Term x);
  /// Returns a memref about which only its type is known.
  MemRefTerm memrefOf(mlir::BaseMemRefType type, const std::string &name);
  /// Returns a point for an arbitrary element of `list`, one for each list.
  const Lists::Element &element(unsigned list);
  /// Adds a point, unless it exists already.
  void addPoint(Term x);

  /// Returns the argument that is the list.
  unsigned argumentOf(unsigned list) const { return listArguments_[list]; }

  /// Returns what `fact` states, for all points.
  Term holds(const Fact &fact);
  /// Returns what holds in every world, for all points. Call it after everything was encoded.
  std::vector<Term> axioms();
  /// Adds a fact that is true, and relevant only to formulas in which `about` occurs.
  void knows(Term about, Term fact) { facts_.push_back({about, fact}); }
  /// Returns the facts relevant to `terms`. Most questions do not involve sizes, strides and
  /// offsets.
  std::vector<Term> factsFor(llvm::ArrayRef<Term> terms);
  /// Whether formulas contain sizes, strides, offsets, extents or contents of arguments.
  bool usesDescriptors() const { return usesDescriptors_; }

  Terms &t;
  Lists lists;
  Contents contents;
  WorldOptions options;
  Term tracked;
  std::vector<Term> points;
  std::vector<Term> made, globals;
  std::vector<EncodedValue> arguments;
  /// What holds in worlds that programs can make, although nothing guarantees it. Counterexamples
  /// prefer such worlds.
  std::vector<Term> realistic;

private:
  Term differentFrom(const EncodedValue &a, const EncodedValue &b);
  Term isNeverDead(unsigned argument);
  Term deadAreSame(const EncodedValue &a, const EncodedValue &b);
  void addReusedAddresses();
  Term everyElement(unsigned argument, llvm::function_ref<Term(Term base, Term wrong)> holds);

  std::vector<std::optional<Lists::Element>> elements_;
  /// The argument of each list.
  std::vector<unsigned> listArguments_;
  std::vector<Term> madeAxioms_;
  std::vector<std::pair<Term, Term>> facts_;
  bool usesDescriptors_ = false;
  std::vector<Term> constants_;
};

} // namespace freehold::smt
