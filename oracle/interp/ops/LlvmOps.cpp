//===- LlvmOps.cpp - llvm: the end that is never reached, pointers --------===//
// Frontends end noreturn paths with llvm.unreachable before the rest is lowered.
// fh-bufferization-lower-deallocations compares allocated pointers of shifted views, for which
// memref has no op:
//
//   %d = builtin.unrealized_conversion_cast %m : memref<T> to !llvm.struct<(ptr, ptr, iN)>
//   %p = llvm.extractvalue %d[0]
//   %w = llvm.ptrtoint %p : !llvm.ptr to iN
//
// The intermediate values are never set here: the last op reads the memref. Other uses of these ops are
// not modelled.
//
// Pointers that callers and external functions hand out are handles: they are passed on and compared,
// and refer to nothing that the program knows. Ops that access what a pointer points to, or make one
// from an address, are unsupported.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/MemRefDetail.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;

namespace freehold::interp {

static const Inst *execUnreachable(const Inst *i, Machine &m) {
  return m.fail(i, ErrorKind::Undefined, "reaches llvm.unreachable");
}

static void evalUnreachable(LLVM::UnreachableOp, Emitter &e) { e.emit(execUnreachable); }

/// Returns the memref that was cast to `descriptor`; null if there is none.
static Value describedMemref(Value descriptor) {
  auto cast = descriptor.getDefiningOp<UnrealizedConversionCastOp>();
  if (!cast || cast->getNumOperands() != 1 || cast->getNumResults() != 1 ||
      !isa<LLVM::LLVMStructType>(descriptor.getType()) ||
      !isa<MemRefType>(cast->getOperand(0).getType()) || !wordsOf(cast->getOperand(0).getType()))
    return {};
  return cast->getOperand(0);
}

/// Returns the memref whose allocated pointer is `pointer`; null if there is none.
static Value memrefAt(Value pointer) {
  auto extract = pointer.getDefiningOp<LLVM::ExtractValueOp>();
  return extract && extract.getPosition() == ArrayRef<int64_t>{0}
             ? describedMemref(extract.getContainer())
             : Value();
}

static void evalCast(UnrealizedConversionCastOp op, Emitter &e) {
  if (op->getNumResults() != 1 || !describedMemref(op->getResult(0)))
    e.unsupported("any but of a memref to its descriptor");
}

static void evalExtractValue(LLVM::ExtractValueOp op, Emitter &e) {
  if (!memrefAt(op.getResult()) || !llvm::all_of(op->getUsers(), llvm::IsaPred<LLVM::PtrToIntOp>))
    e.unsupported("any but the allocated pointer of a memref's descriptor");
}

static const Inst *execAllocatedPointer(const Inst *i, Machine &m) {
  const auto &source = i->table<MemRefRegisters>();
  uint64_t address = m.memory.heap[m.memref(source.at, source.rank).allocation()].address;
  m.u(i->dst) = address & i->imm;
  m.poison[i->dst] = m.poison[source.at];
  return i->next();
}

static void evalPtrToInt(LLVM::PtrToIntOp op, Emitter &e) {
  Value memref = memrefAt(op.getArg());
  unsigned bits = bitsOf(op.getType());
  if (!memref || !bits || bits > 64)
    return e.unsupported("any but of a memref's allocated pointer");
  e.module().takesAddresses = true;
  const auto *source = e.own(memrefRegisters(memref, e));
  Inst &inst = e.emit(execAllocatedPointer, e.at(op.getResult()));
  inst.data = source;
  inst.imm = ~0ull >> (64 - bits);
}

static void evalZero(LLVM::ZeroOp op, Emitter &e) {
  if (!isa<LLVM::LLVMPointerType>(op.getType()))
    return e.unsupported("any but of a pointer");
  e.move(Registers{e.constant(0), 1}, e.at(op.getResult()));
}

static const Inst *execSamePointer(const Inst *i, Machine &m) {
  m.u(i->dst) = (m.u(i->a) == m.u(i->b)) == (i->imm != 0);
  m.poison[i->dst] = m.poison[i->a] | m.poison[i->b];
  return i->next();
}

/// Pointers have no order, since nothing is known of their addresses.
static void evalICmp(LLVM::ICmpOp op, Emitter &e) {
  bool isEqual = op.getPredicate() == LLVM::ICmpPredicate::eq;
  if (!isa<LLVM::LLVMPointerType>(op.getLhs().getType()) ||
      (!isEqual && op.getPredicate() != LLVM::ICmpPredicate::ne))
    return e.unsupported("anything but whether two pointers are equal");
  e.emit(execSamePointer, e.at(op.getResult()), e.at(op.getLhs()), e.at(op.getRhs())).imm = isEqual;
}

void addLlvmOps(InterpTable &table) {
  table.on<LLVM::ZeroOp>(evalZero);
  table.on<LLVM::ICmpOp>(evalICmp);
  table.on<LLVM::UnreachableOp>(evalUnreachable);
  table.onAnyTypes<UnrealizedConversionCastOp>(evalCast);
  table.onAnyTypes<LLVM::ExtractValueOp>(evalExtractValue);
  table.onAnyTypes<LLVM::PtrToIntOp>(evalPtrToInt);
}

} // namespace freehold::interp
