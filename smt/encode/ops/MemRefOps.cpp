//===- MemRefOps.cpp - memref: allocate, free, access, copy ---------------===//
// Making a view is never undefined. An access is undefined if the element is outside of the view's
// sizes or of the allocation. Views are in MemRefViews.cpp.
//===----------------------------------------------------------------------===//
#include "smt/encode/ops/MemRefOps.h"
#include "smt/encode/ops/Values.h"

#include "oracle/core/program/Budget.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold::smt {

const MemRefTerm *memrefOf(Encoder &e, Value value) {
  return e.get<MemRefTerm>(value, "the prover does not know this op on lists");
}

const MemRefTerm *rankedOf(Encoder &e, Value value) {
  auto *memref = memrefOf(e, value);
  if (memref && !memref->isRanked) {
    e.unsupported("a memref without a rank or without strides");
    return nullptr;
  }
  return memref;
}

//===----------------------------------------------------------------------===//
// Duties of accesses
//===----------------------------------------------------------------------===//

void requireLive(Encoder &e, const MemRefTerm &memref) {
  e.undefinedIf("poison memref", memref.poison);
  if (memref.outside)
    e.undefinedIf("out of bounds", memref.outside);
  e.undefinedIf("freed buffer", e.t.negate(e.live(memref.base)));
}

void requireReach(Encoder &e, const MemRefTerm &memref) {
  Term reach = reaches(e.t, e.extent(memref.base), memref);
  e.undefinedIf("out of bounds", e.t.both(e.t.negate(isEmpty(e.t, memref)), e.t.negate(reach)));
}

/// Returns the natural alignment of an element: its size, which is a power of two, up to 16.
static uint64_t naturalAlignment(Type element) {
  uint64_t bytes = bytesOf(element);
  return std::min<uint64_t>(bytes & (~bytes + 1), 16);
}

/// Returns whether an address is a multiple of `alignment`, a power of two.
static Term isAligned(Terms &t, Term address, uint64_t alignment) {
  return t.equal(t.bvAnd(address, index(t, alignment - 1)), index(t, 0));
}

/// A moved pointer, or one to bytes, may be misaligned for the elements.
static Term isElementAligned(Encoder &e, const MemRefTerm &memref) {
  uint64_t alignment = naturalAlignment(memref.element);
  if (alignment == 1)
    return e.t.yes();
  return isAligned(e.t, e.t.bvAdd(e.address(memref.base), memref.shift), alignment);
}

void requireAligned(Encoder &e, const MemRefTerm &memref) {
  e.undefinedIf("misaligned", e.t.both(e.t.negate(isEmpty(e.t, memref)),
                                       e.t.negate(isElementAligned(e, memref))));
}

void requireWritable(Encoder &e, const MemRefTerm &memref, Term when, Term changes, Term where) {
  // This row is not in the table, whose examples are single functions, without constants.
  static const UndefinedBehaviour constant{"memref.global",
                                           "writes a constant",
                                           UndefinedBehaviour::Effect::Undefined,
                                           ErrorKind::Undefined,
                                           {}};
  Term isWrong = e.t.all({e.guard, when, e.world.isConstant(memref.base)});
  e.duties.push_back({&constant, e.current, [isWrong](Term) { return isWrong; }});
  e.mayNotBeShared(memref.base, changes, where);
}

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

std::optional<llvm::SmallVector<int64_t, 3>> allocationStrides(Encoder &e, MemRefType type) {
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  if (type.getLayout().isIdentity())
    return llvm::SmallVector<int64_t, 3>();
  if (succeeded(type.getStridesAndOffset(strides, offset)) && offset == 0 &&
      llvm::all_of(strides, [](int64_t s) { return !ShapedType::isDynamic(s) && s >= 0; }))
    return llvm::SmallVector<int64_t, 3>(strides.begin(), strides.end());
  e.unsupported("an allocation with a dynamic or displaced layout");
  return std::nullopt;
}

