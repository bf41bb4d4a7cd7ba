//===- StateInputs.cpp ----------------------------------------------------===//
#include "oracle/diff/StateInputs.h"

#include "oracle/core/inputs/ApartArguments.h"
#include "oracle/core/inputs/BufferType.h"
#include "oracle/core/inputs/Mix.h"
#include "oracle/core/inputs/ProgramNumbers.h"
#include "oracle/core/inputs/TellingValues.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallString.h"

#include <cmath>
#include <limits>
#include <random>
#include <set>

using namespace mlir;

namespace freehold {

using interp::CompiledFunction;
using interp::CompiledGlobal;
using interp::CompiledModule;

/// If at least this many inputs are requested, some are longer runs, which find less for their
/// time.
static constexpr unsigned kManyInputs = 8;
/// Calls of the entry in a long run, and the most that a number of the program may ask for.
static constexpr unsigned kManyCalls = 6, kManyCallsMax = 66;
/// More calls than an i8 counts, of an entry without buffers.
static constexpr unsigned kUncountedCalls = 260;

/// The largest number of the program that may be the size of tiles.
static constexpr int64_t kAnsweredTileMax = 64;
/// Inputs with an argument in a global that external functions write.
static constexpr size_t kWrittenOutsideMax = 6;

static bool hasDynamicSize(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && !memref.hasStaticShape();
}

FunctionState stateOf(const CompiledModule &module, const CompiledFunction &function) {
  FunctionState state;
  llvm::SetVector<unsigned> functions, globals;
  functions.insert(function.number);
  for (size_t n = 0; n < functions.size(); ++n) {
    // What opaque ops return and write varies with the answers as well.
    state.callsExternal |= module.functions[functions[n]]->hasOpaqueOps;
    state.getsDynamicBuffers |= module.functions[functions[n]]->hasOpaqueBuffers;
    for (Operation *symbol : module.functions[functions[n]]->symbols) {
      if (auto callee = module.functionNumbers.find(symbol);
          callee != module.functionNumbers.end()) {
        const CompiledFunction &called = *module.functions[callee->second];
        state.callsExternal |= called.external;
        state.getsDynamicBuffers |=
            called.external && llvm::any_of(called.type.getResults(), hasDynamicSize);
        functions.insert(callee->second);
      }
      if (auto global = module.globalNumbers.find(symbol);
          global != module.globalNumbers.end() && !module.globals[global->second].constant)
        globals.insert(global->second);
    }
  }
  state.globals.assign(globals.begin(), globals.end());
  state.takesMemRefsInMemory = llvm::any_of(function.type.getInputs(), [](Type type) {
    auto memref = dyn_cast<BaseMemRefType>(type);
    return memref && isa<BaseMemRefType>(memref.getElementType());
  });
  return state;
}

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

namespace {
/// Draws runs of several steps for one entry. Numbers come from the raw generator, since the
/// library's distributions differ between machines.
class StepDraw {
public:
  StepDraw(const CompiledModule &module, const CompiledFunction &entry,
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

  FunctionState state;
  std::vector<const CompiledFunction *> others;

  /// Returns how often a long run calls the entry: more often than the program may count up to.
  unsigned manyCalls() const {
    unsigned calls = kManyCalls;
    for (int64_t number : numbers_.integers)
      if (number >= kManyCalls - 1 && number + 2 <= kManyCallsMax)
        calls = std::max(calls, static_cast<unsigned>(number) + 2);
    return calls;
  }

  /// Calls all other entries once, forwards or backwards, then the entry. Each call gets buffers
  /// that were arguments of earlier calls, of any function, if their types are equal.
  Inputs protocol(bool isForward, unsigned answers) {
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

  /// Calls the entry with integers that agree in their lower 8, 16 and 32 bits.
  Inputs congruent() {
    Inputs inputs;
    inputs.isProbe = true;
    inputs.arguments = withIntegers(0);
    for (unsigned call = 1; call < std::size(kCongruent); ++call)
      inputs.after.push_back(CallStep{"", withIntegers(call)});
    return inputs;
  }

  /// Calls the entry with two rows of integers in turn, which a memo of the last one or two keeps apart.
  Inputs alternating() {
    static constexpr int64_t rows[] = {5, 7, 5, 7, 6, 5};
    Inputs inputs;
    inputs.isProbe = true;
    inputs.arguments = withSmall(rows[0]);
    for (int64_t row : llvm::ArrayRef(rows).drop_front())
      inputs.after.push_back(CallStep{"", withSmall(row)});
    return inputs;
  }

  /// Whether the entry takes i1 and nothing else.
  bool takesBits() const {
    return entry_.type.getNumInputs() == 1 && entry_.type.getInput(0).isInteger(1);
  }
  /// Calls such an entry so that each word of five bits is passed in a row.
  Inputs bits() const {
    static constexpr llvm::StringRef word = "000001000110010100111010110111110000";
    Inputs inputs;
    inputs.isProbe = true;
    inputs.arguments = {ScalarArgument{word.front() - '0'}};
    for (char bit : word.drop_front())
      inputs.after.push_back(CallStep{"", {ScalarArgument{bit - '0'}}});
    return inputs;
  }

  /// Calls the entry, another function with its buffers, and the entry once more with them.
  Inputs through(const CompiledFunction &other) {
    Inputs inputs;
    inputs.isProbe = true;
    callees_.clear();
    inputs.before.push_back(CallStep{"", givenBefore(entry_, plain_.front().arguments)});
    std::vector<Inputs> made = interp::makeInputs(other, {.count = 1});
    inputs.before.push_back(CallStep{other.name, givenBefore(other, made.front().arguments)});
    inputs.arguments = givenBefore(entry_, plain_.front().arguments);
    return inputs;
  }

  /// All sequences of three other entries before the entry, of the first ones.
  std::vector<Inputs> sequences() {
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

  /// Two other entries before the entry, or one twice, with integers that rise from `first` in each call: what one call writes
  /// at an index, another one reads there.
  std::vector<Inputs> pairsFrom(int64_t first) {
    std::vector<Inputs> all;
    const size_t count = std::min(others.size(), kSequenceMax);
    for (size_t number = 0; number < count * count; ++number) {
      Inputs inputs;
      inputs.isProbe = true;
      callees_.clear();
      for (size_t n : {number / count, number % count}) {
        std::vector<Argument> given =
            interp::makeInputs(*others[n], {.count = 1}).front().arguments;
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

  Inputs draw(unsigned calls, unsigned answers, size_t firstPlain) {
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

private:
  /// The most functions that one protocol calls besides the entry.
  static constexpr size_t kOthersMax = 4;
  /// The most numbers of the program that external functions return in one run.
  static constexpr size_t kAnswerNumbers = 3;
  static constexpr int64_t kCongruent[] = {1, 257, 65793, (INT64_C(1) << 32) + 65793};

  /// The most functions that sequences are made of.
  static constexpr size_t kSequenceMax = 3;

  uint64_t next(uint64_t below) { return random_() % below; }

  static void rise(const CompiledFunction &function, int64_t first, std::vector<Argument> &given) {
    for (auto [argument, type] : llvm::zip_equal(given, function.type.getInputs()))
      if (unsigned bits = bitsOf(type); type.isIntOrIndex() && bits > 3 && bits <= 64)
        argument = ScalarArgument{first++};
  }

  std::vector<Argument> withSmall(int64_t number) const {
    std::vector<Argument> arguments = plain_.front().arguments;
    for (auto [argument, type] : llvm::zip_equal(arguments, entry_.type.getInputs()))
      if (unsigned bits = bitsOf(type); type.isIntOrIndex() && bits > 3 && bits <= 64)
        argument = ScalarArgument{number};
    return arguments;
  }

  std::vector<Argument> withIntegers(unsigned call) const {
    std::vector<Argument> arguments = plain_.front().arguments;
    for (auto [argument, type] : llvm::zip_equal(arguments, entry_.type.getInputs()))
      if (unsigned bits = bitsOf(type); type.isIntOrIndex() && bits > 8 && bits <= 64)
        argument = ScalarArgument{bits > 32   ? kCongruent[call]
                                  : bits > 16 ? kCongruent[std::min(call, 2u)]
                                              : kCongruent[std::min(call, 1u)]};
    return arguments;
  }

  /// Each run gets the next numbers, so that several runs go through all of them.
  std::vector<std::string> nextAnswers() {
    std::vector<std::string> numbers;
    while (numbers.size() < std::min(kAnswerNumbers, answerTexts_.size()))
      numbers.push_back(answerTexts_[answerCount_++ % answerTexts_.size()]);
    return numbers;
  }

  /// Replaces fresh buffers by ones that were passed before, each at most once.
  std::vector<Argument> givenBefore(const CompiledFunction &callee, std::vector<Argument> given) {
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

  static std::optional<size_t> argumentOf(const CompiledFunction &function, Type type) {
    auto inputs = function.type.getInputs();
    auto found = llvm::find(inputs, type);
    if (found == inputs.end())
      return std::nullopt;
    return found - inputs.begin();
  }

  /// Writes all, or every second, of the public globals that the entry can reach.
  void writeGlobals(std::vector<Step> &steps) {
    bool all = next(2) == 0;
    for (unsigned number : state.globals) {
      const CompiledGlobal &global = module_.globals[number];
      if (global.isPublic && bitsOf(global.type.getElementType()) && (all || next(2) == 0))
        steps.push_back(SetStep{global.name, contentsFor(global.type.getElementType())});
    }
  }

  /// One write in three is of small numbers, which can be used as sizes and indices. The others have
  /// telling cells in turn, most useful first.
  BufferArgument contentsFor(Type element) {
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

  void callOther(std::vector<Step> &steps) {
    const CompiledFunction &other = *others[next(others.size())];
    InputOptions options = {.count = 3, .seed = 1 + next(1000)};
    std::vector<Inputs> made = interp::makeInputs(other, options);
    steps.push_back(CallStep{other.name, arguments(other, made[next(made.size())].arguments)});
  }

  /// Passes every second buffer that the callee got before once more.
  std::vector<Argument> arguments(const CompiledFunction &callee, std::vector<Argument> given) {
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

  /// Returns the number of the last call of the same function; its arguments have the same types.
  std::optional<unsigned> lastCallOf(const CompiledFunction &callee) const {
    for (size_t n = callees_.size(); n-- > 0;)
      if (callees_[n] == &callee)
        return n + 1;
    return std::nullopt;
  }

  const CompiledModule &module_;
  const CompiledFunction &entry_;
  const std::vector<Inputs> &plain_;
  std::mt19937_64 random_;
  const ProgramNumbers numbers_;
  /// Those numbers as text.
  std::vector<std::string> answerTexts_;
  size_t answerCount_ = 0;
  unsigned writes_ = 0;
  std::vector<const CompiledFunction *> callees_;
};
} // namespace

/// Returns the public entries that use a global of the state, or that call external functions if
/// the entry does, since those may keep their arguments.
static std::vector<const CompiledFunction *>
sharing(const CompiledModule &module, const FunctionState &state, const CompiledFunction &entry,
        const std::vector<const CompiledFunction *> &entries) {
  std::vector<const CompiledFunction *> found;
  if (state.globals.empty() && !state.callsExternal)
    return found;
  for (const CompiledFunction *other : entries) {
    if (other == &entry || !other->isPublic)
      continue;
    FunctionState its = stateOf(module, *other);
    if ((its.callsExternal && state.callsExternal) ||
        llvm::any_of(its.globals,
                     [&](unsigned global) { return llvm::is_contained(state.globals, global); }))
      found.push_back(other);
  }
  return found;
}

/// Removes probes if other inputs are left: the source is seldom fit on one in two calls in a row.
static std::vector<Inputs> withoutProbes(std::vector<Inputs> inputs) {
  if (!llvm::all_of(inputs, [](const Inputs &each) { return each.isProbe; }))
    llvm::erase_if(inputs, [](const Inputs &each) { return each.isProbe; });
  return inputs;
}

namespace {
/// How often a run calls the entry, and how external functions answer.
struct RunKind {
  unsigned calls, answers;
};
} // namespace

/// Returns the most useful runs, most useful first. External functions write in runs with an odd
/// number of `answers`, which needs state that persists.
static std::vector<RunKind> firstRuns(const FunctionState &state) {
  bool persists = !state.globals.empty() || state.takesMemRefsInMemory;
  if (!state.callsExternal)
    return {{3, 0}};
  if (state.getsDynamicBuffers && persists)
    return {{3, 0}, {2, kEmptySizes}, {3, kLargeSizes}, {1, 1}, {2, kOneElement}};
  if (state.getsDynamicBuffers)
    return {{1, 1}, {2, kEmptySizes}, {2, kLargeSizes}, {1, kOneElement}, {2, 2}};
  if (persists)
    return {{3, 0}, {1, 1}, {3, 3}, {2, 2}, {1, kSameAnswer}};
  return {{1, 1}, {2, 2}, {1, kSameAnswer}};
}

/// Of the inputs with an argument in a global the first ones, with external functions that write.
static std::vector<Inputs> writtenOutside(const std::vector<Inputs> &plain) {
  std::vector<Inputs> result;
  for (const Inputs &each : plain) {
    bool isInGlobal = llvm::any_of(each.arguments, [](const Argument &argument) {
      auto *same = std::get_if<SameBuffer>(&argument);
      return same && !same->global.empty();
    });
    if (!isInGlobal || result.size() >= kWrittenOutsideMax)
      continue;
    result.push_back(each);
    result.back().isProbe = true;
    result.back().answers = result.size() % 2 ? 1 : 3;
  }
  return result;
}

std::vector<Inputs> stateInputs(const CompiledModule &module, const CompiledFunction &entry,
                                const std::vector<const CompiledFunction *> &entries,
                                const std::vector<Inputs> &plain, const InputOptions &options,
                                const ProgramNumbers &numbers) {
  std::vector<Inputs> result;
  bool areMany = options.count >= kManyInputs;
  unsigned count = areMany ? options.count / 2 + 1 : (options.count + 1) / 3;
  std::vector<Inputs> tame = withoutProbes(plain);
  StepDraw draw(module, entry, tame, options, numbers);
  draw.state = stateOf(module, entry);
  if (!draw.state.any() || plain.empty() || !count)
    return result;
  draw.others = sharing(module, draw.state, entry, entries);
  std::set<std::string> seen;
  auto keep = [&](Inputs inputs) {
    if (result.size() < count && seen.insert(print(inputs)).second)
      result.push_back(std::move(inputs));
  };
  auto add = [&](unsigned calls, unsigned how) { keep(draw.draw(calls, how, seen.size())); };
  for (RunKind run : firstRuns(draw.state))
    add(run.calls, run.answers);
  if (areMany) {
    if (!draw.others.empty()) {
      keep(draw.protocol(/*isForward=*/true, draw.state.callsExternal ? 1 : 0));
      keep(draw.protocol(/*isForward=*/false, /*answers=*/0));
    }
    if (!draw.state.globals.empty())
      add(draw.manyCalls(), /*how=*/0);
    keep(draw.congruent());
  }
  for (unsigned n = 0; result.size() < count && n < 2 * count; ++n)
    add(1 + n % 3, draw.state.callsExternal && n % 4 ? 4 + n : 0);
  // Beyond the count: external functions may write the globals that arguments are in, whether the entry names them or not.
  count = std::numeric_limits<unsigned>::max();
  if (draw.state.callsExternal)
    for (Inputs &each : writtenOutside(plain))
      keep(std::move(each));
  // Without arguments to choose, the order of calls is all there is.
  if (!areMany || draw.state.globals.empty())
    return result;
  bool takesBuffers =
      llvm::any_of(entry.type.getInputs(), [](Type type) { return bool(bufferTypeOf(type)); });
  if (!takesBuffers)
    add(kUncountedCalls, /*how=*/0);
  keep(draw.alternating());
  if (draw.takesBits())
    keep(draw.bits());
  for (Inputs &each : draw.sequences())
    keep(std::move(each));
  for (int64_t first : {1, 6, 7})
    for (Inputs &each : draw.pairsFrom(first))
      keep(std::move(each));
  return result;
}

/// Whether another entry gets a buffer of a type that the entry gets.
static bool sharesBuffers(const CompiledFunction &entry, const CompiledFunction &other) {
  return &entry != &other && other.isPublic && llvm::any_of(other.type.getInputs(), [&](Type type) {
    return isa<BaseMemRefType>(type) && llvm::is_contained(entry.type.getInputs(), type);
  });
}

std::vector<Inputs> repeatedCalls(const CompiledModule &module, const CompiledFunction &entry,
                                  const std::vector<const CompiledFunction *> &entries,
                                  const std::vector<Inputs> &plain, const InputOptions &options) {
  std::vector<Inputs> tame = withoutProbes(plain);
  StepDraw draw(module, entry, tame, options, entry.numbers());
  std::vector<Inputs> result = {
      draw.draw(options.count >= kManyInputs ? draw.manyCalls() : 3, 0, 0)};
  if (entry.type.getNumInputs()) {
    result.push_back(draw.congruent());
    result.push_back(draw.alternating());
  }
  if (draw.takesBits())
    result.push_back(draw.bits());
  for (const CompiledFunction *other : entries)
    if (sharesBuffers(entry, *other))
      result.push_back(draw.through(*other));
  return result;
}

} // namespace freehold
