//===- RewriteCommand.cpp - freehold-prove rewrite ------------------------===//
// Proves one file: @src and @tgt, or PDL patterns, which are read as such pairs.
//===----------------------------------------------------------------------===//
#include "smt/commands/SharedOptions.h"

#include "oracle/core/process/Files.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/program/ExtensionOptions.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "smt/pdl/PdlRewrites.h"
#include "smt/replay/Show.h"

#include "mlir/IR/Diagnostics.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/thread.h"

namespace cl = llvm::cl;

namespace freehold::smt {

cl::SubCommand
    rewriteSub("rewrite",
               "Proves a rewrite of yours, or shows where it is wrong. Exit code: 0 proved, 1 "
               "refuted, 2 bad input or vacuous, 3 unknown, 4 our fault, 130 and 143 interrupted");

static ExtensionOptions extensionOptions{cl::sub(rewriteSub)};
static cl::opt<std::string> file(cl::Positional, cl::init("-"), cl::desc("FILE"),
                                 cl::sub(rewriteSub));
static cl::extrahelp facts(
    "\nFILE has @src and @tgt, or is what `mlir-pdll -x mlir` prints. Arguments of @src may carry\n"
    "facts; without any a memref may alias anything and may dangle, and a scalar may be poison:\n"
    "  freehold.list                     any number of values: of memrefs, or of the\n"
    "                                    conditions that pair with them\n"
    "  freehold.noalias [= [2, 5]]       its allocation is not that of another argument,\n"
    "                                    or of these\n"
    "  freehold.same_allocation = [\"g\"]  those that share a name refer to one allocation\n"
    "  freehold.original                 the originally allocated memref\n"
    "  freehold.owned                    original, of a live heap allocation\n"
    "  freehold.live                     refers to a live allocation\n"
    "  freehold.value = true             an i1 that is known\n"
    "  freehold.defined                  a scalar that is not poison\n");
static cl::opt<std::string> outDir("out",
                                   cl::desc("Write the programs that show a counterexample here"),
                                   cl::value_desc("dir"), cl::sub(rewriteSub));
static cl::opt<bool> printFunctions("print-functions",
                                    cl::desc("Print @src and @tgt as they are read, and stop"),
                                    cl::sub(rewriteSub));

namespace {
class RewriteRun {
public:
  explicit RewriteRun(AskedSolvers &solvers) : solvers(solvers), replayer({}) {}

  /// Proves a pair. `text` is what the module was parsed from; empty if it was not parsed.
  Exit prove(mlir::ModuleOp module, const std::string &name, llvm::StringRef text);
  /// Proves all instances of a pattern, which must all hold. Prints one line with the result.
  Exit prove(const PdlResult &pattern);

private:
  /// One of several cases that are proved under one name.
  struct Case {
    Rewrite rewrite;
    std::string description;
  };
  Exit proveAll(llvm::ArrayRef<Case> cases, const std::string &name);
  Exit proveUnder(llvm::ArrayRef<Case> cases, Reading reading, const std::string &name);
  Exit conclude(const Case &decisive, ProofResult result, Reading reading, const std::string &name);
  Exit refuted(const Case &decisive, const ProofResult &result, Reading reading,
               const std::string &name);
  void print(const ProofResult &result, Reading reading, const std::string &name,
             llvm::StringRef detail, const std::string &replayCommand = "");

