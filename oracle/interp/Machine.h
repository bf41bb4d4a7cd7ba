//===- Machine.h - Instructions and the state they act on -------*- C++ -*-===//
// Compiled code is an array of instructions with the addresses of their handlers. A handler
// executes one instruction and returns the next one, or null to end the run after `fail` or `stop`.
//
// Registers are the words of Layout.h, addressed relative to the current frame. `poison` has one
// byte for each word; a value uses that of its first word, which is a Taint or 0. As in Memcheck,
// reading unwritten cells is no error. The taint is propagated with the value, and it is an error
// if control flow, an address or an observation depends on it (failPoison).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"
#include "oracle/core/inputs/Scalars.h"
#include "oracle/core/program/Budget.h"
#include "oracle/core/verdict/Outcome.h"
#include "oracle/interp/Explain.h"
#include "oracle/interp/Heap.h"
#include "oracle/interp/Layout.h"

#include "mlir/IR/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <map>

namespace freehold::interp {

class Machine;
class RunWatch;
class Timeline;
struct Inst;
struct CompiledFunction;
struct CompiledModule;

/// The registers of a value: first word and number of words.
struct Registers {
  uint32_t at = 0;
  unsigned words = 0;
};

/// What is wrong with a value. The taint of an op's result is the `|` of its operands' taints, plus
/// the op's own if the result is undefined.
enum Taint : uint8_t { kPoisonTaint = 1, kUnwrittenTaint = 2 };

using Exec = const Inst *(*)(const Inst *, Machine &);

/// The meaning of operand fields depends on the handler. Usually `dst` is the first word of the
/// result and a, b, c those of operands. t0 and t1 are jump targets, relative to this instruction
/// once the function is finished. `data` points to a side table that the function owns.
struct Inst {
  Exec exec = nullptr;
  uint32_t dst = 0, a = 0, b = 0, c = 0;
  int32_t t0 = 0, t1 = 0;
  uint64_t imm = 0;
  const void *data = nullptr;
  mlir::Operation *op = nullptr;
  /// Numbers all instructions of a module, from 0.
  uint32_t ordinal = 0;

  const Inst *next() const { return this + 1; }
  template <typename T> const T &table() const { return *static_cast<const T *>(data); }
};

struct Frame {
  const CompiledFunction *function = nullptr;
  uint64_t *words = nullptr;
  uint8_t *poison = nullptr;
  /// The call instruction, after which the caller continues; null for the entry.
  const Inst *call = nullptr;
  /// Numbers of stack buffers and open allocation scopes in the frames below this one.
  uint32_t stackBase = 0, scopeBase = 0;
  /// Heap entries below this number existed when the frame was entered.
  uint32_t heapBase = 0;
  /// Differs from that of all other frames of the run.
  uint64_t number = 0;
};

/// The order in which the iterations of scf.forall, scf.parallel and affine.parallel run, one after
/// the other. FromMiddle starts in the middle of each dimension and goes on with its start after
/// its end.
enum class ParallelOrder : uint8_t { Forwards, Backwards, FromMiddle };

/// Is told where a run goes, while the machine still has the values that made it go there.
class RunWatch {
public:
  virtual ~RunWatch() = default;
  /// The block of this mark is entered (CompileOptions::marksBlocks).
  virtual void entered(const Inst *mark) = 0;
  /// A branch is decided.
  virtual void branched(const Inst *at, bool taken, const Machine &machine) = 0;
  /// The run ends here without returning. The outcome says how.
  virtual void ended(const Inst *at, const Machine &machine) = 0;
};

struct RunOptions {
  Budget budget;
  AddressPolicy policy = AddressPolicy::Fresh;
  /// Added to all addresses; observations must not depend on it.
  uint64_t addressSalt = 0;
  /// Determines contents of buffers and answers of external stubs.
  uint64_t seed = 1;
  ParallelOrder parallelOrder = ParallelOrder::Forwards;
  /// Between two calls the caller frees returned buffers (T4), as a target's caller does.
  bool freeResults = false;
  /// If set, each op is printed to this stream when it runs.
  llvm::raw_ostream *trace = nullptr;
  /// Whether errors have notes on calls and on the place in the buffer (Explain.h).
  bool explains = false;
  /// If set, is told where the run goes.
  RunWatch *watch = nullptr;
  /// If set, what becomes of each allocation is recorded there.
  Timeline *timeline = nullptr;
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
  /// Like above, with notes on where `allocation` was allocated and freed.
  const Inst *fail(const Inst *at, ErrorKind kind, const llvm::Twine &message, uint64_t allocation);
  const Inst *stop(const Inst *at, Termination how, const llvm::Twine &why);
  /// Fails because a value with this nonzero taint affects control flow or is observed: a branch,
  /// an address, a size, an observation. `what` names it, such as "a branch condition".
  const Inst *failPoison(const Inst *at, uint8_t taint, const llvm::Twine &what);

