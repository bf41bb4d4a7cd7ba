//===- Machine.h - Instructions and the state they act on -------*- C++ -*-===//
// Compiled code is an array of instructions that each carry the address of their handler.
// A handler does one thing, and returns the next instruction, or null to end the run
// after `fail` or `stop` have said why.
//
// Registers are the words of Layout.h, addressed relative to the current frame; `poison`
// has one byte for each word, of which a value uses the one at its first word: a Taint, or 0.
// Reading cells that were never written is no error, as in Memcheck: their taint goes where the
// value goes, and it is an error when something depends on it (failPoison).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Budget.h"
#include "oracle/core/Inputs.h"
#include "oracle/core/Outcome.h"
#include "oracle/interp/Heap.h"
#include "oracle/interp/Layout.h"

#include "mlir/IR/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <map>

namespace freehold::interp {

class Machine;
struct Inst;
struct CompiledFunction;
struct CompiledModule;

/// One value's registers: first word, number of words.
struct Registers {
  uint32_t at = 0;
  unsigned words = 0;
};

/// What is wrong with a value. An op gives its results the taints of what they are computed from,
/// with `|`, and its own where they are undefined.
enum Taint : uint8_t { kPoisonTaint = 1, kUnwrittenTaint = 2 };

using Exec = const Inst *(*)(const Inst *, Machine &);

/// Operand fields mean what the handler says; by custom `dst` is the result's first word and
/// a, b, c the operands'. t0 and t1 are jump targets, relative to this instruction once the
/// function is finished. `data` points at a side table that the function owns.
struct Inst {
  Exec exec = nullptr;
  uint32_t dst = 0, a = 0, b = 0, c = 0;
  int32_t t0 = 0, t1 = 0;
  uint64_t imm = 0;
  const void *data = nullptr;
  mlir::Operation *op = nullptr;

  const Inst *next() const { return this + 1; }
  template <typename T> const T &table() const { return *static_cast<const T *>(data); }
};

struct Frame {
  const CompiledFunction *function = nullptr;
  uint64_t *words = nullptr;
  uint8_t *poison = nullptr;
  /// The call instruction, at which the caller goes on; null for the entry.
  const Inst *call = nullptr;
  /// Stack buffers and open allocation scopes of the frames below this one.
  uint32_t stackBase = 0, scopeBase = 0;
  /// Heap entries up to here existed when the frame was entered.
  uint32_t heapBase = 0;
};

struct RunOptions {
  Budget budget;
  AddressPolicy policy = AddressPolicy::Fresh;
  /// Moves all addresses; observations must not depend on it.
  uint64_t addressSalt = 0;
  /// Contents of buffers, answers of external stubs.
  uint64_t seed = 1;
  /// Iterations of scf.forall, scf.parallel and affine.parallel run last to first.
  bool reverseParallel = false;
  /// Between two calls the caller frees what was returned to it (T4), as callers of a target do.
  bool freeResults = false;
  /// Each instruction's op is printed to this stream.
  llvm::raw_ostream *trace = nullptr;
};

/// Side table of call instructions.
struct CallTable {
  llvm::SmallVector<Registers> arguments, results;
};

class Machine {
public:
  Machine(const CompiledModule &module, const RunOptions &options);
  ~Machine();

  //===--- Registers of the current frame --------------------------------===//
  uint64_t *words = nullptr;
  uint8_t *poison = nullptr;

  uint64_t &u(uint32_t at) { return words[at]; }
  int64_t s(uint32_t at) const { return static_cast<int64_t>(words[at]); }
  MemRefView memref(uint32_t at, unsigned rank) { return {words + at, rank}; }

  //===--- Ends of a run, all return null --------------------------------===//
  const Inst *fail(const Inst *at, ErrorKind kind, const llvm::Twine &message);
  /// The same with notes on where `allocation` was allocated and freed.
  const Inst *fail(const Inst *at, ErrorKind kind, const llvm::Twine &message, uint64_t allocation);
  const Inst *stop(const Inst *at, Termination how, const llvm::Twine &why);
  /// Something with this taint, which is not 0, decides where the run goes or what is observed: a
  /// branch, an address, a size, an observation. `what` names it: "a branch condition".
  const Inst *failPoison(const Inst *at, uint8_t taint, const llvm::Twine &what);

  //===--- Memory ---------------------------------------------------------===//
  Heap heap;

