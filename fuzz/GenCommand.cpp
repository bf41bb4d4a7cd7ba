//===- GenCommand.cpp - freehold-fuzz gen ---------------------------------===//
#include "fuzz/Commands.h"
#include "fuzz/gen/Generator.h"
#include "oracle/diff/JudgePool.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>

namespace cl = llvm::cl;

namespace freehold::fuzz {

/// Options do not copy their descriptions.
static const char *profileHelp() {
  static const std::string help =
      "What kind of programs: " + gen::profileNames() + ", or a JSON file";
  return help.c_str();
}

cl::SubCommand genSub("gen", "Programs from a seed or from bytes. Exit code: 0 done, 2 bad usage");

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
static cl::opt<bool> prepared("prepared",
                              cl::desc("Programs on tensors as one-shot-bufferize leaves them"),
                              cl::sub(genSub));
static cl::opt<bool> stats("stats", cl::desc("How often each row was emitted, and no programs"),
                           cl::sub(genSub));

static int fail(const llvm::Twine &message) {
  llvm::errs() << "freehold-fuzz gen: error: " << message << '\n';
  return kBadInput;
}

static int writeFile(const std::string &dir, const Program &program) {
  llvm::SmallString<128> path(dir);
  llvm::sys::path::append(path, program.name + ".mlir");
  std::error_code error;
  llvm::raw_fd_ostream os(path, error);
  if (!error) {
    os << program.text;
    os.close();
    error = os.error();
    os.clear_error();
  }
  if (error)
    return fail("cannot write " + path.str() + ": " + error.message());
  return kAllGood;
}

static void printStatistics(const std::vector<gen::OpRow> &table, const gen::Statistics &total,
                            uint64_t programs, uint64_t bytes) {
  uint64_t sum = 0;
  for (size_t n = 0; n < table.size(); ++n) {
    llvm::outs() << llvm::format("%10u  ", total.rows[n]) << table[n].name << '\n';
    sum += total.rows[n];
  }
  llvm::outs() << llvm::format("%10llu  ", static_cast<unsigned long long>(sum)) << "rows in "
               << programs << " programs, " << total.functions << " functions, " << bytes
               << " bytes\n";
}

/// Replaces the program by what its own pipeline makes of it.
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

static int generateAll(const gen::Profile &profile, const std::optional<std::string> &bytes) {
  gen::Statistics total;
  const auto &table = gen::tableOf(profile);
  total.rows.resize(table.size());
  uint64_t textBytes = 0;
  for (uint64_t n = 0; n < count; ++n) {
    uint64_t each = seed + n;
    gen::Choices choices = bytes ? gen::Choices::fromBytes(*bytes) : gen::Choices::fromSeed(each);
    gen::Generated made =
        gen::generate(choices, profile, bytes ? "bytes" : "seed-" + std::to_string(each));
    if (int code = prepared ? prepare(made.program) : kAllGood)
      return code;
    for (size_t row = 0; row < total.rows.size(); ++row)
      total.rows[row] += made.statistics.rows[row];
    total.functions += made.statistics.functions;
    textBytes += made.program.text.size();
    if (!outDir.empty()) {
      if (int code = writeFile(outDir, made.program))
        return code;
    } else if (!stats) {
      llvm::outs() << (n ? "// -----\n" : "") << made.program.text;
    }
  }
  if (stats)
    printStatistics(table, total, count, textBytes);
  return kAllGood;
}

int runGen() {
  auto profile = gen::readProfile(profileName);
  if (auto *why = std::get_if<std::string>(&profile))
    return fail(*why);
  if ((seed.getNumOccurrences() > 0) == !bytesFile.empty())
    return fail("give either --seed N or --bytes FILE");
  std::optional<std::string> bytes;
  if (!bytesFile.empty()) {
    if (count != 1)
      return fail("--count goes with --seed");
    auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(bytesFile);
    if (!buffer)
      return fail("cannot read " + bytesFile + ": " + buffer.getError().message());
    bytes = (*buffer)->getBuffer().str();
  }
  if (!outDir.empty())
    if (std::error_code error = llvm::sys::fs::create_directories(outDir))
      return fail("cannot make " + outDir + ": " + error.message());
  return generateAll(std::get<gen::Profile>(profile), bytes);
}

} // namespace freehold::fuzz