/// Returns the bytes from the first element to the end of the last one.
static Term spanOf(Encoder &e, const MemRefTerm &memref) {
  Terms &t = e.t;
  Term bytes = index(t, bytesOf(memref.element));
  if (isDense(t, memref))
    return times(t, productOf(t, memref.sizes), bytes);
  Term count = index(t, 1);
  for (auto [size, stride] : llvm::zip_equal(memref.sizes, memref.strides))
    count = t.bvAdd(count, times(t, t.bvSub(size, index(t, 1)), stride));
  return t.ite(isEmpty(t, memref), index(t, 0), times(t, count, bytes));
}

MemRefTerm makeBuffer(Encoder &e, const NewBuffer &buffer) {
  Terms &t = e.t;
  MemRefTerm made;
  made.element = buffer.element;
  made.shifted = made.offset = made.poison = t.no();
  made.shift = made.start = index(t, 0);
  made.sizes = buffer.sizes;
  made.strides = denseStrides(t, made.sizes);
  for (auto [d, stride] : llvm::enumerate(buffer.strides))
    made.strides[d] = index(t, stride);
  Term extent = spanOf(e, made);
  // A negative size is undefined, so it is not excluded by an assumption. With a size of 0, any
  // other size gives a small buffer.
  llvm::SmallVector<Term> small{t.bvUle(extent, index(t, kBytesMax))}, reached{e.guard};
  for (Term size : made.sizes) {
    small.push_back(t.bvUle(size, index(t, kBytesMax)));
    reached.push_back(t.bvSlt(index(t, 0), size));
  }
  e.resources.push_back(t.implies(t.all(reached), t.all(small)));
  e.assumptions.push_back(t.implies(t.all(small), reaches(t, extent, made)));
  // The address is also aligned for the elements, although the op does not declare that.
  made.base =
      e.make(buffer.isHeap, extent, std::max(buffer.alignment, naturalAlignment(buffer.element)));
  e.made.back().alignment = index(t, buffer.alignment);
  e.write(made.base, e.world.contents.fresh());
  return made;
}

/// Returns the bytes of a buffer, or a number above `max` if they are more.
static Term bytesUpTo(Terms &t, const MemRefTerm &memref, uint64_t max) {
  auto cut = [&](Term bytes) {
    return t.ite(t.bvUle(bytes, index(t, max)), bytes, index(t, max + 1));
  };
  // The product of two numbers up to `max` fits.
  Term bytes = index(t, bytesOf(memref.element));
  if (isDense(t, memref)) {
    for (Term size : memref.sizes)
      bytes = cut(times(t, bytes, cut(size)));
    return bytes;
  }
  Term last = index(t, 0);
  for (auto [size, stride] : llvm::zip_equal(memref.sizes, memref.strides))
    last = cut(t.bvAdd(last, cut(times(t, cut(t.bvSub(size, index(t, 1))), cut(stride)))));
  return t.ite(isEmpty(t, memref), index(t, 0),
               cut(times(t, cut(t.bvAdd(last, index(t, 1))), bytes)));
}

/// Stack buffers live until the end of the function, since loops are not encoded, so their sizes
/// are added up. A negative size is undefined by itself.
static void requireStack(Encoder &e, const MemRefTerm &made, Term isNegative) {
  Terms &t = e.t;
  const uint64_t max = Budget().stackBytes;
  Term bytes = bytesUpTo(t, made, max);
  e.stackAtMost += bytes->op == TermNode::Op::Literal ? bytes->value : max + 1;
  Term before = e.stackBytes ? e.stackBytes : index(t, 0);
  e.stackBytes = t.bvAdd(before, t.ite(t.both(e.guard, t.negate(isNegative)), bytes, index(t, 0)));
  if (e.stackAtMost <= max)
    return;
  e.undefinedIf("stack overflow", t.bvUlt(index(t, max), e.stackBytes));
}

