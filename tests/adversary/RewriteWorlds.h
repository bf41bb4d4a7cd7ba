//===- RewriteWorlds.h - Is a rewrite wrong in a small world? ---*- C++ -*-===//
// @src and @tgt are run in every world of a small world (Arguments.h) that has the facts; lists have two
// elements, since one that is neither owned nor anybody else's is as good as none. After the body, code
// like that around a rewrite:
//
//   scalar results are observed; of memrefs where they are, their sizes, strides, offset and contents
//   in every other world results are written and all is observed again
//   what is alive after @src is observed
//   results that are new are freed, all at once or each by itself, and what is alive after @src
//
// Worlds in which the source does not run through are left out. Anything that the target does otherwise is
// wrong: an error, an observation, more allocations left over than the source leaves.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Interpreter.h"
#include "smt/encode/Facts.h"
#include "tests/adversary/Arguments.h"

#include "mlir/IR/OwningOpRef.h"

#include <memory>
#include <variant>

namespace freehold::adversary {

struct Wrong {
  std::string what;
  /// The arguments of the driver, for a person.
  std::string world;
};

class RewriteWorlds {
public:
  /// Or why it cannot be run.
  static std::variant<std::unique_ptr<RewriteWorlds>, std::string>
  make(const smt::Rewrite &rewrite);

  /// Nothing where no world shows that the rewrite is wrong.
  std::optional<Wrong> judge(unsigned worldsMax, uint64_t seed);
  /// Of the last time: worlds in which the source was defined.
  unsigned fitWorlds() const { return fit_; }
  /// The driver of @src and of @tgt as text, for a person.
  std::string text(bool isTarget) const;

private:
  struct Side {
    mlir::OwningOpRef<mlir::ModuleOp> module;
    std::unique_ptr<interp::CompiledModule> compiled;
  };
  struct Fit {
    std::vector<bool> observed;
    std::vector<unsigned> flags;
    Outcome outcome;
  };
  RewriteWorlds() = default;
  bool build(const smt::Rewrite &rewrite, bool isTarget, llvm::SmallVectorImpl<unsigned> &counts);
  Outcome run(const Side &side, const Chosen &chosen, const std::vector<bool> &observed,
              uint64_t salt, uint64_t steps) const;
  std::optional<Fit> fitSource(Chosen &chosen) const;
  bool isIndependent(const Chosen &chosen, const Fit &fit) const;

  std::unique_ptr<Arguments> arguments_;
  Side sides_[2];
  unsigned memrefResults_ = 0, fit_ = 0;
  bool takesAddresses_ = false;
};

} // namespace freehold::adversary
