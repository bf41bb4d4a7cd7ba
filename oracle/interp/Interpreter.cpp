//===- Interpreter.cpp ----------------------------------------------------===//
#include "oracle/interp/Interpreter.h"

#include "oracle/core/inputs/ApartArguments.h"
#include "oracle/core/inputs/BufferType.h"
#include "oracle/core/inputs/Contents.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::interp {

std::vector<unsigned> publicEntries(const CompiledModule &module) {
  std::vector<unsigned> entries;
  for (const auto &function : module.functions)
    if (function->isPublic && !function->external)
      entries.push_back(function->number);
  return entries;
}

/// Functions of LLVM are only run where others call them.
static bool isOfLlvm(Operation *function) {
  return !isa<FunctionType>(cast<FunctionOpInterface>(function).getFunctionType());
}

/// Whether a use of a function's name does nothing but call it, in a function that is judged itself.
static bool isPlainCall(Operation *user) {
  auto function = user->getParentOfType<FunctionOpInterface>();
  if (!function || isOfLlvm(function))
    return false;
  if (auto constant = dyn_cast<func::ConstantOp>(user))
    return llvm::all_of(constant->getUses(), [](OpOperand &use) {
      return isa<func::CallIndirectOp>(use.getOwner()) && use.getOperandNumber() == 0;
    });
  return isa<CallOpInterface>(user) || user->getName().getDialectNamespace() == "gpu";
}

/// Returns the private functions that code outside of the module may call.
static llvm::DenseSet<Operation *> handedOut(Operation *top) {
  llvm::DenseSet<Operation *> functions;
  top->walk([&](Operation *table) {
    if (!table->hasTrait<OpTrait::SymbolTable>() || table->getNumRegions() != 1)
      return;
    auto uses = SymbolTable::getSymbolUses(&table->getRegion(0));
    for (const SymbolTable::SymbolUse &use : uses ? *uses : SymbolTable::UseRange({}))
      if (!isPlainCall(use.getUser()))
        functions.insert(SymbolTable::lookupNearestSymbolFrom(use.getUser(), use.getSymbolRef()));
  });
  return functions;
}

std::vector<unsigned> defaultEntries(const CompiledModule &module) {
  std::vector<unsigned> entries = publicEntries(module);
  auto isPrivateEntry = [](const CompiledFunction &function) {
    return !function.isPublic && !function.external && !isOfLlvm(function.op);
  };
  bool isAlone = entries.empty();
  llvm::DenseSet<Operation *> outside;
  for (const auto &function : module.functions)
    if (isPrivateEntry(*function) && !isAlone && outside.empty()) {
      Operation *top = function->op;
      while (Operation *parent = top->getParentOp())
        top = parent;
      outside = handedOut(top);
      break;
    }
  for (const auto &function : module.functions)
    if (isPrivateEntry(*function) && (isAlone || outside.contains(function->op)))
      entries.push_back(function->number);
  return entries;
}

static bool sizesFit(Type type, const std::vector<int64_t> &sizes) {
  auto memref = dyn_cast_or_null<MemRefType>(bufferTypeOf(type));
  if (!memref)
    return true;
  bool fits = memref.getRank() == static_cast<int64_t>(sizes.size());
  for (unsigned d = 0; fits && d < sizes.size(); ++d)
    fits = memref.isDynamicDim(d) || memref.getDimSize(d) == sizes[d];
  return fits;
}

namespace {
/// A call whose arguments have types.
struct ResolvedCall {
  const CompiledFunction *callee;
  std::vector<Argument> arguments = {};
  /// The size of the buffer of each memref argument; 0 if a caller cannot make it.
  std::vector<uint64_t> bytes = {};
  /// For each memref argument, the call and argument for which its buffer was made.
  std::vector<std::pair<size_t, size_t>> owners = {};

  Type type(unsigned number) const { return callee->type.getInput(number); }
};
} // namespace

/// Checks the sizes of a buffer. If no caller can make it, that is reported when the call is made.
static std::string checkBuffer(ResolvedCall &call, unsigned number, const BufferArgument &buffer) {
  if (!sizesFit(call.type(number), buffer.sizes))
    return "its sizes do not fit the parameter's type";
  if (isBufferTensor(call.type(number)) && (buffer.offset || buffer.strides || buffer.bytes))
    return "a tensor has no 'offset', 'strides' or 'bytes'";
  if (buffer.isTensor && isa<BaseMemRefType>(call.callee->calledAs.getInput(number)))
    return "a tensor where the function takes a memref";
  auto made = layoutOf(bufferTypeOf(call.type(number)), buffer, /*runSeed=*/0);
  if (auto *layout = std::get_if<BufferLayout>(&made))
    call.bytes[number] = layout->bytes;
  else if (buffer.offset || buffer.strides || !buffer.numbers.empty() || !buffer.cells.empty())
    return std::get<std::string>(made);
  return "";
}

