//===- OpaqueRun.cpp - Executions of opaque ops ---------------------------===//
#include "oracle/interp/OpaqueOp.h"

#include "oracle/core/inputs/Answers.h"
#include "oracle/core/inputs/BufferType.h"
#include "oracle/interp/Stubs.h"
#include "oracle/interp/ops/MemRefDetail.h"

using namespace mlir;

namespace freehold::interp {

namespace {
/// One execution of an opaque op.
class OpaqueRun {
public:
  OpaqueRun(Boundary &boundary, const Inst *at, const OpaqueOp &op, unsigned answers,
            uint64_t inputsHash, std::map<uint64_t, uint32_t> &lent)
      : b_(boundary), m_(boundary.m), at_(at), op_(op), answers_(answers), inputsHash_(inputsHash),
        lent_(lent) {}

  bool call(uint64_t ordinal);
  bool declared();
  bool setResults();

private:
  bool hashOperands();
  bool hashContents(MemRefView view, Type element);
  bool writeOperands();
  bool freeOperands();
  bool setMemref(unsigned number, MemRefType type, uint64_t random);
  bool setAlias(unsigned number);
  bool lend(unsigned number, MemRefType type, uint64_t random, uint64_t place);
  void setNumbers(Type type, uint32_t at, uint64_t random);

