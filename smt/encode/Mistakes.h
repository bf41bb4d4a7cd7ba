//===- Mistakes.h - Dangling memrefs that the source takes for live ones --===//
// Under the literal reading, where addresses are handed out again, a dealloc takes a memref that
// dangles for the live allocation that has its address by now (Dealloc.h). Programs are right only
// where they are so under every way to hand out addresses, so that a rewrite may drop such a memref:
//
//   src:  %u = dealloc (%m) if (%c) retain (%r)      %r is never %m, but may have its address:
//   tgt:       dealloc (%m) if (%c)                  then src keeps %m and %u is %c
//
// The target of a rewrite need not make the mistakes that its source makes. But what it does must be
// what the source does for *some* set of mistakes, those of freeing and those of answering being the
// same: that a target frees %m and returns %c for %u is no behaviour of the source. So the source is
// encoded with it left open, for each retained value and each live allocation, and for the operands
// and each live allocation, whether the one is taken for the other. What the source does in the world
// at hand is that with all of them true. What the target is compared with, as to what it frees and
// which conditions it returns, is that with these (any choice is sound, since each is one thing that
// the source may do):
//
//   the source returns the updated condition   taken if the target returns true in its place; of an
//   of the retained value                      element of a list: by its allocation
//   a retained value of any other kind         taken for x if the target leaves x live
//   operands that block                        taken for x if the target leaves x live
//
// Of a list it is asked whether *some* element is taken for x. That is asked of one element that
// dangles, which is unknown but for that (`dead`), and of the arbitrary element that is a point.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/encode/Lists.h"

#include "mlir/IR/Value.h"

#include "llvm/ADT/StringMap.h"

#include <functional>
#include <optional>
#include <vector>

namespace freehold::smt {

class Encoder;

class Mistakes {
public:
  explicit Mistakes(Terms &terms) : t_(terms) {}

  //--- While the source is encoded -------------------------------------------//
  /// One more retained value, with its updated condition, its list if it is one, and what is live at
  /// the place. What it is called from here on.
  unsigned add(mlir::Value answer, std::optional<unsigned> list, std::function<Term(Term x)> live);
  /// Whether `gone`, which retained value `id` refers to, is taken for the live x whose address it
  /// has.
  Term takes(unsigned id, Term gone, Term x);
  /// Whether some element of the retained list `id` that is not live at the start is.
  Term takesDead(unsigned id, Term x);
  /// Whether operands are taken for the live x whose address they have.
  Term blocks(Term x);

  //--- Afterwards ------------------------------------------------------------//
  /// `ofSource` with the mistakes that the target's behaviour suggests. What has to be known of the
  /// elements that stand for others is appended to `assumptions`.
  Term asTarget(Term ofSource, Encoder &source, Encoder &target, std::vector<Term> &assumptions);
  /// That all mistakes in `terms` are made.
  std::vector<Term> areMade(llvm::ArrayRef<Term> terms) const;
  /// `term` where no mistake is made.
  Term withoutAny(Term term) const;

private:
  enum class Kind : uint8_t { Takes, TakesDead, Blocks };
  struct Retained {
    mlir::Value answer;
    std::optional<unsigned> list;
    std::function<Term(Term x)> live;
  };
  struct Open {
    Kind kind;
    unsigned id;
  };
  Term open(Kind kind, unsigned id, const llvm::Twine &name, llvm::ArrayRef<Term> args);
  std::vector<Term> openIn(llvm::ArrayRef<Term> terms) const;
  Term isAnswered(const Retained &retained, Term gone, Term x, Encoder &source, Encoder &target);
  Term isDeadAnswered(const Retained &retained, Term x, Encoder &source, Encoder &target,
                      std::vector<Term> &assumptions);

  Terms &t_;
  std::vector<Retained> retained_;
  llvm::StringMap<Open> open_;
};

} // namespace freehold::smt
