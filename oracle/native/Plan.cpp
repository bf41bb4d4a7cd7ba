//===- Plan.cpp -----------------------------------------------------------===//
#include "oracle/native/Plan.h"

#include "oracle/core/inputs/Answers.h"
#include "oracle/core/inputs/Contents.h"
#include "oracle/core/inputs/TensorBoundary.h"
#include "oracle/core/inputs/ValueLayout.h"
#include "oracle/native/runtime/Protocol.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace mlir;

namespace freehold::native {

namespace {
class PlanBuilder {
public:
  explicit PlanBuilder(const ProgramShape &shape)
      : shape_(shape), words_(sizeof(PlanHeader) / sizeof(uint64_t)) {}

  std::string build(const std::vector<Run> &runs, const RunLimits &limits);
  std::vector<uint64_t> take() { return std::move(words_); }

private:
  uint64_t typeAt(Type type);
  uint64_t shapeAt(Type type);
  uint64_t functionAt(const ProgramShape::Function &function);
  uint64_t globalAt(const ProgramShape::Global &global, uint64_t seed);
  std::variant<uint64_t, std::string> argumentAt(const ProgramShape::Function &entry,
                                                 unsigned number, const Argument &argument,
                                                 uint64_t seed);
  std::variant<uint64_t, std::string> inGlobalAt(Type type, unsigned number,
                                                 const SameBuffer &same);
  std::variant<uint64_t, std::string> callAt(llvm::StringRef function,
                                             const std::vector<Argument> &arguments, uint64_t seed);
  std::variant<uint64_t, std::string> stepAt(const Step &step, const Run &run, uint64_t seed);
  std::variant<uint64_t, std::string> setAt(uint64_t global, const SetStep &set, Type element,
                                            uint64_t seed);
  /// Returns where the palette is, that of small numbers if there is none, and whether its values
  /// are taken in turn.
  std::pair<uint64_t, bool> paletteAt(const std::optional<Palette> &palette, uint64_t elementType);
  uint64_t nameAt(const std::string &name);
  std::vector<uint64_t> seenGlobals() const;
  uint64_t answersAt(const Inputs &inputs);
  std::string addRun(const Run &run, uint64_t seed, std::vector<uint64_t> &places);
  uint64_t append(llvm::ArrayRef<uint64_t> words) {
    uint64_t at = words_.size();
    words_.insert(words_.end(), words.begin(), words.end());
    return at;
  }

  const ProgramShape &shape_;
  std::vector<uint64_t> words_;
  llvm::DenseMap<Type, uint64_t> types_, shapes_;
  /// A call of the run that is being planned: its callee, and the sizes of the buffers of its
  /// arguments so far.
  struct Call {
    FunctionType callee;
    std::vector<std::optional<uint64_t>> bytes;
  };
  std::vector<Call> calls_;
};
} // namespace

/// A palette as in Protocol.h.
static std::vector<uint64_t> answerPalette(Type type, ArrayRef<std::string> numbers) {
  auto palette = Palette::ofAnswers(type, numbers);
  std::vector<uint64_t> words = {palette.size()};
  llvm::append_range(words, palette.words());
  return words;
}

uint64_t PlanBuilder::typeAt(Type type) {
  if (uint64_t known = types_.lookup(type))
    return known;
  uint64_t bytes = *elementBytes(type), count = llvm::divideCeil(std::max<uint64_t>(bytes, 8), 8);
  std::vector<uint64_t> words = {bytes, count};
  auto small = std::get<Palette>(Palette::make(type, Values::Small, {}));
  words.push_back(small.size());
  llvm::append_range(words, small.words());
  llvm::append_range(words, answerPalette(type, {}));
  return types_[type] = append(words);
}

uint64_t PlanBuilder::shapeAt(Type type) {
  if (uint64_t known = shapes_.lookup(type))
    return known;
  auto add = [&](ShapeKind kind, std::vector<uint64_t> more) {
    more.insert(more.begin(), static_cast<uint64_t>(kind));
    return shapes_[type] = append(more);
  };
  if (bitsOf(type))
    return add(ShapeKind::Scalar, {typeAt(type)});
  if (isa<FunctionType>(type))
    return add(ShapeKind::Function, {});
  auto memref = dyn_cast<BaseMemRefType>(type);
  if (!memref || !elementBytes(memref.getElementType()))
    return add(ShapeKind::Other, {});
  uint64_t element = shapeAt(memref.getElementType());
  auto ranked = dyn_cast<MemRefType>(type);
  if (!ranked)
    return add(ShapeKind::Unranked, {element});
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(ranked.getStridesAndOffset(strides, offset)))
    return add(ShapeKind::Other, {});
  auto word = [](int64_t size) {
    return ShapedType::isDynamic(size) ? kDynamic : static_cast<uint64_t>(size);
  };
  std::vector<uint64_t> words = {element, static_cast<uint64_t>(ranked.getRank()), word(offset)};
  llvm::append_range(words, llvm::map_range(ranked.getShape(), word));
  llvm::append_range(words, llvm::map_range(strides, word));
  return add(ShapeKind::Ranked, words);
}