  /// Records that this op may give other results as well (Outcome::openResult).
  void leaveOpen(const Inst *at, const char *what);

  //===--- Memory ---------------------------------------------------------===//
  Heap heap;

  /// The checked location of some bytes in memory; null after an error.
  struct Cells {
    uint8_t *data = nullptr;
    uint8_t *shadow = nullptr;
    explicit operator bool() const { return data != nullptr; }
  };
  /// Atomic is a write by an atomic op, which has read the cells before.
  enum class Access : uint8_t { Read, Write, Atomic };
  /// Checks an access by `at` through a descriptor with this pointer and byte shift, to the element
  /// at distance `element` from the aligned pointer: liveness, bounds of the allocation, natural
  /// alignment, and rules for writes. Returns null cells after failing the run. Does not write
  /// cells.
  Cells access(const Inst *at, Access how, uint64_t pointer, int64_t byteShift, int64_t element,
               unsigned bytes);
  /// Like access, for a memref's element at `indices`, including the bounds of the view.
  Cells accessAt(const Inst *at, Access how, MemRefView view, llvm::ArrayRef<int64_t> indices,
                 unsigned bytes);
  /// Makes an allocation. Returns 0 after stopping the run because the memory budget is used up.
  uint32_t allocate(const Inst *at, AllocationKind kind, uint64_t bytes, uint64_t alignment);
  /// Frees like memref.dealloc of a descriptor. Returns false after failing the run. D4 requires a
  /// live heap allocation and the allocation's own descriptor.
  bool free(const Inst *at, uint64_t allocation, int64_t byteShift, int64_t offset);
  /// Returns the address of the aligned pointer of a descriptor, live or not.
  uint64_t alignedAddress(uint64_t allocation, int64_t byteShift) const;
  /// Copies all elements of `from` to `to` with their shadow (memref.copy, clone, realloc). Sizes
  /// must be equal; partial overlap is undefined. Returns false after failing.
  bool copyElements(const Inst *at, MemRefView from, MemRefView to, unsigned bytes);
  /// Calls `copy` with each cell of `from` and its target in `to`, in order, until it returns
  /// false.
  bool copyEach(const Inst *at, MemRefView from, MemRefView to, unsigned bytes,
                llvm::function_ref<bool(Cells source, Cells target)> copy);
  /// Copies between views of one buffer with different cells.
  bool copyWithinBuffer(const Inst *at, MemRefView from, MemRefView to, unsigned bytes);

  //===--- Tensors (Tensors.cpp) ------------------------------------------===//
  /// Makes storage for a tensor that no register refers to yet, so the caller puts it into one before
  /// it makes another. Returns 0 after stopping the run.
  uint32_t allocateTensor(const Inst *at, uint64_t bytes);
  /// Returns true if no value but the one in these registers refers to the storage of a tensor.
  bool isOnlyReference(uint32_t allocation, uint32_t at) const;
  /// Records that the buffer has one name among tensors, as long as this frame is there. Returns
  /// false after failing because it has another one.
  bool nameByTensor(const Inst *at, uint32_t allocation);

  //===--- Names (Names.cpp) ----------------------------------------------===//
  /// Records an access through a memref with this pointer.
  void useName(const Inst *at, Access how, uint64_t pointer);
  /// Gives the memref in these registers a new name, since it was forwarded to a control-flow join.
  void rename(const Inst *at, uint32_t memref, bool isRanked);

