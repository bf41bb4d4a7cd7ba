//===- Interpreter.cpp ----------------------------------------------------===//
#include "oracle/interp/Interpreter.h"

#include "oracle/core/inputs/ApartArguments.h"
#include "oracle/core/inputs/BufferType.h"
#include "oracle/core/inputs/Contents.h"
#include "oracle/core/inputs/CornerInputs.h"

#include "oracle/core/inputs/InputLists.h"
#include "oracle/core/inputs/MeetingInputs.h"
#include "oracle/core/inputs/OddCellInputs.h"
#include "oracle/core/inputs/ProgramNumbers.h"
#include "oracle/core/inputs/SizeClasses.h"
#include "oracle/core/inputs/TellingInputs.h"
#include "oracle/core/inputs/TellingValues.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <set>

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
    if (isPrivateEntry(*function) &&
        (isAlone || outside.contains(function->op) ||
         SymbolTable::getSymbolVisibility(function->op) == SymbolTable::Visibility::Nested))
      entries.push_back(function->number);
  return entries;
}

/// Returns those of the numbers that the element type represents exactly, as text.
static std::vector<std::string> numbersFor(Type element, const ProgramNumbers &numbers) {
  std::vector<std::string> texts;
  auto add = [&](std::string text) {
    if (!llvm::is_contained(texts, text))
      texts.push_back(std::move(text));
  };
  if (auto floating = dyn_cast<FloatType>(element)) {
    for (double number : numbers.floats)
      if (auto value = floatValue(floating, number))
        add(print(std::vector<Argument>{*value}));
  } else if (element.isIntOrIndex()) {
    for (int64_t number : numbers.integers)
      if (unsigned bits = bitsOf(element); bits >= 64 || llvm::isIntN(bits, number))
        add(std::to_string(number));
  }
  return texts;
}

/// Returns the numbers of Parameter::smallNumbers.
static std::vector<std::string> smallNumbersFor(Type element) {
  constexpr int kNumbers = 64;
  ProgramNumbers numbers;
  for (int number = 0; number < kNumbers; ++number) {
    numbers.integers.push_back(element.isInteger(1) ? -number : number);
    numbers.floats.push_back(number);
  }
  return numbersFor(element, numbers);
}

static void describeBuffer(BaseMemRefType type, const ProgramNumbers &numbers,
                           Parameter &parameter) {
  auto orDynamic = [](int64_t size) { return ShapedType::isDynamic(size) ? -1 : size; };
  Type element = type.getElementType();
  parameter.kind = Parameter::Kind::Buffer;
  parameter.isUnranked = !type.hasRank();
  parameter.isIndexed = isa<IndexType>(element);
  if (!isa<BaseMemRefType>(element))
    parameter.elementBytes = elementBytes(element).value_or(0);
  parameter.numbers = numbersFor(element, numbers);
  auto ranked = dyn_cast<MemRefType>(type);
  SmallVector<int64_t> strides;
  if (!ranked || failed(ranked.getStridesAndOffset(strides, parameter.offset))) {
    parameter.sizes = {-1};
    parameter.strides = {kDynamicStride};
    parameter.offset = -1;
    return;
  }
  parameter.offset = orDynamic(parameter.offset);
  parameter.hasFreeStrides = !ranked.getLayout().isIdentity();
  for (auto [size, stride] : llvm::zip_equal(ranked.getShape(), strides)) {
    parameter.sizes.push_back(orDynamic(size));
    parameter.strides.push_back(ShapedType::isDynamic(stride) ? kDynamicStride : stride);
  }
}

/// Returns the public globals that a caller can pass for this parameter: those of its type and, for
/// a parameter of one dimension, all with its element type.
static std::vector<GlobalPlace> globalsFor(Type parameter, Operation *function) {
  std::vector<GlobalPlace> places;
  auto wanted = dyn_cast<MemRefType>(parameter);
  auto module = function->getParentOfType<ModuleOp>();
  if (!wanted || !module || !bitsOf(wanted.getElementType()))
    return places;
  for (auto global : module.getOps<memref::GlobalOp>()) {
    MemRefType type = global.getType();
    bool isPassed = !global.getConstant() && !global.isPrivate() &&
                    isBareSymbol(global.getSymName().str()) &&
                    type.getElementType() == wanted.getElementType() &&
                    type.getMemorySpace() == wanted.getMemorySpace();
    if (!isPassed)
      continue;
    if (type == wanted)
      places.push_back({global.getSymName().str()});
    else if (wanted.getRank() == 1 && wanted.isDynamicDim(0) && wanted.getLayout().isIdentity())
      places.push_back({global.getSymName().str(), std::vector{type.getNumElements()}});
  }
  return places;
}