  /// A checked place of `bytes` bytes in memory, or an error.
  struct Cells {
    uint8_t *data = nullptr;
    uint8_t *shadow = nullptr;
    explicit operator bool() const { return data != nullptr; }
  };
  /// Atomic: written by an op that is atomic and has read the cells before.
  enum class Access : uint8_t { Read, Write, Atomic };
  /// Checks life, bounds of the allocation, natural alignment of the element and write rules for
  /// an access by `at` through a descriptor with this pointer and byte shift, to the element
  /// `element` elements from the aligned pointer. Fails the run and returns no cells when it is an
  /// error. What the cells of a write get is written by the functions below.
  Cells access(const Inst *at, Access how, uint64_t pointer, int64_t byteShift, int64_t element,
               unsigned bytes);
  /// The same for a memref's element at in-bounds or not `indices`, bounds of the view too.
  Cells accessAt(const Inst *at, Access how, MemRefView view, llvm::ArrayRef<int64_t> indices,
                 unsigned bytes);
  /// A new allocation; 0 after stopping the run because the memory budget is used up.
  uint32_t allocate(const Inst *at, AllocationKind kind, uint64_t bytes, uint64_t alignment);
  /// memref.dealloc of a descriptor: false after failing the run. D4: heap, live, and the
  /// allocation's own descriptor.
  bool free(const Inst *at, uint64_t allocation, int64_t byteShift, int64_t offset);
  /// Address of the aligned pointer of a descriptor, live or not.
  uint64_t alignedAddress(uint64_t allocation, int64_t byteShift) const;
  /// Copies all elements of `from` to `to`, shadow included (memref.copy, clone, realloc).
  /// Sizes must be equal; partial overlap is undefined. False after failing.
  bool copyElements(const Inst *at, MemRefView from, MemRefView to, unsigned bytes);
  /// Calls `copy` with each cell of `from` and its place in `to`, in order, until it returns false.
  bool copyEach(const Inst *at, MemRefView from, MemRefView to, unsigned bytes,
                llvm::function_ref<bool(Cells source, Cells target)> copy);
  /// Views of one buffer with different cells.
  bool copyWithinBuffer(const Inst *at, MemRefView from, MemRefView to, unsigned bytes);

  //===--- Names (Names.cpp) ----------------------------------------------===//
  /// An access through a memref with this pointer.
  void useName(const Inst *at, Access how, uint64_t pointer);
  /// The memref in these registers has just been forwarded to where control flow joins.
  void rename(const Inst *at, uint32_t memref, bool isRanked);

  //===--- Values in memory ----------------------------------------------===//
  /// Reads `width`-word value of a scalar or memref element, zeros for one that is not written
  /// in full.
  void loadElement(const Inst *at, Cells cells, unsigned bytes, uint32_t dst, unsigned words);
  /// Each writes the cells that `access` gave last, and is false after failing: iterations of a
  /// parallel loop race.
  bool storeElement(const Inst *at, Cells cells, unsigned bytes, uint32_t src, unsigned words);
  bool writeCells(const Inst *at, Cells cells, const uint8_t *data, unsigned bytes, Shadow shadow);
  bool copyCells(const Inst *at, Cells from, Cells to, unsigned bytes);

  /// The number of an unranked memref's descriptor: equal descriptors, equal numbers.
  uint64_t internDescriptor(llvm::ArrayRef<uint64_t> descriptor);
  llvm::ArrayRef<uint64_t> descriptor(uint64_t number) const { return descriptors_[number]; }

  //===--- Calls and scopes -----------------------------------------------===//
  /// Enters `callee`, or runs its stub when it is external. `call` has a CallTable and goes on
  /// at its next instruction after the return.
  const Inst *enter(const Inst *call, const CompiledFunction &callee);
  /// Leaves the current function with these values.
  const Inst *leave(const Inst *ret, llvm::ArrayRef<Registers> results);
  //===--- Parallel loops: see Races.h -----------------------------------===//
  void beginParallel(const Inst *at);
  void nextIteration() { races_.next(); }
  void endParallel();
  void suspendRaces();
  void resumeRaces();

