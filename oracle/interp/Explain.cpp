//===- Explain.cpp --------------------------------------------------------===//
#include "oracle/interp/Explain.h"

#include "oracle/interp/Locations.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace freehold::interp {

static std::vector<Note> notesOf(const llvm::DenseMap<uint32_t, OpenCalls> &kept, uint32_t entry) {
  std::vector<Note> notes;
  auto calls = kept.find(entry);
  if (calls != kept.end())
    for (const Inst *call : calls->second)
      notes.push_back(noteAt(call, "in a call from here", NoteRole::Caller));
  return notes;
}

std::vector<Note> Explainer::callsOfAllocation(uint32_t entry) const {
  return notesOf(allocatedIn_, entry);
}

std::vector<Note> Explainer::callsOfFree(uint32_t entry) const { return notesOf(freedIn_, entry); }

static std::string listText(ArrayRef<int64_t> numbers) {
  std::string text = "[";
  for (int64_t number : numbers)
    text += (text.size() > 1 ? ", " : "") + std::to_string(number);
  return text + "]";
}

static std::string addressText(uint64_t address) { return "0x" + llvm::utohexstr(address, true); }

std::string placeText(const Heap &heap, uint32_t entry, unsigned bytes,
                      std::optional<int64_t> first) {
  const Allocation &buffer = heap[entry];
  return std::to_string(bytes) + " bytes at byte " +
         (first ? std::to_string(*first) : "(not a number of 64 bits)") + " of buffer #" +
         std::to_string(entry) + ", which has " + std::to_string(buffer.bytes) + " bytes at " +
         addressText(buffer.alignedAddress());
}

std::string indexText(MemRefView view, ArrayRef<int64_t> indices) {
  SmallVector<int64_t> sizes, strides;
  for (unsigned d = 0; d < view.rank; ++d) {
    sizes.push_back(view.size(d));
    strides.push_back(view.stride(d));
  }
  return "index " + listText(indices) + " of a memref of sizes " + listText(sizes) + ", strides " +
         listText(strides) + " and offset " + std::to_string(view.offset());
}

std::string memrefText(const Heap &heap, MemRefView view) {
  if (!view.allocation())
    return "no buffer";
  const Allocation &buffer = heap[view.allocation()];
  std::string shift = view.byteShift() ? "+" + std::to_string(view.byteShift()) : "";
  SmallVector<int64_t> sizes;
  for (unsigned d = 0; d < view.rank; ++d)
    sizes.push_back(view.size(d));
  return "#" + std::to_string(view.allocation()) + shift + " " + listText(sizes) + " at " +
         addressText(buffer.alignedAddress() + static_cast<uint64_t>(view.byteShift())) +
         (buffer.live ? "" : ", dead");
}

} // namespace freehold::interp