  //===--- Values in memory ----------------------------------------------===//
  /// Reads a scalar or memref element into `words` words. An element that is not fully written
  /// reads as zeros.
  void loadElement(const Inst *at, Cells cells, unsigned bytes, uint32_t dst, unsigned words);
  /// These write the cells that `access` returned last. They return false after failing because
  /// iterations of a parallel loop race.
  bool storeElement(const Inst *at, Cells cells, unsigned bytes, uint32_t src, unsigned words);
  /// The same for values of several lanes, each of which takes `bytes` in memory.
  void loadLanes(const Inst *at, Cells cells, unsigned bytes, uint32_t dst, unsigned words,
                 unsigned lanes);
  bool storeLanes(const Inst *at, Cells cells, unsigned bytes, uint32_t src, unsigned words,
                  unsigned lanes);
  bool writeCells(const Inst *at, Cells cells, const uint8_t *data, unsigned bytes, Shadow shadow);
  bool copyCells(const Inst *at, Cells from, Cells to, unsigned bytes);

  /// Returns the number of an unranked memref's descriptor. Equal descriptors have equal numbers.
  uint64_t internDescriptor(llvm::ArrayRef<uint64_t> descriptor);
  llvm::ArrayRef<uint64_t> descriptor(uint64_t number) const { return descriptors_[number]; }

  //===--- Calls and scopes -----------------------------------------------===//
  /// Enters `callee`, or runs its stub if it is external. `call` has a CallTable; after the return,
  /// execution continues at the next instruction.
  const Inst *enter(const Inst *call, const CompiledFunction &callee);
  /// Returns from the current function with these values.
  const Inst *leave(const Inst *ret, llvm::ArrayRef<Registers> results);
  /// A region that runs beside the host, and the buffers that it may use until it is awaited.
  struct Task {
    llvm::SmallVector<uint32_t> buffers;
    /// Numbers of the tasks that end before it does.
    llvm::SmallVector<uint64_t> after;
    bool isDone = false;
  };
  /// The thread of an OpenMP team that runs, from 0. The threads of a team run one after the other.
  unsigned teamThread = 0;
  /// Returns the number of a task that has started.
  uint64_t startTask(Task task);
  void endTask(uint64_t number);
  //===--- Parallel loops: see Races.h -----------------------------------===//
  void beginParallel(const Inst *at);
  void nextIteration() { races_.next(); }
  void endParallel();
  void suspendRaces();
  void resumeRaces();

  void openStackScope() { scopes_.push_back(stack_.size()); }
  void closeStackScope(const Inst *at);
  void pushStack(uint32_t allocation) { stack_.push_back(allocation); }
  /// Returns the allocation of memref.global number `global`, which is made at the first use.
  uint32_t globalAllocation(unsigned global);
  /// Returns which entries are reachable from the given ones through memrefs in memory.
  std::vector<bool> reachableFrom(llvm::ArrayRef<uint64_t> roots) const;
  /// Counts work on elements against the step budget, since one instruction may process any number
  /// of them. Returns false after stopping the run.
  bool charge(const Inst *at, int64_t elements);
  /// Counts the bytes that an observation keeps of this buffer. Returns false after stopping the
  /// run.
  bool chargeObserved(const Inst *at, MemRefView view, unsigned bytes);
  /// Marks heap entries that are unreachable, and were not lost before, as lost at `at`.
  void markLost(const Inst *at);

  void observe(Observation line) { outcome.observations.push_back(std::move(line)); }
  /// Adds a branch to the path hash.
  void branch(const Inst *at, uint64_t taken) {
    pathHash = (pathHash ^ taken) * 0x9E3779B97F4A7C15ull;
    if (options.watch)
      options.watch->branched(at, taken & 1, *this);
  }

  Outcome run(const CompiledFunction &entry, const Inputs &inputs);
  /// Runs an opaque op, whose side table is an OpaqueOp (Opaque.cpp).
  const Inst *callOpaque(const Inst *op);

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
  /// All calls so far; the last one may still be running.
  std::vector<MadeCall> calls;
  /// A view of a buffer of the entry's caller that an external function got. Kept if answers_ is
  /// set.
  struct KeptView {
    ArgumentView view;
    mlir::Type element;
  };
  std::vector<KeptView> keptViews;
  /// Returns what external functions answer with in this type, one of vectors' lanes.
  const Palette &answersOf(mlir::Type lane);

