//===- DeallocFormulas.h - What the prover makes of a dealloc ---*- C++ -*-===//
// The formulas of a shape (DeallocWorlds.h) as the encoder makes them of a function with the op,
// and the same with one rule planted wrong.
//===----------------------------------------------------------------------===//
#pragma once

#include "DeallocWorlds.h"
#include "TermLanes.h"
#include "smt/encode/Encoder.h"

namespace freehold::smt {

/// One rule that is planted wrong, which the comparison must notice.
enum class Mistake : uint8_t {
  None,
  /// D1: what is retained is freed as well.
  KeptIsFreed,
  /// D1: freed if all aliases are owned, and not if one is.
  AllMustOwn,
  /// D2: and in place of or.
  UpdatedByAll,
  /// D2: what is freed only.
  UpdatedIfFreed,
  /// D2: the result of the next retained value.
  UpdatedOfNext,
  /// D3: owned by two operands is freed twice.
  FreedTwice,
  /// D4: any memref of the allocation will do.
  NeedNotBeOriginal,
  /// D4: any allocation that is live.
  NeedNotBeHeap,
  /// D4: what is retained may be anything.
  RetainedIsExempt,
  /// D5: with its condition unset, too, a memref has to be live.
  UnsetMustLive,
};
inline constexpr Mistake kMistakes[] = {Mistake::KeptIsFreed,       Mistake::AllMustOwn,
                                        Mistake::UpdatedByAll,      Mistake::UpdatedIfFreed,
                                        Mistake::UpdatedOfNext,     Mistake::FreedTwice,
                                        Mistake::NeedNotBeOriginal, Mistake::NeedNotBeHeap,
                                        Mistake::RetainedIsExempt,  Mistake::UnsetMustLive};

struct EncodingOptions {
  Reading reading = Reading::Union;
  /// Places of each list in the bounded model, of which elements take some; nullopt: unbounded.
  std::optional<unsigned> length = std::nullopt;
  Mistake mistake = Mistake::None;
  /// Nothing is said of worlds in which the formulas call the op undefined.
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
    /// Which element of the world.
    unsigned element;
    /// The arguments that are its i1s: own, other.
    std::vector<unsigned> bits;
  };
  /// ... that is a list of them.
  struct List {
    unsigned argument;
    bool isOperand;
    unsigned first, count;
    std::vector<unsigned> bits;
    /// The arbitrary element is one.
    Term exists = nullptr;
  };
  struct Violation {
    Term freesTwice, freesBadly;
  };
  std::vector<Single> singles;
  std::vector<List> lists;
  /// By operand; of a list: of its elements that are the tracked allocation.
  std::vector<Violation> violations;
  /// Of the tracked allocation.
  Term liveAfter = nullptr;
  /// By retained value; of a list: of its arbitrary element.
  std::vector<Term> updated;
  std::vector<Term> axioms;

  std::vector<Term> roots() const;
  Terms &terms() { return t_; }

private:
  /// An operand in terms.
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
  /// By retained value: its allocation, of a list that of its arbitrary element.
  std::vector<Term> retained_;
  /// By operand and retained value: the argument that it is.
  std::vector<unsigned> operandArguments_, retainedArguments_;
  /// By operand: the arguments that are its i1s.
  std::vector<std::vector<unsigned>> bits_;
};

} // namespace freehold::smt