  Boundary &b_;
  Machine &m_;
  const Inst *at_;
  const OpaqueOp &op_;
  const unsigned answers_;
  const uint64_t inputsHash_;
  std::map<uint64_t, uint32_t> &lent_;
  uint64_t seed_ = 0;
  /// The taint of what results are computed from.
  uint8_t taint_ = 0;
};
} // namespace

/// Does what an external function does.
bool OpaqueRun::call(uint64_t ordinal) {
  auto seed = observeCall(b_, at_, "op ", op_.described, ordinal);
  if (!seed || (answers_ && !observeOutside(b_, at_)) ||
      !overwriteArguments(b_, at_, op_.described, *seed, answers_) ||
      (answers_ % 2 && !writeOutside(b_, at_, *seed, answers_)))
    return false;
  if (answers_)
    keepArguments(b_, at_, op_.described);
  seed_ = *seed;
  return freeOperands();
}

bool OpaqueRun::hashContents(MemRefView view, Type element) {
  auto buffer = b_.elements(at_, view, element);
  if (!buffer)
    return false;
  if (!buffer->unwritten.empty())
    taint_ |= kUnwrittenTaint;
  std::string text = buffer->text();
  seed_ = seedOf(text.data(), text.size(), seed_);
  return true;
}

/// Sets the seed from what the results are a function of.
bool OpaqueRun::hashOperands() {
  const std::string &name = op_.described.name;
  seed_ = seedOf(name.data(), name.size(), m_.options.seed);
  uint64_t scalars = 0;
  for (auto [number, operand] : llvm::enumerate(op_.arguments)) {
    Type type = op_.operandType(number);
    const DeclaredEffects &effects = op_.operandEffects[number];
    if (LaneTypes lanes = lanesOf(type); lanes.lane || isName(type)) {
      for (unsigned word = 0; word < operand.words; word += std::max(lanes.words, 1u))
        taint_ |= m_.poison[operand.at + word];
      uint64_t each = 0;
      for (unsigned word = 0; word < operand.words; ++word)
        each = mix(each ^ m_.u(operand.at + word));
      scalars = op_.isCommutative ? scalars + each : mix(scalars ^ each);
      continue;
    }
    auto memref = dyn_cast<BaseMemRefType>(type);
    if (!memref)
      continue;
    bool isRead = effects.reads || op_.readsAll;
    if (uint8_t taint = m_.poison[operand.at]) {
      if (isRead || effects.writes || effects.frees)
        return !!m_.failPoison(at_, taint, "a memref that an op gets");
      taint_ |= taint;
      continue;
    }
    auto view = b_.viewOf(type, operand.at);
    if (!view)
      continue;
    for (int64_t size : view->sizes())
      seed_ = mix(seed_ ^ static_cast<uint64_t>(size));
    if (isRead && !hashContents(*view, memref.getElementType()))
      return false;
  }
  seed_ = mix(seed_ ^ scalars);
  return true;
}

bool OpaqueRun::writeOperands() {
  for (auto [number, operand] : llvm::enumerate(op_.arguments)) {
    Type type = op_.operandType(number);
    auto memref = dyn_cast<BaseMemRefType>(type);
    if (!op_.operandEffects[number].writes || !memref ||
        isa<BaseMemRefType>(memref.getElementType()))
      continue;
    auto view = b_.viewOf(type, operand.at);
    if (view && !fillByAnswers(b_, at_, *view, memref.getElementType(), argumentSeed(seed_, number),
                               answers_))
      return false;
  }
  return true;
}

bool OpaqueRun::freeOperands() {
  for (auto [number, operand] : llvm::enumerate(op_.arguments)) {
    if (!op_.operandEffects[number].frees)
      continue;
    auto view = b_.viewOf(op_.operandType(number), operand.at);
    if (view && !m_.memory.free(at_, view->allocation(), view->byteShift(), view->offset()))
      return false;
  }
  return true;
}

/// Does what the op declares.
bool OpaqueRun::declared() {
  if (!hashOperands())
    return false;
  if (taint_ && op_.changesMemory())
    return !!m_.failPoison(at_, taint_, "what an op writes");
  return writeOperands() && freeOperands();
}

void OpaqueRun::setNumbers(Type type, uint32_t at, uint64_t random) {
  // A value that nobody looks at.
  if (!lanesOf(type).lane && wordsOf(type) == 1) {
    m_.u(at) = random;
    return;
  }
  LaneTypes lanes = lanesOf(type);
  for (unsigned lane = 0; lane < lanes.count; ++lane, at += lanes.words) {
    uint64_t each = lane ? mix(random + lane) : random;
    if (answers_)
      m_.answersOf(lanes.lane).write(answerPlace(each, answers_), m_.words + at);
    else
      smallNumber(lanes.lane, each, m_.words + at);
    m_.poison[at] = taint_;
  }
}

/// Makes the result the same memref as one of the operands, if this run shall do so.
bool OpaqueRun::setAlias(unsigned number) {
  ArrayRef<unsigned> aliases = op_.aliases[number];
  Type type = op_.resultType(number);
  bool mustAlias = op_.isView || !isa<MemRefType>(type) ||
                   isa<BaseMemRefType>(cast<MemRefType>(type).getElementType());
  uint64_t turn = mix(inputsHash_ + number) % (aliases.size() + !mustAlias);
  if (turn == aliases.size())
    return false;
  Registers to = op_.results[number], from = op_.arguments[aliases[turn]];
  if (auto ranked = dyn_cast<MemRefType>(type);
      ranked && !TypeFacts(ranked).hold(m_.memref(from.at, ranked.getRank())))
    return false;
  std::copy_n(m_.words + from.at, from.words, m_.words + to.at);
  m_.poison[to.at] = m_.poison[from.at];
  return true;
}

/// Makes the result memory of somebody else, the same for equal seeds.
bool OpaqueRun::lend(unsigned number, MemRefType type, uint64_t random, uint64_t place) {
  uint32_t at = op_.results[number].at;
  MadeBuffer how{AllocationKind::Argument};
  uint32_t &id = lent_[random];
  m_.memory.suspendRaces();
  // Made again for its sizes and strides, which are the same each time.
  how.isWritten = !id;
  bool made =
      returnBuffer(b_, at_, type, m_.memref(at, type.getRank()), random, answers_, place, how);
  m_.memory.resumeRaces();
  if (!made)
    return false;
  uint64_t &pointer = m_.u(at + kAllocation);
  if (id) {
    m_.memory.heap.release(static_cast<uint32_t>(pointer), at_);
    pointer = id;
  }
  id = static_cast<uint32_t>(pointer);
  return true;
}

bool OpaqueRun::setMemref(unsigned number, MemRefType type, uint64_t random) {
  const DeclaredEffects &effects = op_.resultEffects[number];
  uint32_t at = op_.results[number].at;
  uint64_t place = resultPlace(op_.described.name.data(), op_.described.name.size(), number);
  if (!effects.allocates)
    return lend(number, type, random, place);
  SmallVector<int64_t> sizes;
  for (auto [operand, registers] : llvm::enumerate(op_.arguments))
    if (isa<IndexType>(op_.operandType(operand)))
      sizes.push_back(m_.s(registers.at));
  if (static_cast<int64_t>(sizes.size()) != static_cast<int64_t>(type.getNumDynamicDims()))
    sizes.clear();
  for (int64_t size : sizes)
    if (size < 0)
      return !!m_.fail(at_, ErrorKind::Undefined, "allocates with size " + Twine(size));
  MadeBuffer how{effects.onStack ? AllocationKind::Stack : AllocationKind::Heap,
                 effects.writes || op_.isCall, sizes};
  if (!returnBuffer(b_, at_, type, m_.memref(at, type.getRank()), random, answers_, place, how))
    return false;
  if (effects.onStack)
    m_.memory.pushStack(m_.memref(at, type.getRank()).allocation());
  return true;
}

bool OpaqueRun::setResults() {
  for (auto [number, registers] : llvm::enumerate(op_.results)) {
    Type type = op_.resultType(number);
    uint64_t random = resultSeed(seed_, number);
    m_.poison[registers.at] = taint_;
    if (isa<BaseMemRefType>(type)) {
      if (op_.resultEffects[number].allocates || !setAlias(number)) {
        if (!isa<MemRefType>(type) || isa<BaseMemRefType>(cast<MemRefType>(type).getElementType()))
          return !!m_.stop(at_, Termination::Unsupported,
                           op_.name + ": an opaque op that returns such a buffer");
        if (!setMemref(number, cast<MemRefType>(type), random))
          return false;
      }
    } else {
      setNumbers(type, registers.at, random);
    }
  }
  return true;
}

const Inst *Machine::callOpaque(const Inst *at) {
  const auto &op = static_cast<const OpaqueOp &>(at->table<CallTable>());
  if (!llvm::is_contained(outcome.opaqueOps, op.name))
    outcome.opaqueOps.push_back(op.name);
  if (!op.registered.empty())
    ++outcome.registeredOpaqueOps[op.registered];
  if (!inputsHash_) {
    const std::string given = print(*inputs_);
    inputsHash_ = seedOf(given.data(), given.size(), 0);
  }
  Boundary boundary{*this};
  OpaqueRun run(boundary, at, op, answers_, *inputsHash_, opaqueMemory_);
  bool ran = op.isCall ? run.call(++opaqueCalls_[op.described.name]) : run.declared();
  return ran && run.setResults() ? at->next() : nullptr;
}

} // namespace freehold::interp
