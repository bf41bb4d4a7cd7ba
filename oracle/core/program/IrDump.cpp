//===- IrDump.cpp ---------------------------------------------------------===//
#include "oracle/core/program/IrDump.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <set>

using llvm::StringRef;

namespace freehold {

static constexpr llvm::StringLiteral kHeader = "// -----// IR Dump ";
static constexpr llvm::StringLiteral kHeaderEnd = " //----- //";

/// Removes " (...)" from the end of `text` and returns what is in the parentheses, which may be
/// nested. Returns std::nullopt if there is none.
static std::optional<StringRef> takeParentheses(StringRef &text) {
  if (!text.ends_with(")"))
    return std::nullopt;
  int depth = 0;
  for (size_t at = text.size(); at-- > 0;) {
    depth += text[at] == ')' ? 1 : text[at] == '(' ? -1 : 0;
    if (depth || !text.take_front(at).ends_with(" "))
      continue;
    StringRef inside = text.slice(at + 1, text.size() - 1);
    text = text.take_front(at).rtrim();
    return inside;
  }
  return std::nullopt;
}

/// Reads "After Canonicalizer (canonicalize) ('func.func' operation: @f)". The name of a pass may
/// have parentheses itself, so the header is read from its end.
static DumpRecord readHeader(StringRef text) {
  DumpRecord record;
  if (text.consume_front("Before "))
    record.when = DumpRecord::When::Before;
  else
    text.consume_front("After ");
  auto last = takeParentheses(text);
  if (last && last->starts_with("'")) {
    auto [operation, rest] = last->drop_front().split('\'');
    record.operation = operation.str();
    rest.consume_front(" operation");
    if (rest.consume_front(": @"))
      record.symbol = rest.trim('"').str();
    last = takeParentheses(text);
  }
  if (text.consume_back(" Failed"))
    record.when = DumpRecord::When::AfterFailure;
  record.pass = (last && !last->empty() ? *last : text).str();
  return record;
}

namespace {
/// Follows the nesting of braces over lines, outside of strings and comments.
class Nesting {
public:
  void addLine(StringRef line) {
    for (size_t at = 0; at < line.size(); ++at) {
      char c = line[at];
      if (isQuoted_) {
        at += c == '\\';
        isQuoted_ = c != '"';
      } else if (c == '"') {
        isQuoted_ = true;
      } else if (line.substr(at).starts_with("//")) {
        return;
      } else if (c == '{' || c == '(') {
        ++depth_;
      } else if (c == '}' || c == ')') {
        --depth_;
      }
    }
  }
  bool isClosed() const { return depth_ <= 0 && !isQuoted_; }

private:
  int depth_ = 0;
  bool isQuoted_ = false;
};
} // namespace

static bool isAlias(StringRef line) { return line.starts_with("#") || line.starts_with("!"); }

/// Takes one definition or op, which may go over several lines, from the front of `lines`. Returns
/// false if they end before it does.
static bool takeItem(llvm::ArrayRef<StringRef> &lines) {
  Nesting nesting;
  while (!lines.empty()) {
    nesting.addLine(lines.front());
    lines = lines.drop_front();
    if (nesting.isClosed())
      return true;
  }
  return false;
}

/// Returns the number of lines of the IR that `lines` begin with: aliases, one op, and what is
/// printed after it without a blank line, or with one before a section of resources.
static size_t linesOfIR(llvm::ArrayRef<StringRef> lines, bool &isComplete) {
  llvm::ArrayRef<StringRef> rest = lines;
  isComplete = true;
  while (isComplete && !rest.empty() && (rest.front().trim().empty() || isAlias(rest.front())))
    isComplete = takeItem(rest);
  isComplete = isComplete && takeItem(rest);
  while (isComplete && !rest.empty() && isAlias(rest.front()))
    isComplete = takeItem(rest);
  llvm::ArrayRef<StringRef> resources = rest;
  while (!resources.empty() && resources.front().trim().empty())
    resources = resources.drop_front();
  if (isComplete && !resources.empty() && resources.front().starts_with("{-#")) {
    rest = resources;
    isComplete = takeItem(rest);
  }
  return lines.size() - rest.size();
}

std::vector<DumpRecord> readDump(std::string_view view, const std::string &name) {
  std::vector<DumpRecord> records;
  llvm::SmallVector<StringRef> lines;
  StringRef(view).split(lines, '\n');
  auto isHeader = [](StringRef line) { return line.starts_with(kHeader); };
  for (size_t at = 0; at < lines.size(); ++at) {
    if (!isHeader(lines[at]))
      continue;
    StringRef header = lines[at].drop_front(kHeader.size()).rtrim();
    bool hasEnd = header.consume_back(kHeaderEnd);
    DumpRecord record = readHeader(header);
    record.file = name;
    record.line = at + 2;
    auto after = llvm::ArrayRef(lines).drop_front(at + 1);
    after = after.take_front(std::find_if(after.begin(), after.end(), isHeader) - after.begin());
    // The text's last line has no newline if it was cut off.
    size_t count = linesOfIR(after, record.isComplete);
    record.isComplete &= hasEnd;
    for (StringRef line : after.take_front(count))
      record.text += line.str() + "\n";
    auto isCrash = [](StringRef line) {
      return line.starts_with("Stack dump:") || line.starts_with("PLEASE submit a bug report");
    };
    record.isBeforeCrash = std::any_of(after.begin() + count, after.end(), isCrash);
    records.push_back(std::move(record));
  }
  return records;
}

//===----------------------------------------------------------------------===//
// Files and folders
//===----------------------------------------------------------------------===//

/// Returns the numbers that a file name of a tree begins with: {2, 0} of "2_0_canonicalize.mlir".
static std::vector<unsigned> numbersOf(StringRef file) {
  std::vector<unsigned> numbers;
  unsigned number = 0;
  while (!file.consumeInteger(10, number) && file.consume_front("_"))
    numbers.push_back(number);
  return numbers;
}

static std::string readFile(const std::string &path, uint64_t bytesMax,
                            std::vector<DumpRecord> &records) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!buffer)
    return path + ": " + buffer.getError().message();
  if ((*buffer)->getBufferSize() > bytesMax)
    return path + ": larger than " + std::to_string(bytesMax) + " bytes";
  std::vector<DumpRecord> read = readDump((*buffer)->getBuffer(), path == "-" ? "<stdin>" : path);
  std::move(read.begin(), read.end(), std::back_inserter(records));
  return "";
}

