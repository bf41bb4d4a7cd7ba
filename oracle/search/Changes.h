//===- Changes.h - What may make an input fit -------------------*- C++ -*-===//
#pragma once

#include "oracle/search/Knobs.h"

namespace freehold::search {

/// Knobs that get a number together, or one that gets a pattern.
struct Change {
  std::vector<Knob> knobs;
  int64_t value = 0;
  std::optional<Pattern> pattern = std::nullopt;
};

/// Returns false if the input cannot have it, or already does.
bool apply(const Signature &signature, Inputs &inputs, const Change &change);

/// What is known where a run went wrong.
struct Situation {
  const Signature &signature;
  const Inputs &inputs;
  /// The knobs that may have decided it, nearest first.
  std::vector<Knob> knobs;
  /// Numbers that were compared there, and sizes.
  std::vector<int64_t> numbers;
  /// Numbers in the program's code.
  std::vector<int64_t> programNumbers;
  /// The run needed too much: numbers should be small.
  bool isTooMuch = false;
};

/// Returns what to try, the most promising first: each knob's first idea, then each one's second, and so
/// on. Sizes of one class (SizeClasses.h) are changed together before each alone.
std::vector<Change> changesFor(const Situation &situation);

struct Variation {
  Inputs inputs;
  /// The knobs that were changed; empty if only contents were.
  std::vector<Knob> knobs = {};
};

/// Returns changes of an input that fits to others that may fit too: other contents, and other sizes and
/// numbers for the knobs in each of these groups, which stay equal.
std::vector<Variation> variationsOf(const Signature &signature, const Inputs &inputs,
                                    const std::vector<std::vector<Knob>> &equal);

/// Returns the input with buffers of their own, of the same contents, in place of those that are another
/// argument's; std::nullopt if there are none.
std::optional<Inputs> separated(const Signature &signature, const Inputs &inputs);

} // namespace freehold::search