uint64_t PlanBuilder::nameAt(const std::string &name) {
  std::vector<uint64_t> words(name.size() / 8 + 1);
  std::memcpy(words.data(), name.data(), name.size());
  return append(words);
}

uint64_t PlanBuilder::functionAt(const ProgramShape::Function &function) {
  std::vector<uint64_t> words = {nameAt(function.name), function.name.size(),
                                 function.type.getNumInputs(), function.type.getNumResults()};
  for (TypeRange types :
       {TypeRange(function.type.getInputs()), TypeRange(function.type.getResults())})
    for (Type type : types)
      words.push_back(shapeAt(type));
  llvm::append_range(words, function.flags);
  return append(words);
}

uint64_t PlanBuilder::globalAt(const ProgramShape::Global &global, uint64_t seed) {
  uint64_t flags = (global.constant ? kConstant : 0) | (global.external ? kExternal : 0) |
                   (global.uninitialised ? kUninitialised : 0) |
                   (global.isPrivate && !global.external ? kUnseen : 0);
  uint64_t bytes = global.type.getNumElements() * *elementBytes(global.type.getElementType());
  return append({flags, bytes, shapeAt(global.type),
                 seedOf(global.name.data(), global.name.size(), seed), nameAt(global.name),
                 global.name.size()});
}

/// Globals of scalars that are neither constant nor private to this module.
std::vector<uint64_t> PlanBuilder::seenGlobals() const {
  std::vector<uint64_t> seen;
  for (auto [number, global] : llvm::enumerate(shape_.globals))
    if (!global.constant && (global.external || !global.isPrivate) &&
        bitsOf(global.type.getElementType()))
      seen.push_back(number);
  llvm::sort(seen, [&](uint64_t a, uint64_t b) {
    return shape_.globals[a].name < shape_.globals[b].name;
  });
  return seen;
}

/// The words of a view in the plan, after the kind of argument.
static std::vector<uint64_t> viewOf(ArgumentKind kind, const BufferLayout &layout) {
  std::vector<uint64_t> words = {static_cast<uint64_t>(kind),
                                 static_cast<uint64_t>(layout.shift) * layout.elementBytes,
                                 layout.sizes.size(), static_cast<uint64_t>(layout.offset)};
  words.insert(words.end(), layout.sizes.begin(), layout.sizes.end());
  words.insert(words.end(), layout.strides.begin(), layout.strides.end());
  return words;
}

/// Plans an argument of the current call that is in the buffer of a global.
std::variant<uint64_t, std::string> PlanBuilder::inGlobalAt(Type type, unsigned number,
                                                            const SameBuffer &same) {
  for (auto [at, global] : llvm::enumerate(shape_.globals)) {
    if (global.name != same.global || isa<BaseMemRefType>(global.type.getElementType()))
      continue;
    uint64_t bytes = global.type.getNumElements() * *elementBytes(global.type.getElementType());
    auto made = layoutOf(type, same, bytes);
    if (auto *why = std::get_if<std::string>(&made))
      return *why;
    calls_.back().bytes[number] = bytes;
    std::vector<uint64_t> words = viewOf(ArgumentKind::InGlobal, std::get<BufferLayout>(made));
    words.push_back(at);
    return append(words);
  }
  return "there is no global '@" + same.global + "' of scalars";
}

