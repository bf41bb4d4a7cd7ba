//===- Compile.cpp - Functions: names no op -------------------------------===//
#include "oracle/interp/Compile.h"

#include "oracle/core/inputs/BufferType.h"
#include "oracle/core/inputs/TensorBoundary.h"
#include "oracle/interp/Models.h"
#include "oracle/interp/Opaque.h"
#include "oracle/interp/Timeline.h"
#include "oracle/interp/ops/Lanes.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace freehold::interp {

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

Registers Emitter::registers(Value value) {
  auto [it, isNew] = registers_.try_emplace(value);
  if (isNew) {
    unsigned words = wordsOf(value.getType()).value_or(0);
    it->second = {temp(words), words};
    module_.hasTensors |= isBufferTensor(value.getType());
    BaseMemRefType buffer = words ? bufferTypeOf(value.getType()) : BaseMemRefType();
    if (isa_and_present<MemRefType>(buffer))
      function_.memrefs.push_back(it->second.at);
    else if (isa_and_present<UnrankedMemRefType>(buffer))
      function_.unrankedMemrefs.push_back(it->second.at);
  }
  return it->second;
}

uint32_t Emitter::tensorTemp(unsigned rank) {
  uint32_t at = temp(kMemRefHead + 2 * rank);
  function_.memrefs.push_back(at);
  return at;
}

SmallVector<uint32_t> Emitter::at(ValueRange values) {
  SmallVector<uint32_t> result;
  for (Value value : values)
    result.push_back(at(value));
  return result;
}

uint32_t Emitter::temp(unsigned words) {
  uint32_t first = function_.frameWords;
  // A value of zero words still gets a register, for its poison flag.
  function_.frameWords += std::max(words, 1u);
  return first;
}

static const Inst *execConstantWord(const Inst *i, Machine &m) {
  m.u(i->dst) = i->imm;
  m.poison[i->dst] = 0;
  return i->next();
}

uint32_t Emitter::constant(uint64_t value) {
  uint32_t word = temp();
  emit(execConstantWord, word).imm = value;
  return word;
}

/// Whether the op looks at no value of a type that it only hands on.
static bool handsOn(Operation *op) {
  return isa<RegionBranchOpInterface, BranchOpInterface, CallOpInterface, FunctionOpInterface,
             arith::SelectOp>(op) ||
         op->hasTrait<OpTrait::IsTerminator>();
}

