//===- Opaque.cpp ---------------------------------------------------------===//
#include "oracle/interp/Opaque.h"

#include "oracle/core/inputs/Answers.h"
#include "oracle/interp/Stubs.h"
#include "oracle/interp/ops/Tasks.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace freehold::interp {

namespace {
/// What an op declares about one operand or result.
struct DeclaredEffects {
  bool reads = false, writes = false, frees = false, allocates = false, onStack = false;
};

/// The side table of an opaque op. It begins with the registers of operands and results.
struct OpaqueOp : CallTable {
  /// What external functions are described by. Its name is the op's with its attributes.
  CompiledFunction described;
  std::string name;
  /// Tells a registered op from others with its types; empty for other ops.
  std::string registered;
  /// Whether the order of operands does not matter.
  bool isCommutative = false;
  /// Whether the result is a view of an operand.
  bool isView = false;
  /// Whether the op may do anything, so that it is observed.
  bool isCall = false;
  /// Whether the op reads something that it does not name, so perhaps each of its operands.
  bool readsAll = false;
  SmallVector<DeclaredEffects> operandEffects, resultEffects;
  /// For each result that is borrowed, the operands that it may be an alias of.
  SmallVector<SmallVector<unsigned>> aliases;

  Type operandType(unsigned n) const { return described.type.getInput(n); }
  Type resultType(unsigned n) const { return described.type.getResult(n); }
  bool changesMemory() const {
    return llvm::any_of(operandEffects, [](auto &e) { return e.writes || e.frees; }) ||
           llvm::any_of(resultEffects, [](auto &e) { return e.allocates; });
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

/// Passes may change how many tokens an op of gpu gets.
static bool isSegments(Operation *op, NamedAttribute attribute) {
  return isa<gpu::AsyncOpInterface>(op) && attribute.getName() == "operandSegmentSizes";
}

/// Returns the op's name and what distinguishes it from others of that name. Discardable attributes
/// of other dialects are left out, since passes may add and drop them.
static std::string identify(Operation *op) {
  SmallVector<NamedAttribute> kept;
  DictionaryAttr all = op->getAttrDictionary();
  for (NamedAttribute attribute : all)
    if (!attribute.getName().strref().contains('.') && !isSegments(op, attribute) &&
        (!op->isRegistered() || !op->getDiscardableAttr(attribute.getName())))
      kept.push_back(attribute);
  std::string text = op->getName().getStringRef().str();
  if (!kept.empty())
    llvm::raw_string_ostream(text) << ' ' << DictionaryAttr::get(op->getContext(), kept);
  return text;
}

static void addEffect(const MemoryEffects::EffectInstance &effect, Operation *op, OpaqueOp &table) {
  Value value = effect.getValue();
  bool isMemref = value && isa<BaseMemRefType>(value.getType());
  bool reads = isa<MemoryEffects::Read>(effect.getEffect());
  bool allocates = isa<MemoryEffects::Allocate>(effect.getEffect());
  if (!isMemref) {
    table.readsAll |= reads;
    // A value without memory, such as a token, is ordered by its uses.
    table.isCall |= !reads && !value;
    return;
  }
  auto add = [&](DeclaredEffects &to) {
    to.reads |= reads;
    to.writes |= isa<MemoryEffects::Write>(effect.getEffect());
    to.frees |= isa<MemoryEffects::Free>(effect.getEffect());
    to.allocates |= allocates;
    to.onStack |=
        allocates && isa<SideEffects::AutomaticAllocationScopeResource>(effect.getResource());
  };
  bool isNamed = false;
  for (OpOperand &operand : op->getOpOperands())
    if (operand.get() == value && (!effect.getEffectValue<OpOperand *>() ||
                                   effect.getEffectValue<OpOperand *>() == &operand)) {
      add(table.operandEffects[operand.getOperandNumber()]);
      isNamed = true;
    }
  if (auto result = dyn_cast<OpResult>(value); result && result.getOwner() == op) {
    add(table.resultEffects[result.getResultNumber()]);
    isNamed = true;
  }
  // The memory of a value that is no operand.
  table.isCall |= !isNamed && !reads;
}

static void addEffects(Operation *op, OpaqueOp &table) {
  table.operandEffects.resize(op->getNumOperands());
  table.resultEffects.resize(op->getNumResults());
  if (auto effects = dyn_cast<MemoryEffectOpInterface>(op)) {
    SmallVector<MemoryEffects::EffectInstance> all;
    effects.getEffects(all);
    for (const MemoryEffects::EffectInstance &effect : all)
      addEffect(effect, op, table);
    return;
  }
  // It has no regions whose effects could be its own.
  table.isCall = !op->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
}

static bool areAliasTypes(Type operand, Type result) {
  if (operand == result)
    return true;
  auto from = dyn_cast<MemRefType>(operand), to = dyn_cast<MemRefType>(result);
  return from && to && from.getElementType() == to.getElementType() &&
         from.getMemorySpace() == to.getMemorySpace() && from.getRank() == to.getRank();
}

/// Finds what a borrowed result may be an alias of. Returns why the result cannot be made.
static std::optional<std::string> addAliases(Operation *op, unsigned number, unsigned firstOperand,
                                             OpaqueOp &table) {
  SmallVector<unsigned> &aliases = table.aliases.emplace_back();
  auto type = dyn_cast<BaseMemRefType>(op->getResult(number).getType());
  if (!type)
    return isa<FunctionType>(op->getResult(number).getType())
               ? std::optional<std::string>("an opaque op that returns a function")
               : std::nullopt;
  bool isScalars = type.hasRank() && !isa<BaseMemRefType>(type.getElementType());
  if (table.resultEffects[number].allocates)
    return isScalars ? std::nullopt
                     : std::optional<std::string>("an opaque op that allocates such a buffer");
  auto view = dyn_cast<ViewLikeOpInterface>(op);
  table.isView = view || isa<CastOpInterface>(op);
  for (OpOperand &operand : op->getOpOperands())
    if (areAliasTypes(operand.get().getType(), type) &&
        (!view || view.getViewSource() == operand.get()))
      aliases.push_back(operand.getOperandNumber() - firstOperand);
  if (table.isView && aliases.empty())
    return "a view of a kind that is not known";
  if (!isScalars && aliases.empty())
    return "an opaque op that returns such a buffer";
  return std::nullopt;
}

/// Returns why an opaque op cannot have values of these types.
static std::optional<std::string> refuseTypes(Operation *op) {
  auto has = [&](auto isKind) {
    return llvm::any_of(op->getOperandTypes(), isKind) ||
           llvm::any_of(op->getResultTypes(), isKind);
  };
  if (has(llvm::IsaPred<TensorType>))
    return "an op on tensors that is not known";
  // A value of a type that nothing is known of may refer to a buffer that the op gets.
  if (llvm::any_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>) &&
      has(llvm::IsaPred<OpaqueType>))
    return "a value of an unknown type that may refer to a buffer";
  // An external function of LLVM observes what a pointer refers to, as stubs do.
  auto isPointer = llvm::IsaPred<LLVM::LLVMPointerType>;
  bool isCall = isa<CallOpInterface>(op) && !isa<MemoryEffectOpInterface>(op);
  if (has(isPointer) && (!isCall || llvm::any_of(op->getResultTypes(), isPointer)))
    return "a pointer, which may refer to a buffer";
  if (!isa<gpu::AsyncOpInterface>(op) &&
      has([](Type type) { return isToken(type) || heldType(type); }))
    return "a token, which the op may wait for";
  return std::nullopt;
}

/// Whether the op names a function with a body. What it does with the function is not known, so that a change
/// of the body would not be seen.
static bool namesBody(Operation *op, Emitter &e) {
  return op->getAttrDictionary()
      .walk([&](SymbolRefAttr symbol) {
        auto function = dyn_cast_if_present<FunctionOpInterface>(e.lookup(symbol));
        return function && !function.isExternal() ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

static const Inst *execOpaque(const Inst *i, Machine &m) { return m.callOpaque(i); }

/// Emits the op, which gets `after` before its operands and returns `token` after its results, as a
/// task if it returns one.
static void emitRun(OpaqueOp table, ValueRange operands, ValueRange after, Value token,
                    Emitter &e) {
  SmallVector<Value> used;
  if (!token)
    emitAwait(after, e);
  for (auto [operand, effects] : llvm::zip_equal(operands, table.operandEffects))
    if (!effects.frees)
      used.push_back(operand);
    else if (token)
      emitEndUses(after, operand, e);
  const CallTable *kept = e.own(std::move(table));
  auto emitWork = [&] { e.emit(execOpaque).data = kept; };
  if (token)
    emitTask(token, used, after, e, emitWork, TaskAccesses::Assumed);
  else
    emitWork();
}

std::optional<std::string> emitOpaque(Operation *op, Emitter &e) {
  bool isLast = op->getBlock() && &op->getBlock()->back() == op;
  // Ops outside of functions, such as those of a global's initializer, belong to no function's op.
  bool isBody = op->getParentOp() && isa_and_nonnull<FunctionOpInterface>(e.function().op);
  if (op->getNumRegions() || op->getNumSuccessors() || op->hasTrait<OpTrait::IsTerminator>() ||
      isLast || !isBody || isa<SymbolOpInterface>(op))
    return "no handler";
  if (auto why = refuseTypes(op))
    return why;
  if (namesBody(op, e))
    return "names a function with a body, which is not run";
  // Tokens of the gpu dialect are the first operands and the last result.
  auto async = dyn_cast<gpu::AsyncOpInterface>(op);
  ValueRange after = async ? ValueRange(async.getAsyncDependencies()) : ValueRange();
  Value token = async ? async.getAsyncToken() : Value();
  ValueRange operands = ValueRange(op->getOperands()).drop_front(after.size());
  ValueRange results = ValueRange(op->getResults()).drop_back(token ? 1 : 0);
  OpaqueOp table;
  table.name = op->getName().getStringRef().str();
  table.described.name = identify(op);
  table.described.type =
      FunctionType::get(op->getContext(), operands.getTypes(), results.getTypes());
  table.described.calledAs = table.described.type;
  if (op->isRegistered()) {
    llvm::raw_string_ostream(table.registered)
        << table.described.name << ' ' << table.described.type;
    table.isCommutative = op->hasTrait<OpTrait::IsCommutative>();
  }
  addEffects(op, table);
  table.operandEffects.erase(table.operandEffects.begin(),
                             table.operandEffects.begin() + after.size());
  for (unsigned n = 0; n < results.size(); ++n)
    if (auto why = addAliases(op, n, after.size(), table))
      return why;
  for (Value value : operands)
    table.arguments.push_back(e.registers(value));
  for (Value value : results)
    table.results.push_back(e.registers(value));
  e.function().hasOpaqueOps = true;
  e.function().hasOpaqueBuffers |= llvm::any_of(results.getTypes(), [](Type type) {
    auto memref = dyn_cast<MemRefType>(type);
    return memref && !memref.hasStaticShape();
  });
  emitRun(std::move(table), operands, after, token, e);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

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
    if (LaneTypes lanes = lanesOf(type); lanes.lane) {
      for (unsigned lane = 0; lane < lanes.count; ++lane)
        taint_ |= m_.poison[operand.at + lane * lanes.words];
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
  if (isa<OpaqueType>(type)) {
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
  Boundary boundary{*this};
  OpaqueRun run(boundary, at, op, answers_, inputsHash_, opaqueMemory_);
  bool ran = op.isCall ? run.call(++opaqueCalls_[op.described.name]) : run.declared();
  return ran && run.setResults() ? at->next() : nullptr;
}

} // namespace freehold::interp
