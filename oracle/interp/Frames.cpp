//===- Frames.cpp ---------------------------------------------------------===//
#include "oracle/interp/Frames.h"

using namespace mlir;

namespace freehold::interp {

Frames::Frames() { descriptors_.emplace_back(); }

uint64_t Frames::internDescriptor(ArrayRef<uint64_t> descriptor) {
  std::vector<uint64_t> key(descriptor.begin(), descriptor.end());
  auto [it, isNew] = descriptorNumbers_.try_emplace(std::move(key), descriptors_.size());
  if (isNew)
    descriptors_.push_back(it->first);
  return it->second;
}

bool Frames::isOpen(uint64_t number) const {
  return llvm::any_of(frames_, [&](const Frame &frame) { return frame.number == number; });
}

OpenCalls Frames::openCalls(size_t callsMax) const {
  OpenCalls calls;
  for (size_t f = frames_.size(); f-- > 1 && calls.size() < callsMax;)
    calls.push_back(frames_[f].call);
  return calls;
}

void Frames::forEachPointer(function_ref<void(uint64_t, bool)> use, uint32_t at) const {
  for (const Frame &frame : frames_) {
    bool isCurrent = &frame == &frames_.back();
    for (uint32_t memref : frame.function->memrefs)
      use(frame.words[memref + kAllocation], isCurrent && memref == at);
    for (uint32_t memref : frame.function->unrankedMemrefs)
      if (ArrayRef<uint64_t> found = descriptor(frame.words[memref + 1]); !found.empty())
        use(found[kAllocation], false);
  }
}

void Frames::forEachArgument(function_ref<void(uint64_t)> use) const {
  for (const MadeCall &call : calls)
    for (const ArgumentView &argument : call.arguments)
      if (!argument.words.empty())
        use(argument.words[kAllocation]);
}

Frame &Frames::push(const CompiledFunction &function, const Inst *call) {
  // One block for words and poison flags. Frames never move.
  unsigned count = function.frameWords;
  auto block = std::make_unique<uint64_t[]>(count + count / 8 + 1);
  Frame frame;
  frame.function = &function;
  frame.words = words = block.get();
  frame.poison = poison = reinterpret_cast<uint8_t *>(block.get() + count);
  frame.call = call;
  frame.number = ++framesMade_;
  registers_.push_back(std::move(block));
  frames_.push_back(frame);
  return frames_.back();
}

Frames::Ended Frames::pop() {
  Ended ended{frames_.back(), std::move(registers_.back())};
  frames_.pop_back();
  registers_.pop_back();
  words = frames_.empty() ? nullptr : frames_.back().words;
  poison = frames_.empty() ? nullptr : frames_.back().poison;
  return ended;
}

void Frames::clear() {
  frames_.clear();
  registers_.clear();
}

} // namespace freehold::interp
