//===- TargetCommand.cpp - freehold-fuzz target ---------------------------===//
// The body of a fuzz target on files, without a fuzzing engine, and what goes with a target: inputs
// to start from, the list of known problems.
//===----------------------------------------------------------------------===//
#include "fuzz/Commands.h"
#include "fuzz/gen/Choices.h"
#include "fuzz/targets/Input.h"
#include "fuzz/targets/KnownDefects.h"
#include "fuzz/targets/Target.h"
#include "fuzz/triage/FindingStore.h"
#include "oracle/core/process/Files.h"
#include "oracle/core/process/Tool.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

namespace cl = llvm::cl;

namespace freehold::fuzz {

cl::SubCommand targetSub("target", "What a fuzz target says of files. Exit code: 0 nothing, 1 a "
                                   "problem, 2 bad input, 4 an output that cannot be written");

static cl::opt<std::string> name(cl::Positional, cl::desc("NAME"), cl::sub(targetSub));
static cl::list<std::string> files(cl::Positional, cl::desc("FILE or FOLDER..."),
                                   cl::sub(targetSub));
static cl::opt<std::string> known("known", cl::desc("List of problems that are known"),
                                  cl::value_desc("file"), cl::sub(targetSub));
static cl::opt<bool> program("program", cl::desc("Print the program that a file stands for"),
                             cl::sub(targetSub));
static cl::opt<bool> showFeatures("features", cl::desc("Print the features of each file"),
                                  cl::sub(targetSub));
static cl::opt<unsigned> seeds("seeds", cl::desc("Make this many inputs to start from"),
                               cl::sub(targetSub));
static cl::opt<std::string> outDir("out-dir", cl::desc("Folder that they go to"),
                                   cl::value_desc("dir"), cl::sub(targetSub));
static cl::opt<std::string> listKnown("list-known",
                                      cl::desc("Print the signatures of the findings in DIR, "
                                               "for --known"),
                                      cl::value_desc("dir"), cl::sub(targetSub));

static Exit fail(const llvm::Twine &message, Exit code = kBadInput) {
  return freehold::fail("target", message, code);
}

static int printKnown() {
  triage::FindingStore store(listKnown);
  for (const std::string &problem : store.problems())
    return fail(problem);
  if (store.findings().empty())
    return fail("there are no findings in '" + listKnown + "'");
  std::set<std::string> lines;
  for (const auto &[name, finding] : store.findings())
    for (llvm::StringRef key : finding.keys)
      lines.insert(key.split(';').first.str());
  for (const std::string &line : lines)
    llvm::outs() << line << '\n';
  return kAllGood;
}

/// Writes random inputs to start from. Their lengths go from 32 bytes to 1 KB, since a program may
/// need more or fewer choices.
static int makeSeeds() {
  if (!outDir.getNumOccurrences())
    return fail("--seeds goes with --out-dir");
  if (std::string why = probeFolder(outDir); !why.empty())
    return fail(why);
  for (unsigned n = 0; n < seeds; ++n) {
    auto choices = gen::Choices::fromSeed(n);
    // The first inputs select the main subject, with each profile in turn.
    std::string bytes(targets::kHeaderBytes, '\0');
    bytes[0] = static_cast<char>(n);
    if (n % 2)
      for (size_t at = 1; at < bytes.size(); ++at)
        bytes[at] = static_cast<char>(choices.choose(256));
    for (unsigned left = 32u << (n % 6); left-- > 0;)
      bytes += static_cast<char>(choices.choose(256));
    // An input that begins like text would be parsed as IR, so its first byte is cleared.
    if (targets::isText(bytes))
      bytes[0] = '\0';
    if (std::string why = writeKeeping(outDir + "/choices-" + std::to_string(n), bytes);
        !why.empty())
      return fail(why, kOurFault);
  }
  return kAllGood;
}

/// Returns the files given, and those in the folders given, sorted within each folder.
static std::vector<std::string> inputFiles() {
  std::vector<std::string> all;
  for (const std::string &path : files) {
    std::vector<std::string> here;
    std::error_code error;
    if (!llvm::sys::fs::is_directory(path))
      here.push_back(path);
    else
      for (llvm::sys::fs::directory_iterator it(path, error), end; it != end && !error;
           it.increment(error))
        here.push_back(it->path());
    std::sort(here.begin(), here.end());
    all.insert(all.end(), here.begin(), here.end());
  }
  return all;
}

static int printProgram(const targets::Target &target, llvm::StringRef bytes) {
  auto request = target.request(bytes);
  if (!request)
    return fail(name + " judges no programs");
  for (const Subject &subject : request->subjects)
    llvm::outs() << "// subject: " << subject.name << '\n';
  llvm::outs() << request->program.text;
  return kAllGood;
}

static int runFiles(targets::Target &target, const targets::KnownDefects &excused) {
  unsigned runs = 0, kept = 0, problems = 0, knownProblems = 0;
  std::set<std::string> features;
  for (const std::string &path : inputFiles()) {
    if (isOutputLost())
      break;
    auto buffer = llvm::MemoryBuffer::getFile(path);
    if (!buffer)
      return fail("cannot read " + path + ": " + buffer.getError().message());
    llvm::StringRef bytes = (*buffer)->getBuffer();
    if (program) {
      if (int code = printProgram(target, bytes))
        return code;
      continue;
    }
    targets::Answer answer = target.run(bytes, [&](features::FeatureId, features::Words words) {
      if (showFeatures)
        features.insert(features::print(words));
    });
    ++runs;
    kept += answer.isKept;
    for (const targets::Problem &problem : answer.problems) {
      bool isKnown = excused.excuses(problem.signature);
      (isKnown ? knownProblems : problems) += 1;
      if (!isKnown)
        llvm::errs() << path << ": " << problem.signature << '\n' << problem.text;
    }
  }
  for (const std::string &feature : features)
    llvm::outs() << feature << '\n';
  if (!program)
    llvm::outs() << runs << " inputs, " << kept << " fit, " << problems << " problems, "
                 << knownProblems << " known ones\n";
  return problems ? kDefect : kAllGood;
}

int runTarget() {
  if (!listKnown.empty())
    return printKnown();
  const targets::TargetRow *row = targets::findTarget(name);
  if (!row)
    return fail("there is no target '" + name + "'; there are " + targets::targetNames());
  if (seeds.getNumOccurrences())
    return makeSeeds();
  if (files.empty())
    return fail("name files or folders");
  targets::KnownDefects excused;
  if (!known.empty()) {
    auto read = targets::KnownDefects::fromFile(known);
    if (auto *why = std::get_if<std::string>(&read))
      return fail(*why);
    excused = std::get<targets::KnownDefects>(std::move(read));
  }
  return runFiles(*row->make(), excused);
}

} // namespace freehold::fuzz
