//===- RewriteWorlds.h - Is a rewrite wrong in a small world? ---*- C++ -*-===//
// Runs @src and @tgt in every world of a small world (Arguments.h) in which the facts hold. Lists
// have two elements: an element that is neither owned nor shared has the effect of no element.
// After the body follows code such as may surround a rewrite:
//
//   scalar results are observed; for memrefs their positions, sizes, strides, offset and contents
//   in every second world results are written, and everything is observed again
//   what is live after @src is observed
//   new results are freed, together or one by one, and so is what is live after @src
//
// Worlds in which the source does not run to its end are skipped. Any difference of the target is
// wrong: an error, an observation, or more leaks than the source has.
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
  /// The arguments of the driver, for people.
  std::string world;
};

class RewriteWorlds {
public:
  /// Returns why the rewrite cannot be run otherwise.
  static std::variant<std::unique_ptr<RewriteWorlds>, std::string>
  make(const smt::Rewrite &rewrite);

  /// Returns std::nullopt if no world shows that the rewrite is wrong.
  std::optional<Wrong> judge(unsigned worldsMax, uint64_t seed);
  /// Number of worlds of the last `judge` in which the source was defined.
  unsigned fitWorlds() const { return fit_; }
  /// Returns the driver of @src or @tgt as text, for people.
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