  const CompiledModule &module;
  const RunOptions &options;
  Outcome outcome;
  uint64_t pathHash = 0;

private:
  friend struct Boundary;
  void traceOperands(const Inst *inst) const;
  void traceResults(const Inst *inst, size_t depth) const;
  /// Returns the calls that are open, innermost first.
  Explainer::Calls openCalls() const;
  /// Adds a note to the error about what was accessed, if there are such notes.
  void explain(const Inst *at, const llvm::Twine &what);
  void noteHandOver(const Inst *at, mlir::TypeRange types, llvm::ArrayRef<Registers> values,
                    const llvm::Twine &to);
  bool execute(const CompiledFunction &function);
  bool doCall(const CompiledFunction &function, const std::vector<Argument> &arguments);
  bool doStep(const Step &step, const CompiledFunction &entry);
  void endCall(const Inst *ret, llvm::ArrayRef<uint32_t> freeable);
  void addNotes(uint64_t allocation);
  bool pushFrame(const CompiledFunction &function, const Inst *call);
  const Inst *callStub(const Inst *call, const CompiledFunction &callee);
  void markAliasedResults(const Inst *ret, llvm::ArrayRef<Registers> results);
  bool mayWrite(const Inst *at, uint64_t allocation, uint64_t firstByte, unsigned bytes);
  /// Tracks names and, in a parallel loop, the iterations' accesses. Returns false after failing.
  bool watchAccess(const Inst *at, Access how, uint64_t pointer, uint64_t firstByte,
                   unsigned bytes);
  bool watchWrite(const Inst *at, unsigned bytes, bool changes);
  void watchAsNeeded();
  bool failRace(const Inst *at, const Inst *loop, const llvm::Twine &what, uint64_t allocation);

  void collectTensors();
  bool isNamedByTensor(const Allocation &entry) const;

  std::vector<Frame> frames_;
  /// Null unless errors are explained.
  std::unique_ptr<Explainer> explainer_;
  /// The bytes and the number of tensors made since garbage was last collected.
  uint64_t tensorBytesMade_ = 0, tensorsMade_ = 0;
  /// The number of frames so far.
  uint64_t framesMade_ = 0;
  std::vector<std::unique_ptr<uint64_t[]>> frameChunks_;
  std::vector<uint32_t> stack_, scopes_;
  std::vector<uint32_t> globals_;
  std::vector<std::vector<uint64_t>> descriptors_;
  std::map<std::vector<uint64_t>, uint64_t> descriptorNumbers_;
  uint64_t charged_ = 0, lostWork_ = 0, observedBytes_ = 0, stackBytes_ = 0;
  Races races_;
  /// Whether watchAccess must be called: names are tracked, or iterations may race.
  bool watches_ = false;
  /// The touches of the cells that `access` returned last for a write; null outside of parallel
  /// loops.
  ByteTouches *writtenTouches_ = nullptr;
  /// The heap entry of the last access.
  uint32_t accessed_ = 0;
  /// Where unwritten cells were last read, and of which allocation.
  const Inst *unwrittenReadAt_ = nullptr;
  uint32_t unwrittenAllocation_ = 0;
  /// The number of names given so far, which serves as a clock.
  uint32_t names_ = 0;
  static constexpr uint64_t kLostWorkMax = 50'000'000;
  /// The number of calls of each function's stub.
  std::vector<uint64_t> stubCalls_;
  /// The number of times that opaque ops ran that may do anything, by what identifies the op.
  std::map<std::string, uint64_t> opaqueCalls_;
  /// Memory that opaque ops have lent, by what determines it.
  std::map<uint64_t, uint32_t> opaqueMemory_;
  /// Differs between inputs, so that different runs choose differently what opaque ops return.
  uint64_t inputsHash_ = 0;
  std::vector<Task> tasks_;
  /// Where the called function returned to the caller; null until then.
  const Inst *entryReturn_ = nullptr;
  /// The number of instructions left in the budget.
  uint64_t stepsLeft_ = 0;
  /// Heap entries below this number existed before the current call.
  uint32_t callBase_ = 0;
  /// The number of calls in the run, and how external functions answer (Inputs::answers).
  unsigned callsInAll_ = 1, answers_ = 0;
  llvm::ArrayRef<std::string> answerNumbers_;
  /// Each palette is made when the first external function answers with that type.
  llvm::DenseMap<mlir::Type, Palette> answerPalettes_;
};

} // namespace freehold::interp
