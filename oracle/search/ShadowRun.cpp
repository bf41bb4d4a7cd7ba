//===- ShadowRun.cpp ------------------------------------------------------===//
#include "oracle/search/ShadowRun.h"

#include "oracle/core/inputs/ValueLayout.h"
#include "oracle/search/Formulas.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace freehold::search {

using interp::Inst;
using interp::Machine;
using smt::Term;

/// Instructions that are followed; afterwards numbers are what they were in the run.
static constexpr unsigned kStepsMax = 50'000;
/// An access of a buffer with so many cells at most may be any of them, this often in a run; and what is copied cell by cell.
static constexpr int64_t kCellsMax = 64;
static constexpr unsigned kChoicesMax = 64;
static constexpr int64_t kCopiedMax = 256;

/// The bits of an integer that formulas are made of; 0 for other types.
static unsigned widthOf(Type type) {
  unsigned bits = type.isIntOrIndex() ? bitsOf(type) : 0;
  return bits <= 64 ? bits : 0;
}

//===----------------------------------------------------------------------===//
// Unknowns
//===----------------------------------------------------------------------===//

Term Unknowns::of(Knob knob, unsigned bits, int64_t now) {
  for (Unknown &known : all_)
    if (known.knob == knob) {
      if (known.term->sort.width != bits)
        return nullptr;
      known.now = now;
      return known.term;
    }
  std::string name = "n" + std::to_string(all_.size());
  all_.push_back({knob, terms.constant(smt::bitVec(bits), name), now});
  return all_.back().term;
}

