//===- ShadowRun.cpp ------------------------------------------------------===//
#include "oracle/search/ShadowRun.h"

#include "oracle/core/inputs/ValueLayout.h"
#include "oracle/search/Formulas.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace freehold::search {

using interp::Inst;
using interp::Machine;
using smt::Term;

/// Instructions that are followed; afterwards numbers are what they were in the run.
static constexpr unsigned kStepsMax = 50'000;

unsigned ShadowRun::widthOf(Type type) {
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

const interp::Registers *ShadowRun::registersOf(Value value, const Machine &m) {
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
  if (condition && !condition->isTrue() && !condition->isFalse() && way.size() < kWayMax)
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
  // MLIR crashes when it is asked which dimensions some views drop.
  auto view = dyn_cast<memref::SubViewOp>(op);
  if (view && view.getMixedSizes().size() == static_cast<size_t>(type.getRank()))
    for (auto [d, size] : llvm::enumerate(view.getMixedSizes()))
      if (auto value = dyn_cast<Value>(size))
        set(static_cast<unsigned>(d), of(value, m));
  if (isa<memref::AllocOp, memref::AllocaOp>(op))
    for (unsigned d = 0; d < type.getRank(); ++d)
      if (type.isDynamicDim(d))
        set(d, of(op->getOperand(type.getDynamicDimIndex(d)), m));
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
  if (isa<scf::ForOp, affine::AffineForOp>(op))
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

} // namespace freehold::search
