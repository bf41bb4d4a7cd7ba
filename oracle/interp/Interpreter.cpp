//===- Interpreter.cpp ----------------------------------------------------===//
#include "oracle/interp/Interpreter.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

using namespace mlir;

namespace freehold::interp {

std::vector<unsigned> publicEntries(const CompiledModule &module) {
  std::vector<unsigned> entries;
  for (const auto &function : module.functions)
    if (function->isPublic && !function->external)
      entries.push_back(function->number);
  return entries;
}

std::vector<Parameter> parameters(const CompiledFunction &entry) {
  std::vector<Parameter> result;
  llvm::DenseMap<Type, unsigned> groups;
  for (Type type : entry.type.getInputs()) {
    Parameter parameter;
    parameter.sharingGroup = groups.try_emplace(type, groups.size()).first->second;
    parameter.width = bitsOf(type);
    if (isa<IndexType>(type))
      parameter.kind = Parameter::Kind::Index;
    else if (isa<IntegerType>(type))
      parameter.kind = Parameter::Kind::Integer;
    else if (isa<FloatType>(type))
      parameter.kind = Parameter::Kind::Float;
    else if (auto memref = dyn_cast<BaseMemRefType>(type)) {
      parameter.kind = Parameter::Kind::Buffer;
      if (memref.hasRank())
        for (int64_t size : memref.getShape())
          parameter.sizes.push_back(ShapedType::isDynamic(size) ? -1 : size);
      else
        parameter.sizes = {-1};
    }
    result.push_back(std::move(parameter));
  }
  return result;
}

/// The bits of a literal as a value of `type`, or what is wrong with it.
static std::variant<ScalarArgument, InputError> parseLiteral(StringRef text, Type type) {
  auto error = [&](const Twine &what) {
    std::string shown;
    llvm::raw_string_ostream(shown) << '\'' << text << "' is no value of type " << type << what;
    return InputError{shown};
  };
  unsigned bits = bitsOf(type);
  if (!bits)
    return error("");
  // Wider integers are written as the 64-bit number that they extend.
  bool isWide = bits > 64;
  if (isWide && !isa<IntegerType>(type))
    return error(": only 64 bits can be written");
  bits = std::min(bits, 64u);
  APInt number;
  StringRef digits = text;
  bool negative = digits.consume_front("-");
  if (type.isInteger(1) && (text == "true" || text == "false"))
    return ScalarArgument{text == "true"};
  bool isHex = digits.starts_with("0x");
  if (auto floating = dyn_cast<FloatType>(type); floating && !isHex) {
    APFloat value(floating.getFloatSemantics());
    auto status = value.convertFromString(text, APFloat::rmNearestTiesToEven);
    if (!status) {
      llvm::consumeError(status.takeError());
      return error("");
    }
    return ScalarArgument{static_cast<int64_t>(value.bitcastToAPInt().getZExtValue()), true};
  }
  if (digits.empty() || digits.getAsInteger(0, number) ||
      number.getActiveBits() > bits - (isWide && !negative))
    return error(isWide ? ": only 64 bits can be written" : "");
  uint64_t value = number.getZExtValue();
  if (negative && value > uint64_t(1) << (bits - 1))
    return error("");
  return ScalarArgument{static_cast<int64_t>(negative ? 0 - value : value), isa<FloatType>(type)};
}

/// Arguments of a call of `callee` that comes after `earlier` calls, from the first.
static std::variant<std::vector<Argument>, InputError>
resolveCall(const std::vector<Argument> &arguments, const CompiledFunction &callee,
            ArrayRef<const CompiledFunction *> earlier) {
  if (arguments.size() != callee.type.getNumInputs())
    return InputError{"@" + callee.name + " takes " + std::to_string(callee.type.getNumInputs()) +
                      " arguments, not " + std::to_string(arguments.size())};
  std::vector<Argument> resolved;
  for (auto [number, argument] : llvm::enumerate(arguments)) {
    std::string prefix = "argument " + std::to_string(number) + ": ";
    Type type = callee.type.getInput(number);
    if (auto *literal = std::get_if<Literal>(&argument)) {
      auto value = parseLiteral(literal->text, type);
      if (auto *error = std::get_if<InputError>(&value))
        return InputError{prefix + error->message};
      resolved.push_back(std::get<ScalarArgument>(value));
      continue;
    }
    if (!isa<BaseMemRefType>(type) && !std::holds_alternative<ScalarArgument>(argument))
      return InputError{prefix + "a memref where the function takes none"};
    if (auto *same = std::get_if<SameBuffer>(&argument)) {
      if (same->call > earlier.size())
        return InputError{prefix + "there is no call " + std::to_string(same->call) + " before"};
      const CompiledFunction &owner = same->call ? *earlier[same->call - 1] : callee;
      size_t end = same->call ? owner.type.getNumInputs() : number;
      if (!same->isPlain() || same->argument >= end || owner.type.getInput(same->argument) != type)
        return InputError{prefix + "same() takes an earlier memref argument of the same type"};
    }
    if (auto *buffer = std::get_if<BufferArgument>(&argument);
        buffer && (buffer->values != Values::Small || !buffer->numbers.empty() || buffer->offset ||
                   buffer->bytes))
      return InputError{prefix + "values=, offset= and bytes= are not supported yet"};
    if (auto *buffer = std::get_if<BufferArgument>(&argument))
      if (auto memref = dyn_cast<MemRefType>(type)) {
        bool fits = memref.getRank() == static_cast<int64_t>(buffer->sizes.size());
        for (unsigned d = 0; fits && d < buffer->sizes.size(); ++d)
          fits = memref.isDynamicDim(d) || memref.getDimSize(d) == buffer->sizes[d];
        if (!fits)
          return InputError{prefix + "its sizes do not fit the parameter's type"};
      }
    resolved.push_back(argument);
  }
  return resolved;
}

static std::optional<InputError> whyNotSet(const SetStep &set, const CompiledModule &module) {
  const CompiledGlobal *global = module.findGlobal(set.global);
  auto error = [&](const char *what) { return InputError{"set @" + set.global + ": " + what}; };
  if (!global)
    return error("there is no such global, or one that is not modelled");
  if (!global->isPublic || global->constant)
    return error("only public globals that are not constant are written by callers");
  return std::nullopt;
}

std::variant<Inputs, InputError> resolve(const Inputs &inputs, const CompiledModule &module,
                                         const CompiledFunction &entry) {
  if (!inputs.isPlainCall())
    return InputError{"runs of several steps are not supported yet"};
  SmallVector<const CompiledFunction *> calls;
  Inputs resolved = inputs;
  std::optional<InputError> error;
  auto resolveArguments = [&](std::vector<Argument> &arguments, const CompiledFunction &callee) {
    auto found = resolveCall(arguments, callee, calls);
    if (auto *wrong = std::get_if<InputError>(&found))
      error = error ? error : *wrong;
    else
      arguments = std::get<0>(std::move(found));
    calls.push_back(&callee);
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
  // It executes a few instructions more than the run that has just ended within the budget.
  slowOptions.budget.steps = options.budget.steps * 2;
  slowOptions.trace = nullptr;
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
