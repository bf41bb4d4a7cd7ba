//===- SplitFile.cpp ------------------------------------------------------===//
#include "oracle/core/program/SplitFile.h"

#include "oracle/core/program/ReadProgram.h"

#include "mlir/Support/ToolUtilities.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace freehold {

/// The first bytes of MLIR bytecode.
static constexpr StringLiteral kBytecode = "ML\xefR";
static constexpr StringLiteral kDumpHeader = "// -----// IR Dump ";

static bool hasOnlyComments(StringRef text) {
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  return llvm::all_of(
      lines, [](StringRef line) { return line.trim().empty() || line.ltrim().starts_with("//"); });
}

SplitFile splitProgram(const Program &whole, StringRef marker) {
  SplitFile file;
  auto add = [&](StringRef text, size_t line) {
    size_t position = file.count++;
    if (hasOnlyComments(text))
      return;
    Program part = whole;
    part.text = std::string(line, '\n') + text.str();
    part.prepare = preparationOf(text.ltrim());
    file.parts.push_back(std::move(part));
    file.positions.push_back(position);
  };
  StringRef all = whole.text;
  if (marker.empty() || all.starts_with(kBytecode)) {
    file.count = 1;
    file.parts = {whole};
    file.positions = {0};
    return file;
  }
  // MLIR's own function decides what is a marker, and warns of what nearly is one.
  size_t at = 0;
  (void)splitAndProcessBuffer(
      llvm::MemoryBuffer::getMemBuffer(all, whole.name, /*RequiresNullTerminator=*/false),
      [&](std::unique_ptr<llvm::MemoryBuffer> chunk, llvm::raw_ostream &) {
        StringRef text = chunk->getBuffer();
        // Chunks come in order, with a marker before each but the first.
        if (file.count)
          at = all.find(marker, at) + marker.size();
        add(text, all.take_front(at).count('\n'));
        at += text.size();
        return success();
      },
      llvm::nulls(), marker);
  for (auto [part, position] : llvm::zip_equal(file.parts, file.positions))
    if (file.count > 1)
      part.part = "part " + std::to_string(position + 1) + " of " + std::to_string(file.count);
  return file;
}

/// Returns the number of parts between lines that have nothing but mlir-opt's marker.
static size_t countParts(StringRef text) {
  SmallVector<StringRef> lines;
  if (!text.starts_with(kBytecode))
    text.split(lines, '\n');
  return 1 +
         llvm::count_if(lines, [](StringRef line) { return line.trim() == kDefaultSplitMarker; });
}

std::optional<std::string> severalPrograms(const Program &program) {
  if (StringRef(program.text).starts_with(kDumpHeader) ||
      StringRef(program.text).contains("\n" + kDumpHeader.str()))
    return program.name +
           ": error: has the IR of several passes; judge it with freehold-check --ir-dump";
  size_t count = countParts(program.text);
  if (count == 1)
    return std::nullopt;
  return program.name + ": error: has " + std::to_string(count) +
         " parts between '// -----' lines; freehold-check and freehold-run take each of them as a "
         "program with --split-input-file";
}

std::optional<SplitFile> readParts(StringRef path, const Budget &budget,
                                   const std::optional<std::string> &marker) {
  auto whole = marker ? readWhole(path, budget) : readProgram(path, budget);
  if (!whole)
    return std::nullopt;
  SplitFile file = splitProgram(*whole, marker.value_or(""));
  if (!file.parts.empty())
    return file;
  llvm::errs() << whole->name << ":1:1: error: the program is empty\n";
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// expected-error
//===----------------------------------------------------------------------===//

namespace {
struct ExpectedError {
  /// From 1; 0 for any line.
  unsigned line = 0;
  /// Literal pieces that the message has in this order.
  SmallVector<std::string> pieces;
};
} // namespace

static std::vector<ExpectedError> expectedErrors(StringRef text) {
  static const char *kComment =
      "expected-error(-re)? *(@([+-][0-9]+|above|below|unknown))? *\\{\\{(.*)\\}\\}";
  llvm::Regex comment(kComment);
  std::vector<ExpectedError> expected;
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  unsigned lastPlain = 0;
  // Those of @below refer to the next line that is no such comment.
  SmallVector<size_t> waiting;
  for (auto [index, line] : llvm::enumerate(lines)) {
    unsigned number = index + 1;
    SmallVector<StringRef> match;
    if (!comment.match(line, &match)) {
      for (size_t below : waiting)
        expected[below].line = number;
      waiting.clear();
      lastPlain = number;
      continue;
    }
    ExpectedError error;
    error.line = number;
    int offset = 0;
    if (match[3] == "above")
      error.line = lastPlain;
    else if (match[3] == "unknown")
      error.line = 0;
    else if (match[3] == "below")
      waiting.push_back(expected.size());
    else if (!match[3].ltrim('+').getAsInteger(10, offset))
      error.line = number + offset;
    // In an -re comment, regular expressions are in double braces.
    StringRef rest = match[4];
    while (!match[1].empty() && rest.contains("{{")) {
      auto [literal, after] = rest.split("{{");
      error.pieces.push_back(literal.str());
      rest = after.split("}}").second;
    }
    error.pieces.push_back(rest.str());
    expected.push_back(std::move(error));
  }
  return expected;
}

static bool isMessage(const ExpectedError &expected, StringRef message) {
  for (const std::string &piece : expected.pieces) {
    size_t at = message.find(piece);
    if (at == StringRef::npos)
      return false;
    message = message.substr(at + piece.size());
  }
  return true;
}

bool isRejectedAsExpected(const Program &part, StringRef diagnostics) {
  std::vector<ExpectedError> expected = expectedErrors(part.text);
  if (expected.empty())
    return false;
  llvm::Regex error("^(.*):([0-9]+):[0-9]+: error: (.*)$");
  SmallVector<StringRef> lines;
  diagnostics.split(lines, '\n');
  for (StringRef line : lines) {
    SmallVector<StringRef> match;
    unsigned number = 0;
    if (!error.match(line, &match) || match[2].getAsInteger(10, number))
      continue;
    auto found = llvm::find_if(expected, [&](const ExpectedError &each) {
      return (!each.line || each.line == number) && isMessage(each, match[3]);
    });
    if (found == expected.end())
      return false;
    expected.erase(found);
  }
  return expected.empty();
}

} // namespace freehold