static bool holdsMemRefs(Type type) {
  return isa<BaseMemRefType>(cast<BaseMemRefType>(type).getElementType());
}

static std::string checkInGlobal(ResolvedCall &call, unsigned number, const SameBuffer &same,
                                 const CompiledModule &module) {
  const CompiledGlobal *global = module.findGlobal(same.global);
  if (!global || !global->isPublic || !bitsOf(global->type.getElementType()))
    return "there is no public global '@" + same.global + "' of scalars";
  call.bytes[number] = global->type.getNumElements() * *elementBytes(global->type.getElementType());
  // An impossible call number marks a global as owner.
  call.owners[number] = {SIZE_MAX, global - module.globals.data()};
  auto made = layoutOf(call.type(number), same, call.bytes[number]);
  auto *why = std::get_if<std::string>(&made);
  return why ? *why : "";
}

/// Checks an argument that is a memref in a cell. Its buffer counts as one of its own here.
static std::string checkCell(ResolvedCall &call, unsigned number, const SameBuffer &same,
                             const ResolvedCall &owner) {
  auto holder = dyn_cast<MemRefType>(owner.type(same.argument));
  if (!holder || holder.getElementType() != call.type(number))
    return "'cell' takes a memref of the parameter's type in a buffer of such";
  auto *buffer = std::get_if<BufferArgument>(&owner.arguments[same.argument]);
  auto made = buffer
                  ? layoutOf(cast<MemRefType>(call.type(number)),
                             bufferInCell(cast<MemRefType>(call.type(number)), *buffer, *same.cell),
                             /*runSeed=*/0)
                  : std::variant<BufferLayout, std::string>("'cell' takes a fresh buffer's");
  if (auto *why = std::get_if<std::string>(&made))
    return *why;
  call.bytes[number] = std::get<BufferLayout>(made).bytes;
  if (*same.cell >= owner.bytes[same.argument] / *elementBytes(call.type(number)))
    return "there is no cell " + std::to_string(*same.cell);
  return "";
}

static std::string checkAlias(ResolvedCall &call, unsigned number, const SameBuffer &same,
                              ArrayRef<ResolvedCall> earlier) {
  if (same.call > earlier.size())
    return "there is no call " + std::to_string(same.call) + " before";
  const ResolvedCall &owner = same.call ? earlier[same.call - 1] : call;
  size_t end = same.call || comesLater(same, number) ? owner.arguments.size() : number;
  bool isEarlier = same.argument < end && isa<BaseMemRefType>(owner.type(same.argument));
  bool isCopy = isEarlier && same.isPlain() && owner.type(same.argument) == call.type(number);
  auto ranked = dyn_cast<MemRefType>(call.type(number));
  bool saysHow = !same.isPlain() || same.cell;
  if (!isEarlier || (!saysHow && !isCopy && !(ranked && ranked.hasStaticShape())))
    return "same() takes an earlier memref argument of the same type, or of any with 'sizes='";
  if (same.cell)
    return checkCell(call, number, same, owner);
  call.bytes[number] = owner.bytes[same.argument];
  call.owners[number] = owner.owners[same.argument];
  if (isCopy)
    return "";
  if (holdsMemRefs(owner.type(same.argument)))
    return "a buffer of memrefs is passed again as it is, not as another view";
  auto made = layoutOf(call.type(number), same, call.bytes[number]);
  auto *why = std::get_if<std::string>(&made);
  return why ? *why : "";
}

/// Returns an error if two arguments of the call share a buffer although they must not.
static std::optional<InputError> sharedThoughApart(const ResolvedCall &call) {
  auto apart = apartArguments(call.callee->op, call.arguments.size());
  for (auto [number, others] : llvm::enumerate(apart))
    for (unsigned other : others)
      if (other < number && call.owners[number] == call.owners[other])
        return InputError{"argument " + std::to_string(number) +
                          ": shares the buffer of argument " + std::to_string(other) +
                          ", which freehold.noalias of @" + call.callee->name + " rules out"};
  return std::nullopt;
}

