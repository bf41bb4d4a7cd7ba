//===- PointerOps.cpp - llvm: accesses through pointers ---------*- C++ -*-===//
// Pointers.h says what a pointer refers to. Accesses through handles are unsupported.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/PointerOps.h"

#include "oracle/core/inputs/Mix.h"
#include "oracle/interp/Pointers.h"
#include "oracle/interp/ops/MemRefDetail.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace freehold::interp {

/// The size of a value in memory with the bytes behind it that align the next one, and its alignment.
struct InMemory {
  uint64_t bytes = 0, alignment = 1;
};

static std::optional<InMemory> inMemory(Type type);

/// Returns the offset of a field, which is that of the end if there is none of this number, and the alignment of
/// the fields up to it.
static std::optional<InMemory> fieldOf(LLVM::LLVMStructType type, size_t number) {
  InMemory at;
  if (type.isOpaque())
    return std::nullopt;
  for (auto [n, field] : llvm::enumerate(type.getBody())) {
    auto each = inMemory(field);
    if (!each)
      return std::nullopt;
    uint64_t alignment = type.isPacked() ? 1 : each->alignment;
    at.alignment = std::max(at.alignment, alignment);
    at.bytes = llvm::alignTo(at.bytes, alignment);
    if (n == number)
      return at;
    if (__builtin_add_overflow(at.bytes, each->bytes, &at.bytes) || at.bytes > INT64_MAX)
      return std::nullopt;
  }
  at.bytes = llvm::alignTo(at.bytes, at.alignment);
  return at;
}

static std::optional<InMemory> inMemory(Type type) {
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type)) {
    auto inner = inMemory(array.getElementType());
    if (inner && __builtin_mul_overflow(inner->bytes, array.getNumElements(), &inner->bytes))
      return std::nullopt;
    return inner;
  }
  if (auto structure = dyn_cast<LLVM::LLVMStructType>(type))
    // What contains itself has no size, but its words have none either.
    return wordsOf(type) ? fieldOf(structure, SIZE_MAX) : std::nullopt;
  if (!bitsOf(type))
    return std::nullopt;
  uint64_t bytes = *elementBytes(type);
  return InMemory{bytes, bytes};
}

/// Returns the distance of two elements of this type in an array, in bytes; std::nullopt if it is not
/// known.
static std::optional<uint64_t> strideOf(Type type) {
  auto size = inMemory(type);
  return size ? std::optional(size->bytes) : std::nullopt;
}

/// Larger alignments are not asked for by what is lowered from memrefs.
static constexpr uint64_t kStackAlignmentMax = 4096;

/// dst = a + b * imm, where b is signed. c: the width of b, or 0 if b is a word with the number itself.
static const Inst *execAddScaled(const Inst *i, Machine &m) {
  uint64_t index = m.u(i->b);
  if (i->c)
    index = static_cast<uint64_t>(static_cast<int64_t>(index << (64 - i->c)) >> (64 - i->c));
  m.u(i->dst) = m.u(i->a) + index * i->imm;
  m.poison[i->dst] = m.poison[i->a] | m.poison[i->b];
  return i->next();
}

namespace {
/// A step of a getelementptr with flags.
struct CheckedStep {
  /// The register of the pointer that the op starts from.
  uint32_t base;
  uint64_t stride;
  LLVM::GEPNoWrapFlags flags;
};
} // namespace

/// Whether the pointer leaves the buffer that the base points into, or one past its end; std::nullopt after
/// stopping the run. What lies outside of all buffers that are known is not asked for.
static std::optional<bool> leavesObject(const Inst *i, Machine &m, uint64_t base,
                                        uint64_t pointer) {
  if (base == pointer)
    return false;
  int64_t searched = 0;
  auto pointee = pointeeOf(m, base, searched);
  if (!m.memory.charge(i, searched))
    return std::nullopt;
  if (!pointee)
    return false;
  auto bytes = static_cast<int64_t>(m.memory.heap[pointee->allocation].bytes);
  int64_t end = pointee->offset + static_cast<int64_t>(pointer - base);
  return pointee->offset >= 0 && pointee->offset <= bytes && (end < 0 || end > bytes);
}

