//===- StateInputs.cpp ----------------------------------------------------===//
#include "oracle/diff/StateInputs.h"

#include "oracle/core/inputs/BufferType.h"
#include "oracle/diff/StepDraw.h"

#include "llvm/ADT/SetVector.h"

#include <limits>
#include <set>

using namespace mlir;

namespace freehold {

using interp::CompiledFunction;
using interp::CompiledModule;

/// If at least this many inputs are requested, some are longer runs, which find less for their
/// time.
static constexpr unsigned kManyInputs = 8;
/// More calls than an i8 counts, of an entry without buffers.
static constexpr unsigned kUncountedCalls = 260;
/// What calls in a row get: two numbers in turn, which a memo of the last one or two keeps apart; one number again and again; more keys than a
/// small table has, then one that it has and one that it lost; rising sizes; numbers whose sum leaves i32 or f32.
static constexpr int64_t kInTurn[] = {5, 7, 5, 7, 6, 5}, kAgain[] = {5, 5, 5, 5, 6, 6, 6},
                         kKeys[] = {0, 1, 2, 3, 4, 4, 0}, kFewKeys[] = {0, 1, 2, 3, 3},
                         kLastKey[] = {9, 9, 0, 8}, kRising[] = {2, 3, 6, 8},
                         kLarge[] = {INT32_MAX, (1 << 24) + 1, INT32_MAX};
static constexpr llvm::ArrayRef<int64_t> kCallRows[] = {kInTurn,  kAgain,  kKeys, kFewKeys,
                                                        kLastKey, kRising, kLarge};
/// The first integers of two calls before the entry; the last ones have a sum that leaves i32.
static constexpr int64_t kPairsFrom[] = {1, 6, 7, INT32_MAX - 2};

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
  for (llvm::ArrayRef<int64_t> row : kCallRows)
    keep(draw.withEach(row));
  for (Inputs &each : draw.wordsOfNumbers())
    keep(std::move(each));
  if (draw.takesBits())
    keep(draw.bits());
  for (Inputs &each : draw.sequences())
    keep(std::move(each));
  for (int64_t first : kPairsFrom)
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
    for (llvm::ArrayRef<int64_t> row : kCallRows)
      result.push_back(draw.withEach(row));
  }
  if (draw.takesBits())
    result.push_back(draw.bits());
  for (const CompiledFunction *other : entries)
    if (sharesBuffers(entry, *other))
      result.push_back(draw.through(*other));
  return result;
}

} // namespace freehold
