//===- Explain.cpp --------------------------------------------------------===//
#include "oracle/interp/Explain.h"

#include "oracle/core/inputs/Format.h"
#include "oracle/interp/Compile.h"
#include "oracle/interp/Locations.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace freehold::interp {

static std::vector<Note> notesOf(const llvm::DenseMap<uint32_t, Explainer::Calls> &kept,
                                 uint32_t entry) {
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

std::string placeText(const Machine &machine, uint32_t entry, unsigned bytes,
                      std::optional<int64_t> first) {
  const Allocation &buffer = machine.heap[entry];
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

static std::string memrefText(const Machine &machine, MemRefView view) {
  if (!view.allocation())
    return "no buffer";
  const Allocation &buffer = machine.heap[view.allocation()];
  std::string shift = view.byteShift() ? "+" + std::to_string(view.byteShift()) : "";
  SmallVector<int64_t> sizes;
  for (unsigned d = 0; d < view.rank; ++d)
    sizes.push_back(view.size(d));
  return "#" + std::to_string(view.allocation()) + shift + " " + listText(sizes) + " at " +
         addressText(buffer.alignedAddress() + static_cast<uint64_t>(view.byteShift())) +
         (buffer.live ? "" : ", dead");
}

std::string valueText(const Machine &machine, Type type, uint32_t at) {
  if (uint8_t taint = machine.poison[at])
    return taint & kUnwrittenTaint ? "unwritten" : "poison";
  if (auto ranked = dyn_cast<MemRefType>(type))
    return memrefText(machine, {machine.words + at, static_cast<unsigned>(ranked.getRank())});
  if (isa<UnrankedMemRefType>(type)) {
    ArrayRef<uint64_t> words = machine.descriptor(machine.words[at + 1]);
    auto rank = static_cast<unsigned>(machine.words[at]);
    return words.empty() ? "no buffer"
                         : memrefText(machine, {const_cast<uint64_t *>(words.data()), rank});
  }
  if (isa<FunctionType>(type))
    return "@" + machine.module.functions[machine.words[at]]->name;
  return type.isIntOrIndexOrFloat() ? formatScalar(type, machine.words + at) : "";
}

} // namespace freehold::interp
