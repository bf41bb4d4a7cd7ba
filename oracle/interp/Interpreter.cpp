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

std::variant<Inputs, InputError> resolve(const Inputs &inputs, const CompiledFunction &entry) {
  if (inputs.arguments.size() != entry.type.getNumInputs())
    return InputError{"@" + entry.name + " takes " + std::to_string(entry.type.getNumInputs()) +
                      " arguments, not " + std::to_string(inputs.arguments.size())};
  Inputs resolved;
  for (auto [number, argument] : llvm::enumerate(inputs.arguments)) {
    std::string prefix = "argument " + std::to_string(number) + ": ";
    Type type = entry.type.getInput(number);
    if (auto *literal = std::get_if<Literal>(&argument)) {
      auto value = parseLiteral(literal->text, type);
      if (auto *error = std::get_if<InputError>(&value))
        return InputError{prefix + error->message};
      resolved.arguments.push_back(std::get<ScalarArgument>(value));
      continue;
    }
    if (!isa<BaseMemRefType>(type) && !std::holds_alternative<ScalarArgument>(argument))
      return InputError{prefix + "a memref where the function takes none"};
    if (auto *same = std::get_if<SameBuffer>(&argument))
      if (!same->isPlain() || same->argument >= number ||
          entry.type.getInput(same->argument) != type)
        return InputError{prefix + "same() takes an earlier memref argument of the same type"};
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
    resolved.arguments.push_back(argument);
  }
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
