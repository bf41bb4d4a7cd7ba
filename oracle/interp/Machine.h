//===- Machine.h - Runs compiled code ---------------------------*- C++ -*-===//
// A machine is the state of one run: its registers (Frames.h), its memory (Memory.h) and what the
// run has shown so far (Ending.h). This class adds calls, the caller, and external functions.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"
#include "oracle/core/inputs/Scalars.h"
#include "oracle/interp/Memory.h"

#include "llvm/ADT/DenseMap.h"

namespace freehold::interp {

/// A view of a buffer of the entry's caller that an external function got.
struct KeptView {
  ArgumentView view;
  mlir::Type element;
};

/// Handlers write to the machine's registers and end its run, so it is both.
class Machine final : public Frames, public Ending {
public:
  Machine(const CompiledModule &module, const RunOptions &options);
  ~Machine() override;

  //===--- Ends of a run, all return null --------------------------------===//
  const Inst *fail(const Inst *at, ErrorKind kind, const llvm::Twine &message) override;
  const Inst *fail(const Inst *at, ErrorKind kind, const llvm::Twine &message,
                   uint64_t allocation) override;
  const Inst *stop(const Inst *at, Termination how, const llvm::Twine &why) override;
  /// Fails because a value with this nonzero taint affects control flow or is observed: a branch,
  /// an address, a size, an observation. `what` names it, such as "a branch condition".
  const Inst *failPoison(const Inst *at, uint8_t taint, const llvm::Twine &what);

  /// Records that this op makes a subview that is out of bounds (Outcome::outsideView).
  void noteOutsideView(const Inst *at);
  /// Records that this op may give other results as well (Outcome::openResult).
  void leaveOpen(const Inst *at, const char *what);

  //===--- Calls ----------------------------------------------------------===//
  /// Enters `callee`, or runs its stub if it is external. `call` has a CallTable; after the return,
  /// execution continues at the next instruction.
  const Inst *enter(const Inst *call, const CompiledFunction &callee);
  /// Returns from the current function with these values.
  const Inst *leave(const Inst *ret, llvm::ArrayRef<Registers> results);
  /// Runs an opaque op, whose side table is an OpaqueOp (OpaqueOp.h).
  const Inst *callOpaque(const Inst *op);
  /// Returns what external functions answer with in this type, one of vectors' lanes.
  const Palette &answersOf(mlir::Type lane);
  /// Returns the allocation of memref.global number `global`, which is made at the first use.
  uint32_t globalAllocation(unsigned global);
  /// The thread of an OpenMP team that runs, from 0. The threads of a team run one after the other.
  unsigned teamThread = 0;

  //===--- What the run shows ----------------------------------------------===//
  void observe(Observation line) { outcome.observations.push_back(std::move(line)); }
  /// Adds a branch to the path hash.
  void branch(const Inst *at, uint64_t taken) {
    pathHash_ = (pathHash_ ^ taken) * 0x9E3779B97F4A7C15ull;
    if (options.watch)
      options.watch->branched(at, taken & 1, *this);
  }

  Outcome run(const CompiledFunction &entry, const Inputs &inputs);

  Memory memory;
  /// Empty unless external functions keep what they get (Inputs::answers).
  std::vector<KeptView> keptViews;

  const CompiledModule &module;
  const RunOptions &options;

private:
  friend struct Boundary;
  void traceOperands(const Inst *inst) const;
  void traceResults(const Inst *inst, size_t depthBefore) const;
  void noteHandOver(const Inst *at, mlir::TypeRange types, llvm::ArrayRef<Registers> values,
                    const llvm::Twine &to);
  bool execute(const CompiledFunction &function);
  bool doCall(const CompiledFunction &function, const std::vector<Argument> &arguments);
  bool doStep(const Step &step, const CompiledFunction &entry);
  void endCall(const Inst *ret, llvm::ArrayRef<uint32_t> freeable);
  bool pushFrame(const CompiledFunction &function, const Inst *call);
  const Inst *callStub(const Inst *call, const CompiledFunction &callee);
  void markAliasedResults(const Inst *ret, llvm::ArrayRef<Registers> results);

  /// The allocation of each global; 0 before its first use.
  std::vector<uint32_t> globals_;
  uint64_t pathHash_ = 0;
  /// The number of calls of each function's stub.
  std::vector<uint64_t> stubCalls_;
  /// The number of times that opaque ops ran that may do anything, by what identifies the op.
  std::map<std::string, uint64_t> opaqueCalls_;
  /// Memory that opaque ops have lent, by what determines it.
  std::map<uint64_t, uint32_t> opaqueMemory_;
  const Inputs *inputs_ = nullptr;
  /// Differs between inputs, so that different runs choose differently what opaque ops return. Made when an op
  /// asks for it.
  std::optional<uint64_t> inputsHash_;
  /// Where the called function returned to the caller; null until then.
  const Inst *entryReturn_ = nullptr;
  /// The number of instructions left in the budget.
  uint64_t stepsLeft_ = 0;
  /// Heap entries below this number existed before the current call.
  uint32_t callBase_ = 0;
  /// What calls left to globals or arguments' buffers, in this order, until it is freed or returned.
  std::vector<uint32_t> leftByCalls_;
  /// The number of calls in the run, and how external functions answer (Inputs::answers).
  unsigned callsInAll_ = 1, answers_ = 0;
  llvm::ArrayRef<std::string> answerNumbers_;
  /// Each palette is made when the first external function answers with that type.
  llvm::DenseMap<mlir::Type, Palette> answerPalettes_;
};

} // namespace freehold::interp
