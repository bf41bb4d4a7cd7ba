//===- RandomRewrites.h - Rewrites of deallocs, right and wrong -*- C++ -*-===//
// Rewrites from a random bufferization.dealloc of a few memrefs and lists with facts to the same op
// after edits of the kinds that simplifications make, right or wrong. The semantics of facts and
// deallocs is implemented once more here, for concrete worlds, to draw worlds in which the before
// is defined.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"

#include <functional>
#include <memory>

namespace freehold::stress {

class Draw {
public:
  explicit Draw(uint64_t seed) : state_(seed) {}
  /// Returns a number below `end`.
  unsigned below(unsigned end);
  bool oneIn(unsigned n) { return below(n) == 0; }

private:
  uint64_t state_;
};

struct Expr;
using ExprRef = std::shared_ptr<const Expr>;
/// An i1: an argument, a literal, an updated condition, or a combination of two.
struct Expr {
  enum class Kind : uint8_t { Argument, Literal, Result, Or, And } kind;
  /// For Argument its number; for Literal 0 or 1; for Result the number of the op.
  unsigned number = 0;
  /// For Result: the number of the retained value.
  unsigned result = 0;
  ExprRef a = nullptr, b = nullptr;
};

struct RandomRewrite {
  struct Argument {
    bool isMemRef = false, isList = false;
    /// For an i1 list, the memref list that it is paired with.
    unsigned pairedWith = 0;
    bool isNoAlias = false, isOwned = false, isLive = false, isOriginal = false;
    /// The number of its group, from 1.
    unsigned group = 0;
    std::optional<unsigned> differsFrom;
    std::optional<bool> value;
  };
  struct Operand {
    unsigned memref;
    ExprRef condition;
  };
  struct Dealloc {
    std::vector<Operand> operands;
    std::vector<unsigned> retained;
  };
  struct Body {
    std::vector<Dealloc> ops;
    std::vector<ExprRef> results;
  };
  std::vector<Argument> arguments;
  Body source, target;

  std::string text() const;
};

RandomRewrite randomRewrite(Draw &draw);

/// Returns a world in which the facts hold and the source is defined; std::nullopt if none was
/// found. With `plain` nothing dangles and no pointer was moved.
std::optional<smt::Counterexample> randomWorld(const RandomRewrite &rewrite, smt::Reading reading,
                                               bool plain, Draw &draw);

} // namespace freehold::stress
