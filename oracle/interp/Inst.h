//===- Inst.h - Instructions of compiled code -------------------*- C++ -*-===//
// Compiled code is an array of instructions with the addresses of their handlers. A handler
// executes one instruction and returns the next one, or null to end the run after `fail` or `stop`.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"

#include "llvm/ADT/SmallVector.h"

namespace freehold::interp {

class Machine;
struct Inst;

/// The registers of a value: first word and number of words.
struct Registers {
  uint32_t at = 0;
  unsigned words = 0;
};

/// What is wrong with a value. The taint of an op's result is the `|` of its operands' taints, plus
/// the op's own if the result is undefined. A memref with kOutsideTaint alone is a subview that is out of bounds: to access it
/// is an error, but its base buffer and sizes are as good as any.
enum Taint : uint8_t { kPoisonTaint = 1, kUnwrittenTaint = 2, kOutsideTaint = 4 };

/// The taint of what does not depend on where a memref's elements are.
inline uint8_t ofBuffer(uint8_t taint) { return taint & ~kOutsideTaint; }

using Exec = const Inst *(*)(const Inst *, Machine &);

/// What a watch has to know of an instruction beside its op (StepWatch).
enum class InstKind : uint8_t {
  Other,
  /// It also runs the next instruction.
  Chained,
  /// Copies imm words, or one if imm is 0, from a to dst.
  Move,
  /// Its side table is a CallTable.
  Call,
  /// Its side table has the Registers of what is returned.
  Return,
};

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
  InstKind kind = InstKind::Other;

  const Inst *next() const { return this + 1; }
  template <typename T> const T &table() const { return *static_cast<const T *>(data); }
};

/// Returns the last instruction that running this one runs.
inline const Inst *lastRunBy(const Inst *inst) {
  while (inst->kind == InstKind::Chained)
    inst = inst->next();
  return inst;
}

/// Side table of call instructions.
struct CallTable {
  llvm::SmallVector<Registers> arguments, results;
};

} // namespace freehold::interp
