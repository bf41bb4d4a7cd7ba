//===- LemmasCommand.cpp - freehold-prove lemmas --------------------------===//
#include "smt/commands/SharedOptions.h"
#include "smt/lemmas/check/LemmaReport.h"
#include "smt/replay/Replay.h"

#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Tool.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/MLIRContext.h"

#include "llvm/Support/raw_ostream.h"

namespace cl = llvm::cl;

namespace freehold::smt {

cl::SubCommand lemmasSub("lemmas",
                         "Proves the lemmas, each with every conjunct that it needs. Exit code: 0 "
                         "all as expected, 1 some not, 2 bad usage, 3 unknown, 4 our fault, 130 "
                         "and 143 interrupted");

static cl::list<std::string> labels("label",
                                    cl::desc("Only this lemma; says more of it than the table"),
                                    cl::value_desc("label"), cl::sub(lemmasSub));
static cl::opt<bool> markdown("markdown", cl::desc("Prints smt/LEMMAS.md; proves nothing"),
                              cl::sub(lemmasSub));

static Exit exitOf(LemmaStatus status) {
  switch (status) {
  case LemmaStatus::AsExpected:
    return kAllGood;
  case LemmaStatus::Unknown:
    return kInconclusive;
  case LemmaStatus::Wrong:
    return kDefect;
  case LemmaStatus::Disagree:
    return kOurFault;
  }
  llvm_unreachable("a status");
}

/// Proves each lemma under each reading asked for. An interruption ends it early.
static std::vector<LemmaResult> proveAll(llvm::ArrayRef<const Lemma *> lemmas,
                                         AskedSolvers &solvers, mlir::MLIRContext &context) {
  LemmaCheckOptions options;
  options.solvers = solvers.solvers();
  Replayer replayer({});
  options.replay = [&](const ConcretePrograms &programs) -> LemmaCheckOptions::Replay {
    Replayed replayed = replayer.run(programs);
    if (!replayed.defect)
      return {"", replayed.what};
    return {(llvm::Twine(freehold::spell(*replayed.defect)) + ": " + replayed.what).str(), ""};
  };
  std::vector<LemmaResult> results;
  for (const Lemma *lemma : lemmas)
    for (Reading reading : readingsAsked(/*bothByDefault=*/true)) {
      if (mustStop())
        return results;
      LemmaResult checked = checkLemma(*lemma, reading, context, options);
      // An interrupted proof says nothing about the lemma.
      if (mustStop())
        return results;
      results.push_back(std::move(checked));
      const LemmaResult &result = results.back();
      for (const std::string &complaint : result.complaints)
        (void)fail("", llvm::Twine(lemma->label) + " under " + spell(reading) + ": " + complaint);
    }
  return results;
}

static void report(llvm::ArrayRef<LemmaResult> results, const AskedSolvers &solvers) {
  if (jsonAsked()) {
    for (const LemmaResult &result : results)
      llvm::outs() << jsonLine(result, solvers.names()) << '\n';
    return;
  }
  printTable(llvm::outs(), results);
  if (!labels.empty())
    for (const LemmaResult &result : results)
      printDetails(llvm::outs(), result);
}

int runLemmas() {
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  if (markdown) {
    printMarkdown(llvm::outs(), *context);
    return kAllGood;
  }
  std::vector<const Lemma *> lemmas;
  for (const std::string &label : labels) {
    lemmas.push_back(findLemma(label));
    if (!lemmas.back())
      return fail("", "there is no lemma '" + label + "'; smt/LEMMAS.md lists them");
  }
  if (labels.empty())
    for (const Lemma &lemma : allLemmas())
      lemmas.push_back(&lemma);
  AskedSolvers solvers;
  if (!solvers.prepare())
    return kBadInput;
  size_t asked = lemmas.size() * readingsAsked(/*bothByDefault=*/true).size();
  auto ofAll = [&](size_t done) {
    return std::to_string(done) + " of " + std::to_string(asked) + " lemmas and readings";
  };
  Solver *cvc5 = solvers.solvers().cvc5;
  bool isMissing = cvc5 && cvc5->version().empty();
  if (isMissing && interruption())
    return interrupted("lemmas", ofAll(0));
  if (isMissing)
    return fail("", "cvc5 was not found; install it (scripts/setup) or use --solver z3");
  std::vector<LemmaResult> results = proveAll(lemmas, solvers, *context);
  report(results, solvers);
  Exit exit = kAllGood;
  for (const LemmaResult &result : results)
    exit = worse(exit, exitOf(result.status));
  if (interruption() && results.size() < asked)
    return interrupted("lemmas", ofAll(results.size()));
  return solvers.finish(exit);
}

} // namespace freehold::smt