/// Gives the arguments of a call of `callee` types, and appends it to the earlier calls.
static std::optional<InputError> resolveCall(const std::vector<Argument> &arguments,
                                             const CompiledModule &module,
                                             const CompiledFunction &callee,
                                             SmallVectorImpl<ResolvedCall> &earlier) {
  ResolvedCall call{&callee, arguments, std::vector<uint64_t>(callee.type.getNumInputs())};
  for (unsigned number = 0; number < callee.type.getNumInputs(); ++number)
    call.owners.emplace_back(earlier.size(), number);
  if (arguments.size() != callee.type.getNumInputs())
    return InputError{"@" + callee.name + " takes " + std::to_string(callee.type.getNumInputs()) +
                      " arguments, not " + std::to_string(arguments.size())};
  for (size_t number : orderOfMaking(arguments)) {
    Argument &argument = call.arguments[number];
    std::string prefix = "argument " + std::to_string(number) + ": ";
    Type type = call.type(number);
    if (auto *literal = std::get_if<Literal>(&argument)) {
      auto value = parseScalar(literal->text, type);
      if (auto *error = std::get_if<InputError>(&value))
        return InputError{prefix + error->message};
      argument = std::get<ScalarArgument>(value);
      continue;
    }
    if (!bufferTypeOf(type) && !std::holds_alternative<ScalarArgument>(argument))
      return InputError{prefix + "a memref where the function takes none"};
    std::string why;
    if (std::holds_alternative<SameBuffer>(argument) && isBufferTensor(type))
      why = "a tensor shares no buffer; write tensor(SIZES)";
    else if (auto *same = std::get_if<SameBuffer>(&argument))
      why = same->global.empty() ? checkAlias(call, number, *same, earlier)
                                 : checkInGlobal(call, number, *same, module);
    if (auto *buffer = std::get_if<BufferArgument>(&argument))
      why = checkBuffer(call, number, *buffer);
    if (!why.empty())
      return InputError{prefix + why};
    if (auto *buffer = std::get_if<BufferArgument>(&argument))
      buffer->isTensor = isBufferTensor(call.callee->calledAs.getInput(number));
  }
  if (auto error = sharedThoughApart(call))
    return error;
  earlier.push_back(std::move(call));
  return std::nullopt;
}

static std::optional<InputError> whyNotSet(const SetStep &set, const CompiledModule &module) {
  const CompiledGlobal *global = module.findGlobal(set.global);
  auto error = [&](const char *what) { return InputError{"set @" + set.global + ": " + what}; };
  if (!global)
    return error("there is no such global, or one that is not modelled");
  if (!bitsOf(global->type.getElementType()) && !isa<MemRefType>(global->type.getElementType()))
    return error("callers write globals of scalars and of ranked memrefs only");
  if (!global->isPublic || global->constant)
    return error("only public globals that are not constant are written by callers");
  if (Type element = global->type.getElementType(); bitsOf(element)) {
    auto palette = paletteOf(element, set.contents);
    if (auto *why = std::get_if<std::string>(&palette))
      return InputError{"set @" + set.global + ": " + *why};
  }
  return std::nullopt;
}

std::variant<Inputs, InputError> resolve(const Inputs &inputs, const CompiledModule &module,
                                         const CompiledFunction &entry) {
  SmallVector<ResolvedCall> calls;
  Inputs resolved = inputs;
  std::optional<InputError> error;
  auto resolveArguments = [&](std::vector<Argument> &arguments, const CompiledFunction &callee) {
    if (error)
      return;
    error = resolveCall(arguments, module, callee, calls);
    if (!error)
      arguments = calls.back().arguments;
  };
  auto resolveStep = [&](Step &step) {
    if (auto *set = std::get_if<SetStep>(&step)) {
      error = error ? error : whyNotSet(*set, module);
      return;
    }
    auto &call = std::get<CallStep>(step);
    const CompiledFunction *callee = call.function.empty() ? &entry : module.find(call.function);
    if (callee && callee != &entry && (callee->external || !callee->isPublic))
      callee = nullptr;
    if (callee)
      resolveArguments(call.arguments, *callee);
    else
      error = InputError{"there is no public function '@" + call.function + "' with a body"};
  };
  llvm::for_each(resolved.before, resolveStep);
  resolveArguments(resolved.arguments, entry);
  llvm::for_each(resolved.after, resolveStep);
  if (error)
    return *error;
  return resolved;
}

Outcome run(const CompiledModule &module, const CompiledFunction &entry, const Inputs &inputs,
            const RunOptions &options) {
  return Machine(module, options).run(entry, inputs);
}

Outcome runWithLeaks(const CompiledModule &module, const CompiledFunction &entry,
                     const Inputs &inputs, const RunOptions &options,
                     llvm::function_ref<const CompiledModule &()> tracked) {
  Outcome outcome = run(module, entry, inputs, options);
  if (outcome.leaks.empty())
    return outcome;
  const CompiledModule &slow = tracked();
  RunOptions slowOptions = options;
  // Allow more steps, since the tracking run executes some more instructions than the first one.
  slowOptions.budget.steps = options.budget.steps * 2;
  slowOptions.trace = nullptr;
  slowOptions.watch = nullptr;
  slowOptions.timeline = nullptr;
  Outcome again = run(slow, *slow.functions[entry.number], inputs, slowOptions);
  llvm::DenseMap<uint64_t, const Leak *> byNumber;
  for (const Leak &found : again.leaks)
    byNumber.try_emplace(found.number, &found);
  for (Leak &leak : outcome.leaks)
    if (const Leak *found = byNumber.lookup(leak.number)) {
      leak.lost = found->lost;
      leak.lostAt = found->lostAt;
    }
  return outcome;
}

} // namespace freehold::interp
