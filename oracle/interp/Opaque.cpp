//===- Opaque.cpp - Ops that are compiled as opaque ones ------------------===//
#include "oracle/interp/Opaque.h"

#include "oracle/core/inputs/BufferType.h"
#include "oracle/interp/OpaqueOp.h"
#include "oracle/interp/ops/Tasks.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace freehold::interp {

/// Passes may change how many tokens an op of gpu gets.
static bool isSegments(Operation *op, NamedAttribute attribute) {
  return isa<gpu::AsyncOpInterface>(op) && attribute.getName() == "operandSegmentSizes";
}

/// Whether an attribute belongs to the op: passes may add and drop the others.
static bool isOwn(Operation *op, NamedAttribute attribute) {
  StringAttr name = attribute.getName();
  auto info = op->getRegisteredInfo();
  bool hasProperties = op->getPropertiesStorageSize() != 0;
  // A dynamic op does not tell the names of its attributes.
  bool isUnknown = !info || (!hasProperties && isa<ExtensibleDialect>(op->getDialect()));
  if (name.strref().contains('.'))
    return isUnknown && name.strref().split('.').first == op->getName().getDialectNamespace();
  if (isSegments(op, attribute))
    return false;
  if (isUnknown)
    return true;
  return hasProperties ? !op->getDiscardableAttr(name)
                       : llvm::is_contained(info->getAttributeNames(), name);
}

/// Returns the op's name and what distinguishes it from others of that name.
static std::string identify(Operation *op) {
  SmallVector<NamedAttribute> kept;
  DictionaryAttr all = op->getAttrDictionary();
  llvm::copy_if(all, std::back_inserter(kept),
                [&](NamedAttribute attribute) { return isOwn(op, attribute); });
  std::string text = op->getName().getStringRef().str();
  llvm::raw_string_ostream stream(text);
  if (!kept.empty())
    stream << ' ' << DictionaryAttr::get(op->getContext(), kept);
  // Those of registered ops are among the attributes.
  if (Attribute properties = op->getPropertiesAsAttribute(); properties && !op->isRegistered())
    stream << " <" << properties << '>';
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
  if (has(isBufferTensor))
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

} // namespace freehold::interp