bool Emitter::modelled(Operation *op) {
  auto check = [&](TypeRange types) {
    for (Type type : types) {
      if (modelled_.contains(type))
        continue;
      bool isSparse = isSparseTensor(type);
      if (!wordsOf(type) ||
          (isSparse && !handsOn(op) && op->getName().getDialectNamespace() != "sparse_tensor")) {
        std::string text;
        llvm::raw_string_ostream(text) << type;
        unsupported("a value of type " + text);
        return false;
      }
      if (!isSparse)
        modelled_.insert(type);
    }
    return true;
  };
  if (!check(op->getOperandTypes()) || !check(op->getResultTypes()))
    return false;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (!check(block.getArgumentTypes()))
        return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

Inst &Emitter::emit(Exec exec, uint32_t dst, uint32_t a, uint32_t b, uint32_t c) {
  Inst &inst = function_.code.emplace_back();
  inst.exec = exec;
  inst.dst = dst;
  inst.a = a;
  inst.b = b;
  inst.c = c;
  inst.op = current_;
  return inst;
}

Inst &Emitter::emitAccess(Exec quick, Exec general, uint32_t dst, uint32_t a, uint32_t b,
                          uint32_t c) {
  if (quick != general)
    function_.quickAccesses.emplace_back(function_.code.size(), general);
  return emit(quick, dst, a, b, c);
}

static const Inst *execMoveWord(const Inst *i, Machine &m) {
  m.u(i->dst) = m.u(i->a);
  m.poison[i->dst] = m.poison[i->a];
  return i->next();
}

static const Inst *execMoveWords(const Inst *i, Machine &m) {
  std::copy_n(m.words + i->a, i->imm, m.words + i->dst);
  // Each lane of a vector has a flag of its own.
  std::copy_n(m.poison + i->a, i->imm, m.poison + i->dst);
  return i->next();
}

void Emitter::move(Registers from, uint32_t to) {
  if (from.at == to)
    return;
  if (from.words == 1)
    emit(execMoveWord, to, from.at).kind = InstKind::Move;
  else {
    Inst &move = emit(execMoveWords, to, from.at);
    move.imm = from.words;
    move.kind = InstKind::Move;
  }
}

static const Inst *execRename(const Inst *i, Machine &m) {
  m.memory.rename(i, i->dst, i->imm);
  return i->next();
}

void Emitter::moves(ArrayRef<Registers> from, ArrayRef<uint32_t> to) {
  // If an earlier move of this batch overwrites a source, save it first.
  SmallVector<Registers> sources(from);
  for (size_t i = 1; i < sources.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      if (sources[i].at == to[j]) {
        uint32_t saved = temp(sources[i].words);
        move(sources[i], saved);
        sources[i].at = saved;
        break;
      }
  for (auto [source, target] : llvm::zip_equal(sources, to))
    move(source, target);
}

/// The words of a tensor that is dead: the storage has one reference less, so that it is freed, or
/// updated in place.
static const Inst *execDrop(const Inst *i, Machine &m) {
  m.u(i->dst) = 0;
  return i->next();
}

/// Drops tensors that are dead once they were moved by the op that is compiled: arguments of its own
/// regions, and values whose only use it is. The latter are in its block, so that it runs once for
/// each time that they are defined.
void Emitter::dropMoved(ValueRange from, ArrayRef<uint32_t> to) {
  for (Value value : from) {
    Block *block = value.getParentBlock();
    bool isDead = block && (block->getParentOp() == current_ ||
                            (value.hasOneUse() && block == current_->getBlock()));
    if (isDead && isa<RankedTensorType>(value.getType()) && isBufferTensor(value.getType()) &&
        !llvm::is_contained(to, at(value)))
      emit(execDrop, at(value));
  }
}

void Emitter::moves(ValueRange from, ValueRange to) {
  SmallVector<Registers> sources;
  for (Value value : from)
    sources.push_back(registers(value));
  SmallVector<uint32_t> targets = at(to);
  moves(sources, targets);
  dropMoved(from, targets);
  if (!module_.options.trackNames)
    return;
  for (Value value : to)
    if (isa<BaseMemRefType>(value.getType()))
      emit(execRename, at(value)).imm = isa<MemRefType>(value.getType());
}

/// The instruction has no operands; the reason is in a side table.
static const Inst *execUnsupported(const Inst *i, Machine &m) {
  return m.stop(i, Termination::Unsupported, i->table<std::string>());
}

void Emitter::unsupported(const Twine &why) {
  std::string name = current_ ? current_->getName().getStringRef().str() : "module";
  emit(execUnsupported).data = own(name + ": " + why.str());
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

Label Emitter::label() {
  labels_.push_back(-1);
  return {static_cast<int32_t>(labels_.size() - 1)};
}

void Emitter::bind(Label label) {
  assert(labels_[label.id] == -1 && "bound twice");
  labels_[label.id] = static_cast<int32_t>(function_.code.size());
}

void Emitter::target0(Label target) {
  uint32_t inst = function_.code.size() - 1;
  function_.code[inst].t0 = target.id;
  fixups_.push_back({inst, 0});
}

void Emitter::target1(Label target) {
  uint32_t inst = function_.code.size() - 1;
  function_.code[inst].t1 = target.id;
  fixups_.push_back({inst, 1});
}

static const Inst *execJump(const Inst *i, Machine &) { return i + i->t0; }

void Emitter::jump(Label target) {
  emit(execJump);
  target0(target);
}

static const Inst *execJumpUnless(const Inst *i, Machine &m) {
  if (m.poison[i->a])
    return m.failPoison(i, m.poison[i->a], "a branch condition");
  bool taken = m.u(i->a) & 1;
  m.branch(i, taken);
  return taken ? i->next() : i + i->t0;
}

void Emitter::jumpUnless(uint32_t condition, Label target) {
  emit(execJumpUnless, 0, condition);
  target0(target);
}

Label Emitter::blockLabel(Block *block) {
  auto [it, isNew] = blockLabels_.try_emplace(block);
  if (isNew)
    it->second = label();
  return it->second;
}

static const Inst *execOpenScope(const Inst *i, Machine &m) {
  m.memory.openStackScope();
  return i->next();
}

static const Inst *execCloseScope(const Inst *i, Machine &m) {
  return m.memory.closeStackScope(i) ? i->next() : nullptr;
}

/// Forgets memrefs that went out of scope, and reports heap buffers without references as lost.
static const Inst *execForget(const Inst *i, Machine &m) {
  for (Registers gone : i->table<std::vector<Registers>>())
    std::fill_n(m.words + gone.at, gone.words, 0);
  m.memory.markLost(i);
  return i->next();
}

/// Returns true if an op in the regions of `scope`, not in a nested scope, allocates on the stack.
/// Uses interfaces, so that the driver names no op.
static bool allocatesOnStack(Region &region) {
  for (Operation &op : region.getOps()) {
    if (auto effects = dyn_cast<MemoryEffectOpInterface>(op)) {
      SmallVector<MemoryEffects::EffectInstance> allocs;
      effects.getEffects<MemoryEffects::Allocate>(allocs);
      for (auto &effect : allocs)
        if (isa<SideEffects::AutomaticAllocationScopeResource>(effect.getResource()))
          return true;
    }
    if (!op.hasTrait<OpTrait::AutomaticAllocationScope>())
      for (Region &nested : op.getRegions())
        if (allocatesOnStack(nested))
          return true;
  }
  return false;
}

void Emitter::region(Region &region, llvm::function_ref<void(Operation *)> onExit) {
  Operation *parent = region.getParentOp();
  bool scope = parent->hasTrait<OpTrait::AutomaticAllocationScope>() && allocatesOnStack(region);
  if (scope)
    emit(execOpenScope);
  regions_.push_back({onExit, &region, scope});
  compileBlocks(region);
  regions_.pop_back();
  current_ = parent;
}

void Emitter::regionInPlace(Region &region) {
  Label done = label();
  this->region(region, [&](Operation *) { jump(done); });
  bind(done);
}

void Emitter::leaveRegion(Operation *terminator) {
  assert(!regions_.empty() && "a terminator outside of a region");
  RegionContext context = regions_.back();
  if (context.stackScope)
    emit(execCloseScope);
  if (!module_.options.trackLost)
    return context.onExit(terminator);
  // Move the values that leave the region before forgetting those that stay.
  std::vector<Registers> gone;
  context.region->walk([&](Operation *op) {
    for (Value value : op->getResults())
      if (isa<BaseMemRefType>(value.getType()))
        gone.push_back(registers(value));
    for (Region &nested : op->getRegions())
      for (Block &block : nested)
        for (Value value : block.getArguments())
          if (isa<BaseMemRefType>(value.getType()))
            gone.push_back(registers(value));
  });
  // What a region that threads run gets is set once for all of them.
  bool isOfThreads = llvm::any_of(threadRegions, [&](const ThreadRegion &threads) {
    return threads.op == context.region->getParentOp();
  });
  for (Block &block : *context.region)
    if (!isOfThreads || !block.isEntryBlock())
      for (Value value : block.getArguments())
        if (isa<BaseMemRefType>(value.getType()))
          gone.push_back(registers(value));
  llvm::erase_if(gone, [&](Registers r) {
    return llvm::any_of(terminator->getOperands(),
                        [&](Value v) { return registers(v).at == r.at; });
  });
  emit(execForget).data = own(std::move(gone));
  context.onExit(terminator);
}

/// Also runs the next instruction, so that counting does not change the number of steps.
static const Inst *execCount(const Inst *i, Machine &m) {
  ++(m.outcome.statistics.*i->table<uint64_t RunStatistics::*>());
  return i->next()->exec(i->next(), m);
}

void Emitter::count(uint64_t RunStatistics::*figure) {
  const void *data = own(figure);
  Inst &count = emit(execCount);
  count.data = data;
  count.kind = InstKind::Chained;
}

/// Whether the op makes another memref of one that it gets, without touching the buffer.
static bool makesAlias(Operation *op) {
  return op->getNumResults() == 1 && isa<MemRefType>(op->getResult(0).getType()) &&
         op->getNumRegions() == 0 && isMemoryEffectFree(op) &&
         llvm::any_of(op->getOperandTypes(), [](Type type) { return isa<BaseMemRefType>(type); });
}

/// Tells the timeline of an alias. dst: the memref.
static const Inst *execNoteAlias(const Inst *i, Machine &m) {
  if (m.options.timeline)
    m.options.timeline->add(LifeEvent::Aliased, static_cast<uint32_t>(m.u(i->dst)), i);
  return i->next();
}

void Emitter::op(Operation *op) {
  current_ = op;
  if (const CountedOps *counted = module_.options.counted)
    if (auto it = counted->find(op); it != counted->end())
      count(it->second);
  bool isUnderstood = interpTable().takesAnyTypes(op) || modelled(op);
  if (endsInlined(op))
    leaveRegion(op);
  else if (isUnderstood && !emitModel(op, *this) && !emitElementwise(op, *this) &&
           !interpTable().dispatch(op, *this))
    opaque(op);
  current_ = op;
  if (module_.options.trackNames && makesAlias(op))
    emit(execNoteAlias, at(op->getResult(0)));
}

void Emitter::scalarOp(Operation *op, Operation *whole) {
  size_t first = function_.code.size();
  current_ = op;
  if (modelled(op) && !interpTable().dispatch(op, *this))
    unsupported("no handler");
  current_ = whole;
  for (size_t inst = first; inst < function_.code.size(); ++inst)
    function_.code[inst].op = whole;
}

void Emitter::opaque(Operation *op) {
  if (module_.options.unknownOps == UnknownOps::Unsupported)
    return unsupported("no handler");
  if (auto why = emitOpaque(op, *this))
    unsupported(*why);
}

/// Also runs the next instruction, as execCount does.
static const Inst *execMark(const Inst *i, Machine &m) {
  if (m.options.watch)
    m.options.watch->entered(i);
  return i->next()->exec(i->next(), m);
}

void Emitter::compileBlocks(Region &region) {
  for (Block &block : region) {
    bind(blockLabel(&block));
    if (module_.options.marksBlocks) {
      function_.marks.push_back({&block, static_cast<uint32_t>(function_.code.size())});
      emit(execMark).kind = InstKind::Chained;
    }
    for (Operation &nested : block)
      op(&nested);
  }
}

/// The width of index that runs have, and MLIR's default.
static constexpr uint64_t kIndexBits = 64;

static ParameterFacts factsOf(FunctionOpInterface function, Value argument, unsigned number) {
  auto owner = function.getArgAttrOfType<StringAttr>(number, "freehold.arg_ownership");
  return {.isModelled = wordsOf(argument.getType()).has_value(),
          .isHandedOver = owner && owner.getValue() != "borrowed",
          .isObserved = bufferTypeOf(argument.getType()) && isObservedAfter(function, number)};
}

static uint64_t indexBits(Operation *op) {
  // Modules with a layout of their own are rare, and making one takes longer than compiling a small function.
  for (Operation *around = op; around; around = around->getParentOp()) {
    auto layout = dyn_cast<DataLayoutOpInterface>(around);
    auto module = dyn_cast<ModuleOp>(around);
    if ((layout && layout.getDataLayoutSpec()) || (module && module.getDataLayoutSpec()))
      return DataLayout::closest(op).getTypeSizeInBits(IndexType::get(op->getContext()));
  }
  return kIndexBits;
}

void Emitter::body() {
  Operation *parent = function_.op;
  current_ = parent;
  Region &region = parent->getRegion(0);
  auto function = cast<FunctionOpInterface>(parent);
  for (auto [number, argument] : llvm::enumerate(region.getArguments())) {
    function_.arguments.push_back(registers(argument));
    function_.parameters.push_back(factsOf(function, argument, number));
  }
  // Instructions, sizes and descriptors have 64 bits, so that what wraps at another width would not.
  if (uint64_t bits = indexBits(parent); bits != kIndexBits)
    unsupported("an index of " + Twine(bits) + " bits, which the module's data layout has");
  regions_.push_back({[](Operation *) {}, &region, false});
  compileBlocks(region);
  regions_.pop_back();
  finish();
}

void Emitter::finish() {
  for (Fixup fixup : fixups_) {
    Inst &inst = function_.code[fixup.inst];
    int32_t &target = fixup.which == 0 ? inst.t0 : inst.t1;
    assert(labels_[target] >= 0 && "a label was never bound");
    target = labels_[target] - static_cast<int32_t>(fixup.inst);
  }
  for (Inst &inst : function_.code)
    inst.ordinal = module_.instructions++;
  function_.registers = std::move(registers_);
}

Operation *Emitter::lookup(SymbolRefAttr symbol) {
  Operation *found = symbols_.lookupNearestSymbolFrom(current_, symbol);
  if (found)
    function_.symbols.push_back(found);
  return found;
}

} // namespace freehold::interp
