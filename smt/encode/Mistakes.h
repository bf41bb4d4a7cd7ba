//===- Mistakes.h - Dangling memrefs that the source takes for live ones --===//
// Under the literal reading, if addresses are reused, a dealloc mistakes a dangling memref for the
// live allocation that now has its address (Dealloc.h). A program is correct only if it is correct
// for every assignment of addresses, so a rewrite may drop such a memref:
//
//   src:  %u = dealloc (%m) if (%c) retain (%r)      %r is never %m, but may have its address:
//   tgt:       dealloc (%m) if (%c)                  then src keeps %m and %u is %c
//
// The target need not make the mistakes of its source. But it must do what the source does for
// *some* set of mistakes, the same set for freeing and for results: no behaviour of the source
// frees %m and returns %c for %u. So in the encoding of the source it is left open, for each live
// allocation, whether each retained value, and whether operands, are mistaken for it. The source's
// behaviour in the given world is that with all mistakes made. As for what is freed and which
// conditions are returned, the target is compared with the source under the following mistakes. Any
// choice is sound, since the source may make each of them:
//
// the source returns the updated condition   made if the target returns true instead; for an
// element
//   of the retained value                      of a list depending on its allocation
//   any other retained value                   made for x if the target leaves x live
//   operands that block                        made for x if the target leaves x live
//
// For a list the question is whether *some* element is mistaken for x. It is asked about a dangling
// element that is otherwise unknown (`dead`), and about the arbitrary element that is a point.
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
  /// Adds a retained value with its updated condition, its list if it is one, and what is live at
  /// that position. Returns its id.
  unsigned add(mlir::Value answer, std::optional<unsigned> list, std::function<Term(Term x)> live);
  /// Whether `gone`, to which retained value `id` refers, is mistaken for the live x that has its
  /// address.
  Term takes(unsigned id, Term gone, Term x);
  /// Whether some element of the retained list `id` that is dead at the start is mistaken for x.
  Term takesDead(unsigned id, Term x);
  /// Whether operands are mistaken for the live x that has their address.
  Term blocks(Term x);

  //--- Afterwards ------------------------------------------------------------//
  /// Returns `ofSource` with the mistakes that the target's behaviour suggests. Facts about
  /// elements that represent others are appended to `assumptions`.
  Term asTarget(Term ofSource, Encoder &source, Encoder &target, std::vector<Term> &assumptions);
  /// Returns that all mistakes in `terms` are made.
  std::vector<Term> areMade(llvm::ArrayRef<Term> terms) const;
  /// Returns `term` without any mistakes.
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
