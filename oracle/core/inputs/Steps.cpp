//===- Steps.cpp - Text form of runs with several steps -------------------===//
#include "oracle/core/inputs/ContentsText.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace freehold {

using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Prints a name so that MLIR's parser can read it after `@`.
static std::string symbol(StringRef name) {
  if (isBareSymbol(name))
    return "@" + name.str();
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "@\"";
  llvm::printEscapedString(name, stream);
  stream << '"';
  return text;
}

static std::string print(const Step &step) {
  if (auto *set = std::get_if<SetStep>(&step))
    return "set " + symbol(set->global) + "(" + printContents(set->contents) + ")";
  const auto &call = std::get<CallStep>(step);
  std::string arguments = print(call.arguments);
  if (!call.function.empty())
    return symbol(call.function) + "(" + arguments + ")";
  return arguments.empty() ? "()" : arguments;
}

std::vector<Step> stepsOf(const Inputs &inputs) {
  std::vector<Step> steps = inputs.before;
  steps.push_back(CallStep{"", inputs.arguments});
  steps.insert(steps.end(), inputs.after.begin(), inputs.after.end());
  return steps;
}

std::string callerLine(const Step &step) { return "caller: " + print(step); }

static std::string printAnswers(const Inputs &inputs) {
  std::string text = "answers=" + std::to_string(inputs.answers);
  for (const std::string &number : inputs.answerNumbers)
    text += "," + number;
  return text;
}

std::string print(const Inputs &inputs) {
  if (inputs.isPlainCall())
    return print(inputs.arguments);
  std::string text;
  auto add = [&](const std::string &step) { text += (text.empty() ? "" : " ; ") + step; };
  for (const Step &step : inputs.before)
    add(print(step));
  add(print(Step(CallStep{"", inputs.arguments})));
  for (const Step &step : inputs.after)
    add(print(step));
  if (inputs.answers)
    add(printAnswers(inputs));
  return text;
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

/// Splits at each `;` that is neither in parentheses nor in a quoted name.
static llvm::SmallVector<StringRef> splitSteps(StringRef text) {
  llvm::SmallVector<StringRef> parts;
  int depth = 0;
  bool isQuoted = false;
  size_t start = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    char c = text[at];
    if (c == '"')
      isQuoted = !isQuoted;
    if (isQuoted) {
      at += c == '\\';
      continue;
    }
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    if (c != ';' || depth > 0)
      continue;
    parts.push_back(text.slice(start, at));
    start = at + 1;
  }
  parts.push_back(text.substr(start));
  return parts;
}

/// Parses an escape of two hexadecimal digits, as MLIR's printer writes them.
static bool unescape(StringRef text, std::string &name) {
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '\\') {
      name += text[at];
      continue;
    }
    if (text.substr(at + 1).starts_with("\\")) {
      name += '\\';
      ++at;
      continue;
    }
    unsigned byte;
    if (text.substr(at + 1, 2).size() < 2 || text.substr(at + 1, 2).getAsInteger(16, byte))
      return false;
    name += static_cast<char>(byte);
    at += 2;
  }
  return true;
}

/// Splits `@name(body)`, whose closing parenthesis ends the text.
static std::optional<InputError> parseSymbol(StringRef text, std::string &name, StringRef &body) {
  auto error = [&] { return InputError{"expected '@NAME(...)' instead of '" + text.str() + "'"}; };
  StringRef rest = text.trim();
  if (!rest.consume_front("@") || !rest.consume_back(")"))
    return error();
  if (rest.consume_front("\"")) {
    size_t end = rest.find('"');
    if (end == StringRef::npos || !unescape(rest.take_front(end), name))
      return error();
    rest = rest.drop_front(end + 1).ltrim();
    if (!rest.consume_front("("))
      return error();
    body = rest;
  } else {
    size_t open = rest.find('(');
    if (open == StringRef::npos)
      return error();
    name = rest.take_front(open).rtrim().str();
    body = rest.drop_front(open + 1);
  }
  if (name.empty())
    return error();
  return std::nullopt;
}

static std::variant<Step, InputError> parseSet(StringRef text) {
  SetStep set;
  StringRef body;
  if (auto error = parseSymbol(text, set.global, body))
    return *error;
  auto unknown = [](StringRef word, StringRef value) -> std::optional<InputError> {
    return InputError{"expected 'seed=NUMBER', 'values=WORD' or 'cells=NUMBERS' instead of '" +
                      word.str() + (value.empty() ? "" : "=") + value.str() + "'"};
  };
  if (auto error = parseContents(body, set.contents, unknown))
    return *error;
  return Step(set);
}

static std::variant<Step, InputError> parseCall(StringRef text) {
  CallStep call;
  StringRef body = text;
  if (text.starts_with("@")) {
    if (auto error = parseSymbol(text, call.function, body))
      return *error;
  } else if (body.consume_front("(")) {
    if (!body.consume_back(")"))
      return InputError{"'" + text.str() + "' has no ')' at its end"};
  }
  auto arguments = parseArguments(body);
  if (auto *error = std::get_if<InputError>(&arguments))
    return *error;
  call.arguments = std::get<0>(std::move(arguments));
  return Step(std::move(call));
}

static std::optional<InputError> parseAnswers(StringRef text, Inputs &inputs) {
  auto [how, numbers] = text.split(',');
  if (how.trim().getAsInteger(10, inputs.answers))
    return InputError{"'" + how.str() + "' is no number of answers"};
  if (text.contains(',') && inputs.answers == 0)
    return InputError{"with answers=0 external functions return small numbers only; write another "
                      "number before '" +
                      numbers.str() + "'"};
  llvm::SmallVector<StringRef> each;
  numbers.split(each, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/text.contains(','));
  for (StringRef number : each) {
    double value;
    if (number.trim().getAsDouble(value, /*AllowInexact=*/true))
      return InputError{"'" + number.str() + "' is no number that external functions can return"};
    inputs.answerNumbers.push_back(number.trim().str());
  }
  return std::nullopt;
}

std::variant<Inputs, InputError> parseInputs(std::string_view view) {
  StringRef text(view);
  llvm::SmallVector<StringRef> parts = splitSteps(text);
  Inputs inputs;
  bool isCalled = false;
  for (StringRef part : parts) {
    part = part.trim();
    if (part.consume_front("answers=")) {
      if (auto error = parseAnswers(part, inputs))
        return *error;
      continue;
    }
    if (part.empty() && parts.size() > 1)
      return InputError{"there is an empty step; a call without arguments is '()'"};
    bool isSet = part.starts_with("set ") || part.starts_with("set@");
    auto step = isSet ? parseSet(part.drop_front(3)) : parseCall(part);
    if (auto *error = std::get_if<InputError>(&step))
      return std::move(*error);
    auto *call = std::get_if<CallStep>(&std::get<0>(step));
    if (call && call->function.empty() && !isCalled) {
      inputs.arguments = std::move(call->arguments);
      isCalled = true;
      continue;
    }
    (isCalled ? inputs.after : inputs.before).push_back(std::get<0>(std::move(step)));
  }
  if (!isCalled)
    return InputError{"no step calls the entry itself: write its arguments, or '()'"};
  return inputs;
}

} // namespace freehold
