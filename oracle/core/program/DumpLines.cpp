//===- DumpLines.cpp ------------------------------------------------------===//
#include "oracle/core/program/DumpLines.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Regex.h"

#include <optional>

using llvm::StringRef;

namespace freehold {

std::string plainText(std::string_view bytes) {
  StringRef text(bytes);
  text.consume_front("\xef\xbb\xbf");
  std::string converted;
  llvm::ArrayRef<char> raw(bytes.data(), bytes.size());
  if (llvm::hasUTF16ByteOrderMark(raw) && llvm::convertUTF16ToUTF8String(raw, converted))
    return StringRef(converted).ltrim("\xef\xbb\xbf").str();
  return text.str();
}

/// Takes a number of any width from the front.
static bool takeNumber(StringRef &text) {
  size_t before = text.size();
  text = text.drop_while(llvm::isDigit);
  return text.size() != before;
}

/// Returns what follows the prefix in a line. An empty line may have lost the blanks at its end.
static std::optional<StringRef> afterPrefix(StringRef line, StringRef prefix) {
  while (!prefix.empty()) {
    if (line.empty())
      return prefix.trim().empty() ? std::optional(line) : std::nullopt;
    if (llvm::isDigit(prefix.front())) {
      takeNumber(prefix);
      if (!takeNumber(line))
        return std::nullopt;
      continue;
    }
    if (prefix.front() != line.front())
      return std::nullopt;
    prefix = prefix.drop_front();
    line = line.drop_front();
  }
  return line;
}

/// Whether a line is a diagnostic: "a.mlir:3:4: remark: ..." or "loc(...): error: ...". No IR is.
static bool isDiagnostic(StringRef line) {
  static const llvm::Regex kDiagnostic(
      "^([^ \t].*:[0-9]+(:[0-9]+)?|loc\\(.*\\)|<unknown>:0): (error|warning|remark|note): ");
  return line.contains(": ") && kDiagnostic.match(line);
}

/// Whether a line only points at a place of the one before it.
static bool isCaret(StringRef line) {
  return line.contains('^') && line.find_first_not_of(" \t\r~^") == StringRef::npos;
}

std::vector<StringRef> linesOfDriver(llvm::ArrayRef<StringRef> lines, StringRef prefix) {
  std::vector<StringRef> own(lines.begin(), lines.end());
  if (!prefix.empty() && !lines.empty() && afterPrefix(lines.front(), prefix))
    for (StringRef &line : own)
      line = afterPrefix(line, prefix).value_or("");
  for (size_t at = 0; at < own.size(); ++at) {
    if (!isDiagnostic(own[at]))
      continue;
    own[at] = "";
    if (at + 2 < own.size() && isCaret(own[at + 2]))
      own[at + 1] = own[at + 2] = "";
  }
  return own;
}

} // namespace freehold
