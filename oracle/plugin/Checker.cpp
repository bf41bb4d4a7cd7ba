//===- Checker.cpp --------------------------------------------------------===//
#include "oracle/plugin/Checker.h"

#include "oracle/core/process/TemporaryFolder.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <dlfcn.h>

namespace freehold {

static constexpr const char *kTool = "freehold-check";

/// Returns the path of the library that this code is in.
static std::string ownLibrary() {
  static const char here = 0;
  Dl_info info;
  return dladdr(&here, &info) && info.dli_fname ? info.dli_fname : "";
}

/// The plug-in is in lib/ or lib/ARCHITECTURE/, the tools in bin/ beside it.
static std::string findChecker(const std::string &given) {
  if (!given.empty())
    return given;
  std::string library = ownLibrary();
  llvm::StringRef folder = llvm::sys::path::parent_path(library);
  for (unsigned up = 0; up < 2 && !folder.empty(); ++up) {
    folder = llvm::sys::path::parent_path(folder);
    llvm::SmallString<128> tool(folder);
    llvm::sys::path::append(tool, "bin", kTool);
    if (llvm::sys::fs::can_execute(tool))
      return tool.str().str();
  }
  auto found = llvm::sys::findProgramByName(kTool);
  return found ? *found : "";
}

static bool writeText(const std::string &path, const std::string &text) {
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  stream << text;
  stream.close();
  bool isWritten = !error && !stream.has_error();
  stream.clear_error();
  return isWritten;
}

static std::string readText(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

static CheckedEntry::Verdict verdictOf(llvm::StringRef word) {
  return word == "agree"    ? CheckedEntry::Verdict::Agree
         : word == "defect" ? CheckedEntry::Verdict::Defect
                            : CheckedEntry::Verdict::Inconclusive;
}

/// Reads one line of freehold-check --json; std::nullopt if it is none.
static std::optional<CheckedEntry> readLine(llvm::StringRef line) {
  auto value = llvm::json::parse(line);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  const llvm::json::Object *object = value->getAsObject();
  if (!object || !object->getString("verdict"))
    return std::nullopt;
  auto text = [](const llvm::json::Object &from, llvm::StringRef key) {
    return from.getString(key).value_or("").str();
  };
  CheckedEntry entry;
  entry.verdict = verdictOf(text(*object, "verdict"));
  entry.step = text(*object, "subject");
  entry.entry = text(*object, "entry");
  bool isDefect = entry.verdict == CheckedEntry::Verdict::Defect;
  entry.word = text(*object, isDefect ? "kind" : "reason");
  entry.location = text(*object, "location");
  entry.message = text(*object, "message");
  if (const llvm::json::Array *notes = object->getArray("notes"))
    for (const llvm::json::Value &note : *notes)
      if (const llvm::json::Object *each = note.getAsObject())
        entry.notes.push_back({text(*each, "location"), text(*each, "message")});
  if (isDefect) {
    // A word of its own that begins with '@' would be taken for a file with options.
    std::string args = text(*object, "args");
    std::string option = llvm::StringRef(args).starts_with("@") ? "--args=" : "--args ";
    entry.notes.push_back({"-", "with " + option + "'" + args + "' --address-policy " +
                                    text(*object, "address_policy")});
  }
  return entry;
}

/// Exit codes of freehold-check after which its answers are complete, as README.md lists them.
static bool hasAnswered(int code) { return code == 0 || code == 1 || code == 3; }

std::variant<std::vector<CheckedEntry>, std::string>
askChecker(const CheckerOptions &options, const std::string &input, const std::string &dump) {
  std::string tool = findChecker(options.path);
  if (tool.empty())
    return "cannot find freehold-check beside the plug-in or in PATH; name it with checker=PATH";
  if (std::string why = probeTemporaryFiles(); !why.empty())
    return why;
  TemporaryFolder folder("fh-check");
  if (!folder.isThere() || !writeText(folder.file("input.mlir"), input) ||
      !writeText(folder.file("dump.txt"), dump))
    return "cannot write temporary files";
  std::string inputFile = folder.file("input.mlir"), dumpFile = folder.file("dump.txt");
  std::string out = folder.file("out"), errors = folder.file("errors");
  std::vector<llvm::StringRef> words = {tool, "--json", "--ir-dump", dumpFile, inputFile};
  words.insert(words.end(), options.arguments.begin(), options.arguments.end());
  std::string why;
  // Starts the process without running any of the host's code in a forked child.
  int code = llvm::sys::ExecuteAndWait(
      tool, words, std::nullopt,
      {llvm::StringRef(""), llvm::StringRef(out), llvm::StringRef(errors)},
      /*SecondsToWait=*/0, /*MemoryLimit=*/0, &why);
  if (!hasAnswered(code)) {
    std::string said = why.empty() ? readText(errors) : why;
    llvm::StringRef first = llvm::StringRef(said).trim().split('\n').first;
    return "'" + tool + "' ended with " + std::to_string(code) + ": " + first.str();
  }
  std::vector<CheckedEntry> entries;
  std::string printed = readText(out);
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(printed).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines) {
    auto entry = readLine(line);
    if (!entry)
      return "'" + tool + "' printed what is no judgement: " + line.take_front(100).str();
    entries.push_back(std::move(*entry));
  }
  return entries;
}

} // namespace freehold
