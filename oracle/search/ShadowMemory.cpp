//===- ShadowMemory.cpp - Formulas of what is in buffers -------------------===//
// An access by an index that depends on arguments may be of any cell of a small buffer. Of a larger one it is of the cell
// that the run came to.
//===----------------------------------------------------------------------===//
#include "oracle/search/ShadowRun.h"

#include "oracle/core/inputs/ValueLayout.h"
#include "oracle/search/Formulas.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace freehold::search {

using interp::Inst;
using interp::Machine;
using smt::Term;

/// An access of a buffer with so many cells at most may be any of them, this often in a run; and what is copied cell by cell.
static constexpr int64_t kCellsMax = 64;
static constexpr unsigned kChoicesMax = 64;
static constexpr int64_t kCopiedMax = 256;

std::optional<ShadowRun::Access> ShadowRun::accessOf(Operation *op, const Machine &m) const {
  Access access;
  auto addMap = [&](auto affine) {
    access.memref = affine.getMemRef();
    AffineMap map = affine.getAffineMap();
    for (unsigned n = 0; n < map.getNumResults(); ++n)
      access.indices.push_back(ofMap(map, n, affine.getMapOperands(), m));
    SmallVector<Term> now;
    for (Value operand : affine.getMapOperands()) {
      const interp::Registers *at = registersOf(operand, m);
      now.push_back(at ? t_.literal(smt::kIndex, m.words[at->at]) : nullptr);
    }
    ArrayRef<Term> all = now;
    for (AffineExpr expr : map.getResults()) {
      Term number = llvm::is_contained(now, nullptr)
                        ? nullptr
                        : affineValue(t_, expr, all.take_front(map.getNumDims()),
                                      all.drop_front(map.getNumDims()));
      if (!number || number->op != smt::TermNode::Op::Literal)
        return false;
      access.at.push_back(static_cast<int64_t>(number->value));
    }
    return true;
  };
  auto add = [&](auto plain) {
    access.memref = plain.getMemRef();
    for (Value index : plain.getIndices()) {
      const interp::Registers *at = registersOf(index, m);
      if (!at)
        return false;
      access.indices.push_back(of(index, m));
      access.at.push_back(m.s(at->at));
    }
    return true;
  };
  bool isKnown = llvm::TypeSwitch<Operation *, bool>(op)
                     .Case<memref::LoadOp, memref::StoreOp>(add)
                     .Case<affine::AffineLoadOp, affine::AffineStoreOp>(addMap)
                     .Default([](Operation *) { return false; });
  return isKnown && isa<MemRefType>(access.memref.getType()) ? std::optional(access) : std::nullopt;
}

std::optional<ShadowRun::Place> ShadowRun::placeOf(Value memref, ArrayRef<int64_t> at,
                                                   const Machine &m) const {
  auto type = cast<MemRefType>(memref.getType());
  const interp::Registers *words = registersOf(memref, m);
  auto bytes = elementBytes(type.getElementType());
  if (!words || !bytes)
    return std::nullopt;
  uint64_t element = m.words[words->at + interp::kOffset];
  for (auto [d, index] : llvm::enumerate(at))
    element +=
        static_cast<uint64_t>(index) * m.words[words->at + interp::stridesAt(type.getRank()) + d];
  return Place{static_cast<uint32_t>(m.words[words->at]),
               m.words[words->at + interp::kByteShift] + element * *bytes};
}

/// The bytes at a place as a number; std::nullopt if they are no cells.
static std::optional<uint64_t> readCell(const Machine &m, uint32_t allocation, uint64_t byte,
                                        unsigned bytes) {
  if (allocation == 0 || allocation >= m.memory.heap.size())
    return std::nullopt;
  const interp::Allocation &entry = m.memory.heap[allocation];
  if (!entry.live || !entry.data || bytes > 8 || entry.bytes < bytes || byte > entry.bytes - bytes)
    return std::nullopt;
  uint64_t number = 0;
  std::memcpy(&number, entry.data + byte, bytes);
  return number;
}

Term ShadowRun::cellAt(Place place, Type element, const Machine &m) const {
  unsigned bits = widthOf(element), bytes = elementBytes(element).value_or(16);
  auto number = bits ? readCell(m, place.allocation, place.byte, bytes) : std::nullopt;
  if (!number)
    return nullptr;
  *number &= llvm::maskTrailingOnes<uint64_t>(bits);
  if (auto known = cells_.find(place); known != cells_.end())
    if (known->second.number == *number &&
        (!known->second.term || known->second.term->sort.width == bits))
      return known->second.term ? known->second.term : t_.literal(smt::bitVec(bits), *number);
  auto argument = arguments_.find(place.allocation);
  if (argument != arguments_.end() && !cells_.contains(place) && place.byte % bytes == 0)
    if (Term cell = unknowns_.of(
            {Knob::Kind::Cell, argument->second, static_cast<unsigned>(place.byte / bytes)}, bits,
            llvm::SignExtend64(*number, bits)))
      return cell;
  return t_.literal(smt::bitVec(bits), *number);
}

