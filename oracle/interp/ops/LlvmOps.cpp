//===- LlvmOps.cpp - llvm: the end that is never reached, pointers --------===//
// Frontends end noreturn paths with llvm.unreachable before the rest is lowered.
// fh-bufferization-lower-deallocations compares allocated pointers of shifted views, for which
// memref has no op:
//
//   %d = builtin.unrealized_conversion_cast %m : memref<T> to !llvm.struct<(ptr, ptr, iN)>
//   %p = llvm.extractvalue %d[0]
//   %w = llvm.ptrtoint %p : !llvm.ptr to iN
//
// The intermediate values are never set here: the last op reads the memref. A cast of the descriptor, or of anything
// else, back to the type that it was cast from gives the value that it was made of.
//
// PointerOps.cpp has accesses through pointers, LlvmFuncOps.cpp functions, LlvmNumberOps.cpp arithmetic.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/LlvmFuncOps.h"
#include "oracle/interp/ops/MemRefDetail.h"
#include "oracle/interp/ops/PointerOps.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
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

/// Returns the value of `type` that was cast to other types, of which the last is that of `value`; null if there is none.
static Value castBack(Value value, Type type) {
  while (auto cast = value.getDefiningOp<UnrealizedConversionCastOp>()) {
    if (cast->getNumOperands() != 1 || cast->getNumResults() != 1)
      break;
    value = cast->getOperand(0);
    if (value.getType() == type)
      return value;
  }
  return {};
}

/// index is an integer of 64 bits.
static bool areNumbersOfOneWidth(Type a, Type b) {
  return isa<IntegerType, IndexType>(a) && isa<IntegerType, IndexType>(b) && bitsOf(a) == bitsOf(b);
}

static void evalCast(UnrealizedConversionCastOp op, Emitter &e) {
  // What partial conversions leave behind when both sides end up with one type.
  if (op->getOperandTypes() == op->getResultTypes() && e.modelled(op))
    return e.moves(op->getOperands(), op->getResults());
  if (op->getNumOperands() != 1 || op->getNumResults() != 1)
    return e.unsupported("any but of one value");
  Value from = op->getOperand(0), to = op->getResult(0);
  if (Value first = castBack(from, to.getType()); first && wordsOf(to.getType()))
    return e.move(e.registers(first), e.at(to));
  if (areNumbersOfOneWidth(from.getType(), to.getType()))
    return e.move(e.registers(from), e.at(to));
  if (memref::CastOp::areCastCompatible(from.getType(), to.getType()) && e.modelled(op))
    return emitCast(from, to, e);
  // Casts of the result find what it was made of.
  bool isCastOn = llvm::all_of(to.getUsers(), llvm::IsaPred<UnrealizedConversionCastOp>);
  if (!describedMemref(to) && !isCastOn)
    e.unsupported("any but of numbers of one width, between memrefs that memref.cast takes, of a "
                  "memref to its "
                  "descriptor, or back to a type that the value had");
}

/// Returns the registers of a part of an aggregate; std::nullopt if it has none.
static std::optional<Registers> partOf(Value aggregate, ArrayRef<int64_t> position, Emitter &e) {
  Registers part = e.registers(aggregate);
  Type type = aggregate.getType();
  for (int64_t index : position) {
    auto structure = dyn_cast<LLVM::LLVMStructType>(type);
    auto array = dyn_cast<LLVM::LLVMArrayType>(type);
    if (!structure && !array)
      return std::nullopt;
    for (int64_t before = 0; before < index; ++before)
      part.at += *wordsOf(structure ? structure.getBody()[before] : array.getElementType());
    type = structure ? structure.getBody()[index] : array.getElementType();
  }
  part.words = *wordsOf(type);
  return part;
}

static void evalExtractValue(LLVM::ExtractValueOp op, Emitter &e) {
  if (memrefAt(op.getResult()) && llvm::all_of(op->getUsers(), llvm::IsaPred<LLVM::PtrToIntOp>))
    return;
  if (describedMemref(op.getContainer()) || !wordsOf(op.getContainer().getType()))
    return e.unsupported("any but the allocated pointer of a memref's descriptor, and parts of "
                         "aggregates of numbers");
  if (auto part = partOf(op.getContainer(), op.getPosition(), e))
    return e.move(*part, e.at(op.getResult()));
  e.unsupported("a part of another aggregate");
}

static void evalInsertValue(LLVM::InsertValueOp op, Emitter &e) {
  e.move(e.registers(op.getContainer()), e.at(op.getResult()));
  if (auto part = partOf(op.getResult(), op.getPosition(), e))
    return e.move(e.registers(op.getValue()), part->at);
  e.unsupported("a part of another aggregate");
}

/// dst: the words, imm: how many, c: their taint.
static const Inst *execUndef(const Inst *i, Machine &m) {
  std::fill_n(m.words + i->dst, i->imm, 0);
  std::fill_n(m.poison + i->dst, std::max<uint64_t>(i->imm, 1), i->c);
  return i->next();
}

/// What is undefined may be anything, like a cell that nobody has written.
static void evalUndef(LLVM::UndefOp op, Emitter &e) {
  Registers to = e.registers(op.getResult());
  e.emit(execUndef, to.at, 0, 0, kUnwrittenTaint).imm = to.words;
}

static void evalPoison(LLVM::PoisonOp op, Emitter &e) {
  Registers to = e.registers(op.getResult());
  e.emit(execUndef, to.at, 0, 0, kPoisonTaint).imm = to.words;
}

