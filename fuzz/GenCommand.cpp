//===- GenCommand.cpp - freehold-fuzz gen ---------------------------------===//
#include "fuzz/Commands.h"
#include "fuzz/GenStatistics.h"
#include "fuzz/Guarantees.h"
#include "fuzz/gen/Avoid.h"
#include "oracle/core/process/Files.h"
#include "oracle/core/process/Tool.h"
#include "oracle/core/program/Registry.h"
#include "oracle/diff/JudgePool.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>

namespace cl = llvm::cl;

namespace freehold::fuzz {

/// Options keep a pointer to their description, so the text is static.
static const char *profileHelp() {
  static const std::string help =
      "What kind of programs: " + gen::profileNames() + ", or a JSON file; all: each in turn";
  return help.c_str();
}

cl::SubCommand genSub("gen",
                      "Programs from a seed or from bytes. Exit code: 0 done, 2 bad usage, 4 a "
                      "promise of the generator does not hold");

static cl::opt<uint64_t> seed("seed", cl::desc("The first program's seed"), cl::sub(genSub));
static cl::opt<std::string> bytesFile("bytes",
                                      cl::desc("The bytes of this file make the choices; '-' is "
                                               "stdin"),
                                      cl::value_desc("file"), cl::sub(genSub));
static cl::opt<std::string> profileName("profile", cl::desc(profileHelp()), cl::init("default"),
                                        cl::sub(genSub));
static cl::opt<uint64_t> count("count",
                               cl::desc("Programs for as many seeds, separated by '// -----'"),
                               cl::init(1), cl::sub(genSub));
static cl::opt<std::string> outDir("out-dir", cl::desc("Each program in a file DIR/seed-N.mlir"),
                                   cl::value_desc("dir"), cl::sub(genSub));
static cl::list<std::string> avoid("avoid", cl::CommaSeparated,
                                   cl::desc("Rows, ops or prefixes of rows that are left out"),
                                   cl::value_desc("feature"), cl::sub(genSub));
static cl::opt<bool> prepared("prepared",
                              cl::desc("Programs on tensors as one-shot-bufferize leaves them"),
                              cl::sub(genSub));
static cl::opt<bool> stats("stats",
                           cl::desc("No programs, but how often each row was emitted, and how many "
                                    "programs have each shape of the checklist"),
                           cl::sub(genSub));
static cl::opt<bool> check("check",
                           cl::desc("No programs, but whether they verify, run without an error of "
                                    "their own, and have allocations left for the subject"),
                           cl::sub(genSub));
static cl::opt<std::string> subjectName("subject", cl::desc("For --check: whose allocations count"),
                                        cl::init("upstream"), cl::sub(genSub));
static cl::opt<unsigned> inputs("inputs", cl::desc("For --check: inputs for each entry"),
                                cl::init(4), cl::sub(genSub));
static cl::opt<unsigned> jobs("jobs", cl::desc("For --check: workers"), cl::init(2),
                              cl::sub(genSub));

static Exit fail(const llvm::Twine &message, Exit code = kBadInput) {
  return freehold::fail("gen", message, code);
}

static int writeFile(const std::string &dir, const Program &program) {
  llvm::SmallString<128> path(dir);
  llvm::sys::path::append(path, program.name + ".mlir");
  std::string why = writeKeeping(path.str().str(), program.text);
  return why.empty() ? kAllGood : fail(why, kOurFault);
}

/// Runs the program's own pipeline (Program::prepare) and replaces its text by the result.
static int prepare(Program &program) {
  Request request;
  request.program = program;
  if (std::string error = prepareOnce(request); !error.empty())
    return fail("the program cannot be read: " + error);
  if (!request.subjects.empty())
    return fail(program.name + ": '" + request.subjects.front().text + "' fails");
  program = request.program;
  return kAllGood;
}

/// What --profile, --avoid and --seed or --bytes select.
struct Recipe {
  /// std::nullopt means all profiles in turn.
  std::optional<gen::Profile> profile;
  std::optional<std::string> bytes;
  gen::Rows avoided;

  gen::Generated make(uint64_t n) const {
    uint64_t each = seed + n;
    const gen::Profile &chosen = profile ? *profile : gen::profileInTurn(each);
    auto choices = bytes ? gen::Choices::fromBytes(*bytes) : gen::Choices::fromSeed(each);
    return gen::generate(choices, gen::avoiding(chosen, avoided),
                         bytes ? "bytes" : "seed-" + std::to_string(each));
  }
};

static int checkAll(const Recipe &recipe) {
  const Subject *subject = findSubject(subjectName);
  if (!subject)
    return fail("there is no subject '" + subjectName + "'");
  registerPasses();
  Guarantees result = checkGuarantees({.make = [&](uint64_t n) { return recipe.make(n); },
                                       .programs = count,
                                       .inputs = inputs,
                                       .jobs = jobs,
                                       .subject = *subject});
  llvm::outs() << result.text();
  return result.hold() ? kAllGood : kOurFault;
}

static int countAll(const Recipe &recipe) {
  GenStatistics total;
  for (uint64_t n = 0; n < count; ++n)
    if (!total.add(recipe.make(n)))
      return kOurFault;
  llvm::outs() << total.text();
  return kAllGood;
}

static int writeAll(const Recipe &recipe) {
  for (uint64_t n = 0; n < count && !mustStop(); ++n) {
    Program program = recipe.make(n).program;
    if (int code = prepared ? prepare(program) : kAllGood)
      return code;
    if (outDir.empty())
      llvm::outs() << (n ? "// -----\n" : "") << program.text;
    else if (int code = writeFile(outDir, program))
      return code;
  }
  return kAllGood;
}

int runGen() {
  Recipe recipe;
  if (profileName != "all") {
    auto profile = gen::readProfile(profileName);
    if (auto *why = std::get_if<std::string>(&profile))
      return fail(*why);
    recipe.profile = std::get<gen::Profile>(profile);
  }
  auto avoided = gen::findRows(avoid);
  if (auto *why = std::get_if<std::string>(&avoided))
    return fail(*why);
  recipe.avoided = std::get<gen::Rows>(avoided);
  if ((seed.getNumOccurrences() > 0) == !bytesFile.empty())
    return fail("give either --seed N or --bytes FILE");
  if (!bytesFile.empty()) {
    if (count != 1 || !recipe.profile)
      return fail("--bytes makes one program, of one profile");
    auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(bytesFile);
    if (!buffer)
      return fail("cannot read " + bytesFile + ": " + buffer.getError().message());
    recipe.bytes = (*buffer)->getBuffer().str();
  }
  if (outDir.getNumOccurrences())
    if (std::string why = probeFolder(outDir); !why.empty())
      return fail(why);
  if (check)
    return checkAll(recipe);
  return stats ? countAll(recipe) : writeAll(recipe);
}

} // namespace freehold::fuzz