template <typename Op> static void encodeNew(Op op, Encoder &e, bool isHeap) {
  MemRefType type = op.getType();
  if (!op.getSymbolOperands().empty())
    return e.unsupported("a layout with symbols");
  if (!scalarSort(type.getElementType()))
    return e.unsupported("a buffer of what is no scalar");
  auto strides = allocationStrides(e, type);
  auto sizes = e.indices(op.getMixedSizes(), "poison size");
  if (!strides || !sizes)
    return;
  NewBuffer buffer{type.getElementType(), {}, *strides, op.getAlignment().value_or(1), isHeap};
  if (!llvm::isPowerOf2_64(std::max<uint64_t>(buffer.alignment, 1)))
    return e.unsupported("an alignment that is no power of two");
  buffer.alignment = std::max<uint64_t>(buffer.alignment, 1);
  buffer.sizes.assign(sizes->begin(), sizes->end());
  llvm::SmallVector<Term> negative;
  for (Term size : *sizes)
    negative.push_back(e.t.bvSlt(size, index(e.t, 0)));
  Term isNegative = e.t.any(negative);
  e.undefinedIf("negative size", isNegative);
  MemRefTerm made = makeBuffer(e, buffer);
  if (!isHeap)
    requireStack(e, made, isNegative);
  e.set(op, made);
}
static void encodeAlloc(memref::AllocOp op, Encoder &e) { encodeNew(op, e, true); }
static void encodeAlloca(memref::AllocaOp op, Encoder &e) { encodeNew(op, e, false); }

static void encodeDealloc(memref::DeallocOp op, Encoder &e) {
  auto *memref = memrefOf(e, op.getMemref());
  if (!memref)
    return;
  Terms &t = e.t;
  Term base = memref->base;
  e.undefinedIf("poison memref", memref->poison);
  e.undefinedIf("freed buffer", t.negate(e.live(base)));
  e.undefinedIf("not the allocated heap buffer",
                t.any({memref->shifted, memref->offset, t.negate(e.world.heap(base))}));
  e.free([&t, base](Term x) { return t.equal(base, x); });
}

static void encodeGetGlobal(memref::GetGlobalOp op, Encoder &e) {
  Terms &t = e.t;
  auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(op, op.getNameAttr());
  if (!global || !op.getType().hasStaticShape() || !op.getType().getLayout().isIdentity())
    return e.unsupported("a global that is not there or not dense");
  if (!scalarSort(op.getType().getElementType()))
    return e.unsupported("a global of what is no scalar");
  MemRefTerm memref;
  memref.element = op.getType().getElementType();
  memref.shifted = memref.offset = memref.poison = t.no();
  memref.shift = memref.start = index(t, 0);
  for (int64_t size : op.getType().getShape())
    memref.sizes.push_back(index(t, size));
  memref.strides = denseStrides(t, memref.sizes);
  memref.base = e.world.global(("global." + op.getName()).str(), spanOf(e, memref),
                               global.getConstant(), global.getAlignment().value_or(1));
  e.set(op, memref);
}

//===----------------------------------------------------------------------===//
// Access
//===----------------------------------------------------------------------===//

/// Returns the index of the cell for a load or store. Reports others and returns std::nullopt.
static std::optional<Term> accessed(Encoder &e, const MemRefTerm &memref, ValueRange indices,
                                    uint64_t alignment) {
  Terms &t = e.t;
  auto at = e.indices(indices, "poison index");
  if (!at)
    return std::nullopt;
  requireLive(e, memref);
  Term position = positionOf(t, memref, *at), extent = e.extent(memref.base);
  Term isViewed = isInView(t, memref, *at);
  Term inside = isInside(t, extent, memref.element, memref.shift, position);
  e.assumptions.push_back(
      t.implies(t.all({e.guard, isViewed, reaches(t, extent, memref)}), inside));
  e.undefinedIf("out of bounds", t.negate(t.both(isViewed, inside)));
  if (alignment > 1 && !llvm::isPowerOf2_64(alignment)) {
    e.unsupported("an alignment that is no power of two");
    return std::nullopt;
  }
  Term isWrong = t.negate(isElementAligned(e, memref));
  if (alignment > 1) {
    Term bytes = times(t, position, index(t, bytesOf(memref.element)));
    Term address = t.bvAdd(e.address(memref.base), t.bvAdd(memref.shift, bytes));
    isWrong = t.either(isWrong, t.negate(isAligned(t, address, alignment)));
  }
  e.undefinedIf("misaligned", isWrong);
  return position;
}