/// Adds the facts that makeInputs does not need.
static void addTellingFacts(const CompiledFunction &entry, const InputOptions &options,
                            const ProgramNumbers &numbers, std::vector<Parameter> &parameters) {
  size_t rows = tellingRowsFor(options);
  std::vector<std::vector<SizeClass>> classes = sizeClasses(entry.op);
  for (auto [number, type] : llvm::enumerate(entry.type.getInputs())) {
    Parameter &parameter = parameters[number];
    if (number < classes.size())
      parameter.sizeClasses = classes[number];
    BaseMemRefType memref = bufferTypeOf(type);
    if (!memref) {
      parameter.tellingRows = tellingScalars(type, rows, options.seed, numbers);
      continue;
    }
    parameter.tellingRows = tellingCells(memref.getElementType(), rows, options.seed, numbers);
    parameter.smallNumbers = smallNumbersFor(memref.getElementType());
    if (Type element = memref.getElementType(); element.isIntOrIndex())
      for (int64_t number : belowMultiples(numbers, std::min(bitsOf(element), 64u)))
        if (bitsOf(element) >= 64 || llvm::isIntN(bitsOf(element), number) ||
            llvm::isUIntN(bitsOf(element), number))
          parameter.multiples.push_back(
              std::to_string(llvm::SignExtend64(number, std::min(bitsOf(element), 64u))));
    parameter.globals = globalsFor(type, entry.op);
    for (auto [other, holder] : llvm::enumerate(entry.type.getInputs()))
      if (auto outer = dyn_cast<BaseMemRefType>(holder); outer && outer.getElementType() == type)
        parameters[other].cellGroup = parameter.sharingGroup;
  }
}

/// Tensors share no buffer with anything.
static std::vector<unsigned> allBut(unsigned number, unsigned count) {
  std::vector<unsigned> others;
  for (unsigned other = 0; other < count; ++other)
    if (other != number)
      others.push_back(other);
  return others;
}

static std::vector<unsigned> tensorsOf(FunctionType type) {
  std::vector<unsigned> tensors;
  for (auto [number, input] : llvm::enumerate(type.getInputs()))
    if (isBufferTensor(input))
      tensors.push_back(number);
  return tensors;
}

std::vector<Parameter> parameters(const CompiledFunction &entry, const ProgramNumbers &numbers) {
  std::vector<Parameter> result;
  llvm::DenseMap<Type, unsigned> groups;
  auto apart = keptApart(entry.op, entry.type.getNumInputs());
  for (auto [number, type] : llvm::enumerate(entry.type.getInputs())) {
    Parameter parameter;
    parameter.apartFrom = apart[number];
    parameter.sharingGroup = groups.try_emplace(type, groups.size()).first->second;
    parameter.width = bitsOf(type);
    if (isa<IndexType>(type))
      parameter.kind = Parameter::Kind::Index;
    else if (isa<IntegerType, LLVM::LLVMPointerType>(type))
      parameter.kind = Parameter::Kind::Integer;
    else if (auto floating = dyn_cast<FloatType>(type)) {
      parameter.kind = Parameter::Kind::Float;
      parameter.floats = floatValues(floating, Values::Finite);
      parameter.extremeFloats = floatValues(floating, Values::Edge);
      for (double number : numbers.floats)
        llvm::append_range(parameter.programFloats, floatsAbout(floating, number));
    } else if (BaseMemRefType buffer = bufferTypeOf(type)) {
      describeBuffer(buffer, numbers, parameter);
      parameter.isTensor = isBufferTensor(type);
      if (parameter.isTensor)
        parameter.apartFrom = allBut(number, entry.type.getNumInputs());
      else
        llvm::append_range(parameter.apartFrom, tensorsOf(entry.type));
    }
    result.push_back(std::move(parameter));
  }
  return result;
}

std::vector<Inputs> makeInputs(const CompiledFunction &entry, const InputOptions &options) {
  return makeInputs(entry, options, entry.numbers());
}

std::vector<Inputs> makeInputs(const CompiledFunction &entry, const InputOptions &options,
                               const ProgramNumbers &numbers) {
  std::vector<Parameter> described = parameters(entry, numbers);
  std::vector<Inputs> inputs = freehold::makeInputs(described, options, numbers);
  if (!tellingRowsFor(options) || described.empty())
    return inputs;
  addTellingFacts(entry, options, numbers, described);
  std::set<std::string> known;
  for (const Inputs &each : inputs)
    known.insert(print(each));
  auto add = [&](std::vector<Inputs> others) {
    for (Inputs &each : others)
      if (known.insert(print(each)).second)
        inputs.push_back(std::move(each));
  };
  add(tellingInputs(described, options));
  add(meetingInputs(described, options));
  add(oddCellInputs(described, options));
  add(cornerInputs(described, options, numbers));
  return inputs;
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
  auto made = buffer ? layoutOf(cast<MemRefType>(call.type(number)),
                                bufferInCell(cast<MemRefType>(call.type(number)), *buffer,
                                             cellsAreShared(*buffer) ? 0 : *same.cell),
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
  size_t end = same.call ? owner.arguments.size() : number;
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
  ResolvedCall call{&callee, {}, std::vector<uint64_t>(callee.type.getNumInputs())};
  for (unsigned number = 0; number < callee.type.getNumInputs(); ++number)
    call.owners.emplace_back(earlier.size(), number);
  if (arguments.size() != callee.type.getNumInputs())
    return InputError{"@" + callee.name + " takes " + std::to_string(callee.type.getNumInputs()) +
                      " arguments, not " + std::to_string(arguments.size())};
  for (auto [number, argument] : llvm::enumerate(arguments)) {
    std::string prefix = "argument " + std::to_string(number) + ": ";
    Type type = call.type(number);
    if (auto *literal = std::get_if<Literal>(&argument)) {
      auto value = parseScalar(literal->text, type);
      if (auto *error = std::get_if<InputError>(&value))
        return InputError{prefix + error->message};
      call.arguments.push_back(std::get<ScalarArgument>(value));
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
    call.arguments.push_back(argument);
    if (auto *buffer = std::get_if<BufferArgument>(&call.arguments.back()))
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
