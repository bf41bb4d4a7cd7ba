//===- StepDraw.cpp -------------------------------------------------------===//
#include "oracle/diff/StepDraw.h"

#include "oracle/core/inputs/ApartArguments.h"
#include "oracle/core/inputs/TellingValues.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SmallString.h"

#include <cmath>
#include <set>

using namespace mlir;

namespace freehold {

using interp::CompiledFunction;
using interp::CompiledGlobal;
using interp::CompiledModule;

/// Calls of the entry in a long run, and the most that a number of the program may ask for.
static constexpr unsigned kManyCalls = 6, kManyCallsMax = 66;
/// The largest number of the program that may be the size of tiles.
static constexpr int64_t kAnsweredTileMax = 64;

/// Returns digits that are read back as the same number.
static std::string digitsOf(double number) {
  llvm::SmallString<32> digits;
  llvm::APFloat(number).toString(digits);
  return digits.str().str();
}

/// Whether it is a buffer of the caller's, which can be passed again. A tensor is a value.
static bool isBuffer(const Argument &argument) {
  auto *buffer = std::get_if<BufferArgument>(&argument);
  return buffer && !buffer->isTensor;
}

StepDraw::StepDraw(const CompiledModule &module, const CompiledFunction &entry,
                   const std::vector<Inputs> &plain, const InputOptions &options,
                   const ProgramNumbers &numbers)
    : module_(module), entry_(entry), plain_(plain), random_(options.seed), numbers_(numbers) {
  for (int64_t number : numbers_.integers)
    if (number != 0 && number != 1)
      answerTexts_.push_back(std::to_string(number));
  // Sizes that are not a multiple of a tile.
  for (int64_t number : numbers_.integers)
    if (number > 2 && number <= kAnsweredTileMax)
      answerTexts_.push_back(std::to_string(number + 1));
  for (double number : numbers_.floats)
    if (std::isfinite(number))
      answerTexts_.push_back(digitsOf(number));
}

unsigned StepDraw::manyCalls() const {
  unsigned calls = kManyCalls;
  for (int64_t number : numbers_.integers)
    if (number >= kManyCalls - 1 && number + 2 <= kManyCallsMax)
      calls = std::max(calls, static_cast<unsigned>(number) + 2);
  return calls;
}

Inputs StepDraw::protocol(bool isForward, unsigned answers) {
  Inputs inputs;
  inputs.isProbe = true;
  inputs.answers = answers;
  callees_.clear();
  size_t count = std::min(others.size(), kOthersMax);
  for (size_t n = 0; n < count; ++n) {
    const CompiledFunction &other = *others[isForward ? n : count - 1 - n];
    std::vector<Inputs> made = interp::makeInputs(other, {.count = 1});
    inputs.before.push_back(CallStep{other.name, givenBefore(other, made.front().arguments)});
  }
  inputs.arguments = givenBefore(entry_, plain_.front().arguments);
  return inputs;
}

Inputs StepDraw::congruent() {
  Inputs inputs;
  inputs.isProbe = true;
  inputs.arguments = withIntegers(0);
  for (unsigned call = 1; call < std::size(kCongruent); ++call)
    inputs.after.push_back(CallStep{"", withIntegers(call)});
  return inputs;
}

Inputs StepDraw::withEach(llvm::ArrayRef<int64_t> numbers) {
  Inputs inputs;
  inputs.isProbe = true;
  inputs.arguments = withSmall(numbers.front());
  for (int64_t number : numbers.drop_front())
    inputs.after.push_back(CallStep{"", withSmall(number)});
  return inputs;
}

/// Appends the part of a de Bruijn sequence that begins with a prefix: words whose length divides `length`, in their order (Fredricksen
/// and Maiorana). `word` has one letter more than the length.
static void addWords(size_t letters, size_t length, size_t prefix, size_t period,
                     std::vector<size_t> &word, std::vector<size_t> &sequence) {
  if (prefix > length) {
    if (length % period == 0)
      sequence.insert(sequence.end(), word.begin() + 1, word.begin() + 1 + period);
    return;
  }
  word[prefix] = word[prefix - period];
  addWords(letters, length, prefix + 1, period, word, sequence);
  for (size_t letter = word[prefix - period] + 1; letter < letters; ++letter) {
    word[prefix] = letter;
    addWords(letters, length, prefix + 1, prefix, word, sequence);
  }
}

std::vector<Inputs> StepDraw::wordsOfNumbers() {
  static constexpr std::pair<size_t, size_t> sizes[] = {{6, 3}, {4, 4}, {3, 5}};
  std::vector<int64_t> numbers;
  for (int64_t number : numbers_.integers)
    if (!llvm::is_contained(numbers, number))
      numbers.push_back(number);
  for (int64_t other = 5; numbers.size() < sizes[0].first; ++other)
    if (!llvm::is_contained(numbers, other))
      numbers.push_back(other);
  std::vector<Inputs> all;
  for (auto [letters, length] : sizes) {
    std::vector<size_t> word(length + 1), sequence;
    addWords(letters, length, /*prefix=*/1, /*period=*/1, word, sequence);
    std::vector<int64_t> calls;
    // The end meets the beginning again.
    for (size_t n = 0; n < sequence.size() + length - 1; ++n)
      calls.push_back(numbers[sequence[n % sequence.size()]]);
    all.push_back(withEach(calls));
  }
  return all;
}

bool StepDraw::takesBits() const {
  return entry_.type.getNumInputs() == 1 && entry_.type.getInput(0).isInteger(1);
}

Inputs StepDraw::bits() const {
  static constexpr llvm::StringRef word = "000001000110010100111010110111110000";
  Inputs inputs;
  inputs.isProbe = true;
  inputs.arguments = {ScalarArgument{word.front() - '0'}};
  for (char bit : word.drop_front())
    inputs.after.push_back(CallStep{"", {ScalarArgument{bit - '0'}}});
  return inputs;
}

Inputs StepDraw::through(const CompiledFunction &other) {
  Inputs inputs;
  inputs.isProbe = true;
  callees_.clear();
  inputs.before.push_back(CallStep{"", givenBefore(entry_, plain_.front().arguments)});
  std::vector<Inputs> made = interp::makeInputs(other, {.count = 1});
  inputs.before.push_back(CallStep{other.name, givenBefore(other, made.front().arguments)});
  inputs.arguments = givenBefore(entry_, plain_.front().arguments);
  return inputs;
}

std::vector<Inputs> StepDraw::sequences() {
  std::vector<Inputs> all;
  const size_t count = std::min(others.size(), kSequenceMax);
  for (size_t number = 0; number < count * count * count; ++number) {
    Inputs inputs;
    inputs.isProbe = true;
    callees_.clear();
    for (size_t n : {number / count / count, number / count % count, number % count}) {
      std::vector<Inputs> made = interp::makeInputs(*others[n], {.count = 1});
      inputs.before.push_back(
          CallStep{others[n]->name, givenBefore(*others[n], made.front().arguments)});
    }
    inputs.arguments = givenBefore(entry_, plain_.front().arguments);
    all.push_back(std::move(inputs));
  }
  return all;
}

std::vector<Inputs> StepDraw::pairsFrom(int64_t first) {
  std::vector<Inputs> all;
  const size_t count = std::min(others.size(), kSequenceMax);
  for (size_t number = 0; number < count * count; ++number) {
    Inputs inputs;
    inputs.isProbe = true;
    callees_.clear();
    for (size_t n : {number / count, number % count}) {
      std::vector<Argument> given = interp::makeInputs(*others[n], {.count = 1}).front().arguments;
      rise(*others[n], first, given);
      inputs.before.push_back(CallStep{others[n]->name, givenBefore(*others[n], given)});
    }
    std::vector<Argument> given = plain_.front().arguments;
    rise(entry_, first, given);
    inputs.arguments = givenBefore(entry_, given);
    all.push_back(std::move(inputs));
  }
  return all;
}

Inputs StepDraw::draw(unsigned calls, unsigned answers, size_t firstPlain) {
  Inputs inputs;
  inputs.isProbe = true;
  inputs.answers = answers;
  if (answers && !answerTexts_.empty())
    inputs.answerNumbers = nextAnswers();
  callees_.clear();
  if (next(4) == 0)
    writeGlobals(inputs.before);
  if (!others.empty() && next(3) == 0)
    callOther(inputs.before);
  inputs.arguments = arguments(entry_, plain_[firstPlain % plain_.size()].arguments);
  for (unsigned n = 1; n < calls; ++n) {
    writeGlobals(inputs.after);
    if (!others.empty() && next(2) == 0)
      callOther(inputs.after);
    const Inputs &given = plain_[(firstPlain + n) % plain_.size()];
    inputs.after.push_back(CallStep{"", arguments(entry_, given.arguments)});
  }
  return inputs;
}

void StepDraw::rise(const CompiledFunction &function, int64_t first, std::vector<Argument> &given) {
  for (auto [argument, type] : llvm::zip_equal(given, function.type.getInputs()))
    if (unsigned bits = bitsOf(type); type.isIntOrIndex() && bits > 3 && bits <= 64)
      argument = ScalarArgument{llvm::SignExtend64(first++, bits)};
}

std::vector<Argument> StepDraw::withSmall(int64_t number) const {
  std::vector<Argument> arguments = plain_.front().arguments;
  for (auto [argument, type] : llvm::zip_equal(arguments, entry_.type.getInputs()))
    if (unsigned bits = bitsOf(type); type.isIntOrIndex() && bits > 3 && bits <= 64)
      argument = ScalarArgument{llvm::SignExtend64(number, bits)};
  return arguments;
}

std::vector<Argument> StepDraw::withIntegers(unsigned call) const {
  std::vector<Argument> arguments = plain_.front().arguments;
  for (auto [argument, type] : llvm::zip_equal(arguments, entry_.type.getInputs()))
    if (unsigned bits = bitsOf(type); type.isIntOrIndex() && bits > 8 && bits <= 64)
      argument = ScalarArgument{bits > 32   ? kCongruent[call]
                                : bits > 16 ? kCongruent[std::min(call, 2u)]
                                            : kCongruent[std::min(call, 1u)]};
  return arguments;
}

std::vector<std::string> StepDraw::nextAnswers() {
  std::vector<std::string> numbers;
  while (numbers.size() < std::min(kAnswerNumbers, answerTexts_.size()))
    numbers.push_back(answerTexts_[answerCount_++ % answerTexts_.size()]);
  return numbers;
}

std::vector<Argument> StepDraw::givenBefore(const CompiledFunction &callee,
                                            std::vector<Argument> given) {
  auto apart = keptApart(callee.op, given.size());
  std::set<std::pair<size_t, size_t>> taken;
  for (size_t n = 0; n < given.size(); ++n) {
    if (!isBuffer(given[n]) || !apart[n].empty())
      continue;
    for (size_t call = callees_.size(); call-- > 0;)
      if (auto found = argumentOf(*callees_[call], callee.type.getInput(n));
          found && taken.insert({call, *found}).second) {
        SameBuffer same;
        same.argument = static_cast<unsigned>(*found);
        same.call = static_cast<unsigned>(call + 1);
        given[n] = same;
        break;
      }
  }
  callees_.push_back(&callee);
  return given;
}

std::optional<size_t> StepDraw::argumentOf(const CompiledFunction &function, Type type) {
  auto inputs = function.type.getInputs();
  auto found = llvm::find(inputs, type);
  if (found == inputs.end())
    return std::nullopt;
  return found - inputs.begin();
}

void StepDraw::writeGlobals(std::vector<Step> &steps) {
  bool all = next(2) == 0;
  for (unsigned number : state.globals) {
    const CompiledGlobal &global = module_.globals[number];
    if (global.isPublic && bitsOf(global.type.getElementType()) && (all || next(2) == 0))
      steps.push_back(SetStep{global.name, contentsFor(global.type.getElementType())});
  }
}

BufferArgument StepDraw::contentsFor(Type element) {
  BufferArgument contents;
  contents.seed = 1 + next(1000);
  if (unsigned write = writes_++; write % 3) {
    static constexpr size_t order[] = {11, 9, 2, 0,  5,  10, 4,  8,  1,
                                       3,  6, 7, 12, 13, 14, 15, 16, 17};
    static_assert(std::size(order) == kNamedRows);
    auto rows = tellingCells(element, kNamedRows, contents.seed, numbers_);
    if (size_t row = order[(write - write / 3 - 1) % kNamedRows]; row < rows.size())
      for (const ScalarArgument &cell : rows[row])
        contents.cells.push_back(print(std::vector<Argument>{cell}));
    else
      contents.values = write % 3 == 1 ? Values::Finite : Values::Edge;
  }
  return contents;
}

void StepDraw::callOther(std::vector<Step> &steps) {
  const CompiledFunction &other = *others[next(others.size())];
  InputOptions options = {.count = 3, .seed = 1 + next(1000)};
  std::vector<Inputs> made = interp::makeInputs(other, options);
  steps.push_back(CallStep{other.name, arguments(other, made[next(made.size())].arguments)});
}

std::vector<Argument> StepDraw::arguments(const CompiledFunction &callee,
                                          std::vector<Argument> given) {
  for (size_t n = 0; n < given.size(); ++n)
    if (isBuffer(given[n]))
      if (auto call = lastCallOf(callee); call && next(2) == 0) {
        SameBuffer same;
        same.argument = n;
        same.call = *call;
        given[n] = same;
      }
  callees_.push_back(&callee);
  return given;
}

std::optional<unsigned> StepDraw::lastCallOf(const CompiledFunction &callee) const {
  for (size_t n = callees_.size(); n-- > 0;)
    if (callees_[n] == &callee)
      return n + 1;
  return std::nullopt;
}

} // namespace freehold
