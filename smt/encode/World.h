//===- World.h - What before and after have in common -----------*- C++ -*-===//
// Both functions of a rewrite start in the same world: allocations that are live or not, heap or
// not, with addresses and contents, and arguments that refer to them. What is the same for both is
// made here, once.
//
// *Points* are the allocations that a question is about: those of single memref arguments, of
// arbitrary elements of lists, those that the functions make, and the tracked one. What is said of
// all allocations (facts about lists, a source without undefined behaviour) is instantiated for the
// points. That is enough: in a model, no other allocation need be in any list.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/UndefinedBehaviours.h"
#include "smt/encode/Dealloc.h"
#include "smt/encode/Facts.h"
#include "smt/encode/Memory.h"

#include <variant>

namespace freehold::smt {

/// Any number of them. `wrong` is elementwise.
struct MemRefs {
  unsigned list;
  Term wrong;
};
/// A single scalar. The sort of `value` is scalarSort's: Bool for i1, a bit-vector for integers and
/// index, kOpaque for the rest. Where `poison` holds, `value` means nothing: who looks at it says
/// so, and who hands it on hands on its poison. Arguments may be poison.
struct ScalarTerm {
  Term value, poison;

  bool isBit() const { return value->sort == kBool; }
  bool isNumber() const { return value->sort.kind == Sort::Kind::BitVec; }
};
/// An i1 for each element of a list. `body` and `poison` are elementwise. Arguments are no poison.
struct Bools {
  unsigned list;
  Term body, poison;
};
using EncodedValue = std::variant<ScalarTerm, Bools, MemRefTerm, MemRefs>;

struct WorldOptions {
  Reading reading = Reading::Union;
  /// Elements of each list in the bounded model; nullopt: any number.
  std::optional<unsigned> length;
  /// Addresses of freed allocations are handed out again (T5); else all addresses differ.
  bool reusesAddresses = true;
  /// A row of the table of undefined behaviours that is left out, so that tests can see whether
  /// anybody notices; null for none.
  const UndefinedBehaviour *dropped = nullptr;
};

class World {
public:
  World(Terms &terms, const WorldOptions &options)
      : t(terms), lists(terms, options.length), contents(terms), options(options),
        tracked(terms.constant(kAlloc, "a")), points{tracked} {}

  /// Whether an op may take what dangles for what is live (Dealloc.h).
  bool canMistakeAddresses() const {
    return options.reading == Reading::Literal && options.reusesAddresses;
  }
  /// Some op that was encoded does. Without one both readings ask the same questions.
  bool mistakesAddresses = false;

  /// Makes the arguments; fails with a diagnostic when one has a type that is not known.
  mlir::LogicalResult addArguments(const Rewrite &rewrite);

  Term live(Term x) { return t.apply("live", kBool, {x}); }
  Term heap(Term x) { return t.apply("heap", kBool, {x}); }
  Term address(Term x) { return t.apply("address", kAddress, {x}); }
  /// The allocation that is live at the start and has this address, if there is one; else any.
  Term liveAt(Term address) { return t.apply("live at", kAlloc, {address}); }
  Term content(Term x) { return t.apply("content", kContent, {x}); }
  /// A new allocation, apart from all that is there. The same in both functions if `name` is: what
  /// one allocates is then what the other allocates.
  Term makeAllocation(llvm::StringRef name, bool isHeap);
  /// The allocation of a global: live, not heap, no other global's and nothing that is made.
  /// `extent`: its bytes.
  Term global(llvm::StringRef name, Term extent, bool isConstant, uint64_t alignment);
  /// Bytes of what neither function makes.
  Term extent(Term x);
  /// The alignment that the op declares which allocated x, which neither function makes: at least 1.
  Term alignment(Term x);
  /// Whether x is a constant: writing to it is undefined.
  Term isConstant(Term x);
  /// A memref of which nothing is known but its type.
  MemRefTerm memrefOf(mlir::BaseMemRefType type, const std::string &name);
  /// A point for an arbitrary element of `list`: one for each list.
  const Lists::Element &element(unsigned list);
  /// One more point, unless it is one.
  void addPoint(Term x);

  /// The argument that a list is.
  unsigned argumentOf(unsigned list) const { return listArguments_[list]; }

  /// What `fact` says, for all points.
  Term holds(const Fact &fact);
  /// What is true of every world, for all points; after everything was encoded.
  std::vector<Term> axioms();
  /// `fact` is true, and matters only where `about` occurs.
  void knows(Term about, Term fact) { facts_.push_back({about, fact}); }
  /// Of those what matters to `terms`: most questions are not about sizes, strides and offsets.
  std::vector<Term> factsFor(llvm::ArrayRef<Term> terms);
  /// Whether sizes, strides, offsets, extents or contents of arguments occur there.
  bool usesDescriptors() const { return usesDescriptors_; }

  Terms &t;
  Lists lists;
  Contents contents;
  WorldOptions options;
  Term tracked;
  std::vector<Term> points;
  std::vector<Term> made, globals;
  std::vector<EncodedValue> arguments;
  /// What holds where programs can be run, though nothing promises it: of counterexamples, those
  /// are shown.
  std::vector<Term> realistic;

private:
  Term differentFrom(const EncodedValue &a, const EncodedValue &b);
  Term isNeverDead(unsigned argument);
  Term deadAreSame(const EncodedValue &a, const EncodedValue &b);
  void addReusedAddresses();
  Term everyElement(unsigned argument, llvm::function_ref<Term(Term base, Term wrong)> holds);

  std::vector<std::optional<Lists::Element>> elements_;
  /// Of each list its argument.
  std::vector<unsigned> listArguments_;
  std::vector<Term> madeAxioms_;
  std::vector<std::pair<Term, Term>> facts_;
  bool usesDescriptors_ = false;
  std::vector<Term> constants_;
};

} // namespace freehold::smt
