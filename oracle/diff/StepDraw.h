//===- StepDraw.h - Runs of several steps -----------------------*- C++ -*-===//
// Makes inputs that call an entry more than once, call others and write globals before it and after
// it. StateInputs chooses which of them a program is run on.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/ProgramNumbers.h"
#include "oracle/diff/StateInputs.h"

#include <random>

namespace freehold {

/// Draws runs of several steps for one entry. Numbers come from the raw generator, since the
/// library's distributions differ between machines.
class StepDraw {
public:
  StepDraw(const interp::CompiledModule &module, const interp::CompiledFunction &entry,
           const std::vector<Inputs> &plain, const InputOptions &options,
           const ProgramNumbers &numbers);

  FunctionState state;
  std::vector<const interp::CompiledFunction *> others;

  /// Returns how often a long run calls the entry: more often than the program may count up to.
  unsigned manyCalls() const;

  /// Calls all other entries once, forwards or backwards, then the entry. Each call gets buffers
  /// that were arguments of earlier calls, of any function, if their types are equal.
  Inputs protocol(bool isForward, unsigned answers);

  /// Calls the entry with integers that agree in their lower 8, 16 and 32 bits.
  Inputs congruent();

  /// Calls the entry once with each of the numbers, which all of its integers are.
  Inputs withEach(llvm::ArrayRef<int64_t> numbers);
  /// Runs with many calls in which the first numbers of the program come in each order of three to five calls, of fewer numbers
  /// the longer the order is: protocols ask for some of them.
  std::vector<Inputs> wordsOfNumbers();

  /// Whether the entry takes i1 and nothing else.
  bool takesBits() const;
  /// Calls such an entry so that each word of five bits is passed in a row.
  Inputs bits() const;

  /// Calls the entry, another function with its buffers, and the entry once more with them.
  Inputs through(const interp::CompiledFunction &other);

  /// All sequences of three other entries before the entry, of the first ones.
  std::vector<Inputs> sequences();

  /// Two other entries before the entry, or one twice, with integers that rise from `first` in each call: what one call writes
  /// at an index, another one reads there.
  std::vector<Inputs> pairsFrom(int64_t first);

  /// So many calls of the entry, each with the next of the plain inputs, some with buffers of earlier calls; in between, globals
  /// are written and others called. `answers` is Inputs::answers.
  Inputs draw(unsigned calls, unsigned answers, size_t firstPlain);

private:
  /// The most functions that one protocol calls besides the entry.
  static constexpr size_t kOthersMax = 4;
  /// The most numbers of the program that external functions return in one run.
  static constexpr size_t kAnswerNumbers = 3;
  static constexpr int64_t kCongruent[] = {1, 257, 65793, (INT64_C(1) << 32) + 65793};
  /// The most functions that sequences are made of.
  static constexpr size_t kSequenceMax = 3;

  uint64_t next(uint64_t below) { return random_() % below; }

  static void rise(const interp::CompiledFunction &function, int64_t first,
                   std::vector<Argument> &given);
  std::vector<Argument> withSmall(int64_t number) const;
  std::vector<Argument> withIntegers(unsigned call) const;

  /// Each run gets the next numbers, so that several runs go through all of them.
  std::vector<std::string> nextAnswers();

  /// Replaces fresh buffers by ones that were passed before, each at most once.
  std::vector<Argument> givenBefore(const interp::CompiledFunction &callee,
                                    std::vector<Argument> given);

  static std::optional<size_t> argumentOf(const interp::CompiledFunction &function,
                                          mlir::Type type);

  /// Writes all, or every second, of the public globals that the entry can reach.
  void writeGlobals(std::vector<Step> &steps);

  /// One write in three is of small numbers, which can be used as sizes and indices. The others have
  /// telling cells in turn, most useful first.
  BufferArgument contentsFor(mlir::Type element);

  void callOther(std::vector<Step> &steps);

  /// Passes every second buffer that the callee got before once more.
  std::vector<Argument> arguments(const interp::CompiledFunction &callee,
                                  std::vector<Argument> given);

  /// Returns the number of the last call of the same function; its arguments have the same types.
  std::optional<unsigned> lastCallOf(const interp::CompiledFunction &callee) const;

  const interp::CompiledModule &module_;
  const interp::CompiledFunction &entry_;
  const std::vector<Inputs> &plain_;
  std::mt19937_64 random_;
  const ProgramNumbers numbers_;
  /// Those numbers as text.
  std::vector<std::string> answerTexts_;
  size_t answerCount_ = 0;
  unsigned writes_ = 0;
  std::vector<const interp::CompiledFunction *> callees_;
};

} // namespace freehold
