//===- Focus.cpp ----------------------------------------------------------===//
#include "fuzz/campaign/Focus.h"

#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/SplitFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

namespace freehold {

static bool isWord(char c) { return llvm::isAlnum(c) || c == '_'; }

/// Takes "memref.realloc" or "memref::ReallocOp" from the front of `text`, else one letter. Returns the op's name in
/// IR, or "" if there is none.
static std::string takeOp(llvm::StringRef &text) {
  llvm::StringRef dialect = text.take_while(isWord);
  if (dialect.empty()) {
    text = text.drop_front();
    return "";
  }
  text = text.drop_front(dialect.size());
  if (llvm::StringRef rest = text; rest.consume_front(".")) {
    llvm::StringRef name = rest.take_while([](char c) { return isWord(c) || c == '.'; });
    return (dialect + "." + name.rtrim('.')).str();
  }
  llvm::StringRef rest = text;
  if (!rest.consume_front("::"))
    return "";
  llvm::StringRef name = rest.take_while(isWord);
  if (!name.consume_back("Op"))
    return "";
  return (dialect + "." + llvm::convertToSnakeFromCamelCase(name)).str();
}

gen::Rows rowsNamedIn(llvm::StringRef source) {
  gen::Rows rows;
  while (!source.empty())
    rows.merge(gen::findRowsOfOp(takeOp(source)));
  return rows;
}

std::variant<Focus, std::string> readFocus(const std::vector<std::string> &changed,
                                           const Budget &budget) {
  Focus focus;
  for (const std::string &path : changed) {
    if (!llvm::sys::fs::exists(path)) {
      ++focus.gone;
      continue;
    }
    if (isProgramFile(path)) {
      auto file = readParts(path, budget, "// -----");
      if (!file)
        return "cannot read '" + path + "'";
      ++focus.testFiles;
      focus.tests.insert(focus.tests.end(), file->parts.begin(), file->parts.end());
      continue;
    }
    auto buffer = llvm::MemoryBuffer::getFile(path);
    if (!buffer)
      return "cannot read '" + path + "': " + buffer.getError().message();
    ++focus.sources;
    focus.rows.merge(rowsNamedIn((*buffer)->getBuffer()));
  }
  return focus;
}

} // namespace freehold
