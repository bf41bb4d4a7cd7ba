//===- Reproducer.cpp -----------------------------------------------------===//
#include "oracle/core/program/Reproducer.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

using llvm::StringRef;

namespace freehold {

/// Reads the string literal that `text` starts with, with MLIR's escapes.
static std::optional<std::string> readLiteral(StringRef text) {
  if (!text.consume_front("\""))
    return std::nullopt;
  std::string value;
  for (size_t at = 0; at < text.size(); ++at) {
    char c = text[at];
    if (c == '"')
      return value;
    if (c != '\\') {
      value += c;
      continue;
    }
    unsigned byte = 0;
    StringRef escape = text.substr(at + 1);
    if (escape.starts_with("\\") || escape.starts_with("\"")) {
      value += escape.front();
      ++at;
    } else if (escape.size() >= 2 && !escape.take_front(2).getAsInteger(16, byte)) {
      value += static_cast<char>(byte);
      at += 2;
    } else {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

/// Drops everything up to the value of `key`. Returns false if the key is not there.
static bool skipTo(StringRef &text, StringRef key) {
  size_t at = text.find(key);
  if (at == StringRef::npos)
    return false;
  text = text.substr(at + key.size()).ltrim();
  return text.consume_front(":") && (text = text.ltrim(), true);
}

std::optional<std::string> reproducedPipeline(std::string_view program) {
  StringRef text(program);
  // Most programs have none, and a search from the front skips ahead.
  if (!text.contains("{-#"))
    return std::nullopt;
  text = text.substr(text.rfind("{-#"));
  if (!skipTo(text, "external_resources") || !skipTo(text, "mlir_reproducer") ||
      !skipTo(text, "pipeline"))
    return std::nullopt;
  return readLiteral(text);
}

} // namespace freehold
