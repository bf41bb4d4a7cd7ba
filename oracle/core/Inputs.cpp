//===- Inputs.cpp - Text form and generation of arguments -----------------===//
#include "oracle/core/Inputs.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <random>
#include <set>

namespace freehold {

using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string print(const Argument &argument) {
  if (auto *scalar = std::get_if<ScalarArgument>(&argument))
    return !scalar->isFloat && scalar->bits < 1'000'000
               ? std::to_string(scalar->bits)
               : "0x" + llvm::utohexstr(static_cast<uint64_t>(scalar->bits), /*LowerCase=*/true);
  if (auto *buffer = std::get_if<BufferArgument>(&argument)) {
    std::string text = "memref(";
    for (size_t d = 0; d < buffer->sizes.size(); ++d)
      text += (d ? "x" : "") + std::to_string(buffer->sizes[d]);
    return text + ";seed=" + std::to_string(buffer->seed) + ")";
  }
  if (auto *same = std::get_if<SameBuffer>(&argument))
    return "same(" + (same->call ? std::to_string(same->call) + "." : "") +
           std::to_string(same->argument) + ")";
  return std::get<Literal>(argument).text;
}

std::string printArguments(const std::vector<Argument> &arguments) {
  std::string text;
  for (const Argument &argument : arguments)
    text += (text.empty() ? "" : ", ") + print(argument);
  return text;
}

static std::variant<Argument, InputError> parseBuffer(StringRef body) {
  BufferArgument buffer;
  auto [sizes, option] = body.split(';');
  if (!option.empty() && (!option.trim().consume_front("seed=") ||
                          option.trim().substr(5).getAsInteger(0, buffer.seed)))
    return InputError{"expected 'seed=NUMBER' instead of '" + option.str() + "'"};
  llvm::SmallVector<StringRef> parts;
  if (!sizes.trim().empty())
    sizes.split(parts, 'x');
  for (StringRef part : parts) {
    int64_t size;
    if (part.trim().getAsInteger(10, size) || size < 0)
      return InputError{"'" + part.str() + "' is no size of a memref"};
    buffer.sizes.push_back(size);
  }
  return buffer;
}

static std::variant<Argument, InputError> parseArgument(StringRef text) {
  auto bodyOf = [&](StringRef word) -> std::optional<StringRef> {
    StringRef rest = text;
    if (rest.consume_front(word) && rest.consume_front("(") && rest.consume_back(")"))
      return rest;
    return std::nullopt;
  };
  if (auto body = bodyOf("memref"))
    return parseBuffer(*body);
  if (auto body = bodyOf("same")) {
    SameBuffer same;
    StringRef number = body->trim();
    if (number.contains('.')) {
      auto [call, argument] = number.split('.');
      if (call.getAsInteger(10, same.call) || same.call == 0)
        return InputError{"same() takes the number of a call, from 1, before the '.'"};
      number = argument;
    }
    if (number.getAsInteger(10, same.argument))
      return InputError{"same() takes the number of an argument"};
    return same;
  }
  if (text.empty() || text.find_first_of("()@;=\" \t\n") != StringRef::npos)
    return InputError{"'" + text.str() + "' is no argument"};
  return Literal{text.str()};
}

std::variant<std::vector<Argument>, InputError> parseArguments(std::string_view view) {
  std::vector<Argument> arguments;
  StringRef text(view);
  if (text.trim().empty())
    return arguments;
  llvm::SmallVector<StringRef> parts;
  text.split(parts, ',');
  for (StringRef part : parts) {
    auto argument = parseArgument(part.trim());
    if (auto *error = std::get_if<InputError>(&argument))
      return std::move(*error);
    arguments.push_back(std::get<Argument>(std::move(argument)));
  }
  return arguments;
}

//===----------------------------------------------------------------------===//
// Generation
//===----------------------------------------------------------------------===//

namespace {
/// Draws values for one list of parameters. Numbers come from the raw generator, since the
/// library's distributions differ between machines.
class Draw {
public:
  Draw(const std::vector<Parameter> &parameters, uint64_t seed)
      : parameters_(parameters), random_(seed) {}

