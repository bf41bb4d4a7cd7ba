//===- Pointers.cpp -------------------------------------------------------===//
#include "oracle/interp/Pointers.h"

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"

using namespace mlir;

namespace freehold::interp {

/// How far from a buffer an address is still taken for one that misses it. Buffers are at 2^32 and
/// more.
static constexpr uint64_t kNearBytes = 1 << 20;

/// The latest buffers come first, since most accesses are to one of them.
std::optional<Pointee> pointeeOf(const Machine &m, uint64_t address, int64_t &searched) {
  const Heap &heap = m.memory.heap;
  std::optional<Pointee> dead, near;
  uint64_t nearest = kNearBytes;
  for (uint32_t id = heap.size() - 1; id > 0; --id) {
    ++searched;
    const Allocation &entry = heap[id];
    if (entry.kind == AllocationKind::Tensor || entry.isHidden)
      continue;
    auto offset = static_cast<int64_t>(address - entry.alignedAddress());
    Pointee pointee{id, offset};
    bool isInside =
        offset >= 0 && static_cast<uint64_t>(offset) < std::max<uint64_t>(entry.bytes, 1);
    if (isInside && entry.live)
      return pointee;
    if (isInside && !dead)
      dead = pointee;
    uint64_t distance = offset < 0 ? -static_cast<uint64_t>(offset) : offset - entry.bytes;
    if (!isInside && distance < nearest) {
      nearest = distance;
      near = pointee;
    }
  }
  return dead ? dead : near;
}

std::optional<PointedBytes> pointedBytes(Machine &m, Type type, uint32_t reg) {
  if (!isa<LLVM::LLVMPointerType>(type))
    return std::nullopt;
  int64_t searched = 0;
  auto pointee = pointeeOf(m, m.u(reg), searched);
  if (!pointee)
    return std::nullopt;
  auto bytes = static_cast<int64_t>(m.memory.heap[pointee->allocation].bytes);
  // One past the end is a pointer to no bytes. The stub may do anything with one before the buffer, but
  // there is nothing to observe either.
  int64_t rest = pointee->offset < 0 ? 0 : std::max<int64_t>(bytes - pointee->offset, 0);
  return PointedBytes{{pointee->allocation, static_cast<uint64_t>(pointee->offset), 0,
                       static_cast<uint64_t>(rest), 1}};
}

} // namespace freehold::interp
