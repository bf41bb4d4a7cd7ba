//===- Tensors.cpp - Storage of tensors -----------------------------------===//
// A tensor is a value: nothing changes its elements. In registers it is a view of an allocation of
// kind Tensor, as a memref is of a buffer. So slices, casts and reshapes share storage, and a tensor
// whose elements are all the same has one element, with strides of 0.
//
// An op that makes a new tensor of an old one works on a copy. If the old one is dead and no other
// register refers to its storage, the op takes the storage over instead. Nobody counts references:
// storage to which no register refers is found from time to time, and used again.
//===----------------------------------------------------------------------===//
#include "oracle/interp/Compile.h"

using namespace mlir;

namespace freehold::interp {

/// Garbage is collected after so many bytes or tensors.
static constexpr uint64_t kTensorBytesMax = 8 << 20, kTensorsMax = 4096;

uint32_t Machine::allocateTensor(const Inst *at, uint64_t bytes) {
  if (tensorBytesMade_ > kTensorBytesMax || tensorsMade_ > kTensorsMax)
    collectTensors();
  tensorBytesMade_ += bytes;
  ++tensorsMade_;
  uint32_t id = heap.allocateTensor(bytes, at);
  if (!id) {
    collectTensors();
    id = heap.allocateTensor(bytes, at);
  }
  if (!id)
    stop(at, Termination::OutOfBudget,
         "memory: more than " + Twine(options.budget.memoryBytes) + " bytes alive");
  return id;
}

void Machine::collectTensors() {
  tensorBytesMade_ = tensorsMade_ = 0;
  std::vector<bool> isUsed(heap.size());
  auto use = [&](uint64_t pointer) { isUsed[static_cast<uint32_t>(pointer)] = true; };
  for (const Frame &frame : frames_) {
    for (uint32_t at : frame.function->memrefs)
      use(frame.words[at + kAllocation]);
    for (uint32_t at : frame.function->unrankedMemrefs)
      if (ArrayRef<uint64_t> words = descriptor(frame.words[at + 1]); !words.empty())
        use(words[kAllocation]);
  }
  for (const MadeCall &call : calls)
    for (const ArgumentView &argument : call.arguments)
      if (!argument.words.empty())
        use(argument.words[kAllocation]);
  for (uint32_t id = 1; id < heap.size(); ++id)
    if (!isUsed[id] && heap[id].live && heap[id].kind == AllocationKind::Tensor)
      heap.releaseTensor(id);
}

bool Machine::isNamedByTensor(const Allocation &entry) const {
  return llvm::any_of(frames_,
                      [&](const Frame &frame) { return frame.number == entry.namedInFrame; });
}

bool Machine::nameByTensor(const Inst *at, uint32_t id) {
  Allocation &entry = heap[id];
  if (entry.namedBy && entry.namedBy != at && isNamedByTensor(entry))
    return !!fail(at, ErrorKind::Undefined,
                  "the buffer has a name with `restrict` among tensors already", id);
  entry.namedBy = at;
  entry.namedInFrame = frames_.back().number;
  entry.watchedWrites = true;
  return true;
}

bool Machine::isOnlyReference(uint32_t id, uint32_t at) const {
  for (const Frame &frame : frames_) {
    bool isCurrent = &frame == &frames_.back();
    for (uint32_t other : frame.function->memrefs)
      if (static_cast<uint32_t>(frame.words[other + kAllocation]) == id &&
          !(isCurrent && other == at))
        return false;
    for (uint32_t other : frame.function->unrankedMemrefs)
      if (ArrayRef<uint64_t> words = descriptor(frame.words[other + 1]);
          !words.empty() && static_cast<uint32_t>(words[kAllocation]) == id)
        return false;
  }
  for (const MadeCall &call : calls)
    for (const ArgumentView &argument : call.arguments)
      if (!argument.words.empty() && static_cast<uint32_t>(argument.words[kAllocation]) == id)
        return false;
  return true;
}

} // namespace freehold::interp