std::vector<Unknowns::Unknown> Unknowns::in(ArrayRef<Term> formulas) const {
  llvm::DenseSet<Term> met;
  for (Term term : formulas)
    smt::anyWithin(term, met, [](Term) { return false; });
  std::vector<Unknown> found;
  llvm::copy_if(all_, std::back_inserter(found),
                [&](const Unknown &each) { return met.contains(each.term); });
  return found;
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

Term ShadowRun::atWord(uint32_t at, unsigned bits, const Machine &m) const {
  uint64_t number = m.words[at] & llvm::maskTrailingOnes<uint64_t>(bits);
  auto known = registers_.find({m.depth(), at});
  bool isGood = known != registers_.end() && known->second.number == number &&
                known->second.term->sort.width == bits;
  return isGood ? known->second.term : t_.literal(smt::bitVec(bits), number);
}

void ShadowRun::setWord(uint32_t at, unsigned bits, Term term, const Machine &m) {
  if (!term || term->op == smt::TermNode::Op::Literal || term->sort.width != bits)
    registers_.erase({m.depth(), at});
  else
    registers_[{m.depth(), at}] = {term, m.words[at] & llvm::maskTrailingOnes<uint64_t>(bits)};
}

static const interp::Registers *registersOf(Value value, const Machine &m) {
  if (m.depth() == 0)
    return nullptr;
  auto known = m.top().function->registers.find(value);
  return known == m.top().function->registers.end() ? nullptr : &known->second;
}

Term ShadowRun::of(Value value, const Machine &m) const {
  const interp::Registers *at = registersOf(value, m);
  unsigned bits = widthOf(value.getType());
  return at && bits ? atWord(at->at, bits, m) : nullptr;
}

void ShadowRun::copyWords(Register from, Register to, unsigned words) {
  for (unsigned n = 0; n < words; ++n) {
    auto known = registers_.find({from.first, from.second + n});
    if (known == registers_.end())
      registers_.erase({to.first, to.second + n});
    else
      registers_[{to.first, to.second + n}] = known->second;
  }
}

Term ShadowRun::sizeOf(Value memref, unsigned dimension, const Machine &m) const {
  const interp::Registers *at = registersOf(memref, m);
  return at ? atWord(at->at + interp::kSizes + dimension, 64, m) : nullptr;
}

void ShadowRun::assume(Term condition) {
  if (condition && !condition->isTrue() && !condition->isFalse())
    way.push_back(condition);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

void ShadowRun::start(const Machine &m) {
  way.clear();
  branches.clear();
  shown.clear();
  written.clear();
  registers_.clear();
  cells_.clear();
  arguments_.clear();
  steps_ = choices_ = 0;
  entry_ = m.top().function;
  const interp::CompiledFunction &entry = *entry_;
  for (auto [number, at] : llvm::enumerate(entry.arguments)) {
    auto argument = static_cast<unsigned>(number);
    Type type = entry.type.getInput(argument);
    if (unsigned bits = widthOf(type))
      setWord(at.at, bits,
              unknowns_.of({Knob::Kind::Scalar, argument}, bits,
                           llvm::SignExtend64(m.words[at.at], bits)),
              m);
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref)
      continue;
    for (unsigned d = 0; d < memref.getRank(); ++d)
      if (uint32_t word = at.at + interp::kSizes + d; memref.isDynamicDim(d))
        setWord(
            word, 64,
            unknowns_.of({Knob::Kind::Size, argument, d}, 64, static_cast<int64_t>(m.words[word])),
            m);
    if (memref.getLayout().isIdentity())
      arguments_.try_emplace(static_cast<uint32_t>(m.words[at.at]), argument);
  }
}

void ShadowRun::begins(const Inst *at, const Machine &m) {
  depth_ = m.depth();
  // A run may be made again.
  if (m.depth() == 1 && at == m.top().function->code.data())
    start(m);
  call_ = m.top().call;
  if (at = interp::lastRunBy(at); m.depth() == 1 && at->kind == interp::InstKind::Return)
    showEnd(at, m);
}

/// The entry is about to return.
void ShadowRun::showEnd(const Inst *returning, const Machine &m) {
  auto types = entry_->type.getResults();
  for (auto [type, at] : llvm::zip(types, returning->table<SmallVector<interp::Registers>>())) {
    unsigned bits = widthOf(type);
    shown.push_back(bits ? atWord(at.at, bits, m) : nullptr);
  }
  for (const auto &[place, known] : cells_) {
    auto argument = arguments_.find(place.allocation);
    if (argument == arguments_.end())
      continue;
    Type element = cast<MemRefType>(entry_->type.getInput(argument->second)).getElementType();
    auto cell = static_cast<unsigned>(place.byte / elementBytes(element).value_or(16));
    written.push_back({{Knob::Kind::Cell, argument->second, cell}, cellAt(place, element, m)});
  }
}

/// After a call: its callee has begun, or was a function without a body, which shows what it got.
void ShadowRun::enterOrShow(const Inst *call, const Machine &m) {
  const auto &table = call->table<interp::CallTable>();
  if (m.depth() == depth_) {
    if (auto op = dyn_cast<CallOpInterface>(call->op))
      for (Value argument : op.getArgOperands())
        shown.push_back(of(argument, m));
    return;
  }
  for (auto [from, to] : llvm::zip(table.arguments, m.top().function->arguments))
    copyWords({depth_, from.at}, {m.depth(), to.at}, from.words);
}

void ShadowRun::ran(const Inst *at, const Machine &m) {
  if (!entry_ || m.depth() == 0 || ++steps_ > kStepsMax)
    return;
  at = interp::lastRunBy(at);
  switch (at->kind) {
  case interp::InstKind::Move:
    return copyWords({m.depth(), at->a}, {m.depth(), at->dst},
                     std::max(1u, static_cast<unsigned>(at->imm)));
  case interp::InstKind::Call:
    return enterOrShow(at, m);
  case interp::InstKind::Return:
    if (call_ && call_->kind == interp::InstKind::Call)
      for (auto [from, to] : llvm::zip(at->table<SmallVector<interp::Registers>>(),
                                       call_->table<interp::CallTable>().results))
        copyWords({depth_, from.at}, {m.depth(), to.at}, from.words);
    return;
  default:
    if (at->op)
      follow(at, m);
  }
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

Term ShadowRun::ofMap(AffineMap map, unsigned result, ValueRange operands, const Machine &m) const {
  SmallVector<Term> terms;
  for (Value operand : operands)
    if (!terms.emplace_back(of(operand, m)))
      return nullptr;
  ArrayRef<Term> all = terms;
  return affineValue(t_, map.getResult(result), all.take_front(map.getNumDims()),
                     all.drop_front(map.getNumDims()));
}

/// Gives sizes that an op makes of integers their formulas.
void ShadowRun::nameSizes(Operation *op, const Machine &m) {
  Value result = op->getResult(0);
  const interp::Registers *at = registersOf(result, m);
  auto type = dyn_cast<MemRefType>(result.getType());
  if (!at || !type)
    return;
  auto set = [&](unsigned dimension, Term term) {
    setWord(at->at + interp::kSizes + dimension, 64, term, m);
  };
  if (auto cast = dyn_cast<memref::CastOp>(op); cast && isa<MemRefType>(cast.getSource().getType()))
    for (unsigned d = 0; d < type.getRank(); ++d)
      set(d, sizeOf(cast.getSource(), d, m));
  if (auto view = dyn_cast<memref::SubViewOp>(op)) {
    llvm::SmallBitVector dropped = view.getDroppedDims();
    unsigned d = 0;
    for (auto [n, size] : llvm::enumerate(view.getMixedSizes()))
      if (!dropped.test(static_cast<unsigned>(n))) {
        if (auto value = dyn_cast<Value>(size))
          set(d, of(value, m));
        ++d;
      }
  }
  if (isa<memref::AllocOp, memref::AllocaOp>(op))
    for (unsigned d = 0; d < type.getRank(); ++d)
      if (type.isDynamicDim(d))
        set(d, of(op->getOperand(type.getDynamicDimIndex(d)), m));
}

/// The formula of a loop's induction variable: the lower bound's, or one more step.
void ShadowRun::count(Operation *op, const Inst *at, const Machine &m) {
  auto loop = dyn_cast<scf::ForOp>(op);
  const interp::Registers *iv = loop ? registersOf(loop.getInductionVar(), m) : nullptr;
  unsigned bits = loop ? widthOf(loop.getInductionVar().getType()) : 0;
  if (!iv || !bits || at->dst != iv->at)
    return;
  if (at->t0 > 0)
    return setWord(iv->at, bits, of(loop.getLowerBound(), m), m);
  auto known = registers_.find({m.depth(), iv->at});
  Term step = of(loop.getStep(), m);
  if (known != registers_.end() && step)
    setWord(iv->at, bits, t_.bvAdd(known->second.term, step), m);
}

void ShadowRun::define(Operation *op, Value result, const Machine &m) {
  const uint32_t at = registersOf(result, m)->at;
  const unsigned bits = widthOf(result.getType());
  if (!bits)
    return;
  Term made = nullptr;
  if (auto access = accessOf(op, m))
    made = load(*access, result.getType(), m);
  else if (auto dim = dyn_cast<memref::DimOp>(op)) {
    auto dimension = dim.getConstantIndex();
    if (dimension && isa<MemRefType>(dim.getSource().getType()))
      made = sizeOf(dim.getSource(), static_cast<unsigned>(*dimension), m);
  } else if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    made = ofMap(apply.getAffineMap(), 0, apply.getMapOperands(), m);
  else {
    SmallVector<Term> operands;
    for (Value operand : op->getOperands())
      operands.push_back(of(operand, m));
    made = resultOf(t_, op, operands);
    if (made && isa<arith::DivUIOp, arith::DivSIOp, arith::RemUIOp, arith::RemSIOp>(op))
      assume(t_.differ(operands[1], t_.literal(operands[1]->sort, 0)));
  }
  setWord(at, bits, made, m);
}

void ShadowRun::follow(const Inst *at, const Machine &m) {
  Operation *op = at->op;
  if (isa<scf::ForOp>(op))
    return count(op, at, m);
  if (isa<memref::StoreOp, affine::AffineStoreOp>(op))
    return store(op, m);
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return copyBuffer(copy.getSource(), copy.getTarget(), m);
  if (auto print = dyn_cast<vector::PrintOp>(op); print && print.getSource())
    shown.push_back(of(print.getSource(), m));
  if (op->getNumResults() != 1)
    return;
  const interp::Registers *result = registersOf(op->getResult(0), m);
  if (!result)
    return;
  if (isa<MemRefType>(op->getResult(0).getType()))
    nameSizes(op, m);
  if (auto clone = dyn_cast<bufferization::CloneOp>(op))
    copyBuffer(clone.getInput(), clone.getOutput(), m);
  if (at->dst == result->at)
    define(op, op->getResult(0), m);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

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

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

/// That a loop begins, or goes on after an iteration. In the latter case the induction variable is that of the
/// iteration that ends.
static Term loopGoesOn(smt::Terms &t, scf::ForOp loop, const Inst *at,
                       llvm::function_ref<Term(Value)> of) {
  Term upper = of(loop.getUpperBound()), lower = of(loop.getLowerBound());
  if (at->t0 < 0) {
    Term iv = of(loop.getInductionVar()), step = of(loop.getStep());
    lower = iv && step ? t.bvAdd(iv, step) : nullptr;
  }
  if (!lower || !upper)
    return nullptr;
  return loop.getUnsignedCmp() ? t.bvUlt(lower, upper) : t.bvSlt(lower, upper);
}

Term ShadowRun::goes(const Inst *at, bool taken, const Machine &m) const {
  auto value = [&](Value each) { return of(each, m); };
  auto holds = [&](Value condition) -> Term {
    Term bit = of(condition, m);
    return bit ? isSet(t_, bit) : nullptr;
  };
  auto isCase = [&](Value flag) -> Term {
    Term number = of(flag, m);
    return number ? t_.equal(number, t_.literal(number->sort, at->imm)) : nullptr;
  };
  Term condition =
      llvm::TypeSwitch<Operation *, Term>(at->op)
          .Case([&](cf::CondBranchOp op) { return holds(op.getCondition()); })
          .Case([&](cf::AssertOp op) { return holds(op.getArg()); })
          .Case([&](scf::IfOp op) { return holds(op.getCondition()); })
          .Case([&](scf::ConditionOp op) { return holds(op.getCondition()); })
          .Case([&](scf::ForOp op) { return loopGoesOn(t_, op, at, value); })
          .Case([&](cf::SwitchOp op) { return isCase(op.getFlag()); })
          .Case([&](scf::IndexSwitchOp op) { return isCase(op.getArg()); })
          .Case([&](arith::CmpIOp op) -> Term {
            Term a = value(op.getLhs()), b = value(op.getRhs());
            return a && b ? t_.both(t_.equal(a, b), t_.differ(a, t_.literal(a->sort, 0))) : nullptr;
          })
          .Default([](Operation *) { return nullptr; });
  return !condition || taken ? condition : t_.negate(condition);
}

Term ShadowRun::goesOn(Operation *op, const Machine &m) const {
  if (auto assertion = dyn_cast<cf::AssertOp>(op)) {
    Term bit = of(assertion.getArg(), m);
    return bit ? isSet(t_, bit) : nullptr;
  }
  auto access = accessOf(op, m);
  if (!access)
    return nullptr;
  std::vector<Term> all;
  for (auto [d, index] : llvm::enumerate(access->indices)) {
    Term size = sizeOf(access->memref, static_cast<unsigned>(d), m);
    if (!index || !size)
      return nullptr;
    all.push_back(t_.bvUlt(index, size));
  }
  return t_.all(all);
}

} // namespace freehold::search