std::variant<uint64_t, std::string> PlanBuilder::argumentAt(const ProgramShape::Function &entry,
                                                            unsigned number,
                                                            const Argument &argument,
                                                            uint64_t seed) {
  Type type = entry.type.getInput(number);
  bool isTensor = entry.flags[number] & kTensor;
  auto kind = [](ArgumentKind k) { return static_cast<uint64_t>(k); };
  if (auto *scalar = std::get_if<ScalarArgument>(&argument)) {
    unsigned bits = bitsOf(type);
    if (!bits)
      return "is no scalar";
    llvm::APInt value = wholeBits(*scalar, bits);
    std::vector<uint64_t> words = {kind(ArgumentKind::Scalar), value.getNumWords()};
    words.insert(words.end(), value.getRawData(), value.getRawData() + value.getNumWords());
    return append(words);
  }
  if (std::holds_alternative<Literal>(argument) || !isa<BaseMemRefType>(type))
    return "has not been given a type";
  if (isa<BaseMemRefType>(cast<BaseMemRefType>(type).getElementType()))
    return "is a buffer of memrefs, which native runs cannot make";
  auto *same = std::get_if<SameBuffer>(&argument);
  if (same && isTensor)
    return "is a tensor, which shares no buffer";
  if (same && !same->global.empty())
    return inGlobalAt(type, number, *same);
  std::optional<uint64_t> &bytes = calls_.back().bytes[number];
  uint64_t owner = same && same->call ? same->call - 1 : calls_.size() - 1;
  if (same && (owner >= calls_.size() || same->argument >= calls_[owner].bytes.size() ||
               !calls_[owner].bytes[same->argument]))
    return "same() takes an earlier memref argument";
  if (same && same->cell)
    return "is in a buffer of memrefs, which native runs cannot make";
  if (same)
    bytes = calls_[owner].bytes[same->argument];
  if (same && same->isPlain() && calls_[owner].callee.getInput(same->argument) == type)
    return append({kind(ArgumentKind::Same), owner, same->argument});
  auto made = same ? layoutOf(type, *same, *bytes)
                   : layoutOf(type,
                              isTensor ? layoutArgumentOf(std::get<BufferArgument>(argument))
                                       : std::get<BufferArgument>(argument),
                              seed);
  if (auto *why = std::get_if<std::string>(&made))
    return *why;
  const auto &layout = std::get<BufferLayout>(made);
  std::vector<uint64_t> words = viewOf(same ? ArgumentKind::View : ArgumentKind::Buffer, layout);
  if (same) {
    words.insert(words.end(), {owner, same->argument});
    return append(words);
  }
  bytes = layout.bytes;
  uint64_t elementType = typeAt(cast<BaseMemRefType>(type).getElementType());
  auto [palette, isInTurn] = paletteAt(layout.palette, elementType);
  uint64_t cells = isTensor ? tensorSeed(seed, std::get<BufferArgument>(argument)) : layout.seed;
  words.insert(words.end(), {layout.bytes, elementType, cells, palette, isInTurn, isTensor});
  return append(words);
}

std::variant<uint64_t, std::string> PlanBuilder::callAt(llvm::StringRef function,
                                                        const std::vector<Argument> &arguments,
                                                        uint64_t seed) {
  auto entry = shape_.find(function);
  if (!entry || shape_.functions[*entry].external)
    return "there is no function '@" + function.str() + "' with a body";
  const ProgramShape::Function &callee = shape_.functions[*entry];
  FunctionType type = callee.type;
  if (type.getNumInputs() != arguments.size())
    return "takes " + std::to_string(type.getNumInputs()) + " arguments";
  std::vector<uint64_t> words = {static_cast<uint64_t>(StepKind::Call), *entry, arguments.size()};
  calls_.push_back({type, std::vector<std::optional<uint64_t>>(arguments.size())});
  for (auto [number, each] : llvm::enumerate(arguments)) {
    auto at = argumentAt(callee, number, each, seed);
    if (auto *why = std::get_if<std::string>(&at))
      return "argument " + std::to_string(number) + " " + *why;
    words.push_back(std::get<uint64_t>(at));
  }
  return append(words);
}

