//===- ReadProgram.cpp ----------------------------------------------------===//
#include "oracle/core/program/ReadProgram.h"

#include "oracle/core/process/Walk.h"
#include "oracle/core/program/Extensions.h"
#include "oracle/core/program/SplitFile.h"

#include "mlir/Parser/Parser.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

#include <array>

using namespace mlir;

namespace freehold {

std::optional<Program> readProgram(StringRef path, const Budget &budget) {
  auto program = readWhole(path, budget);
  if (!program)
    return std::nullopt;
  auto why = severalPrograms(*program);
  if (!why)
    why = refuseText(*program, budget);
  if (!why)
    return program;
  llvm::errs() << *why << '\n';
  return std::nullopt;
}

bool isProgramFile(StringRef path) {
  StringRef extension = llvm::sys::path::extension(path);
  return extension == ".mlir" || extension == ".mlirbc";
}

std::string expandFolders(std::vector<std::string> &paths) {
  std::vector<std::string> expanded;
  for (const std::string &path : paths) {
    if (!llvm::sys::fs::is_directory(path)) {
      expanded.push_back(path);
      continue;
    }
    std::vector<std::string> found;
    if (std::error_code error = listFiles(path, found))
      return "cannot read the folder '" + path + "': " + error.message();
    llvm::erase_if(found, [](StringRef file) { return !isProgramFile(file); });
    if (found.empty())
      return "the folder '" + path + "' has no .mlir files";
    llvm::sort(found);
    llvm::append_range(expanded, found);
  }
  paths = std::move(expanded);
  return "";
}

std::optional<Program> readWhole(StringRef path, const Budget &budget) {
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
  return program;
}

/// Returns the position of the first array<TYPE: ..> whose TYPE has no bit width, on which MLIR's
/// parser crashes, or npos. Comments are skipped.
static size_t findBadArray(StringRef text) {
  constexpr StringRef kStart = "array<";
  for (size_t at = text.find(kStart); at != StringRef::npos; at = text.find(kStart, at + 1)) {
    StringRef line = text.take_front(at);
    line = line.substr(line.rfind('\n') + 1);
    if (line.contains("//") || (at > 0 && (llvm::isAlnum(text[at - 1]) || text[at - 1] == '_')))
      continue;
    StringRef type = text.substr(at + kStart.size()).ltrim();
    for (StringRef bad :
         {"index", "none", "memref", "vector", "tensor", "complex", "tuple", "(", "!"})
      if (type.starts_with(bad))
        return at;
  }
  return StringRef::npos;
}

/// Returns 1 for a byte that opens a level of nesting, -1 for one that closes it, else 0.
static constexpr std::array<int8_t, 256> nestingOfBytes() {
  std::array<int8_t, 256> nests{};
  for (unsigned char c : {'{', '(', '[', '<'})
    nests[c] = 1;
  for (unsigned char c : {'}', ')', ']', '>'})
    nests[c] = -1;
  return nests;
}

std::optional<std::string> refuseText(const Program &program, const Budget &budget) {
  if (program.text.size() > budget.textBytes)
    return program.name + ": error: larger than " + std::to_string(budget.textBytes) + " bytes";
  if (llvm::StringRef(program.text).trim().empty())
    return program.name + ":1:1: error: the program is empty";
  auto errorAt = [&](size_t at, const std::string &what) {
    StringRef before = StringRef(program.text).take_front(at);
    return program.name + ":" + std::to_string(before.count('\n') + 1) + ":" +
           std::to_string(at - before.rfind('\n')) + ": error: " + what;
  };
  if (size_t at = findBadArray(program.text); at != StringRef::npos)
    return errorAt(at, "the elements of an array<..> are integers or floats");
  // Brackets in strings and comments are counted too. That only lowers the limit for unusual
  // programs.
  static constexpr std::array<int8_t, 256> kNests = nestingOfBytes();
  unsigned depth = 0;
  for (auto [at, c] : llvm::enumerate(program.text)) {
    int8_t nests = kNests[static_cast<unsigned char>(c)];
    if (nests == 0)
      continue;
    depth += nests > 0 || depth > 0 ? nests : 0;
    if (depth > budget.nesting)
      return errorAt(at, "nested deeper than " + std::to_string(budget.nesting) + " levels");
  }
  return std::nullopt;
}

OwningOpRef<ModuleOp> parseProgram(const Program &program, MLIRContext &context, bool verifies) {
  if (!loadExtensions(program.extensions, context))
    return {};
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(program.text, program.name, /*RequiresNull=*/true),
      llvm::SMLoc());
  return parseSourceFile<ModuleOp>(sources, ParserConfig(&context, verifies));
}

/// The manager with the program's text, for the handler that is made with it.
static llvm::SourceMgr &withText(llvm::SourceMgr &sources, const Program &program) {
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(program.text, program.name),
                             llvm::SMLoc());
  return sources;
}

DiagnosedProgram::DiagnosedProgram(Program read, mlir::MLIRContext &context)
    : program(std::move(read)), handler_(withText(sources_, program), &context),
      module(parseProgram(program, context)) {}

} // namespace freehold
