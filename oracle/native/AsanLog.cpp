//===- AsanLog.cpp --------------------------------------------------------===//
#include "oracle/native/AsanLog.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

namespace freehold::native {

using llvm::StringRef;

static std::optional<RuntimeError> kindOf(StringRef word) {
  static constexpr std::pair<StringRef, RuntimeError> kinds[] = {
      {"heap-use-after-free", RuntimeError::UseAfterFree},
      {"double-free", RuntimeError::DoubleFree},
      {"bad-free", RuntimeError::BadFree},
      {"heap-buffer-overflow", RuntimeError::OutOfBounds},
      {"global-buffer-overflow", RuntimeError::OutOfBounds},
      {"stack-buffer-overflow", RuntimeError::OutOfBounds},
      {"stack-buffer-underflow", RuntimeError::OutOfBounds},
      {"dynamic-stack-buffer-overflow", RuntimeError::OutOfBounds},
      {"stack-use-after-return", RuntimeError::DeadStackUse},
      {"stack-use-after-scope", RuntimeError::DeadStackUse}};
  for (auto [each, kind] : kinds)
    if (word == each)
      return kind;
  return std::nullopt;
}

/// Returns the first number after the text, or 0 if there is none.
static uint64_t numberAfter(StringRef line, StringRef text, unsigned radix) {
  uint64_t number = 0;
  size_t at = line.find(text);
  if (at != StringRef::npos)
    line.substr(at + text.size()).consumeInteger(radix, number);
  return number;
}

ToolReport readAsanLog(StringRef text) {
  ToolReport report;
  report.leakedBlocks = 0;
  uint64_t address = 0;
  llvm::SmallVector<StringRef> lines;
  text.split(lines, '\n');
  for (StringRef line : lines) {
    if (line.contains("ERROR: AddressSanitizer: ") && !address)
      address = numberAfter(line, "0x", 16);
    else if (line.starts_with("Direct leak of ") || line.starts_with("Indirect leak of "))
      *report.leakedBlocks += numberAfter(line, "byte(s) in ", 10);
    else if (line.consume_front("SUMMARY: AddressSanitizer: ") && !report.error) {
      StringRef word = line.split(' ').first;
      // For leaks this word is the number of bytes.
      if (!word.empty() && !llvm::isDigit(word.front()))
        report.error = {kindOf(word), word.str(), address};
    }
  }
  return report;
}

} // namespace freehold::native