  AskedSolvers &solvers;
  Replayer replayer;
};
} // namespace

void RewriteRun::print(const ProofResult &result, Reading reading, const std::string &name,
                       llvm::StringRef detail, const std::string &replayCommand) {
  if (jsonAsked()) {
    JsonLine line;
    line.name = name;
    line.result = spell(result.kind);
    if (result.failed) {
      line.kind = kindOf(*result.failed);
      line.obligation = describe(*result.failed);
    }
    line.bound = "unbounded";
    line.reading = spell(reading);
    line.solver = solvers.names();
    if (result.kind != ProofResult::Kind::Refuted)
      line.reason = detail;
    line.replay = replayCommand;
    line.seconds = result.seconds;
    printJson(line);
    return;
  }
  llvm::outs() << name << "  " << spell(result.kind);
  if (!detail.empty())
    llvm::outs() << ": " << detail;
  llvm::outs() << "  (" << spell(reading) << "; any number of operands; " << solvers.names()
               << ")\n";
}

/// A refutation counts only if its programs show it when run; otherwise the encoding is in doubt.
Exit RewriteRun::refuted(const Case &decisive, const ProofResult &result, Reading reading,
                         const std::string &name) {
  const Rewrite &rewrite = decisive.rewrite;
  std::string obligation = describe(*result.failed);
  if (!decisive.description.empty())
    obligation += ", " + decisive.description;
  Shown shown = show(rewrite, result, reading, replayer);
  if (!shown.replayed.defect) {
    ProofResult doubtful = result;
    doubtful.kind = ProofResult::Kind::Unknown;
    print(doubtful, reading, name, obligation + ", but it does not replay: " + shown.replayed.what);
    return kInconclusive;
  }
  std::string command;
  if (!outDir.empty()) {
    auto saved = save(shown.programs, outDir, name + "-" + std::string(spell(reading)));
    if (auto *error = std::get_if<std::string>(&saved))
      return fail("", "--out: " + *error, kOurFault);
    command = std::get<Saved>(saved).command;
  }
  print(result, reading, name, obligation, command);
  if (jsonAsked())
    return kDefect;
  llvm::outs() << '\n' << drawTable(rewrite, shown.world) << '\n';
  if (command.empty())
    llvm::outs() << "// before\n" << shown.programs.before << "// after\n" << shown.programs.after;
  llvm::outs() << freehold::spell(*shown.replayed.defect) << ": " << shown.replayed.what << '\n';
  if (command.empty())
    llvm::outs() << "write them with --out DIR to replay them\n\n";
  else
    llvm::outs() << "replay: " << command << "\n\n";
  return kDefect;
}

/// Ranks the results of cases, the most decisive last: a refuted case refutes all of them. A
/// vacuous case decides nothing if there are others.
static unsigned weight(const ProofResult &result) {
  if (result.disagree)
    return 5;
  switch (result.kind) {
  case ProofResult::Kind::Vacuous:
    return 0;
  case ProofResult::Kind::Proved:
    return 1;
  case ProofResult::Kind::Unknown:
    return 2;
  case ProofResult::Kind::Invalid:
    return 3;
  case ProofResult::Kind::Refuted:
    return 4;
  }
  llvm_unreachable("unknown result");
}

Exit RewriteRun::proveUnder(llvm::ArrayRef<Case> cases, Reading reading, const std::string &name) {
  WorldOptions options;
  options.reading = reading;
  const Case *decisive = nullptr;
  ProofResult worst;
  double seconds = 0;
  for (const Case &one : cases) {
    ProofResult result = smt::prove(one.rewrite, options, solvers.solvers(),
                                    name + " " + std::string(spell(reading)));
    seconds += result.seconds;
    if (decisive && weight(result) <= weight(worst))
      continue;
    decisive = &one;
    worst = std::move(result);
    if (weight(worst) >= 4)
      break;
  }
  worst.seconds = seconds;
  return conclude(*decisive, std::move(worst), reading, name);
}

Exit RewriteRun::conclude(const Case &decisive, ProofResult result, Reading reading,
                          const std::string &name) {
  using Kind = ProofResult::Kind;
  const Rewrite &rewrite = decisive.rewrite;
  std::string which = decisive.description.empty() ? "" : ", " + decisive.description;
  if (result.disagree) {
    print(result, reading, name, result.reason + which);
    return kOurFault;
  }
  switch (result.kind) {
  case Kind::Proved:
    print(result, reading, name, "");
    return kAllGood;
  case Kind::Refuted:
    if (result.counterexample)
      return refuted(decisive, result, reading, name);
    result.kind = Kind::Unknown;
    print(result, reading, name,
          describe(*result.failed) + which +
              " says cvc5, which gives no world to run: ask z3 as well");
    return kInconclusive;
  case Kind::Vacuous:
    print(result, reading, name, "precondition can never hold");
    return kBadInput;
  case Kind::Invalid:
    (result.where ? result.where : mlir::func::FuncOp(rewrite.source).getOperation())
            ->emitOpError("cannot be proved: ")
        << result.reason << which;
    print(result, reading, name, result.reason + which);
    return kBadInput;
  case Kind::Unknown:
    break;
  }
  print(result, reading, name, result.reason + which);
  return kInconclusive;
}

Exit RewriteRun::proveAll(llvm::ArrayRef<Case> cases, const std::string &name) {
  if (printFunctions) {
    for (const Case &one : cases)
      llvm::outs() << "// " << name << (one.description.empty() ? "" : ", " + one.description)
                   << '\n'
                   << *one.rewrite.source->getParentOp() << "\n\n";
    return kAllGood;
  }
  Exit code = kAllGood;
  for (Reading reading : readingsAsked())
    code = worse(code, proveUnder(cases, reading, name));
  return code;
}

Exit RewriteRun::prove(mlir::ModuleOp module, const std::string &name, llvm::StringRef text) {
  auto rewrite = readRewrite(module, text);
  return failed(rewrite) ? kBadInput : proveAll(Case{*rewrite, ""}, name);
}

Exit RewriteRun::prove(const PdlResult &pattern) {
  std::vector<Case> cases;
  for (const PdlInstance &instance : pattern.instances) {
    auto rewrite = readRewrite(*instance.module);
    if (failed(rewrite))
      return kBadInput;
    cases.push_back({*rewrite, instance.description});
  }
  return cases.empty() ? kBadInput : proveAll(cases, pattern.name);
}

static bool probeOut() {
  std::string why = outDir.getNumOccurrences() ? probeFolder(outDir) : "";
  if (!why.empty())
    (void)fail("", "--out: " + why);
  return why.empty();
}

static int runFile() {
  Budget budget;
  auto program = readProgram(file, budget);
  AskedSolvers solvers;
  auto extensions = extensionOptions.read();
  if (!program || !extensions || !solvers.prepare() || !probeOut())
    return kBadInput;
  program->extensions = std::move(*extensions);
  auto context = makeContext();
  DiagnosedProgram parsed(std::move(*program), *context);
  mlir::ModuleOp module = parsed.module.get();
  if (!module)
    return kBadInput;
  RewriteRun run(solvers);
  if (!hasPdlPatterns(module)) {
    Exit code =
        run.prove(module, llvm::sys::path::stem(parsed.program.name).str(), parsed.program.text);
    bool isCut = interruption() && code == kInconclusive;
    return isCut ? interrupted("rewrite", "0 of 1 rewrites") : solvers.finish(code);
  }
  Exit code = kAllGood;
  size_t done = 0;
  auto patterns = readPdlPatterns(module);
  for (const PdlResult &pattern : patterns) {
    if (interruption())
      break;
    code = worse(code, run.prove(pattern));
    done += !interruption();
  }
  if (done < patterns.size())
    return interrupted("rewrite", std::to_string(done) + " of " + std::to_string(patterns.size()) +
                                      " rewrites");
  return solvers.finish(code);
}

int runRewrite() {
  // MLIR's parser, verifier and printer recurse into nested regions, so they get a large stack.
  int code = kAllGood;
  llvm::thread worker(std::optional<unsigned>(1u << 30), [&] { code = runFile(); });
  worker.join();
  return code;
}

} // namespace freehold::smt
