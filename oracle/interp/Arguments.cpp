//===- Arguments.cpp - Arguments of the entry -----------------------------===//
#include "oracle/interp/Boundary.h"

using namespace mlir;

namespace freehold::interp {

bool Boundary::makeBuffer(const CompiledFunction &entry, unsigned number,
                          const BufferArgument &buffer) {
  auto stop = [&](const Twine &why) {
    m.stop(&entry.entryInst, Termination::Unsupported, "argument " + Twine(number) + ": " + why);
    return false;
  };
  Type type = entry.type.getInput(number);
  auto made = layoutOf(type, buffer, m.options.seed);
  if (auto *why = std::get_if<std::string>(&made))
    return stop(*why);
  const auto &layout = std::get<BufferLayout>(made);
  unsigned rank = layout.sizes.size(), bytes = layout.elementBytes;
  uint32_t id = m.allocate(&entry.entryInst, AllocationKind::Argument, layout.bytes, bytes);
  if (!id)
    return false;
  SmallVector<uint64_t> words(kSizes + 2 * rank);
  MemRefView view{words.data(), rank};
  view.pointer() = id;
  view.setOffset(layout.offset);
  for (unsigned d = 0; d < rank; ++d) {
    view.setSize(d, layout.sizes[d]);
    view.setStride(d, layout.strides[d]);
  }
  // All cells, also those that the view skips.
  SmallVector<uint64_t> flat = {id, 0, 0, m.heap[id].bytes / bytes, 1};
  fill(&entry.entryInst, {flat.data(), 1}, cast<BaseMemRefType>(type).getElementType(),
       layout.seed);
  Registers at = entry.arguments[number];
  if (isa<MemRefType>(type)) {
    std::copy(words.begin(), words.end(), m.words + at.at);
  } else {
    m.u(at.at) = rank;
    m.u(at.at + 1) = m.internDescriptor(words);
  }
  return true;
}

/// The descriptor that an earlier argument, perhaps of an earlier call, was passed with.
bool Boundary::passAgain(const CompiledFunction &entry, unsigned number, const SameBuffer &same) {
  size_t call = same.call ? same.call - 1 : m.calls.size() - 1;
  Type type = entry.type.getInput(number);
  const Machine::MadeCall *made = call < m.calls.size() ? &m.calls[call] : nullptr;
  if (!made || same.argument >= made->arguments.size() || !isa<BaseMemRefType>(type) ||
      made->function->type.getInput(same.argument) != type) {
    m.stop(&entry.entryInst, Termination::Unsupported,
           "argument " + Twine(number) +
               ": same() takes an earlier memref argument of the same type");
    return false;
  }
  const Machine::ArgumentView &view = made->arguments[same.argument];
  Registers at = entry.arguments[number];
  if (isa<MemRefType>(type)) {
    llvm::copy(view.words, m.words + at.at);
  } else {
    m.u(at.at) = view.rank;
    m.u(at.at + 1) = m.internDescriptor(view.words);
  }
  return true;
}

bool Boundary::makeArguments(const CompiledFunction &entry,
                             const std::vector<Argument> &arguments) {
  auto stop = [&](const Twine &why) {
    m.stop(&entry.entryInst, Termination::Unsupported, why);
    return false;
  };
  if (arguments.size() != entry.type.getNumInputs())
    return stop("takes " + Twine(entry.type.getNumInputs()) + " arguments, not " +
                Twine(arguments.size()));
  for (auto [number, argument] : llvm::enumerate(arguments)) {
    Type type = entry.type.getInput(number);
    Registers at = entry.arguments[number];
    if (!wordsOf(type))
      return stop("argument " + Twine(number) + ": values of its type are not modelled");
    if (auto *scalar = std::get_if<ScalarArgument>(&argument)) {
      unsigned bits = bitsOf(type);
      if (!bits)
        return stop("argument " + Twine(number) + " is no scalar");
      APInt value(bits, static_cast<uint64_t>(scalar->bits), /*isSigned=*/true,
                  /*implicitTrunc=*/true);
      std::copy_n(value.getRawData(), value.getNumWords(), m.words + at.at);
    } else if (auto *buffer = std::get_if<BufferArgument>(&argument)) {
      if (!isa<BaseMemRefType>(type))
        return stop("argument " + Twine(number) + " is no memref");
      if (!makeBuffer(entry, number, *buffer))
        return false;
    } else if (auto *same = std::get_if<SameBuffer>(&argument)) {
      if (!passAgain(entry, number, *same))
        return false;
    } else {
      return stop("argument " + Twine(number) + " has not been given a type");
    }
    Machine::ArgumentView &kept = m.calls.back().arguments.emplace_back();
    if (isa<BaseMemRefType>(type))
      if (auto view = viewOf(type, at.at)) {
        kept.rank = view->rank;
        kept.words.assign(view->words, view->words + kSizes + 2 * view->rank);
      }
  }
  return true;
}

} // namespace freehold::interp