  /// Small numbers and buffers; the i1 parameters take the bits of `bools`.
  Inputs small(uint64_t bools, int64_t size) {
    Inputs inputs;
    unsigned nextBool = 0;
    for (const Parameter &p : parameters_)
      switch (p.kind) {
      case Parameter::Kind::Integer:
        inputs.arguments.push_back(ScalarArgument{
            p.width == 1 ? static_cast<int64_t>(bools >> (nextBool++ % 64) & 1) : size});
        break;
      case Parameter::Kind::Buffer:
        inputs.arguments.push_back(buffer(p, size));
        break;
      default:
        inputs.arguments.push_back(p.kind == Parameter::Kind::Index
                                       ? ScalarArgument{size}
                                       : ScalarArgument{0, p.kind == Parameter::Kind::Float});
      }
    return inputs;
  }

  Inputs random() {
    Inputs inputs;
    for (size_t n = 0; n < parameters_.size(); ++n) {
      const Parameter &p = parameters_[n];
      if (p.kind == Parameter::Kind::Buffer)
        inputs.arguments.push_back(next(4) == 0 ? shared(n, inputs) : buffer(p, next(6)));
      else
        inputs.arguments.push_back(scalar(p));
    }
    return inputs;
  }

  /// Every memref parameter that can takes the buffer of an earlier one.
  Inputs aliased(uint64_t bools) {
    Inputs inputs = small(bools, 3);
    for (size_t n = 0; n < parameters_.size(); ++n)
      if (parameters_[n].kind == Parameter::Kind::Buffer)
        inputs.arguments[n] = shared(n, inputs);
    return inputs;
  }

private:
  uint64_t next(uint64_t below) { return random_() % below; }

  ScalarArgument scalar(const Parameter &p) {
    static constexpr int64_t edges[] = {0, 1, 2, 3, 4, 5, 7, 8, -1, 16, 100};
    int64_t value = edges[next(std::size(edges))];
    if (p.kind == Parameter::Kind::Index)
      value = value < 0 ? 6 : value;
    if (p.kind == Parameter::Kind::Integer && next(8) == 0)
      value = p.width >= 64 ? INT64_MIN : int64_t(1) << (p.width - 1);
    if (p.width == 1)
      value = next(2);
    if (p.kind == Parameter::Kind::Float)
      value = next(3) == 0 ? 0 : int64_t(next(64)) << (p.width > 8 ? p.width - 8 : 0);
    return {value, p.kind == Parameter::Kind::Float};
  }

  BufferArgument buffer(const Parameter &p, int64_t size) {
    BufferArgument result;
    for (int64_t fixed : p.sizes)
      result.sizes.push_back(fixed >= 0 ? fixed : size);
    result.seed = 1 + next(1000);
    return result;
  }

  Argument shared(size_t n, const Inputs &inputs) {
    for (size_t m = 0; m < n; ++m)
      if (parameters_[m].kind == Parameter::Kind::Buffer &&
          parameters_[m].sharingGroup == parameters_[n].sharingGroup) {
        if (auto *same = std::get_if<SameBuffer>(&inputs.arguments[m]))
          return *same;
        return SameBuffer{static_cast<unsigned>(m)};
      }
    return buffer(parameters_[n], 3);
  }

  const std::vector<Parameter> &parameters_;
  std::mt19937_64 random_;
};
} // namespace

std::vector<Inputs> makeInputs(const std::vector<Parameter> &parameters,
                               const InputOptions &options) {
  unsigned bools = 0, buffers = 0;
  for (const Parameter &p : parameters) {
    bools += p.kind == Parameter::Kind::Integer && p.width == 1;
    buffers += p.kind == Parameter::Kind::Buffer;
  }
  Draw draw(parameters, options.seed);
  std::vector<Inputs> result;
  std::set<std::string> seen;
  auto add = [&](Inputs inputs) {
    if (seen.insert(print(inputs)).second)
      result.push_back(std::move(inputs));
  };
  uint64_t combinations = uint64_t(1) << std::min(bools, options.allBoolsUpTo);
  for (uint64_t mask = 0; mask < combinations; ++mask)
    add(draw.small(mask, 3));
  auto wanted = [&] { return result.size() < options.count; };
  if (parameters.empty())
    return result;
  if (wanted() && buffers > 1)
    add(draw.aliased(~uint64_t(0)));
  for (int64_t size : {0, 1, 5})
    if (wanted())
      add(draw.small(size, size));
  // Few distinct inputs may exist; stop looking after enough repeats.
  for (unsigned attempts = 0; wanted() && attempts < 4 * options.count; ++attempts)
    add(draw.random());
  return result;
}

} // namespace freehold
