//===- Arguments.cpp - Arguments of the entry -----------------------------===//
#include "oracle/core/inputs/BufferType.h"
#include "oracle/core/inputs/Mix.h"
#include "oracle/core/inputs/TensorBoundary.h"
#include "oracle/interp/Boundary.h"

using namespace mlir;

namespace freehold::interp {

/// Returns the descriptor of a view of allocation `id`.
static SmallVector<uint64_t> descriptorOf(uint32_t id, const BufferLayout &layout) {
  unsigned rank = layout.sizes.size();
  SmallVector<uint64_t> words(kSizes + 2 * rank);
  MemRefView view{words.data(), rank};
  view.pointer() = id;
  view.setByteShift(layout.shift * layout.elementBytes);
  view.setOffset(layout.offset);
  for (unsigned d = 0; d < rank; ++d) {
    view.setSize(d, layout.sizes[d]);
    view.setStride(d, layout.strides[d]);
  }
  return words;
}

/// Sets the argument's descriptor to a view of allocation `id`.
void Boundary::setView(const CompiledFunction &entry, unsigned number, uint32_t id,
                       const BufferLayout &layout) {
  SmallVector<uint64_t> words = descriptorOf(id, layout);
  Registers at = entry.arguments[number];
  if (isa<MemRefType>(bufferTypeOf(entry.type.getInput(number)))) {
    std::copy(words.begin(), words.end(), m.words + at.at);
  } else {
    m.u(at.at) = layout.sizes.size();
    m.u(at.at + 1) = m.internDescriptor(words);
  }
}

bool Boundary::fillWithBuffers(const Inst *at, uint32_t holder, MemRefType element,
                               const BufferArgument &how) {
  unsigned bytes = *elementBytes(element);
  m.memory.heap[holder].holdsMemRefs = true;
  SmallVector<uint64_t> words;
  uint64_t count = m.memory.heap[holder].bytes / bytes;
  for (uint64_t number = 0; number < count; ++number) {
    if (uint64_t first = firstCellWith(how, number); first != number) {
      std::memcpy(words.data(), m.memory.heap[holder].data + first * bytes, bytes);
    } else {
      BufferArgument buffer = bufferInCell(element, how, number);
      auto made = layoutOf(element, buffer, m.options.seed);
      if (auto *why = std::get_if<std::string>(&made))
        return !!m.stop(at, Termination::Unsupported, "a buffer of memrefs: " + *why);
      const auto &layout = std::get<BufferLayout>(made);
      uint32_t id = makeContents(at, element, buffer, layout, layout.elementBytes);
      if (!id)
        return false;
      words = descriptorOf(id, layout);
    }
    Allocation &entry = m.memory.heap[holder];
    std::memcpy(entry.data + number * bytes, words.data(), bytes);
    std::fill_n(entry.shadow + number * bytes, bytes, kInitialised);
  }
  return true;
}

/// Makes a buffer of the caller's with all its cells, including those that the view skips. Returns
/// 0 after stopping the run.
uint32_t Boundary::makeContents(const Inst *at, BaseMemRefType type, const BufferArgument &buffer,
                                const BufferLayout &layout, uint64_t alignment) {
  auto element = dyn_cast<MemRefType>(type.getElementType());
  uint32_t id = m.memory.allocate(at, AllocationKind::Argument, layout.bytes,
                                  element ? sizeof(uint64_t) : alignment);
  if (!id)
    return 0;
  if (element)
    return fillWithBuffers(at, id, element, buffer) ? id : 0;
  SmallVector<uint64_t> flat = {id, 0, 0, m.memory.heap[id].bytes / layout.elementBytes, 1};
  fill(at, {flat.data(), 1}, type.getElementType(), layout.seed,
       layout.palette ? &*layout.palette : nullptr);
  return id;
}

/// Stops the run because the argument cannot be made.
static bool stopAt(Machine &m, const CompiledFunction &entry, unsigned number, const Twine &why) {
  m.stop(&entry.entryInst, Termination::Unsupported, "argument " + Twine(number) + ": " + why);
  return false;
}

/// Makes a tensor, or the buffer of one. Both have the same elements, in row-major order, whatever
/// the buffer's layout. Nobody has written the cells of the buffer that belong to no element.
bool Boundary::makeTensor(const CompiledFunction &entry, unsigned number,
                          const BufferArgument &buffer) {
  BaseMemRefType type = bufferTypeOf(entry.type.getInput(number));
  auto made = layoutOf(type, layoutArgumentOf(buffer), m.options.seed);
  if (auto *why = std::get_if<std::string>(&made))
    return stopAt(m, entry, number, *why);
  const auto &layout = std::get<BufferLayout>(made);
  const Inst *at = &entry.entryInst;
  uint32_t id =
      isBufferTensor(entry.type.getInput(number))
          ? m.memory.allocateTensor(at, layout.bytes)
          : m.memory.allocate(at, AllocationKind::Argument, layout.bytes, layout.elementBytes);
  if (!id)
    return false;
  setView(entry, number, id, layout);
  SmallVector<uint64_t> words = descriptorOf(id, layout);
  if (!fill(at, {words.data(), static_cast<unsigned>(layout.sizes.size())}, type.getElementType(),
            tensorSeed(m.options.seed, buffer), layout.palette ? &*layout.palette : nullptr))
    return false;
  // Of a tensor only a function says whether it may be written, which runs on tensors do not ask.
  auto function = dyn_cast<FunctionOpInterface>(entry.op);
  m.memory.heap[id].constant =
      function && !isBufferTensor(entry.type.getInput(number)) && isObservedAfter(function, number);
  return true;
}

bool Boundary::makeBuffer(const CompiledFunction &entry, unsigned number,
                          const BufferArgument &buffer, uint64_t alignment) {
  Type type = entry.type.getInput(number);
  auto made = layoutOf(type, buffer, m.options.seed);
  if (auto *why = std::get_if<std::string>(&made))
    return stopAt(m, entry, number, *why);
  const auto &layout = std::get<BufferLayout>(made);
  uint32_t id =
      makeContents(&entry.entryInst, cast<BaseMemRefType>(type), buffer, layout, alignment);
  if (!id)
    return false;
  const size_t place = m.callerBuffers.size();
  m.callerBuffers.push_back(id);
  Allocation &allocation = m.memory.heap[id];
  allocation.constant = place < m.options.readOnly.size() && m.options.readOnly[place];
  allocation.isUnwritten = allocation.watchedWrites = true;
  setView(entry, number, id, layout);
  return true;
}

/// Makes an argument in the buffer of a public global.
bool Boundary::makeInGlobal(const CompiledFunction &entry, unsigned number,
                            const SameBuffer &same) {
  const CompiledGlobal *global = m.module.findGlobal(same.global);
  if (!global || isa<BaseMemRefType>(global->type.getElementType()))
    return stopAt(m, entry, number, "there is no global '@" + same.global + "' of scalars");
  uint32_t id = m.globalAllocation(global - m.module.globals.data());
  if (!id)
    return false;
  auto made = layoutOf(entry.type.getInput(number), same, m.memory.heap[id].bytes);
  if (auto *why = std::get_if<std::string>(&made))
    return stopAt(m, entry, number, *why);
  setView(entry, number, id, std::get<BufferLayout>(made));
  return true;
}

/// Passes the memref in a cell of an argument's buffer, whose element type is the parameter's.
bool Boundary::makeFromCell(const CompiledFunction &entry, unsigned number, uint32_t holder,
                            uint64_t cell) {
  Type type = entry.type.getInput(number);
  uint64_t bytes = *elementBytes(type);
  const Allocation &entryOfHolder = m.memory.heap[holder];
  if (cell >= entryOfHolder.bytes / bytes)
    return stopAt(m, entry, number, "there is no cell " + Twine(cell));
  std::memcpy(m.words + entry.arguments[number].at, entryOfHolder.data + cell * bytes, bytes);
  return true;
}

/// Makes an argument in the buffer of an earlier argument of any call, or of a global.
bool Boundary::makeAlias(const CompiledFunction &entry, unsigned number, const SameBuffer &same) {
  if (!same.global.empty())
    return makeInGlobal(entry, number, same);
  Type type = entry.type.getInput(number);
  size_t call = same.call ? same.call - 1 : m.calls.size() - 1;
  if (call >= m.calls.size() || same.argument >= m.calls[call].arguments.size() ||
      m.calls[call].arguments[same.argument].words.empty())
    return stopAt(m, entry, number, "same() takes an earlier memref argument");
  const ArgumentView &view = m.calls[call].arguments[same.argument];
  Registers at = entry.arguments[number];
  if (same.cell)
    return makeFromCell(entry, number, static_cast<uint32_t>(view.words[kAllocation]), *same.cell);
  if (!same.isPlain() || m.calls[call].function->type.getInput(same.argument) != type) {
    auto id = static_cast<uint32_t>(view.words[kAllocation]);
    if (m.memory.heap[id].holdsMemRefs)
      return stopAt(m, entry, number, "another view of a buffer of memrefs");
    auto made = layoutOf(type, same, m.memory.heap[id].bytes);
    if (auto *why = std::get_if<std::string>(&made))
      return stopAt(m, entry, number, *why);
    setView(entry, number, id, std::get<BufferLayout>(made));
  } else if (isa<MemRefType>(type)) {
    llvm::copy(view.words, m.words + at.at);
  } else {
    m.u(at.at) = view.rank;
    m.u(at.at + 1) = m.internDescriptor(view.words);
  }
  return true;
}

/// Writes a scalar, or the lanes that a seed draws, to the words of a value. Returns false if the type has
/// none.
static bool writeScalar(Type type, const ScalarArgument &scalar, uint64_t *words) {
  LaneTypes lanes = lanesOf(type);
  if (!lanes.lane)
    return false;
  if (bitsOf(type)) {
    APInt value = wholeBits(scalar, bitsOf(type));
    std::copy_n(value.getRawData(), value.getNumWords(), words);
    return true;
  }
  drawLanes(lanes, static_cast<uint64_t>(scalar.bits), words);
  return true;
}

bool Boundary::makeArgument(const CompiledFunction &entry, const std::vector<Argument> &arguments,
                            unsigned number) {
  auto stop = [&](const char *why) { return stopAt(m, entry, number, why); };
  const Argument &argument = arguments[number];
  Type type = entry.type.getInput(number);
  Registers at = entry.arguments[number];
  const ParameterFacts &parameter = entry.parameters[number];
  if (!parameter.isModelled)
    return stop("values of its type are not modelled");
  // Callers of entries keep their arguments, so that a free of it, which is right, would look like one of a buffer of theirs.
  if (parameter.isHandedOver)
    return stop("the entry takes it over from its caller");
  if (isToken(type)) {
    // What the caller started is no task of the run, and has ended.
    m.u(at.at) = UINT64_MAX;
  } else if (auto *scalar = std::get_if<ScalarArgument>(&argument); scalar && isName(type)) {
    // Arguments name different things, so that an op tells them apart.
    m.u(at.at) = mix(mix(static_cast<uint64_t>(scalar->bits)) + number);
  } else if (scalar) {
    if (!writeScalar(type, *scalar, m.words + at.at))
      return stop("is no scalar");
  } else if (!std::holds_alternative<Literal>(argument) && !bufferTypeOf(type)) {
    return stop("is no memref");
  } else if (isBufferTensor(entry.calledAs.getInput(number))) {
    auto *buffer = std::get_if<BufferArgument>(&argument);
    return buffer ? makeTensor(entry, number, *buffer)
                  : stop("is a tensor, which shares no buffer");
  } else if (auto *buffer = std::get_if<BufferArgument>(&argument)) {
    uint64_t alignment = alignmentOf(entry.type.getInputs(), arguments, number);
    return makeBuffer(entry, number, *buffer, alignment);
  } else if (auto *same = std::get_if<SameBuffer>(&argument)) {
    return makeAlias(entry, number, *same);
  } else {
    return stop("has not been given a type");
  }
  return true;
}

bool Boundary::makeArguments(const CompiledFunction &entry,
                             const std::vector<Argument> &arguments) {
  if (arguments.size() != entry.type.getNumInputs()) {
    m.stop(&entry.entryInst, Termination::Unsupported,
           "takes " + Twine(entry.type.getNumInputs()) + " arguments, not " +
               Twine(arguments.size()));
    return false;
  }
  m.calls.back().arguments.resize(arguments.size());
  for (size_t number : orderOfMaking(arguments)) {
    if (!makeArgument(entry, arguments, number))
      return false;
    ArgumentView &kept = m.calls.back().arguments[number];
    if (entry.parameters[number].isObserved)
      if (auto view = viewOf(entry.type.getInput(number), entry.arguments[number].at)) {
        kept.rank = view->rank;
        kept.words.assign(view->words, view->words + kSizes + 2 * view->rank);
      }
  }
  return true;
}

} // namespace freehold::interp
