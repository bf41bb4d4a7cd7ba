//===- Term.h - Formulas, apart from any solver -----------------*- C++ -*-===//
// A formula is a graph of terms without duplicates: equal terms are the same node, so that what is
// built twice is asked once and comparing terms is comparing pointers. Building folds: a formula
// over literals is a literal, which is how the encoding is run as a program (smt/encode/Dealloc.h is
// compared with the interpreter that way).
//
//   Terms t;
//   Term a = t.constant(kAlloc, "a"), c = t.constant(kBool, "c");
//   Term own = t.apply("L.own", kBool, {a});          an uninterpreted function
//   t.either(c, t.both(own, t.equal(a, b)))
//
// Terms live as long as their Terms. Building checks sorts with assertions; a formula that a solver
// rejects all the same is an error there, never an answer.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <memory>

namespace freehold::smt {

/// Bool, bit-vectors of a width, integers, or an uninterpreted sort with a name.
struct Sort {
  enum class Kind : uint8_t { Bool, BitVec, Int, Named } kind = Kind::Bool;
  unsigned width = 0;
  /// Of Named: a string literal.
  const char *name = nullptr;

  bool operator==(const Sort &other) const;
};

inline constexpr Sort kBool{Sort::Kind::Bool, 0, nullptr};
inline constexpr Sort kInt{Sort::Kind::Int, 0, nullptr};
/// What an index is: sizes, strides, offsets and addresses are numbers of 64 bits.
inline constexpr Sort kIndex{Sort::Kind::BitVec, 64, nullptr};
/// Allocations, addresses, contents of buffers, and what a memref is beside its allocation.
inline constexpr Sort kAlloc{Sort::Kind::Named, 0, "Alloc"};
inline constexpr Sort kAddress{Sort::Kind::BitVec, 64, nullptr};
inline constexpr Sort kContent{Sort::Kind::Named, 0, "Content"};
inline constexpr Sort kShape{Sort::Kind::Named, 0, "Shape"};
/// Scalars of which only equality is known: floats, and integers of more than 64 bits.
inline constexpr Sort kOpaque{Sort::Kind::Named, 0, "Opaque"};
Sort bitVec(unsigned width);

struct TermNode;
using Term = const TermNode *;

struct TermNode {
  enum class Op : uint8_t {
    /// A literal: `value` (Bool 0/1, BitVec, Int in two's complement). Literals of one named sort
    /// differ as their values do.
    Literal,
    /// An unknown: `name`.
    Constant,
    /// An uninterpreted function `name` of `args`.
    Apply,
    Not,
    And,
    Or,
    Equal,
    Ite,
    /// BitVec, as SMT-LIB has it: a quotient by zero is all ones.
    BvAnd,
    BvOr,
    BvXor,
    BvNot,
    BvNeg,
    BvAdd,
    BvSub,
    BvMul,
    BvUdiv,
    BvUrem,
    BvSdiv,
    BvSrem,
    BvShl,
    BvLshr,
    BvAshr,
    BvUlt,
    BvSlt,
    /// The bits of args[0] from bit `value` on, as many as the sort has.
    BvExtract,
    /// args[0] with zeros, or copies of its sign, above it.
    BvZext,
    BvSext,
    /// Int.
    Add,
    Less,
  } op;
  Sort sort;
  uint64_t value = 0;
  llvm::StringRef name;
  /// And, Or: at least two, in the order they were added, without duplicates. Equal: by number.
  llvm::ArrayRef<Term> args;
  /// In the order of making: what output is ordered by.
  unsigned number = 0;

  bool isTrue() const { return op == Op::Literal && sort.kind == Sort::Kind::Bool && value; }
  bool isFalse() const { return op == Op::Literal && sort.kind == Sort::Kind::Bool && !value; }
};

class Terms {
public:
  Terms();
  ~Terms();
  Terms(const Terms &) = delete;
  Terms &operator=(const Terms &) = delete;

