//===- SharedOptions.cpp - What the subcommands of freehold-prove share ---===//
#include "smt/commands/SharedOptions.h"

#include "oracle/core/process/Files.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/RecordSchema.h"
#include "oracle/core/process/TimeFactor.h"
#include "smt/solver/Stoppable.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <nlohmann/json.hpp>

namespace cl = llvm::cl;

namespace freehold::smt {

namespace {
enum class ReadingChoice { Union, Literal, Both };
enum class SolverChoice { Z3, Cvc5, Both };
} // namespace

static cl::opt<ReadingChoice> reading(
    "reading",
    cl::desc("How bufferization.dealloc is read where aliases carry different conditions\n"
             "(default: union; of lemmas: both)"),
    cl::values(clEnumValN(ReadingChoice::Union, "union",
                          "freed if any alias has its condition set (D1)"),
               clEnumValN(ReadingChoice::Literal, "literal",
                          "an earlier alias blocks a later one whatever its condition, as the "
                          "shipped lowering does"),
               clEnumValN(ReadingChoice::Both, "both", "each in turn")),
    cl::init(ReadingChoice::Union), cl::sub(lemmasSub), cl::sub(patternsSub), cl::sub(rewriteSub));
static cl::opt<SolverChoice>
    solver("solver", cl::desc("Who is asked (default: both)"),
           cl::values(clEnumValN(SolverChoice::Z3, "z3", "the library"),
                      clEnumValN(SolverChoice::Cvc5, "cvc5", "the program"),
                      clEnumValN(SolverChoice::Both, "both", "they must agree")),
           cl::init(SolverChoice::Both), cl::sub(lemmasSub), cl::sub(rewriteSub));
static cl::opt<unsigned> timeoutMs("timeout-ms", cl::desc("Of one question to one solver"),
                                   cl::init(10'000 * timeFactor()), cl::sub(lemmasSub),
                                   cl::sub(patternsSub), cl::sub(rewriteSub));
static cl::opt<std::string> cvc5Binary("cvc5", cl::desc("The cvc5 program"), cl::init("cvc5"),
                                       cl::sub(lemmasSub), cl::sub(rewriteSub));
static cl::opt<std::string>
    cacheDir("cache", cl::desc("Where answers are kept (default: ~/.cache/freehold/proofs)"),
             cl::value_desc("dir"), cl::sub(lemmasSub), cl::sub(rewriteSub));
static cl::opt<bool> noCache("no-cache", cl::desc("Ask anew, keep nothing"), cl::sub(lemmasSub),
                             cl::sub(rewriteSub));
static cl::opt<std::string> emitDir("emit-smtlib",
                                    cl::desc("Write each question as DIR/NUMBER-NAME.smt2"),
                                    cl::value_desc("dir"), cl::sub(lemmasSub), cl::sub(rewriteSub));
static cl::opt<bool> json("json", cl::desc("One JSON object a line"), cl::sub(lemmasSub),
                          cl::sub(patternsSub), cl::sub(rewriteSub));

std::vector<Reading> readingsAsked(bool bothByDefault) {
  if (bothByDefault && !reading.getNumOccurrences())
    return {Reading::Union, Reading::Literal};
  switch (reading) {
  case ReadingChoice::Union:
    return {Reading::Union};
  case ReadingChoice::Literal:
    return {Reading::Literal};
  case ReadingChoice::Both:
    break;
  }
  return {Reading::Union, Reading::Literal};
}

bool jsonAsked() { return json; }

SolverLimits limitsAsked() {
  SolverLimits limits;
  limits.timeoutMs = timeoutMs;
  return limits;
}

AskedSolvers::AskedSolvers() {
  SolverLimits limits = limitsAsked();
  std::string cache = cacheDir;
  llvm::SmallString<128> home;
  if (cache.empty() && llvm::sys::path::cache_directory(home)) {
    llvm::sys::path::append(home, "freehold", "proofs");
    cache = home.str();
  }
  auto remembered = [&](std::unique_ptr<Solver> asked) {
    bool isKept = !noCache && !cache.empty();
    return makeStoppable(isKept ? makeCached(std::move(asked), cache) : std::move(asked));
  };
  if (solver != SolverChoice::Cvc5)
    z3_ = remembered(makeZ3(limits));
  if (solver != SolverChoice::Z3)
    cvc5_ = remembered(makeCvc5(limits, cvc5Binary));
  solvers_.z3 = z3_.get();
  solvers_.cvc5 = cvc5_.get();
  if (!emitDir.empty())
    solvers_.seen = [this](const Query &query) { write(query); };
  solvers_.disagreed = [this](const Query &query) { saveDisagreement(query); };
}

AskedSolvers::~AskedSolvers() = default;

bool AskedSolvers::prepare() {
  for (const cl::opt<std::string> *folder : {&emitDir, &cacheDir})
    if (folder->getNumOccurrences())
      if (std::string why = probeFolder(*folder); !why.empty()) {
        (void)fail("", "--" + folder->ArgStr + ": " + why);
        return false;
      }
  return true;
}

int interrupted(const char *command, const std::string &done) {
  if (!interruption())
    return kOurFault;
  llvm::outs().flush();
  llvm::errs() << "freehold-prove " << command << ": " << interruptedText(done) << '\n';
  return interruptedExit();
}

int AskedSolvers::finish(Exit code) const {
  if (trouble_.empty())
    return code;
  return fail("", trouble_, kOurFault);
}

std::string AskedSolvers::names() const { return z3_ && cvc5_ ? "z3+cvc5" : z3_ ? "z3" : "cvc5"; }

/// Returns a name for a file: letters and digits, with - for all other characters.
static std::string fileName(llvm::StringRef text) {
  std::string name;
  for (char c : text) {
    if (llvm::isAlnum(c))
      name += c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  return llvm::StringRef(name).rtrim('-').take_front(100).str();
}

void AskedSolvers::write(const Query &query) {
  std::string name;
  llvm::raw_string_ostream(name) << llvm::format("%04u-", ++written_) << fileName(query.name)
                                 << ".smt2";
  llvm::SmallString<128> path(emitDir);
  llvm::sys::path::append(path, name);
  std::string why = writeKeeping(path.str().str(), toSmtLib(query));
  if (trouble_.empty())
    trouble_ = why;
}

void AskedSolvers::saveDisagreement(const Query &query) {
  std::string path = emitDir.empty() ? "." : emitDir.getValue();
  path += "/disagreement-" + std::to_string(llvm::sys::Process::getProcessId()) + ".smt2";
  std::string why = replaceFile(path, toSmtLib(query));
  (void)fail("", "z3 and cvc5 disagree; " + (why.empty() ? "the question is in " + path : why));
}

void printJson(const JsonLine &line) {
  nlohmann::ordered_json object;
  object["name"] = line.name;
  object["result"] = line.result;
  if (!line.kind.empty())
    object["kind"] = line.kind;
  if (!line.obligation.empty())
    object["obligation"] = line.obligation;
  if (!line.bound.empty()) {
    if (llvm::all_of(line.bound, llvm::isDigit))
      object["bound"] = std::stoul(line.bound);
    else
      object["bound"] = line.bound;
  }
  object["reading"] = line.reading;
  object["solver"] = line.solver;
  if (!line.reason.empty())
    object["reason"] = line.reason;
  if (!line.replay.empty())
    object["replay"] = line.replay;
  object["seconds"] = line.seconds;
  object["schema"] = kRecordSchema;
  llvm::outs() << object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
}

} // namespace freehold::smt
