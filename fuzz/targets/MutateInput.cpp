//===- MutateInput.cpp ----------------------------------------------------===//
#include "fuzz/targets/MutateInput.h"

#include "fuzz/mutate/MutateText.h"
#include "fuzz/targets/Input.h"

namespace freehold::targets {

/// Slightly more bytes than one row of the generator consumes.
static constexpr unsigned kSpanMax = 24;

/// An index below `count`, but at most 65535: longer inputs are only edited near their beginning.
static size_t below(gen::Choices &choices, size_t count) {
  return choices.choose(static_cast<unsigned>(std::clamp<size_t>(count, 1, 65535)));
}

static llvm::StringRef span(llvm::StringRef bytes, gen::Choices &choices) {
  size_t from = below(choices, bytes.size());
  return bytes.substr(from, 1 + choices.choose(kSpanMax));
}

static std::string insert(llvm::StringRef bytes, size_t at, llvm::StringRef added) {
  return (bytes.take_front(at) + added + bytes.drop_front(at)).str();
}

static std::string editSpan(llvm::StringRef bytes, gen::Choices &choices) {
  size_t at = below(choices, bytes.size() + 1);
  switch (choices.choose(5)) {
  case 0: {
    std::string random;
    for (unsigned n = 1 + choices.choose(kSpanMax); n-- > 0;)
      random += static_cast<char>(choices.choose(256));
    return insert(bytes, at, random);
  }
  case 1:
    return insert(bytes, at, span(bytes, choices));
  case 2: {
    llvm::StringRef gone = span(bytes, choices);
    size_t from = gone.data() - bytes.data();
    return (bytes.take_front(from) + bytes.drop_front(from + gone.size())).str();
  }
  case 3: {
    // Overwrite bytes instead of inserting them, so that the rest keeps its position.
    std::string result = bytes.str();
    llvm::StringRef taken = span(bytes, choices);
    result.replace(at, std::min(taken.size(), result.size() - at), taken.str());
    return result;
  }
  default: {
    // Truncated choices make the smallest program with the same beginning.
    return bytes.take_front(at).str();
  }
  }
}

static std::string mutateChoices(llvm::StringRef bytes, gen::Choices &choices,
                                 const MutationOptions &options) {
  if (bytes.empty() || choices.flip())
    return options.plain ? options.plain(bytes.str(), options.sizeMax) : editSpan(bytes, choices);
  return editSpan(bytes, choices);
}

static std::string within(std::string bytes, size_t sizeMax) {
  if (bytes.size() > sizeMax)
    bytes.resize(sizeMax);
  return bytes;
}

/// Truncated IR would not parse, so a result that is too long is replaced by the old text.
static std::string textOr(std::optional<std::string> text, const Input &old, size_t sizeMax) {
  Input input = old;
  if (text)
    input.rest = std::move(*text);
  std::string result = writeInput(input);
  return within(result.size() <= sizeMax ? result : writeInput(old), sizeMax);
}

std::string mutateInput(llvm::StringRef bytes, gen::Choices &choices,
                        const MutationOptions &options) {
  if (options.isPlain)
    return within(mutateChoices(bytes, choices, options), options.sizeMax);
  Input input = readInput(bytes);
  if (choices.chance(1, 6)) {
    input.header[choices.choose(kHeaderBytes)] = static_cast<char>(choices.choose(256));
    std::string result = writeInput(input);
    return within(result.size() <= options.sizeMax ? result : bytes.str(), options.sizeMax);
  }
  if (input.isText)
    return textOr(mutate::mutateText(input.rest, choices, "", {.times = 1 + choices.choose(3)}),
                  input, options.sizeMax);
  size_t room = options.sizeMax > kHeaderBytes ? options.sizeMax - kHeaderBytes : 0;
  MutationOptions inner = options;
  inner.sizeMax = room;
  input.rest = within(mutateChoices(input.rest, choices, inner), room);
  return within(writeInput(input), options.sizeMax);
}

std::string crossOver(llvm::StringRef first, llvm::StringRef second, gen::Choices &choices,
                      const MutationOptions &options) {
  auto splice = [&](llvm::StringRef a, llvm::StringRef b) {
    // Use the same offset in both: choices at one depth are about equally far from the beginning.
    size_t at = below(choices, std::min(a.size(), b.size()) + 1);
    llvm::StringRef taken = b.substr(at, 1 + choices.choose(4 * kSpanMax));
    return choices.flip() ? insert(a, at, taken) : (a.take_front(at) + b.drop_front(at)).str();
  };
  if (options.isPlain)
    return within(splice(first, second), options.sizeMax);
  Input a = readInput(first), b = readInput(second);
  if (a.isText != b.isText)
    return within((choices.flip() ? second : first).str(), options.sizeMax);
  if (a.isText)
    return textOr(mutate::mutateText(a.rest, choices, b.rest), a, options.sizeMax);
  a.rest = splice(a.rest, b.rest);
  return within(writeInput(a), options.sizeMax);
}

} // namespace freehold::targets
