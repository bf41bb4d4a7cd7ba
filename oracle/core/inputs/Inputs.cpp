//===- Inputs.cpp - Text form of arguments --------------------------------===//
#include "oracle/core/inputs/Inputs.h"
#include "oracle/core/inputs/ContentsText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

namespace freehold {

using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// The words after `values=`, in the order of the enumeration.
static constexpr StringRef kValueWords[] = {"small", "finite", "edge"};

static std::string printSizes(const std::vector<int64_t> &sizes) {
  std::string text;
  for (size_t d = 0; d < sizes.size(); ++d)
    text += (d ? "x" : "") + std::to_string(sizes[d]);
  return text;
}

static std::string print(const ScalarArgument &scalar) {
  auto low = static_cast<uint64_t>(scalar.bits);
  if (scalar.isWide || (scalar.isFloat && scalar.high))
    return "0x" + llvm::utohexstr(scalar.high, /*LowerCase=*/true) +
           llvm::utohexstr(low, /*LowerCase=*/true, /*Width=*/16);
  return !scalar.isFloat && scalar.bits < 1'000'000
             ? std::to_string(scalar.bits)
             : "0x" + llvm::utohexstr(low, /*LowerCase=*/true);
}

std::string printContents(const BufferArgument &buffer) {
  std::string text = "seed=" + std::to_string(buffer.seed);
  for (size_t n = 0; n < buffer.cells.size(); ++n)
    text += (n ? "," : ";cells=") + buffer.cells[n];
  if (buffer.values != Values::Small || !buffer.numbers.empty())
    text += ";values=" + kValueWords[static_cast<unsigned>(buffer.values)].str();
  for (const std::string &number : buffer.numbers)
    text += "," + number;
  return text;
}

static std::string print(const BufferArgument &buffer) {
  std::string text = (buffer.isTensor ? "tensor(" : "memref(") + printSizes(buffer.sizes) + ";" +
                     printContents(buffer);
  if (buffer.offset)
    text += ";offset=" + std::to_string(*buffer.offset);
  if (buffer.strides)
    text += ";strides=" + printSizes(*buffer.strides);
  if (buffer.bytes)
    text += ";bytes=" + std::to_string(buffer.bytes);
  return text + ")";
}

static std::string print(const SameBuffer &same) {
  std::string text = "same(" + (same.call ? std::to_string(same.call) + "." : "");
  text += same.global.empty() ? std::to_string(same.argument) : "@" + same.global;
  if (same.cell)
    text += ";cell=" + std::to_string(*same.cell);
  if (same.sizes)
    text += ";sizes=" + printSizes(*same.sizes);
  if (same.offset)
    text += ";offset=" + std::to_string(*same.offset);
  if (same.strides)
    text += ";strides=" + printSizes(*same.strides);
  return text + ")";
}

static std::string print(const Literal &literal) { return literal.text; }

std::string print(const std::vector<Argument> &arguments) {
  std::string text;
  for (const Argument &argument : arguments)
    text += (text.empty() ? "" : ", ") +
            std::visit([](const auto &each) { return print(each); }, argument);
  return text;
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

/// Maximum of sizes, strides, offsets and numbers of bytes, so that products with the size of an
/// element cannot overflow.
static constexpr int64_t kExtentMax = int64_t(1) << 40;

bool isBareSymbol(std::string_view name) {
  return !name.empty() && !llvm::isDigit(name.front()) && llvm::all_of(name, [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
  });
}

std::vector<std::string_view> splitOutsideParens(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  size_t start = 0, depth = 0;
  for (size_t n = 0; n < text.size(); ++n) {
    if (text[n] == '(')
      ++depth;
    else if (text[n] == ')' && depth > 0)
      --depth;
    else if (text[n] == separator && depth == 0) {
      parts.push_back(text.substr(start, n - start));
      start = n + 1;
    }
  }
  parts.push_back(text.substr(start));
  return parts;
}

static InputError notA(StringRef text, const llvm::Twine &what) {
  return {"'" + text.str() + "' is no " + what.str()};
}

/// Parses numbers from `least` on, separated by "x"; an empty text has none.
static std::optional<InputError> parseSizes(StringRef text, StringRef what, int64_t least,
                                            std::vector<int64_t> &sizes) {
  llvm::SmallVector<StringRef> parts;
  if (!text.trim().empty())
    text.split(parts, 'x');
  for (StringRef part : parts) {
    int64_t size;
    if (part.trim().getAsInteger(10, size) || size < least)
      return notA(part, what + " of a memref");
    sizes.push_back(size);
  }
  return std::nullopt;
}

static std::optional<InputError> parseStrides(StringRef text,
                                              std::optional<std::vector<int64_t>> &strides) {
  return parseSizes(text, "stride", -kExtentMax, strides.emplace());
}

static std::optional<InputError> parseExtent(StringRef text, StringRef what, int64_t &value) {
  if (text.getAsInteger(10, value) || value < 0 || value > kExtentMax)
    return notA(text, what + " of a memref");
  return std::nullopt;
}

static bool isNumber(StringRef text) {
  return !text.empty() && llvm::all_of(text, [](char c) {
    return llvm::isAlnum(c) || c == '-' || c == '+' || c == '.';
  });
}

/// Parses numbers separated by commas.
static std::optional<InputError> parseNumbers(llvm::ArrayRef<StringRef> parts,
                                              std::vector<std::string> &numbers) {
  for (StringRef part : parts) {
    if (!isNumber(part.trim()))
      return notA(part.trim(), "number");
    numbers.push_back(part.trim().str());
  }
  return std::nullopt;
}

const char *argsOption(const std::string &text) {
  return StringRef(text).starts_with("@") ? "--args=" : "--args ";
}

bool comesLater(const SameBuffer &same, size_t number) {
  return same.cell && !same.call && same.global.empty() && same.argument > number;
}

std::vector<size_t> orderOfMaking(const std::vector<Argument> &arguments) {
  std::vector<size_t> order, later;
  for (size_t number = 0; number < arguments.size(); ++number) {
    auto *same = std::get_if<SameBuffer>(&arguments[number]);
    (same && comesLater(*same, number) ? later : order).push_back(number);
  }
  order.insert(order.end(), later.begin(), later.end());
  return order;
}

/// Parses `cells=NUMBER,...`, `fill=NUMBER` or `[NUMBER,...]`.
static std::optional<InputError> parseCells(StringRef word, StringRef value,
                                            BufferArgument &buffer) {
  if (!buffer.cells.empty())
    return InputError{"what the cells hold is given twice"};
  if (word.consume_front("[")) {
    if (!word.consume_back("]") || !value.empty())
      return InputError{"expected '[NUMBER,...]' instead of '[" + word.str() + "'"};
    value = word;
  }
  llvm::SmallVector<StringRef> parts;
  value.split(parts, ',');
  if (word == "fill" && parts.size() != 1)
    return InputError{"'fill' takes one number"};
  return parseNumbers(parts, buffer.cells);
}

/// Most cells of a buffer that iota fills.
static constexpr int64_t kIotaMax = 1 << 16;

/// Sets the cells to 0, 1, 2, ..., as many as the sizes say.
static std::optional<InputError> setIota(BufferArgument &buffer) {
  int64_t count = 1;
  for (int64_t size : buffer.sizes)
    if (__builtin_mul_overflow(count, size, &count) || count > kIotaMax)
      return InputError{"'iota' fills at most " + std::to_string(kIotaMax) + " cells"};
  if (!buffer.cells.empty())
    return InputError{"what the cells hold is given twice"};
  for (int64_t n = 0; n < count; ++n)
    buffer.cells.push_back(std::to_string(n));
  return std::nullopt;
}

/// Parses the value of `values=WORD,NUMBER,...`.
static std::optional<InputError> parseValues(StringRef text, BufferArgument &buffer) {
  llvm::SmallVector<StringRef> parts;
  text.split(parts, ',');
  const StringRef *word = llvm::find(kValueWords, parts.front().trim());
  if (word == std::end(kValueWords))
    return InputError{"expected 'small', 'finite' or 'edge' instead of '" +
                      parts.front().trim().str() + "'"};
  buffer.values = static_cast<Values>(word - std::begin(kValueWords));
  return parseNumbers(llvm::ArrayRef(parts).drop_front(), buffer.numbers);
}

/// Parses options separated by ';', each as a word and the text after '='. `option` returns what is
/// wrong with an option, including an unknown word.
static std::optional<InputError>
parseOptions(StringRef text,
             llvm::function_ref<std::optional<InputError>(StringRef, StringRef)> option) {
  llvm::SmallVector<StringRef> parts;
  text.split(parts, ';');
  llvm::SmallVector<StringRef> seen;
  for (StringRef part : parts) {
    if (part.trim().empty())
      continue;
    auto [word, value] = part.trim().split('=');
    if (llvm::is_contained(seen, word))
      return InputError{"'" + word.str() + "' is given twice"};
    seen.push_back(word);
    if (auto error = option(word, value))
      return error;
  }
  return std::nullopt;
}

std::optional<InputError>
parseContents(StringRef options, BufferArgument &buffer,
              llvm::function_ref<std::optional<InputError>(StringRef, StringRef)> other) {
  auto error =
      parseOptions(options, [&](StringRef word, StringRef value) -> std::optional<InputError> {
        if (word == "seed" && !value.getAsInteger(0, buffer.seed))
          return std::nullopt;
        if (word == "values")
          return parseValues(value, buffer);
        if (word == "cells" || word == "fill" || word.starts_with("["))
          return parseCells(word, value, buffer);
        return other(word, value);
      });
  if (error)
    return error;
  if (!buffer.cells.empty() && (buffer.values != Values::Small || !buffer.numbers.empty()))
    return InputError{"'cells' says what the cells hold, so there is nothing for 'values' to say"};
  return std::nullopt;
}

static std::variant<Argument, InputError> parseBuffer(StringRef body, bool isTensor) {
  BufferArgument buffer;
  buffer.isTensor = isTensor;
  auto [sizes, options] = body.split(';');
  if (auto error = parseSizes(sizes, "size", /*least=*/0, buffer.sizes))
    return *error;
  auto error = parseContents(
      options, buffer, [&](StringRef word, StringRef value) -> std::optional<InputError> {
        if (word == "offset")
          return parseExtent(value, "offset", buffer.offset.emplace());
        if (word == "strides")
          return parseStrides(value, buffer.strides);
        if (word == "iota" && value.empty())
          return setIota(buffer);
        int64_t bytes = 0;
        if (word == "bytes") {
          auto wrong = parseExtent(value, "size in bytes", bytes);
          buffer.bytes = static_cast<uint64_t>(bytes);
          return wrong;
        }
        return InputError{
            "expected 'seed=NUMBER', 'values=WORD', 'cells=NUMBERS', "
            "'[NUMBERS]', 'fill=NUMBER', 'iota', 'offset=NUMBER', 'strides=STRIDES' or "
            "'bytes=NUMBER' instead of '" +
            word.str() + (value.empty() ? "" : "=") + value.str() + "'"};
      });
  if (error)
    return *error;
  if (isTensor && (buffer.offset || buffer.strides || buffer.bytes))
    return InputError{"a tensor has no 'offset', 'strides' or 'bytes'"};
  return buffer;
}

static std::variant<Argument, InputError> parseSame(StringRef body) {
  SameBuffer same;
  StringRef number = body.split(';').first.trim();
  if (number.consume_front("@")) {
    if (!isBareSymbol(number))
      return notA(number, "name of a global that same() takes");
    same.global = number.str();
    number = "0";
  }
  if (number.contains('.')) {
    auto [call, argument] = number.split('.');
    if (call.getAsInteger(10, same.call) || same.call == 0)
      return InputError{"same() takes the number of a call, from 1, before the '.'"};
    number = argument;
  }
  if (number.getAsInteger(10, same.argument))
    return InputError{"same() takes the number of an argument"};
  auto error = parseOptions(
      body.split(';').second, [&](StringRef word, StringRef value) -> std::optional<InputError> {
        if (word == "sizes")
          return parseSizes(value, "size", /*least=*/0, same.sizes.emplace());
        if (word == "strides")
          return parseStrides(value, same.strides);
        if (word == "offset")
          return parseExtent(value, "offset", same.offset.emplace());
        if (word == "cell" && !value.getAsInteger(10, same.cell.emplace()))
          return std::nullopt;
        return InputError{"expected 'sizes=SIZES', 'strides=STRIDES', 'offset=NUMBER' or "
                          "'cell=NUMBER' instead of '" +
                          word.str() + (value.empty() ? "" : "=") + value.str() + "'"};
      });
  if (error)
    return *error;
  if (same.cell && (!same.isPlain() || !same.global.empty()))
    return InputError{"'cell' takes the memref in a cell of an argument as it is"};
  return same;
}

static std::variant<Argument, InputError> parseArgument(StringRef text) {
  auto bodyOf = [&](StringRef word) -> std::optional<StringRef> {
    StringRef rest = text;
    if (rest.consume_front(word) && rest.consume_front("(") && rest.consume_back(")"))
      return rest;
    return std::nullopt;
  };
  if (auto body = bodyOf("memref"))
    return parseBuffer(*body, /*isTensor=*/false);
  if (auto body = bodyOf("tensor"))
    return parseBuffer(*body, /*isTensor=*/true);
  if (auto body = bodyOf("same"))
    return parseSame(*body);
  if (text.empty() || text.find_first_of("()@;=\" \t\n") != StringRef::npos)
    return notA(text, "argument");
  return Literal{text.str()};
}

std::variant<std::vector<Argument>, InputError> parseArguments(std::string_view text) {
  std::vector<Argument> arguments;
  if (StringRef(text).trim().empty())
    return arguments;
  for (std::string_view part : splitOutsideParens(text, ',')) {
    auto argument = parseArgument(StringRef(part).trim());
    if (auto *error = std::get_if<InputError>(&argument))
      return std::move(*error);
    arguments.push_back(std::get<Argument>(std::move(argument)));
  }
  return arguments;
}

} // namespace freehold