static void encodeLoad(memref::LoadOp op, Encoder &e) {
  auto *found = rankedOf(e, op.getMemRef());
  if (!found)
    return;
  MemRefTerm memref = *found;
  if (!op.getType().isIntOrIndexOrFloat())
    return e.unsupported("a load of what is no scalar");
  auto position = accessed(e, memref, op.getIndices(), op.getAlignment().value_or(1));
  if (!position)
    return;
  CellTerm cell =
      e.world.contents.read(e.content(memref.base), op.getType(), memref.shift, *position);
  e.set(op, ScalarTerm{cell.value, cell.poison});
}

static void encodeStore(memref::StoreOp op, Encoder &e) {
  Terms &t = e.t;
  auto *found = rankedOf(e, op.getMemRef());
  auto *value = e.get<ScalarTerm>(op.getValueToStore(), "a store of what is no scalar");
  if (!found || !value)
    return;
  MemRefTerm memref = *found;
  CellTerm cell{value->value, value->poison};
  auto position = accessed(e, memref, op.getIndices(), op.getAlignment().value_or(1));
  if (!position)
    return;
  Term where = t.apply("cell", kShape, {memref.shift, *position});
  requireWritable(e, memref, t.yes(), t.yes(), where);
  e.write(memref.base, e.world.contents.store(e.content(memref.base), memref.element, memref.shift,
                                              *position, cell));
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

static Term sizesDiffer(Terms &t, const MemRefTerm &a, const MemRefTerm &b) {
  if (a.isRanked && b.isRanked) {
    if (a.sizes.size() != b.sizes.size())
      return t.yes();
    llvm::SmallVector<Term> ways;
    for (auto [x, y] : llvm::zip_equal(a.sizes, b.sizes))
      ways.push_back(t.differ(x, y));
    return t.any(ways);
  }
  return t.apply("sizes differ", kBool, {viewOf(t, a), viewOf(t, b)});
}

/// Copying a memref onto itself does nothing; any other overlap is undefined.
static void encodeCopy(memref::CopyOp op, Encoder &e) {
  Terms &t = e.t;
  auto *source = memrefOf(e, op.getSource()), *target = memrefOf(e, op.getTarget());
  if (!source || !target)
    return;
  MemRefTerm from = *source, to = *target;
  if (from.element != to.element)
    return e.unsupported("a copy between element types");
  requireLive(e, from);
  requireLive(e, to);
  e.undefinedIf("sizes differ", sizesDiffer(t, from, to));
  requireReach(e, from);
  requireReach(e, to);
  requireAligned(e, from);
  requireAligned(e, to);
  Term hasElements = t.negate(isEmpty(t, to));
  Term changes = t.both(hasElements, t.negate(isSame(t, from, to)));
  e.undefinedIf("overlap", t.all({changes, t.equal(from.base, to.base),
                                  overlaps(t, from, to, e.assumptions)}));
  requireWritable(e, to, hasElements, changes, viewOf(t, to));
  e.write(to.base, e.world.contents.copy(e.content(to.base), to, e.content(from.base), from));
}

void addMemRefEncoding(EncodeTable &table) {
  table.on<memref::AllocOp>(encodeAlloc);
  table.on<memref::AllocaOp>(encodeAlloca);
  table.on<memref::DeallocOp>(encodeDealloc);
  table.on<memref::GetGlobalOp>(encodeGetGlobal);
  table.on<memref::LoadOp>(encodeLoad);
  table.on<memref::StoreOp>(encodeStore);
  table.on<memref::CopyOp>(encodeCopy);
  addMemRefViewEncoding(table);
  addMemRefCastEncoding(table);
}

} // namespace freehold::smt
