//===- SharedOptions.cpp - What the subcommands of freehold-prove share ---===//
#include "smt/commands/SharedOptions.h"

#include "oracle/core/Files.h"
#include "oracle/core/Interruption.h"
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

Exit worse(Exit a, Exit b) {
  auto rank = [](Exit code) {
    switch (code) {
    case kAllGood:
      return 0;
    case kInconclusive:
      return 1;
    case kDefect:
      return 2;
    case kBadInput:
      return 3;
    case kOurFault:
      break;
    }
    return 4;
  };
  return rank(a) >= rank(b) ? a : b;
}

namespace {
enum class Which { Union, Literal, Both };
enum class Who { Z3, Cvc5, Both };
} // namespace

static cl::opt<Which> reading(
    "reading",
    cl::desc("How bufferization.dealloc is read where aliases carry different conditions\n"
             "(default: union; of lemmas: both)"),
    cl::values(clEnumValN(Which::Union, "union", "freed if any alias has its condition set (D1)"),
               clEnumValN(Which::Literal, "literal",
                          "an earlier alias blocks a later one whatever its condition, as the "
                          "shipped lowering does"),
               clEnumValN(Which::Both, "both", "each in turn")),
    cl::init(Which::Union), cl::sub(lemmasSub), cl::sub(patternsSub), cl::sub(rewriteSub));
static cl::opt<Who> solver("solver", cl::desc("Who is asked (default: both)"),
                           cl::values(clEnumValN(Who::Z3, "z3", "the library"),
                                      clEnumValN(Who::Cvc5, "cvc5", "the program"),
                                      clEnumValN(Who::Both, "both", "they must agree")),
                           cl::init(Who::Both), cl::sub(lemmasSub), cl::sub(rewriteSub));
static cl::opt<unsigned> timeoutMs("timeout-ms", cl::desc("Of one question to one solver"),
                                   cl::init(10'000), cl::sub(lemmasSub), cl::sub(patternsSub),
                                   cl::sub(rewriteSub));
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
  case Which::Union:
    return {Reading::Union};
  case Which::Literal:
    return {Reading::Literal};
  case Which::Both:
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
  if (solver != Who::Cvc5)
    z3_ = remembered(makeZ3(limits));
  if (solver != Who::Z3)
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
        llvm::errs() << "freehold-prove: error: --" << folder->ArgStr << ": " << why << '\n';
        return false;
      }
  return true;
}

int interrupted(const char *command, const std::string &done) {
  llvm::outs().flush();
  llvm::errs() << "freehold-prove " << command << ": " << interruptedText(done) << '\n';
  return interruptedExit();
}

int AskedSolvers::finish(Exit code) const {
  if (trouble_.empty())
    return code;
  llvm::errs() << "freehold-prove: error: " << trouble_ << '\n';
  return kOurFault;
}

std::string AskedSolvers::names() const { return z3_ && cvc5_ ? "z3+cvc5" : z3_ ? "z3" : "cvc5"; }

/// A name for a file: letters, digits, and - for what lies between.
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
  llvm::errs() << "freehold-prove: error: z3 and cvc5 disagree; "
               << (why.empty() ? "the question is in " + path : why) << '\n';
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
  llvm::outs() << object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
}

} // namespace freehold::smt
