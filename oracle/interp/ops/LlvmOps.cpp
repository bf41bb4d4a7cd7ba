//===- LlvmOps.cpp - llvm: the end that is never reached, pointers --------===//
// Frontends end noreturn paths with llvm.unreachable before the rest is lowered.
// fh-bufferization-lower-deallocations compares allocated pointers of shifted views, for which
// memref has no op:
//
//   %d = builtin.unrealized_conversion_cast %m : memref<T> to !llvm.struct<(ptr, ptr, iN)>
//   %p = llvm.extractvalue %d[0]
//   %w = llvm.ptrtoint %p : !llvm.ptr to iN
//
// The intermediate values are never set here: the last op reads the memref. Other casts of memrefs are
// not modelled.
//
// Pointers.h says what a pointer refers to. Accesses through handles are unsupported.
//===----------------------------------------------------------------------===//
#include "oracle/core/inputs/Mix.h"
#include "oracle/interp/Pointers.h"
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
  // What partial conversions leave behind when both sides end up with one type.
  if (op->getOperandTypes() == op->getResultTypes() && e.modelled(op))
    return e.moves(op->getOperands(), op->getResults());
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

//===----------------------------------------------------------------------===//
// Accesses through pointers
//===----------------------------------------------------------------------===//

/// Returns the distance of two elements of this type in an array, in bytes; std::nullopt if it is not
/// known.
static std::optional<uint64_t> strideOf(Type type) {
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type)) {
    auto inner = strideOf(array.getElementType());
    return inner ? std::optional(*inner * array.getNumElements()) : std::nullopt;
  }
  return bitsOf(type) ? std::optional<uint64_t>(*elementBytes(type)) : std::nullopt;
}

/// dst = a + b * imm, where b is signed. c: the width of b, or 0 if b is a word with the number itself.
static const Inst *execAddScaled(const Inst *i, Machine &m) {
  uint64_t index = m.u(i->b);
  if (i->c)
    index = static_cast<uint64_t>(static_cast<int64_t>(index << (64 - i->c)) >> (64 - i->c));
  m.u(i->dst) = m.u(i->a) + index * i->imm;
  m.poison[i->dst] = m.poison[i->a] | m.poison[i->b];
  return i->next();
}

static void evalGetElementPtr(LLVM::GEPOp op, Emitter &e) {
  if (!isa<LLVM::LLVMPointerType>(op.getType()) ||
      !isa<LLVM::LLVMPointerType>(op.getBase().getType()))
    return e.unsupported("vectors of pointers");
  e.move(e.registers(op.getBase()), e.at(op.getResult()));
  Type type = op.getElemType();
  for (auto [number, index] : llvm::enumerate(op.getIndices())) {
    if (number) {
      auto array = dyn_cast<LLVM::LLVMArrayType>(type);
      if (!array)
        return e.unsupported("an index into a type that is no array");
      type = array.getElementType();
    }
    auto stride = strideOf(type);
    if (!stride)
      return e.unsupported("an element type whose size is not known");
    auto dynamic = dyn_cast_if_present<Value>(index);
    unsigned bits = dynamic ? bitsOf(dynamic.getType()) : 0;
    if (dynamic && (!bits || bits > 64))
      return e.unsupported("an index that is not one integer");
    uint32_t word = dynamic
                        ? e.at(dynamic)
                        : e.constant(static_cast<uint64_t>(cast<IntegerAttr>(index).getInt()));
    e.emit(execAddScaled, e.at(op.getResult()), e.at(op.getResult()), word, bits).imm = *stride;
  }
}

namespace {
struct PointerAccess {
  uint32_t pointer, value;
  LaneTypes lanes;
  bool isStore;
};
} // namespace

static const Inst *execPointerAccess(const Inst *i, Machine &m) {
  const auto &table = i->table<PointerAccess>();
  if (m.poison[table.pointer])
    return m.failPoison(i, m.poison[table.pointer], "the pointer");
  auto pointee = pointeeOf(m, m.u(table.pointer));
  if (!pointee)
    return m.u(table.pointer)
               ? m.stop(i, Termination::Unsupported, "an access through a pointer from outside")
               : m.fail(i, ErrorKind::Undefined, "accesses what a null pointer refers to");
  unsigned bytes = *elementBytes(table.lanes.lane);
  auto how = table.isStore ? Memory::Access::Write : Memory::Access::Read;
  for (unsigned lane = 0; lane < table.lanes.count; ++lane) {
    Memory::Cells cells =
        m.memory.access(i, how, pointee->allocation, pointee->offset + lane * bytes, 0, bytes);
    uint32_t at = table.value + lane * table.lanes.words;
    if (!cells || (table.isStore && !m.memory.storeElement(i, cells, bytes, at, table.lanes.words)))
      return nullptr;
    if (!table.isStore)
      m.memory.loadElement(i, cells, bytes, at, table.lanes.words);
  }
  return i->next();
}

/// Lanes of a vector lie next to each other, unless they are packed bit by bit.
static void emitPointerAccess(Value pointer, Value value, bool isStore, Emitter &e) {
  LaneTypes lanes = lanesOf(value.getType());
  bool isPacked = lanes.lane && lanes.count > 1 &&
                  bitsOf(lanes.lane) != 8 * elementBytes(lanes.lane).value_or(0);
  if (!lanes.lane || isPacked)
    return e.unsupported("a value whose place in memory is not known");
  const auto *table = e.own(PointerAccess{e.at(pointer), e.at(value), lanes, isStore});
  e.emit(execPointerAccess).data = table;
}

static void evalLoad(LLVM::LoadOp op, Emitter &e) {
  emitPointerAccess(op.getAddr(), op.getResult(), /*isStore=*/false, e);
}

static void evalStore(LLVM::StoreOp op, Emitter &e) {
  emitPointerAccess(op.getAddr(), op.getValue(), /*isStore=*/true, e);
}

/// A global of LLVM, which no other op accesses here, is a handle that depends on its name only.
static void evalAddressOf(LLVM::AddressOfOp op, Emitter &e) {
  if (!isa_and_nonnull<LLVM::GlobalOp>(e.lookup(op.getGlobalNameAttr())))
    return e.unsupported("any but of a global");
  constexpr uint64_t kGlobals = 1ull << 63;
  StringRef name = op.getGlobalName();
  e.move(Registers{e.constant(kGlobals | seedOf(name.data(), name.size(), 0) << 12 >> 4), 1},
         e.at(op.getResult()));
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
  table.on<LLVM::AddressOfOp>(evalAddressOf);
  table.on<LLVM::GEPOp>(evalGetElementPtr);
  table.on<LLVM::IntToPtrOp>(evalIntToPtr);
  table.on<LLVM::LoadOp>(evalLoad);
  table.on<LLVM::StoreOp>(evalStore);
  table.on<LLVM::ZeroOp>(evalZero);
  table.on<LLVM::ICmpOp>(evalICmp);
  table.on<LLVM::UnreachableOp>(evalUnreachable);
  table.onAnyTypes<UnrealizedConversionCastOp>(evalCast);
  table.onAnyTypes<LLVM::ExtractValueOp>(evalExtractValue);
  table.onAnyTypes<LLVM::PtrToIntOp>(evalPtrToInt);
}

} // namespace freehold::interp
