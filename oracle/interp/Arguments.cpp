//===- Arguments.cpp - Arguments of the entry -----------------------------===//
#include "oracle/interp/Boundary.h"

using namespace mlir;

namespace freehold::interp {

/// The argument's descriptor becomes this view of allocation `id`.
void Boundary::setView(const CompiledFunction &entry, unsigned number, uint32_t id,
                       const BufferLayout &layout) {
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
  Registers at = entry.arguments[number];
  if (isa<MemRefType>(entry.type.getInput(number))) {
    std::copy(words.begin(), words.end(), m.words + at.at);
  } else {
    m.u(at.at) = rank;
    m.u(at.at + 1) = m.internDescriptor(words);
  }
}

/// Stops the run; the argument cannot be made.
static bool stopAt(Machine &m, const CompiledFunction &entry, unsigned number, const Twine &why) {
  m.stop(&entry.entryInst, Termination::Unsupported, "argument " + Twine(number) + ": " + why);
  return false;
}

bool Boundary::makeBuffer(const CompiledFunction &entry, unsigned number,
                          const BufferArgument &buffer, uint64_t alignment) {
  Type type = entry.type.getInput(number);
  auto made = layoutOf(type, buffer, m.options.seed);
  if (auto *why = std::get_if<std::string>(&made))
    return stopAt(m, entry, number, *why);
  const auto &layout = std::get<BufferLayout>(made);
  uint32_t id = m.allocate(&entry.entryInst, AllocationKind::Argument, layout.bytes, alignment);
  if (!id)
    return false;
  // All cells, also those that the view skips.
  SmallVector<uint64_t> flat = {id, 0, 0, m.heap[id].bytes / layout.elementBytes, 1};
  fill(&entry.entryInst, {flat.data(), 1}, cast<BaseMemRefType>(type).getElementType(), layout.seed,
       layout.palette ? &*layout.palette : nullptr);
  setView(entry, number, id, layout);
  return true;
}

bool Boundary::makeAlias(const CompiledFunction &entry, unsigned number, const SameBuffer &same) {
  Type type = entry.type.getInput(number);
  if (same.argument >= number || !isa<BaseMemRefType>(entry.type.getInput(same.argument)))
    return stopAt(m, entry, number, "same() takes an earlier memref argument");
  if (same.isPlain() && entry.type.getInput(same.argument) == type) {
    Registers at = entry.arguments[number];
    std::copy_n(m.words + entry.arguments[same.argument].at, at.words, m.words + at.at);
    return true;
  }
  uint32_t id =
      viewOf(entry.type.getInput(same.argument), entry.arguments[same.argument].at)->allocation();
  auto made = layoutOf(type, same, m.heap[id].bytes);
  if (auto *why = std::get_if<std::string>(&made))
    return stopAt(m, entry, number, *why);
  setView(entry, number, id, std::get<BufferLayout>(made));
  return true;
}

bool Boundary::makeArguments(const CompiledFunction &entry, const Inputs &inputs) {
  auto stop = [&](const Twine &why) {
    m.stop(&entry.entryInst, Termination::Unsupported, why);
    return false;
  };
  if (inputs.arguments.size() != entry.type.getNumInputs())
    return stop("takes " + Twine(entry.type.getNumInputs()) + " arguments, not " +
                Twine(inputs.arguments.size()));
  for (auto [number, argument] : llvm::enumerate(inputs.arguments)) {
    Type type = entry.type.getInput(number);
    Registers at = entry.arguments[number];
    if (!wordsOf(type))
      return stop("argument " + Twine(number) + ": values of its type are not modelled");
    if (auto *scalar = std::get_if<ScalarArgument>(&argument)) {
      unsigned bits = bitsOf(type);
      if (!bits)
        return stop("argument " + Twine(number) + " is no scalar");
      APInt value = wholeBits(*scalar, bits);
      std::copy_n(value.getRawData(), value.getNumWords(), m.words + at.at);
    } else if (!std::holds_alternative<Literal>(argument) && !isa<BaseMemRefType>(type)) {
      return stop("argument " + Twine(number) + " is no memref");
    } else if (auto *buffer = std::get_if<BufferArgument>(&argument)) {
      uint64_t alignment = alignmentOf(entry.type.getInputs(), inputs.arguments, number);
      if (!makeBuffer(entry, number, *buffer, alignment))
        return false;
    } else if (auto *same = std::get_if<SameBuffer>(&argument)) {
      if (!makeAlias(entry, number, *same))
        return false;
    } else {
      return stop("argument " + Twine(number) + " has not been given a type");
    }
  }
  return true;
}

} // namespace freehold::interp