  Term boolean(bool value);
  Term yes() { return boolean(true); }
  Term no() { return boolean(false); }
  /// Of a bit-vector: the low bits of `value`; beyond 64 bits zeros.
  Term literal(Sort sort, uint64_t value);
  /// The same name and sort is the same term; one name with two sorts, or of a constant and a
  /// function, is a programming error.
  Term constant(Sort sort, llvm::StringRef name);
  /// A constant of a name that was not used before: `prefix`, or `prefix.N`.
  Term fresh(Sort sort, llvm::StringRef prefix);
  Term apply(llvm::StringRef function, Sort result, llvm::ArrayRef<Term> args);

  Term negate(Term a);
  Term all(llvm::ArrayRef<Term> terms);
  Term any(llvm::ArrayRef<Term> terms);
  Term both(Term a, Term b) { return all({a, b}); }
  Term either(Term a, Term b) { return any({a, b}); }
  Term implies(Term a, Term b) { return any({negate(a), b}); }
  Term equal(Term a, Term b);
  Term differ(Term a, Term b) { return negate(equal(a, b)); }
  Term ite(Term condition, Term then, Term otherwise);

  Term bvAnd(Term a, Term b);
  Term bvOr(Term a, Term b);
  Term bvXor(Term a, Term b);
  Term bvNot(Term a);
  Term bvNeg(Term a);
  Term bvAdd(Term a, Term b);
  Term bvSub(Term a, Term b);
  /// The product of two terms that are no literals is hard for solvers above some 16 bits, and so
  /// are quotients and remainders: smt/encode/ops/Integers.h says what the encoder does instead.
  Term bvMul(Term a, Term b);
  Term bvUdiv(Term a, Term b);
  Term bvUrem(Term a, Term b);
  Term bvSdiv(Term a, Term b);
  Term bvSrem(Term a, Term b);
  /// The amount has the sort of what is shifted, and is unsigned; all bits are lost beyond the width.
  Term bvShl(Term a, Term b);
  Term bvLshr(Term a, Term b);
  Term bvAshr(Term a, Term b);
  /// Unsigned comparisons.
  Term bvUlt(Term a, Term b);
  Term bvUle(Term a, Term b) { return negate(bvUlt(b, a)); }
  /// Signed comparisons.
  Term bvSlt(Term a, Term b);
  Term bvSle(Term a, Term b) { return negate(bvSlt(b, a)); }
  /// `width` bits of a from bit `low` on.
  Term bvExtract(Term a, unsigned low, unsigned width);
  /// a to a width that is not smaller.
  Term bvZext(Term a, unsigned width);
  Term bvSext(Term a, unsigned width);
  Term add(Term a, Term b);
  Term less(Term a, Term b);

  /// `term` with the keys of `values` replaced, all at once; what that makes literal is folded.
  Term substitute(Term term, const llvm::DenseMap<Term, Term> &values);

private:
  Term rebuild(Term term, llvm::ArrayRef<Term> args);
  /// A bit-vector operation of two literals of at most 64 bits; null if they are none, or if the op
  /// divides by zero.
  Term foldBits(TermNode::Op op, Term a, Term b);
  Term bits(TermNode::Op op, Term a, Term b);
  /// And and Or: `absorbing` (false, true) wins over all, its opposite is dropped.
  Term join(TermNode::Op op, bool absorbing, llvm::ArrayRef<Term> terms);
  Term make(TermNode::Op op, Sort sort, llvm::ArrayRef<Term> args, uint64_t value = 0,
            llvm::StringRef name = "");
  struct Table;
  std::unique_ptr<Table> table_;
};

/// Whether `holds` of the term or of one that it is made of. Those in `met` are not asked, those asked are
/// added to it.
bool anyWithin(Term term, llvm::DenseSet<Term> &met, llvm::function_ref<bool(Term)> holds);

} // namespace freehold::smt
