//===- Frames.h - Registers, and the frames that hold them ------*- C++ -*-===//
// Registers are the words of Layout.h, addressed relative to the current frame. `poison` has one
// byte for each word; a value uses that of its first word, which is a Taint or 0. As in Memcheck,
// reading unwritten cells is no error. The taint is propagated with the value, and it is an error
// if control flow, an address or an observation depends on it (Machine::failPoison).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Code.h"
#include "oracle/interp/Layout.h"

#include <map>
#include <memory>
#include <vector>

namespace freehold::interp {

/// The instructions of calls that are open, innermost first.
struct OpenCalls : llvm::SmallVector<const Inst *, 4> {
  /// Of a deep recursion, so many calls are kept for notes.
  static constexpr size_t kKeptMax = 16;
};

/// How deep the stack of buffers and the stack of allocation scopes are.
struct StackMark {
  uint32_t buffers = 0, scopes = 0;
};

struct Frame {
  const CompiledFunction *function = nullptr;
  uint64_t *words = nullptr;
  uint8_t *poison = nullptr;
  /// The call instruction, after which the caller continues; null for the entry.
  const Inst *call = nullptr;
  /// The stack buffers and open allocation scopes of the frames below this one.
  StackMark stack;
  /// Heap entries below this number existed when the frame was entered.
  uint32_t heapBase = 0;
  /// Differs from that of all other frames of the run.
  uint64_t number = 0;
};

/// The descriptor of a memref argument; empty for other arguments.
struct ArgumentView {
  unsigned rank = 0;
  llvm::SmallVector<uint64_t> words;
};

/// A call by the caller, with its arguments as they were passed.
struct MadeCall {
  const CompiledFunction *function = nullptr;
  llvm::SmallVector<ArgumentView> arguments;
};

class Frames {
public:
  Frames();

  //===--- Registers of the current frame --------------------------------===//
  uint64_t *words = nullptr;
  uint8_t *poison = nullptr;

  uint64_t &u(uint32_t at) { return words[at]; }
  int64_t s(uint32_t at) const { return static_cast<int64_t>(words[at]); }
  MemRefView memref(uint32_t at, unsigned rank) { return {words + at, rank}; }

  /// Returns the number of an unranked memref's descriptor. Equal descriptors have equal numbers.
  uint64_t internDescriptor(llvm::ArrayRef<uint64_t> descriptor);
  /// Returns the descriptor of this number; empty for number 0, so that a zeroed register refers to
  /// nothing, and for numbers that no descriptor has.
  llvm::ArrayRef<uint64_t> descriptor(uint64_t number) const {
    return number < descriptors_.size() ? llvm::ArrayRef<uint64_t>(descriptors_[number])
                                        : llvm::ArrayRef<uint64_t>();
  }

  //===--- The stack of frames --------------------------------------------===//
  size_t depth() const { return frames_.size(); }
  const Frame &top() const { return frames_.back(); }
  /// Returns true if the frame with this number has not ended.
  bool isOpen(uint64_t number) const;
  /// Returns the calls that are open, innermost first.
  OpenCalls openCalls(size_t callsMax = OpenCalls::kKeptMax) const;
  /// Calls `use` with the first word of each memref and tensor in a register, and whether that is
  /// register `at` of the current frame.
  void forEachPointer(llvm::function_ref<void(uint64_t pointer, bool isAt)> use,
                      uint32_t at = ~0u) const;

  /// All calls so far; the last one may still be running.
  std::vector<MadeCall> calls;
  /// The buffers that the caller made for arguments (Outcome::onlyRead).
  std::vector<uint32_t> callerBuffers;
  /// Calls `use` with the first word of each memref and tensor that was passed by a caller.
  void forEachArgument(llvm::function_ref<void(uint64_t pointer)> use) const;

protected:
  /// The registers of the new frame are zero.
  Frame &push(const CompiledFunction &function, const Inst *call);
  /// Ends the current frame and returns it. Its registers remain until the result is destroyed.
  struct Ended {
    Frame frame;
    std::unique_ptr<uint64_t[]> registers;
  };
  Ended pop();
  void clear();

private:
  std::vector<Frame> frames_;
  std::vector<std::unique_ptr<uint64_t[]>> registers_;
  /// The number of frames so far.
  uint64_t framesMade_ = 0;
  std::vector<std::vector<uint64_t>> descriptors_;
  std::map<std::vector<uint64_t>, uint64_t> descriptorNumbers_;
};

} // namespace freehold::interp