/// dst: the words, a: those that are frozen, imm: how many. Poison and unwritten values may become any number, another one
/// in each run, so that two runs could not be compared.
static const Inst *execFreeze(const Inst *i, Machine &m) {
  if (m.poison[i->a])
    return m.stop(i, Termination::Unsupported, "a number for what is poison or unwritten");
  std::copy_n(m.words + i->a, i->imm, m.words + i->dst);
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalFreeze(LLVM::FreezeOp op, Emitter &e) {
  if (!bitsOf(op.getType()))
    return e.unsupported("any but a number");
  Registers from = e.registers(op.getVal());
  e.emit(execFreeze, e.at(op.getResult()), from.at).imm = from.words;
}

static const Inst *execAllocatedPointer(const Inst *i, Machine &m) {
  const auto &source = i->table<MemRefRegisters>();
  uint64_t address = m.memory.heap[m.memref(source.at, source.rank).allocation()].address;
  m.u(i->dst) = address & i->imm;
  m.poison[i->dst] = m.poison[source.at];
  return i->next();
}

static const Inst *execMask(const Inst *i, Machine &m) {
  m.u(i->dst) = m.u(i->a) & i->imm;
  m.poison[i->dst] = m.poison[i->a];
  return i->next();
}

static void evalPtrToInt(LLVM::PtrToIntOp op, Emitter &e) {
  Value memref = memrefAt(op.getArg());
  unsigned bits = bitsOf(op.getType());
  bool isScalar = bits && bits <= 64;
  if (!isScalar || (!memref && !isa<LLVM::LLVMPointerType>(op.getArg().getType())))
    return e.unsupported("any but of one pointer to an integer of 64 bits at most");
  if (!memref && op.getArg().getDefiningOp<LLVM::ExtractValueOp>())
    return e.unsupported("any but of a memref's allocated pointer");
  e.module().takesAddresses = true;
  const auto *source = memref ? e.own(memrefRegisters(memref, e)) : nullptr;
  Inst &inst = memref ? e.emit(execAllocatedPointer, e.at(op.getResult()))
                      : e.emit(execMask, e.at(op.getResult()), e.at(op.getArg()));
  inst.data = source;
  inst.imm = ~0ull >> (64 - bits);
}

static void evalIntToPtr(LLVM::IntToPtrOp op, Emitter &e) {
  unsigned bits = bitsOf(op.getArg().getType());
  if (!bits || bits > 64 || !isa<LLVM::LLVMPointerType>(op.getType()))
    return e.unsupported("any but of one integer of 64 bits at most");
  e.module().takesAddresses = true;
  e.move(e.registers(op.getArg()), e.at(op.getResult()));
}

/// Other constants, such as strings, are only assumed to be the same each time.
static void evalConstant(LLVM::ConstantOp op, Emitter &e) {
  auto integer = dyn_cast<IntegerAttr>(op.getValue());
  auto number = dyn_cast<FloatAttr>(op.getValue());
  unsigned bits = bitsOf(op.getType());
  if ((!integer && !number) || !bits || bits > 64)
    return e.opaque(op);
  APInt value = integer ? integer.getValue() : number.getValue().bitcastToAPInt();
  e.move(Registers{e.constant(value.zextOrTrunc(bits).getZExtValue()), 1}, e.at(op.getResult()));
}

static void evalZero(LLVM::ZeroOp op, Emitter &e) {
  Registers to = e.registers(op.getResult());
  e.emit(execUndef, to.at).imm = to.words;
}

static const Inst *execSamePointer(const Inst *i, Machine &m) {
  m.u(i->dst) = (m.u(i->a) == m.u(i->b)) == (i->imm != 0);
  m.poison[i->dst] = m.poison[i->a] | m.poison[i->b];
  return i->next();
}

/// Pointers have no order, since nothing is known of their addresses.
static void evalICmp(LLVM::ICmpOp op, Emitter &e) {
  if (!isa<LLVM::LLVMPointerType>(op.getLhs().getType()))
    return emitIntegerComparison(op, e);
  bool isEqual = op.getPredicate() == LLVM::ICmpPredicate::eq;
  if (!isEqual && op.getPredicate() != LLVM::ICmpPredicate::ne)
    return e.unsupported("anything but whether two pointers are equal");
  e.emit(execSamePointer, e.at(op.getResult()), e.at(op.getLhs()), e.at(op.getRhs())).imm = isEqual;
}

void addLlvmOps(InterpTable &table) {
  addPointerOps(table);
  addLlvmFuncOps(table);
  addLlvmNumberOps(table);
  table.on<LLVM::IntToPtrOp>(evalIntToPtr);
  table.on<LLVM::ConstantOp>(evalConstant);
  table.on<LLVM::ZeroOp>(evalZero);
  table.on<LLVM::InsertValueOp>(evalInsertValue);
  table.on<LLVM::UndefOp>(evalUndef);
  table.on<LLVM::PoisonOp>(evalPoison);
  table.on<LLVM::FreezeOp>(evalFreeze);
  table.on<LLVM::ICmpOp>(evalICmp);
  table.on<LLVM::UnreachableOp>(evalUnreachable);
  table.onAnyTypes<UnrealizedConversionCastOp>(evalCast);
  table.onAnyTypes<LLVM::ExtractValueOp>(evalExtractValue);
  table.onAnyTypes<LLVM::PtrToIntOp>(evalPtrToInt);
}

} // namespace freehold::interp
