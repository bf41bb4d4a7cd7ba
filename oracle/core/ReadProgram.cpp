//===- ReadProgram.cpp ----------------------------------------------------===//
#include "oracle/core/ReadProgram.h"

#include "mlir/Parser/Parser.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;

namespace freehold {

std::optional<Program> readProgram(StringRef path, const Budget &budget) {
  auto fail = [&](const Twine &why) {
    llvm::errs() << path << ": error: " << why << '\n';
    return std::nullopt;
  };
  if (llvm::sys::fs::is_directory(path))
    return fail("is a directory");
  uint64_t bytes = 0;
  if (path != "-" && !llvm::sys::fs::file_size(path, bytes) && bytes > budget.textBytes)
    return fail("larger than " + Twine(budget.textBytes) + " bytes");
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!buffer)
    return fail(buffer.getError().message());
  Program program;
  program.name = path == "-" ? "<stdin>" : path.str();
  program.text = (*buffer)->getBuffer().str();
  program.prepare = preparationOf(program.text);
  if (auto why = refuseText(program, budget)) {
    llvm::errs() << *why << '\n';
    return std::nullopt;
  }
  return program;
}

std::optional<std::string> refuseText(const Program &program, const Budget &budget) {
  if (program.text.size() > budget.textBytes)
    return program.name + ": error: larger than " + std::to_string(budget.textBytes) + " bytes";
  if (llvm::StringRef(program.text).trim().empty())
    return program.name + ":1:1: error: the program is empty";
  // Strings and comments may hold brackets; counting those too only lowers the limit for
  // programs that nobody writes.
  unsigned depth = 0, line = 1, column = 1;
  for (char c : program.text) {
    if (c == '{' || c == '(' || c == '[' || c == '<')
      ++depth;
    else if ((c == '}' || c == ')' || c == ']' || c == '>') && depth)
      --depth;
    if (depth > budget.nesting)
      return program.name + ":" + std::to_string(line) + ":" + std::to_string(column) +
             ": error: nested deeper than " + std::to_string(budget.nesting) + " levels";
    ++column;
    if (c == '\n') {
      ++line;
      column = 1;
    }
  }
  return std::nullopt;
}

OwningOpRef<ModuleOp> parseProgram(const Program &program, MLIRContext &context) {
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(program.text, program.name, /*RequiresNull=*/true),
      llvm::SMLoc());
  return parseSourceFile<ModuleOp>(sources, ParserConfig(&context));
}

} // namespace freehold