/// Whether the access depends on arguments and is of a small buffer, so that it may be of any of its cells.
bool ShadowRun::mayBeAny(const Access &access, const Machine &m) const {
  const interp::Registers *at = registersOf(access.memref, m);
  if (access.indices.size() != 1 || !access.indices[0] || !at ||
      access.indices[0]->op == smt::TermNode::Op::Literal)
    return false;
  auto size = static_cast<int64_t>(m.words[at->at + interp::kSizes]);
  return size > 0 && size <= kCellsMax && choices_ < kChoicesMax;
}

Term ShadowRun::load(const Access &access, Type element, const Machine &m) {
  auto place = placeOf(access.memref, access.at, m);
  Term cell = place ? cellAt(*place, element, m) : nullptr;
  for (auto [d, index] : llvm::enumerate(access.indices))
    if (Term size = index ? sizeOf(access.memref, static_cast<unsigned>(d), m) : nullptr)
      assume(t_.bvUlt(index, size));
  if (!cell || !mayBeAny(access, m))
    return cell;
  ++choices_;
  auto size = static_cast<int64_t>(m.words[registersOf(access.memref, m)->at + interp::kSizes]);
  for (int64_t n = 0; n < size; ++n) {
    auto other = placeOf(access.memref, n, m);
    Term value = other ? cellAt(*other, element, m) : nullptr;
    if (value)
      cell = t_.ite(t_.equal(access.indices[0], t_.literal(smt::kIndex, static_cast<uint64_t>(n))),
                    value, cell);
  }
  return cell;
}

void ShadowRun::store(Operation *op, const Machine &m) {
  auto access = accessOf(op, m);
  Value value = isa<memref::StoreOp>(op) ? cast<memref::StoreOp>(op).getValueToStore()
                                         : cast<affine::AffineStoreOp>(op).getValueToStore();
  auto place = access ? placeOf(access->memref, access->at, m) : std::nullopt;
  Term term = of(value, m);
  if (!place || !term)
    return;
  for (auto [d, index] : llvm::enumerate(access->indices))
    if (Term size = index ? sizeOf(access->memref, static_cast<unsigned>(d), m) : nullptr)
      assume(t_.bvUlt(index, size));
  Type element = value.getType();
  unsigned bytes = elementBytes(element).value_or(16);
  auto set = [&](Place where, Term what) {
    if (auto number = readCell(m, where.allocation, where.byte, bytes))
      cells_[where] = {what->op == smt::TermNode::Op::Literal ? nullptr : what,
                       *number & llvm::maskTrailingOnes<uint64_t>(widthOf(element))};
  };
  if (mayBeAny(*access, m)) {
    ++choices_;
    auto size = static_cast<int64_t>(m.words[registersOf(access->memref, m)->at + interp::kSizes]);
    for (int64_t n = 0; n < size; ++n)
      if (auto other = placeOf(access->memref, n, m); other && n != access->at[0])
        if (Term before = cellAt(*other, element, m))
          set(*other, t_.ite(t_.equal(access->indices[0],
                                      t_.literal(smt::kIndex, static_cast<uint64_t>(n))),
                             term, before));
  }
  set(*place, term);
}

void ShadowRun::copyBuffer(Value from, Value to, const Machine &m) {
  auto type = dyn_cast<MemRefType>(from.getType());
  const interp::Registers *at = registersOf(from, m);
  if (!type || !at || !isa<MemRefType>(to.getType()) || !widthOf(type.getElementType()))
    return;
  SmallVector<int64_t> sizes, index(static_cast<size_t>(type.getRank()), 0);
  int64_t count = 1;
  for (int64_t d = 0; d < type.getRank(); ++d) {
    sizes.push_back(m.s(at->at + interp::kSizes + static_cast<uint32_t>(d)));
    if (sizes.back() <= 0 || (count *= sizes.back()) > kCopiedMax)
      return;
  }
  unsigned bytes = elementBytes(type.getElementType()).value_or(16);
  for (int64_t n = 0; n < count; ++n) {
    auto source = placeOf(from, index, m), target = placeOf(to, index, m);
    Term cell = source ? cellAt(*source, type.getElementType(), m) : nullptr;
    auto number = target ? readCell(m, target->allocation, target->byte, bytes) : std::nullopt;
    if (cell && number)
      cells_[*target] = {cell->op == smt::TermNode::Op::Literal ? nullptr : cell,
                         *number & llvm::maskTrailingOnes<uint64_t>(cell->sort.width)};
    for (size_t d = index.size(); d-- > 0 && ++index[d] == sizes[d];)
      index[d] = 0;
  }
}

} // namespace freehold::search