/// As execAddScaled, where the flags make the result poison if the pointer leaves its object (inbounds), if signed
/// numbers overflow (nusw) or unsigned ones (nuw).
static const Inst *execCheckedStep(const Inst *i, Machine &m) {
  const auto &step = i->table<CheckedStep>();
  auto has = [&](LLVM::GEPNoWrapFlags flag) { return bitEnumContainsAny(step.flags, flag); };
  uint64_t before = m.u(i->a);
  auto index = i->c ? llvm::SignExtend64(m.u(i->b), i->c) : m.s(i->b);
  int64_t distance;
  bool wraps = __builtin_mul_overflow(index, static_cast<int64_t>(step.stride), &distance);
  uint64_t after = before + static_cast<uint64_t>(distance);
  wraps |= distance < 0 ? after > before : after < before;
  bool isPoison = (has(LLVM::GEPNoWrapFlags::nusw) && wraps) ||
                  (has(LLVM::GEPNoWrapFlags::nuw) && (wraps || distance < 0));
  execAddScaled(i, m);
  if (has(LLVM::GEPNoWrapFlags::inboundsFlag) && !m.poison[i->dst] && !isPoison) {
    auto leaves = leavesObject(i, m, m.u(step.base), m.u(i->dst));
    if (!leaves)
      return nullptr;
    isPoison = *leaves;
  }
  m.poison[i->dst] |= isPoison;
  return i->next();
}

/// Adds `index` times `stride` to the op's result.
static void emitStep(LLVM::GEPOp op, uint32_t index, unsigned bits, uint64_t stride, Emitter &e) {
  uint32_t result = e.at(op.getResult());
  auto flags = op.getNoWrapFlags();
  const auto *step = flags == LLVM::GEPNoWrapFlags::none
                         ? nullptr
                         : e.own(CheckedStep{e.at(op.getBase()), stride, flags});
  Inst &inst = e.emit(step ? execCheckedStep : execAddScaled, result, result, index, bits);
  inst.imm = stride;
  inst.data = step;
}

static void evalGetElementPtr(LLVM::GEPOp op, Emitter &e) {
  if (!isa<LLVM::LLVMPointerType>(op.getType()) ||
      !isa<LLVM::LLVMPointerType>(op.getBase().getType()))
    return e.unsupported("vectors of pointers");
  e.move(e.registers(op.getBase()), e.at(op.getResult()));
  Type type = op.getElemType();
  for (auto [number, index] : llvm::enumerate(op.getIndices())) {
    if (auto structure = dyn_cast<LLVM::LLVMStructType>(type); structure && number) {
      // The index of a field is a constant.
      auto field = static_cast<size_t>(cast<IntegerAttr>(index).getInt());
      auto at = wordsOf(type) ? fieldOf(structure, field) : std::nullopt;
      if (!at)
        return e.unsupported("a field of a type whose size is not known");
      emitStep(op, e.constant(1), 0, at->bytes, e);
      type = structure.getBody()[field];
      continue;
    }
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
    uint32_t word = dynamic ? e.at(dynamic)
                            : e.constant(static_cast<uint64_t>(cast<IntegerAttr>(index).getInt()));
    emitStep(op, word, bits, *stride, e);
  }
}

/// Returns what the pointer in a register refers to; std::nullopt after stopping the run. The bytes of a
/// memref in a buffer are not those of its descriptor, so that they cannot be accessed one by one.
static std::optional<Pointee> accessedBy(const Inst *i, Machine &m, uint32_t pointer) {
  if (!m.u(pointer)) {
    m.fail(i, ErrorKind::Undefined, "accesses what a null pointer refers to");
    return std::nullopt;
  }
  int64_t searched = 0;
  auto pointee = pointeeOf(m, m.u(pointer), searched);
  if (!m.memory.charge(i, searched))
    return std::nullopt;
  if (pointee && !m.memory.heap[pointee->allocation].holdsMemRefs)
    return pointee;
  m.stop(i, Termination::Unsupported, "an access through a pointer from outside, or to memrefs");
  return std::nullopt;
}

