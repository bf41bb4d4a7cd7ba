//===- Plan.cpp -----------------------------------------------------------===//
#include "oracle/native/Plan.h"

#include "oracle/core/Contents.h"
#include "oracle/core/ValueLayout.h"
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
  std::variant<uint64_t, std::string> argumentAt(FunctionType entry, unsigned number,
                                                 const Argument &argument, uint64_t seed);
  std::string addRun(const Run &run, uint64_t seed, std::vector<uint64_t> &places);
  uint64_t append(llvm::ArrayRef<uint64_t> words) {
    uint64_t at = words_.size();
    words_.insert(words_.end(), words.begin(), words.end());
    return at;
  }

  const ProgramShape &shape_;
  std::vector<uint64_t> words_;
  llvm::DenseMap<Type, uint64_t> types_, shapes_;
  /// Of the buffers that the arguments of the run so far lie in.
  std::vector<std::optional<uint64_t>> bytes_;
};
} // namespace

uint64_t PlanBuilder::typeAt(Type type) {
  if (uint64_t known = types_.lookup(type))
    return known;
  uint64_t bytes = *elementBytes(type), count = llvm::divideCeil(std::max<uint64_t>(bytes, 8), 8);
  std::vector<uint64_t> words = {bytes, count};
  auto small = std::get<Palette>(Palette::make(type, Values::Small, {}));
  words.push_back(small.size());
  llvm::append_range(words, small.words());
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

uint64_t PlanBuilder::functionAt(const ProgramShape::Function &function) {
  std::vector<uint64_t> name(function.name.size() / 8 + 1), words;
  std::memcpy(name.data(), function.name.data(), function.name.size());
  words = {append(name), function.name.size(), function.type.getNumInputs(),
           function.type.getNumResults()};
  for (TypeRange types :
       {TypeRange(function.type.getInputs()), TypeRange(function.type.getResults())})
    for (Type type : types)
      words.push_back(shapeAt(type));
  return append(words);
}

uint64_t PlanBuilder::globalAt(const ProgramShape::Global &global, uint64_t seed) {
  uint64_t flags = (global.constant ? kConstant : 0) | (global.external ? kExternal : 0) |
                   (global.uninitialised ? kUninitialised : 0);
  uint64_t bytes = global.type.getNumElements() * *elementBytes(global.type.getElementType());
  return append(
      {flags, bytes, shapeAt(global.type), seedOf(global.name.data(), global.name.size(), seed)});
}

std::variant<uint64_t, std::string> PlanBuilder::argumentAt(FunctionType entry, unsigned number,
                                                            const Argument &argument,
                                                            uint64_t seed) {
  Type type = entry.getInput(number);
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
  auto *same = std::get_if<SameBuffer>(&argument);
  if (same && (same->argument >= number || !bytes_[same->argument]))
    return "same() takes an earlier memref argument";
  if (same)
    bytes_[number] = bytes_[same->argument];
  if (same && same->isPlain() && entry.getInput(same->argument) == type)
    return append({kind(ArgumentKind::Same), same->argument});
  auto made = same ? layoutOf(type, *same, *bytes_[number])
                   : layoutOf(type, std::get<BufferArgument>(argument), seed);
  if (auto *why = std::get_if<std::string>(&made))
    return *why;
  const auto &layout = std::get<BufferLayout>(made);
  std::vector<uint64_t> words = {kind(same ? ArgumentKind::View : ArgumentKind::Buffer),
                                 static_cast<uint64_t>(layout.shift) * layout.elementBytes,
                                 layout.sizes.size(), static_cast<uint64_t>(layout.offset)};
  words.insert(words.end(), layout.sizes.begin(), layout.sizes.end());
  words.insert(words.end(), layout.strides.begin(), layout.strides.end());
  if (same) {
    words.push_back(same->argument);
    return append(words);
  }
  bytes_[number] = layout.bytes;
  uint64_t elementType = typeAt(cast<BaseMemRefType>(type).getElementType());
  uint64_t palette = elementType + 2;
  if (layout.palette) {
    std::vector<uint64_t> values = {layout.palette->size()};
    llvm::append_range(values, layout.palette->words());
    palette = append(values);
  }
  words.insert(words.end(), {layout.bytes, elementType, layout.seed, palette});
  return append(words);
}

std::string PlanBuilder::addRun(const Run &run, uint64_t seed, std::vector<uint64_t> &places) {
  auto entry = shape_.find(run.entry);
  if (!entry || shape_.functions[*entry].external)
    return "there is no function '@" + run.entry + "' with a body";
  FunctionType type = shape_.functions[*entry].type;
  if (type.getNumInputs() != run.inputs.arguments.size())
    return "takes " + std::to_string(type.getNumInputs()) + " arguments";
  std::vector<uint64_t> words = {*entry, run.inputs.arguments.size()};
  bytes_.assign(run.inputs.arguments.size(), std::nullopt);
  for (auto [number, each] : llvm::enumerate(run.inputs.arguments)) {
    auto at = argumentAt(type, number, each, seed);
    if (auto *why = std::get_if<std::string>(&at))
      return "argument " + std::to_string(number) + " " + *why;
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
  PlanHeader header = {functions.size(), append(functions), globals.size(), append(globals),
                       places.size(),    append(places),    limits.seed,    limits.memoryBytes};
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