  void openStackScope() { scopes_.push_back(stack_.size()); }
  void closeStackScope(const Inst *at);
  void pushStack(uint32_t allocation) { stack_.push_back(allocation); }
  /// Allocation of memref.global number `global`, made at the first use.
  uint32_t globalAllocation(unsigned global);
  /// Which entries can be reached from the given ones through memrefs in memory.
  std::vector<bool> reachableFrom(llvm::ArrayRef<uint64_t> roots) const;
  /// Counts work on elements, which one instruction may do any amount of, against the step
  /// budget; false after stopping the run.
  bool charge(const Inst *at, int64_t elements);
  /// Counts what an observation is going to keep of this buffer; false after stopping the run.
  bool chargeObserved(const Inst *at, MemRefView view, unsigned bytes);
  /// Marks what can be reached; heap entries that can not and were not lost yet are lost at `at`.
  void markLost(const Inst *at);

  void observe(Observation line) { outcome.observations.push_back(std::move(line)); }
  /// Folds a taken branch into the path hash.
  void branch(uint64_t taken) { pathHash = (pathHash ^ taken) * 0x9E3779B97F4A7C15ull; }

  Outcome run(const CompiledFunction &entry, const Inputs &inputs);

  /// Descriptor of a memref argument; no words for other arguments.
  struct ArgumentView {
    unsigned rank = 0;
    llvm::SmallVector<uint64_t> words;
  };
  /// A call that the caller made, with its arguments as they were passed.
  struct MadeCall {
    const CompiledFunction *function = nullptr;
    llvm::SmallVector<ArgumentView> arguments;
  };
  /// All calls so far; the last one may still run.
  std::vector<MadeCall> calls;
  /// Buffers of the entry's caller that external functions were given; kept for answers only.
  struct KeptView {
    ArgumentView view;
    mlir::Type element;
  };
  std::vector<KeptView> keptViews;

  const CompiledModule &module;
  const RunOptions &options;
  Outcome outcome;
  uint64_t pathHash = 0;

private:
  friend struct Boundary;
  void trace(const Inst *inst) const;
  bool execute(const CompiledFunction &function);
  bool doCall(const CompiledFunction &function, const std::vector<Argument> &arguments);
  bool doStep(const Step &step, const CompiledFunction &entry);
  void endCall(const Inst *ret, llvm::ArrayRef<uint32_t> freeable);
  void addNotes(uint64_t allocation);
  bool pushFrame(const CompiledFunction &function, const Inst *call);
  const Inst *callStub(const Inst *call, const CompiledFunction &callee);
  void markAliasedResults(const Inst *ret, llvm::ArrayRef<Registers> results);
  bool mayWrite(const Inst *at, uint64_t allocation, uint64_t firstByte, unsigned bytes);
  /// Notes names and, in a parallel loop, what iterations touch; false after failing.
  bool watchAccess(const Inst *at, Access how, uint64_t pointer, uint64_t firstByte,
                   unsigned bytes);
  bool watchWrite(const Inst *at, unsigned bytes, bool changes);
  void watchAsNeeded();
  bool failRace(const Inst *at, const Inst *loop, const llvm::Twine &what, uint64_t allocation);

  std::vector<Frame> frames_;
  std::vector<std::unique_ptr<uint64_t[]>> frameChunks_;
  std::vector<uint32_t> stack_, scopes_;
  std::vector<uint32_t> globals_;
  std::vector<std::vector<uint64_t>> descriptors_;
  std::map<std::vector<uint64_t>, uint64_t> descriptorNumbers_;
  uint64_t charged_ = 0, lostWork_ = 0, observedBytes_ = 0, stackBytes_ = 0;
  Races races_;
  /// Accesses are looked at more closely: names are tracked, or iterations may race.
  bool watches_ = false;
  /// Of the cells that `access` gave last for writing in a parallel loop; null outside of any.
  ByteTouches *writtenTouches_ = nullptr;
  /// The entry of the last access.
  uint32_t accessed_ = 0;
  /// Where cells that were never written were read last, and of which allocation.
  const Inst *unwrittenReadAt_ = nullptr;
  uint32_t unwrittenAllocation_ = 0;
  /// Names given so far, which is also the time.
  uint32_t names_ = 0;
  static constexpr uint64_t kLostWorkMax = 50'000'000;
  /// How often each function's stub was called.
  std::vector<uint64_t> stubCalls_;
  /// Where the called function returned its values to the caller, null until then.
  const Inst *entryReturn_ = nullptr;
  /// Instructions that may still be executed.
  uint64_t stepsLeft_ = 0;
  /// Heap entries below this were there before the call that runs.
  uint32_t callBase_ = 0;
  /// Calls that the run has, and how external functions answer (Inputs::answers).
  unsigned callsInAll_ = 1, answers_ = 0;
};

} // namespace freehold::interp