namespace {
struct PointerAccess {
  uint32_t pointer, value;
  LaneTypes lanes;
  bool isStore;
  /// What the op promises that the address is a multiple of; 0 if it does not say.
  uint64_t alignment;
};
} // namespace

static const Inst *execPointerAccess(const Inst *i, Machine &m) {
  const auto &table = i->table<PointerAccess>();
  if (m.poison[table.pointer])
    return m.failPoison(i, m.poison[table.pointer], "the pointer");
  auto pointee = accessedBy(i, m, table.pointer);
  if (!pointee)
    return nullptr;
  unsigned bytes = *elementBytes(table.lanes.lane);
  const Allocation &buffer = m.memory.heap[pointee->allocation];
  if (table.alignment && buffer.live && m.u(table.pointer) % table.alignment)
    return failAlignment(i, m, table.alignment, pointee->allocation);
  if (table.alignment && table.alignment < bytes && buffer.live && m.u(table.pointer) % bytes)
    return m.stop(i, Termination::Unsupported, "an element at an address that is not aligned");
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
static void emitPointerAccess(Value pointer, Value value, bool isStore,
                              std::optional<uint64_t> alignment, Emitter &e) {
  LaneTypes lanes = lanesOf(value.getType());
  bool isPacked = lanes.lane && lanes.count > 1 &&
                  bitsOf(lanes.lane) != 8 * elementBytes(lanes.lane).value_or(0);
  if (!lanes.lane || isPacked)
    return e.unsupported("a value whose place in memory is not known");
  const auto *table =
      e.own(PointerAccess{e.at(pointer), e.at(value), lanes, isStore, alignment.value_or(0)});
  e.emit(execPointerAccess).data = table;
}

static void evalLoad(LLVM::LoadOp op, Emitter &e) {
  emitPointerAccess(op.getAddr(), op.getResult(), /*isStore=*/false, op.getAlignment(), e);
}

static void evalStore(LLVM::StoreOp op, Emitter &e) {
  emitPointerAccess(op.getAddr(), op.getValue(), /*isStore=*/true, op.getAlignment(), e);
}

namespace {
/// The bytes that an op copies or sets. `source` is a pointer, or the byte that is set.
struct ByteRange {
  uint32_t target, source, length;
  bool mayOverlap = false, isSet = false;
};
} // namespace

static Memory::Cells byteAt(const Inst *i, Machine &m, Memory::Access how, Pointee at, int64_t n) {
  return m.memory.access(i, how, at.allocation, at.offset + n, 0, 1);
}

static const Inst *execByteRange(const Inst *i, Machine &m) {
  const auto &range = i->table<ByteRange>();
  for (uint32_t word : {range.target, range.length})
    if (m.poison[word])
      return m.failPoison(i, m.poison[word], "a pointer or a length");
  if (!range.isSet && m.poison[range.source])
    return m.failPoison(i, m.poison[range.source], "a pointer");
  int64_t length = m.s(range.length);
  if (length == 0)
    return i->next();
  if (length < 0)
    return m.fail(i, ErrorKind::OutOfBounds, "accesses " + Twine(m.u(range.length)) + " bytes");
  if (!m.memory.charge(i, length))
    return nullptr;
  auto target = accessedBy(i, m, range.target);
  auto source = range.isSet || !target ? target : accessedBy(i, m, range.source);
  if (!target || !source)
    return nullptr;
  int64_t distance = target->offset - source->offset;
  bool overlaps =
      target->allocation == source->allocation && distance && std::abs(distance) < length;
  if (overlaps && !range.mayOverlap && !range.isSet)
    return m.fail(i, ErrorKind::Undefined, "copies between ranges that overlap in part");
  for (int64_t n = 0; n < length; ++n) {
    int64_t at = overlaps && distance > 0 ? length - 1 - n : n;
    auto from = range.isSet ? Memory::Cells() : byteAt(i, m, Memory::Access::Read, *source, at);
    if (!range.isSet && !from)
      return nullptr;
    auto to = byteAt(i, m, Memory::Access::Write, *target, at);
    if (!to || !(range.isSet ? m.memory.storeElement(i, to, 1, range.source, 1)
                             : m.memory.copyCells(i, from, to, 1)))
      return nullptr;
  }
  return i->next();
}

static void emitByteRange(ByteRange range, Emitter &e) {
  const auto *owned = e.own(range);
  e.emit(execByteRange).data = owned;
}

template <typename Op, bool MayOverlap> static void evalCopy(Op op, Emitter &e) {
  if (bitsOf(op.getLen().getType()) != 64)
    return e.unsupported("a length that is not of 64 bits");
  emitByteRange({e.at(op.getDst()), e.at(op.getSrc()), e.at(op.getLen()), MayOverlap}, e);
}

static void evalSet(LLVM::MemsetOp op, Emitter &e) {
  if (bitsOf(op.getLen().getType()) != 64)
    return e.unsupported("a length that is not of 64 bits");
  emitByteRange({e.at(op.getDst()), e.at(op.getVal()), e.at(op.getLen()), false, true}, e);
}

/// Stack memory lasts until the function returns, or until a scope of stack buffers ends that it is in.
/// a: how many elements there are.
static const Inst *execStackMemory(const Inst *i, Machine &m) {
  if (m.poison[i->a])
    return m.failPoison(i, m.poison[i->a], "the size of stack memory");
  uint64_t bytes;
  // Memory of so many bytes is too large for any stack.
  if (__builtin_mul_overflow(m.u(i->a), i->imm, &bytes))
    bytes = UINT64_MAX;
  uint32_t id = m.memory.allocate(i, AllocationKind::Stack, bytes, i->b);
  if (!id)
    return nullptr;
  m.memory.pushStack(id);
  m.u(i->dst) = m.memory.alignedAddress(id, 0);
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalAlloca(LLVM::AllocaOp op, Emitter &e) {
  auto stride = strideOf(op.getElemType());
  unsigned bits = bitsOf(op.getArraySize().getType());
  uint64_t alignment = op.getAlignment().value_or(0);
  if (!stride || !bits || bits > 64 || alignment > kStackAlignmentMax)
    return e.unsupported("elements whose size is not known, or a large alignment");
  e.module().takesAddresses = true;
  e.emit(execStackMemory, e.at(op.getResult()), e.at(op.getArraySize()),
         std::max<uint64_t>(alignment, 8))
      .imm = *stride;
}

/// A global of LLVM, which no other op accesses here, is a handle that depends on its name and on what it holds.
static void evalAddressOf(LLVM::AddressOfOp op, Emitter &e) {
  auto global = dyn_cast_if_present<LLVM::GlobalOp>(e.lookup(op.getGlobalNameAttr()));
  if (!global)
    return e.unsupported("any but of a global");
  constexpr uint64_t kGlobals = 1ull << 63;
  std::string name = op.getGlobalName().str();
  llvm::raw_string_ostream text(name);
  text << ' ' << global.getGlobalType() << ' ' << global.getValueAttr();
  for (Block &block : global.getInitializerRegion())
    for (Operation &each : block)
      each.print(text, OpPrintingFlags().useLocalScope().assumeVerified());
  e.move(Registers{e.constant(kGlobals | seedOf(name.data(), name.size(), 0) << 12 >> 4), 1},
         e.at(op.getResult()));
}

void addPointerOps(InterpTable &table) {
  table.on<LLVM::AddressOfOp>(evalAddressOf);
  table.on<LLVM::GEPOp>(evalGetElementPtr);
  table.on<LLVM::LoadOp>(evalLoad);
  table.on<LLVM::StoreOp>(evalStore);
  table.on<LLVM::AllocaOp>(evalAlloca);
  table.on<LLVM::MemcpyOp>(evalCopy<LLVM::MemcpyOp, false>);
  table.on<LLVM::MemmoveOp>(evalCopy<LLVM::MemmoveOp, true>);
  table.on<LLVM::MemsetOp>(evalSet);
}

} // namespace freehold::interp