/// A pass on an op is numbered among those of the op, after the numbers of the ops around it at that
/// time. So a module's pass 2 comes before its functions' passes 2_0, 2_1, and these before 3.
static std::string readTree(const std::string &folder, uint64_t bytesMax,
                            std::vector<DumpRecord> &records) {
  std::vector<std::pair<std::vector<unsigned>, std::string>> files;
  std::set<std::string> roots;
  std::error_code error;
  for (llvm::sys::fs::recursive_directory_iterator it(folder, error), end; it != end && !error;
       it.increment(error)) {
    StringRef name = llvm::sys::path::filename(it->path());
    auto numbers = numbersOf(name);
    if (!name.ends_with(".mlir") || numbers.empty())
      continue;
    StringRef root = it->path();
    for (size_t up = 0; up < numbers.size(); ++up)
      root = llvm::sys::path::parent_path(root);
    roots.insert(root.str());
    files.push_back({std::move(numbers), it->path()});
  }
  if (error)
    return folder + ": " + error.message();
  if (roots.size() > 1)
    return folder +
           ": has the passes of several modules; name the folder of one of them, such as '" +
           *roots.begin() + "'";
  std::sort(files.begin(), files.end());
  for (const auto &[numbers, path] : files)
    if (std::string why = readFile(path, bytesMax, records); !why.empty())
      return why;
  return "";
}

std::variant<std::vector<DumpRecord>, std::string> readDumpAt(const std::string &path,
                                                              uint64_t bytesMax) {
  std::vector<DumpRecord> records;
  std::string why = llvm::sys::fs::is_directory(path) ? readTree(path, bytesMax, records)
                                                      : readFile(path, bytesMax, records);
  if (!why.empty())
    return why;
  if (records.empty())
    return path + ": has no 'IR Dump' of a pass; drivers print them with --mlir-print-ir-after-all";
  return records;
}

} // namespace freehold