std::variant<uint64_t, std::string> PlanBuilder::stepAt(const Step &step, const Run &run,
                                                        uint64_t seed) {
  if (auto *call = std::get_if<CallStep>(&step))
    return callAt(call->function.empty() ? run.entry : call->function, call->arguments, seed);
  const auto &set = std::get<SetStep>(step);
  for (auto [number, global] : llvm::enumerate(shape_.globals))
    if (global.name == set.global && isa<BaseMemRefType>(global.type.getElementType()))
      return "set @" + set.global + ": native runs cannot make buffers of memrefs";
    else if (global.name == set.global)
      return setAt(number, set, cast<MemRefType>(global.type).getElementType(), seed);
  // The target may lack the global; a difference then shows at the end of the run.
  return append({static_cast<uint64_t>(StepKind::Set), shape_.globals.size(), 0, 0, 0});
}

std::variant<uint64_t, std::string> PlanBuilder::setAt(uint64_t global, const SetStep &set,
                                                       Type element, uint64_t seed) {
  auto palette = paletteOf(element, set.contents);
  if (auto *why = std::get_if<std::string>(&palette))
    return "set @" + set.global + ": " + *why;
  auto [at, isInTurn] = paletteAt(std::get<0>(palette), typeAt(element));
  return append({static_cast<uint64_t>(StepKind::Set), global,
                 setSeed(seed, set.global.data(), set.global.size(), set.contents.seed), at,
                 isInTurn});
}

std::pair<uint64_t, bool> PlanBuilder::paletteAt(const std::optional<Palette> &palette,
                                                 uint64_t elementType) {
  if (!palette)
    return {elementType + 2, false};
  std::vector<uint64_t> values = {palette->size()};
  llvm::append_range(values, palette->words());
  return {append(values), palette->isInTurn()};
}

uint64_t PlanBuilder::answersAt(const Inputs &inputs) {
  if (inputs.answerNumbers.empty())
    return 0;
  // All types that external functions return or write are known by now.
  std::vector<std::pair<uint64_t, Type>> types;
  for (auto [type, at] : types_)
    types.emplace_back(at, type);
  llvm::sort(types, llvm::less_first());
  std::vector<uint64_t> words = {types.size()};
  for (auto [at, type] : types)
    llvm::append_values(words, at, append(answerPalette(type, inputs.answerNumbers)));
  return append(words);
}

std::string PlanBuilder::addRun(const Run &run, uint64_t seed, std::vector<uint64_t> &places) {
  calls_.clear();
  std::vector<Step> steps = stepsOf(run.inputs);
  std::vector<uint64_t> words = {run.inputs.answers, answersAt(run.inputs), steps.size()};
  for (const Step &step : steps) {
    auto at = stepAt(step, run, seed);
    if (auto *why = std::get_if<std::string>(&at))
      return *why;
    words.push_back(std::get<uint64_t>(at));
  }
  places.push_back(append(words));
  return "";
}

std::string PlanBuilder::build(const std::vector<Run> &runs, const RunLimits &limits) {
  std::vector<uint64_t> functions, globals, places;
  for (const auto &function : shape_.functions)
    functions.push_back(functionAt(function));
  for (const auto &global : shape_.globals)
    globals.push_back(globalAt(global, limits.seed));
  for (const Run &run : runs)
    if (std::string why = addRun(run, limits.seed, places); !why.empty())
      return why;
  std::vector<uint64_t> seen = seenGlobals();
  PlanHeader header = {};
  header.functions = functions.size();
  header.functionsAt = append(functions);
  header.globals = globals.size();
  header.globalsAt = append(globals);
  header.runs = places.size();
  header.runsAt = append(places);
  header.seed = limits.seed;
  header.memoryBytesMax = limits.memoryBytes;
  header.seen = seen.size();
  header.seenAt = append(seen);
  header.freeResults = shape_.freeResults;
  std::memcpy(words_.data(), &header, sizeof header);
  return "";
}

std::variant<std::vector<uint64_t>, std::string>
makePlan(const ProgramShape &shape, const std::vector<Run> &runs, const RunLimits &limits) {
  PlanBuilder builder(shape);
  if (std::string why = builder.build(runs, limits); !why.empty())
    return why;
  return builder.take();
}

} // namespace freehold::native
