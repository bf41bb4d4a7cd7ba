//===- IrDump.cpp ---------------------------------------------------------===//
#include "oracle/core/program/IrDump.h"

#include "oracle/core/process/Walk.h"
#include "oracle/core/program/DumpLines.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <map>
#include <tuple>

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

std::vector<DumpRecord> readDump(std::string_view bytes, const std::string &name) {
  std::vector<DumpRecord> records;
  std::string text = plainText(bytes);
  llvm::SmallVector<StringRef> lines;
  StringRef(text).split(lines, '\n');
  auto isHeader = [](StringRef line) { return line.contains(kHeader); };
  for (size_t at = 0; at < lines.size(); ++at) {
    size_t column = lines[at].find(kHeader);
    if (column == StringRef::npos)
      continue;
    StringRef header = lines[at].drop_front(column + kHeader.size()).rtrim();
    bool hasEnd = header.consume_back(kHeaderEnd);
    DumpRecord record = readHeader(header);
    record.file = name;
    record.line = at + 2;
    auto raw = llvm::ArrayRef(lines).drop_front(at + 1);
    raw = raw.take_front(std::find_if(raw.begin(), raw.end(), isHeader) - raw.begin());
    auto after = linesOfDriver(raw, lines[at].take_front(column));
    // The text's last line has no newline if it was cut off.
    size_t count = linesOfIR(after, record.isComplete);
    record.isComplete &= hasEnd;
    for (StringRef line : llvm::ArrayRef(after).take_front(count))
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

namespace {
/// One file of a tree.
struct TreeFile {
  std::string path;
  /// The numbers in its name, and the folders of the ops that it is in, outermost first: as many.
  std::vector<unsigned> numbers;
  std::vector<std::string> folders;
  std::vector<DumpRecord> records;

  /// The folder of the whole tree.
  std::string root() const { return folders.front(); }
};
} // namespace

/// Returns where the op that the pass ran on is defined in the record's text; 0 if that is this op alone.
static size_t placeOfOp(const DumpRecord &record) {
  if (record.symbol.empty())
    return 0;
  size_t at = 0;
  for (StringRef line : llvm::split(record.text, '\n')) {
    at += line.size() + 1;
    if (line.contains(record.operation) &&
        (line.contains("@" + record.symbol) || line.contains("\"" + record.symbol + "\"")))
      return at;
  }
  return 0;
}

/// Sorts files by when they were written. A pass on an op is numbered among those of the op, after the
/// numbers of the ops around it at that time. So a module's pass 2 comes before its functions' passes 2_0,
/// 2_1, and these before 3. A pipeline is run on one function after the other in the module's order, which
/// matters if each file has the whole module.
static void sortByTime(std::vector<TreeFile> &files) {
  std::map<std::string, size_t> places;
  for (const TreeFile &file : files)
    for (const DumpRecord &record : file.records)
      places.insert({file.folders.back(), placeOfOp(record)});
  auto keyOf = [&](const TreeFile &file) {
    std::vector<std::tuple<size_t, std::string, unsigned>> key;
    for (size_t level = 0; level < file.numbers.size(); ++level) {
      auto place = places.find(file.folders[level]);
      key.push_back(
          {place == places.end() ? 0 : place->second, file.folders[level], file.numbers[level]});
    }
    return std::tuple(std::move(key), file.path);
  };
  std::sort(files.begin(), files.end(),
            [&](const TreeFile &a, const TreeFile &b) { return keyOf(a) < keyOf(b); });
}

static std::string readTree(const std::string &folder, uint64_t bytesMax,
                            std::vector<DumpRecord> &records) {
  std::vector<TreeFile> files;
  std::vector<std::string> paths;
  std::error_code error = listFiles(folder, paths);
  for (const std::string &path : paths) {
    TreeFile file{path, numbersOf(llvm::sys::path::filename(path)), {}, {}};
    if (!StringRef(file.path).ends_with(".mlir") || file.numbers.empty())
      continue;
    StringRef above = file.path;
    for (size_t up = 0; up < file.numbers.size(); ++up) {
      above = llvm::sys::path::parent_path(above);
      file.folders.insert(file.folders.begin(), above.str());
    }
    files.push_back(std::move(file));
  }
  if (error)
    return folder + ": " + error.message();
  for (TreeFile &file : files)
    if (file.root() != files.front().root())
      return folder +
             ": has the passes of several modules; name the folder of one of them, such as '" +
             std::min(file.root(), files.front().root()) + "'";
  for (TreeFile &file : files)
    if (std::string why = readFile(file.path, bytesMax, file.records); !why.empty())
      return why;
  sortByTime(files);
  for (TreeFile &file : files)
    std::move(file.records.begin(), file.records.end(), std::back_inserter(records));
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
