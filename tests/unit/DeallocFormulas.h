//===- DeallocFormulas.h - What the prover makes of a dealloc ---*- C++ -*-===//
// The formulas that the encoder makes of a function with the op of a shape (DeallocWorlds.h), and
// the same formulas with one wrong rule.
//===----------------------------------------------------------------------===//
#pragma once

#include "DeallocWorlds.h"
#include "TermLanes.h"
#include "smt/encode/Encoder.h"

namespace freehold::smt {

/// A rule that is wrong on purpose, which the comparison must notice.
enum class Mistake : uint8_t {
  None,
  /// D1: retained allocations are freed as well.
  KeptIsFreed,
  /// D1: freed if all aliases are owned, instead of one.
  AllMustOwn,
  /// D2: and instead of or.
  UpdatedByAll,
  /// D2: only for what is freed.
  UpdatedIfFreed,
  /// D2: the result of the next retained value.
  UpdatedOfNext,
  /// D3: an allocation owned by two operands is freed twice.
  FreedTwice,
  /// D4: any memref of the allocation may be freed.
  NeedNotBeOriginal,
  /// D4: any live allocation may be freed.
  NeedNotBeHeap,
  /// D4: a retained allocation may be anything.
  RetainedIsExempt,
  /// D5: a memref with a false condition must be live too.
  UnsetMustLive,
};
inline constexpr Mistake kMistakes[] = {Mistake::KeptIsFreed,       Mistake::AllMustOwn,
                                        Mistake::UpdatedByAll,      Mistake::UpdatedIfFreed,
                                        Mistake::UpdatedOfNext,     Mistake::FreedTwice,
                                        Mistake::NeedNotBeOriginal, Mistake::NeedNotBeHeap,
                                        Mistake::RetainedIsExempt,  Mistake::UnsetMustLive};

struct EncodingOptions {
  Reading reading = Reading::Union;
  /// Number of positions of each list in the bounded model, some of them unused; std::nullopt for
  /// unbounded.
  std::optional<unsigned> length = std::nullopt;
  Mistake mistake = Mistake::None;
  /// Ignore worlds in which the op is undefined by the formulas.
  bool definedOnly = false;
};

class DeallocFormulas {
public:
  DeallocFormulas(const DeallocShape &shape, const EncodingOptions &options,
                  mlir::MLIRContext &context);

  /// A memref argument that is one operand or retained value.
  struct Single {
    unsigned argument;
    bool isOperand;
    /// Index of the element of the world.
    unsigned element;
    /// The arguments that are its i1s: own, other.
    std::vector<unsigned> bits;
  };
  /// A memref argument that is a list of operands or retained values.
  struct List {
    unsigned argument;
    bool isOperand;
    unsigned first, count;
    std::vector<unsigned> bits;
    /// Whether the arbitrary element exists.
    Term exists = nullptr;
  };
  struct Violation {
    Term freesTwice, freesBadly;
  };
  std::vector<Single> singles;
  std::vector<List> lists;
  /// By operand; for a list, about its elements with the tracked allocation.
  std::vector<Violation> violations;
  /// Whether the tracked allocation is live afterwards.
  Term liveAfter = nullptr;
  /// By retained value; for a list, about its arbitrary element.
  std::vector<Term> updated;
  std::vector<Term> axioms;

  std::vector<Term> roots() const;
  Terms &terms() { return t_; }

private:
  /// An operand as terms.
  struct Part {
    std::optional<unsigned> list;
    Term base, wrong, condition;
  };
  std::string addArguments();
  std::string text();
  void encode(mlir::MLIRContext &context);
  void findParts();
  Term conditionOf(const DeallocShape::Operand &operand, llvm::ArrayRef<unsigned> bits);
  using Of = llvm::function_ref<Term(const Part &)>;
  Term exists(llvm::ArrayRef<Part> parts, Term x, Of holds);
  Term owned(Term x);
  Term kept(Term x);
  void plantFree();
  void plantUpdated();
  void plantViolations();

  DeallocShape shape_;
  EncodingOptions options_;
  Terms t_;
  World world_;
  std::vector<Part> parts_;
  /// The allocation of each retained value; for a list, that of its arbitrary element.
  std::vector<Term> retained_;
  /// The argument of each operand and retained value.
  std::vector<unsigned> operandArguments_, retainedArguments_;
  /// The arguments that are the i1s of each operand.
  std::vector<std::vector<unsigned>> bits_;
};

} // namespace freehold::smt
