//===- LemmasCommand.cpp - freehold-prove lemmas --------------------------===//
#include "smt/Commands.h"

#include "oracle/core/Registry.h"
#include "smt/LemmaReport.h"
#include "smt/QueryLog.h"
#include "smt/replay/Replay.h"

#include "mlir/IR/MLIRContext.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace cl = llvm::cl;

namespace freehold::smt {

cl::SubCommand lemmasSub("lemmas", "Proves the lemmas, each with every conjunct that it needs");

namespace {
enum class ReadingChoice { Union, Literal, Both };
enum class SolverChoice { Z3, Cvc5, Both };

cl::list<std::string> labels("label", cl::desc("Only this lemma; with what is known of it"),
                             cl::value_desc("label"), cl::sub(lemmasSub));
cl::opt<ReadingChoice> readingChoice("reading", cl::desc("How bufferization.dealloc is read"),
                                     cl::values(clEnumValN(ReadingChoice::Union, "union", "D1"),
                                                clEnumValN(ReadingChoice::Literal, "literal",
                                                           "an earlier alias blocks a later one"),
                                                clEnumValN(ReadingChoice::Both, "both", "")),
                                     cl::init(ReadingChoice::Both), cl::sub(lemmasSub));
cl::opt<SolverChoice> solverChoice(
    "solver", cl::desc("Who is asked"),
    cl::values(clEnumValN(SolverChoice::Z3, "z3", ""), clEnumValN(SolverChoice::Cvc5, "cvc5", ""),
               clEnumValN(SolverChoice::Both, "both", "and they must agree")),
    cl::init(SolverChoice::Both), cl::sub(lemmasSub));
cl::opt<std::string> emitFolder("emit-smtlib", cl::desc("Writes each query as a file"),
                                cl::value_desc("folder"), cl::sub(lemmasSub));
cl::opt<bool> noCache("no-cache", cl::desc("Asks again what was answered before"),
                      cl::sub(lemmasSub));
cl::opt<std::string> cacheFolder("cache", cl::desc("Where answers are kept"),
                                 cl::value_desc("folder"), cl::sub(lemmasSub));
cl::opt<bool> json("json", cl::desc("One JSON object a line"), cl::sub(lemmasSub));
cl::opt<bool> markdown("markdown", cl::desc("Prints smt/LEMMAS.md; proves nothing"),
                       cl::sub(lemmasSub));

/// The solvers that are asked, with their cache and their log.
struct Session {
  QueryLog log{emitFolder};
  std::unique_ptr<Solver> z3, cvc5;

  Solvers solvers() { return {z3.get(), cvc5.get(), nullptr}; }
  std::string name() const { return !z3 ? "cvc5" : cvc5 ? "both" : "z3"; }
};
} // namespace

static std::string defaultCache() {
  llvm::SmallString<128> folder;
  if (!llvm::sys::path::cache_directory(folder))
    return "";
  llvm::sys::path::append(folder, "freehold", "proofs");
  return folder.str().str();
}

static void addSolvers(Session &session) {
  std::string folder = noCache ? "" : cacheFolder.empty() ? defaultCache() : cacheFolder;
  auto prepared = [&](std::unique_ptr<Solver> solver) {
    if (!folder.empty())
      solver = makeCached(std::move(solver), folder);
    return session.log.before(std::move(solver));
  };
  if (solverChoice != SolverChoice::Cvc5)
    session.z3 = prepared(makeZ3({}));
  if (solverChoice != SolverChoice::Z3)
    session.cvc5 = prepared(makeCvc5({}));
}

static int complain(const llvm::Twine &what) {
  llvm::errs() << "freehold-prove: error: " << what << '\n';
  return kBadInput;
}

static std::string replayFault(const ConcretePrograms &programs, Reading reading) {
  Replayed replayed = replay(programs, reading, /*native=*/false);
  if (replayed.isDefect)
    return "";
  return replayed.why.empty() ? "the programs agree" : replayed.why;
}

/// Of a lemma under a reading; exit code of the worst.
static Exit exitOf(LemmaStatus status) {
  switch (status) {
  case LemmaStatus::AsExpected:
    return kAllGood;
  case LemmaStatus::Wrong:
    return kDefect;
  case LemmaStatus::Unknown:
    return kInconclusive;
  case LemmaStatus::Disagree:
    return kOurFault;
  }
  llvm_unreachable("a status");
}

static void report(llvm::ArrayRef<LemmaResult> results, const Session &session) {
  if (json) {
    for (const LemmaResult &result : results)
      llvm::outs() << jsonLine(result, session.name()) << '\n';
    return;
  }
  printTable(llvm::outs(), results);
  if (!labels.empty())
    for (const LemmaResult &result : results)
      printDetails(llvm::outs(), result);
}

static LemmaStatus proveAll(llvm::ArrayRef<const Lemma *> lemmas, Session &session,
                            mlir::MLIRContext &context) {
  LemmaCheckOptions options;
  options.solvers = session.solvers();
  options.replay = replayFault;
  std::vector<LemmaResult> results;
  LemmaStatus worst = LemmaStatus::AsExpected;
  for (const Lemma *lemma : lemmas)
    for (Reading reading : {Reading::Union, Reading::Literal}) {
      auto only = reading == Reading::Union ? ReadingChoice::Union : ReadingChoice::Literal;
      if (readingChoice != ReadingChoice::Both && readingChoice != only)
        continue;
      results.push_back(checkLemma(*lemma, reading, context, options));
      const LemmaResult &result = results.back();
      if (result.status == LemmaStatus::Disagree)
        for (const std::string &path :
             session.log.saveLast(".", "freehold-disagreement-" + lemma->label))
          llvm::errs() << "freehold-prove: note: saved " << path << '\n';
      for (const std::string &complaint : result.complaints)
        llvm::errs() << "freehold-prove: error: " << lemma->label << " under " << spell(reading)
                     << ": " << complaint << '\n';
      worst = std::max(worst, result.status);
    }
  report(results, session);
  return worst;
}

int runLemmas() {
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  if (markdown) {
    printMarkdown(llvm::outs(), *context);
    return kAllGood;
  }
  std::vector<const Lemma *> lemmas;
  for (const std::string &label : labels) {
    const Lemma *lemma = findLemma(label);
    if (!lemma)
      return complain("there is no lemma '" + label + "'; smt/LEMMAS.md lists them");
    lemmas.push_back(lemma);
  }
  if (labels.empty())
    for (const Lemma &lemma : allLemmas())
      lemmas.push_back(&lemma);
  Session session;
  if (std::string error = session.log.open(); !error.empty())
    return complain(error);
  addSolvers(session);
  LemmaStatus worst = proveAll(lemmas, session, *context);
  if (!session.log.error().empty())
    return complain(session.log.error());
  return exitOf(worst);
}

} // namespace freehold::smt
