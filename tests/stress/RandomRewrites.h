//===- RandomRewrites.h - Rewrites of deallocs, right and wrong -*- C++ -*-===//
// A bufferization.dealloc of a few memrefs and lists with facts, and the same after edits of the
// kinds that simplifications make, whether or not they are right here. What facts and deallocs mean
// is written down once more, for concrete worlds only, so that worlds can be drawn in which the
// before is defined.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"

#include <functional>
#include <memory>

namespace freehold::stress {

class Draw {
public:
  explicit Draw(uint64_t seed) : state_(seed) {}
  /// Below `end`.
  unsigned below(unsigned end);
  bool oneIn(unsigned n) { return below(n) == 0; }

private:
  uint64_t state_;
};

struct Expr;
using ExprRef = std::shared_ptr<const Expr>;
/// An i1: an argument, a literal, an updated condition, or made of two.
struct Expr {
  enum class Kind : uint8_t { Argument, Literal, Result, Or, And } kind;
  /// Argument: which. Literal: 0 or 1. Result: of which op.
  unsigned number = 0;
  /// Result: of which retained value.
  unsigned result = 0;
  ExprRef a = nullptr, b = nullptr;
};

struct RandomRewrite {
  struct Argument {
    bool isMemRef = false, isList = false;
    /// Of an i1 list: the memref list.
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

/// A world that has the facts and in which the source is defined; nullopt if none was found.
/// `plain`: nothing dangles and nothing was moved.
std::optional<smt::Counterexample> randomWorld(const RandomRewrite &rewrite, smt::Reading reading,
                                               bool plain, Draw &draw);

} // namespace freehold::stress
