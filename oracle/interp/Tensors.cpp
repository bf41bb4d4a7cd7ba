//===- Tensors.cpp - Storage of tensors -----------------------------------===//
// A tensor is a value: nothing changes its elements. In registers it is a view of an allocation of
// kind Tensor, as a memref is of a buffer. So slices, casts and reshapes share storage, and a tensor
// whose elements are all the same has one element, with strides of 0.
//
// An op that makes a new tensor of an old one works on a copy. If the old one is dead and no other
// register refers to its storage, the op takes the storage over instead. Nobody counts references:
// storage to which no register refers is found from time to time, and used again.
//===----------------------------------------------------------------------===//
#include "oracle/interp/Memory.h"

using namespace mlir;

namespace freehold::interp {

/// Garbage is collected after so many bytes or tensors.
static constexpr uint64_t kTensorBytesMax = 8 << 20, kTensorsMax = 4096;

uint32_t Memory::allocateTensor(const Inst *at, uint64_t bytes) {
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
    ending_.stop(at, Termination::OutOfBudget,
                 "memory: more than " + Twine(options_.budget.memoryBytes) + " bytes alive");
  return id;
}

void Memory::collectTensors() {
  tensorBytesMade_ = tensorsMade_ = 0;
  std::vector<bool> isUsed(heap.size());
  auto use = [&](uint64_t pointer) { isUsed[static_cast<uint32_t>(pointer)] = true; };
  frames_.forEachPointer([&](uint64_t pointer, bool) { use(pointer); });
  frames_.forEachArgument(use);
  for (uint32_t id = 1; id < heap.size(); ++id)
    if (!isUsed[id] && heap[id].live && heap[id].kind == AllocationKind::Tensor)
      heap.releaseTensor(id);
}

bool Memory::nameByTensor(const Inst *at, uint32_t id) {
  Allocation &entry = heap[id];
  if (entry.namedBy && entry.namedBy != at && frames_.isOpen(entry.namedInFrame))
    return !!ending_.fail(at, ErrorKind::Undefined,
                          "the buffer has a name with `restrict` among tensors already", id);
  entry.namedBy = at;
  entry.namedInFrame = frames_.top().number;
  entry.watchedWrites = true;
  return true;
}

bool Memory::isOnlyReference(uint32_t id, uint32_t at) const {
  unsigned others = 0;
  auto count = [&](uint64_t pointer, bool isAt) {
    others += static_cast<uint32_t>(pointer) == id && !isAt;
  };
  frames_.forEachPointer(count, at);
  frames_.forEachArgument([&](uint64_t pointer) { count(pointer, false); });
  return others == 0;
}

} // namespace freehold::interp
