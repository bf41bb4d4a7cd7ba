//===- SafeCommand.cpp - freehold-prove safe ------------------------------===//
// Each function of a file by itself: proved, refuted by a run, or why neither.
//===----------------------------------------------------------------------===//
#include "smt/commands/SharedOptions.h"

#include "oracle/core/process/Files.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/RecordSchema.h"
#include "oracle/core/program/ExtensionOptions.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "smt/replay/SafeReplay.h"
#include "smt/validate/Safe.h"

#include "mlir/IR/Diagnostics.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/thread.h"

#include <nlohmann/json.hpp>

namespace cl = llvm::cl;

namespace freehold::smt {

cl::SubCommand
    safeSub("safe",
            "Proves of functions as they stand: no leak, no double or bad free, no use after free, "
            "for all inputs and trip counts. Memref arguments are borrowed and may alias, results "
            "are the caller's unless they are arguments or globals; whether two are one buffer is "
            "not asked. Nothing is proved where a stack buffer may have a name after its end. "
            "Bounds, sizes that casts promise, unwritten values, poison and the size of the stack "
            "are not checked. Exit code: "
            "0 proved, 1 refuted, 2 bad input, 3 unknown, 4 our fault, 130 and 143 interrupted");

static ExtensionOptions extensionOptions{cl::sub(safeSub)};
static cl::opt<std::string> file(cl::Positional, cl::init("-"), cl::desc("FILE"), cl::sub(safeSub));
static cl::list<std::string> entryNames("entry",
                                        cl::desc("Function to prove; default: every public one, "
                                                 "or, if there is none, every private one"),
                                        cl::value_desc("name"), cl::sub(safeSub));
static cl::opt<unsigned> timeoutMs("timeout", cl::desc("Of one question to one solver"),
                                   cl::value_desc("ms"), cl::init(10'000), cl::sub(safeSub));
static cl::opt<unsigned> bound("bound",
                               cl::desc("Iterations of all loops together in the search for a "
                                        "violation"),
                               cl::init(3), cl::sub(safeSub));
static cl::opt<bool> runsOnly("runs-only",
                              cl::desc("Prove nothing: only search for a violation by running"),
                              cl::sub(safeSub));
static cl::opt<bool> json("json", cl::desc("One JSON object a line"), cl::sub(safeSub));

/// Inputs that the interpreter makes: in the search for a violation, and to check a proof.
static constexpr unsigned kInputsMax = 48, kInputsOfProofMax = 8;

static cl::opt<std::string>
    emitDir("emit-smtlib", cl::desc("Write each question as DIR/FUNCTION-NUMBER-WHAT.smt2"),
            cl::value_desc("dir"), cl::sub(safeSub));

namespace {
struct Judged {
  std::string name;
  /// A private function that was not named: it is judged as if anyone could call it.
  bool isPrivate = false;
  safe::SafeResult result;
  std::optional<ShownViolation> shown;
};
} // namespace

static std::string locationOf(mlir::Operation *op) {
  auto place = op ? mlir::dyn_cast<mlir::FileLineColLoc>(op->getLoc()) : nullptr;
  return !place ? "-"
                : (place.getFilename().getValue() + ":" + llvm::Twine(place.getLine()) + ":" +
                   llvm::Twine(place.getColumn()))
                      .str();
}

/// Whether Freehold itself is at fault.
static bool isContradicted(const Judged &judged) {
  return judged.shown && judged.result.status == safe::SafeResult::Proved;
}

/// The verdict with its quantifier.
static std::string verdictOf(const Judged &judged) {
  const safe::SafeResult &result = judged.result;
  if (isContradicted(judged))
    return "a run contradicts the proof: " + judged.shown->kind;
  if (judged.shown)
    return "refuted: " + judged.shown->kind;
  switch (result.status) {
  case safe::SafeResult::Proved:
    return "proved for all executions";
  case safe::SafeResult::Candidate:
    return "unknown: the counterexample does not replay (" + std::string(spell(result.walk.what)) +
           ")";
  case safe::SafeResult::Bounded:
    return "no violation up to " + std::to_string(bound) + " iterations" +
           (result.reason.empty() ? "" : " (" + result.reason + ")");
  case safe::SafeResult::Unknown:
    break;
  }
  return "unknown: " + result.reason;
}

static void explain(const Judged &judged) {
  auto diagnose = [](llvm::StringRef location, llvm::StringRef severity, llvm::StringRef message) {
    if (location != "-")
      llvm::errs() << location << ": ";
    llvm::errs() << severity << ": " << message << '\n';
  };
  const safe::SafeResult &result = judged.result;
  if (judged.shown)
    diagnose(judged.shown->what.location, "error",
             judged.shown->kind + ": " + judged.shown->what.message);
  else if (result.status != safe::SafeResult::Proved && result.at)
    diagnose(locationOf(result.at), "warning", verdictOf(judged));
  if (judged.shown)
    for (const Note &note : judged.shown->notes)
      diagnose(note.location, "note", note.message);
  // The decisions of a walk that a run with its values does not confirm say nothing.
  if (judged.shown && judged.shown->isOfWalk)
    for (const safe::Decision &decision : result.walk.decisions)
      diagnose(locationOf(decision.op), "note", "on the way there: " + decision.text);
}

static void printSafeJson(const Judged &judged) {
  const safe::SafeResult &result = judged.result;
  bool isProved = result.status == safe::SafeResult::Proved && !judged.shown;
  nlohmann::ordered_json object;
  object["name"] = judged.name;
  if (judged.isPrivate)
    object["private"] = true;
  object["result"] = isProved ? "proved" : judged.shown ? "refuted" : "unknown";
  object["verdict"] = verdictOf(judged);
  if (judged.shown) {
    object["kind"] = judged.shown->kind;
    object["location"] = judged.shown->what.location;
    object["args"] = judged.shown->arguments;
    if (judged.shown->isOfReuse)
      object["address-policy"] = "reuse";
  } else if (!isProved) {
    object["reason"] = verdictOf(judged);
    object["location"] = locationOf(result.at);
  }
  if (isProved)
    object["bound"] = "unbounded";
  else if (!judged.shown && result.status == safe::SafeResult::Bounded)
    object["bound"] = bound.getValue();
  if (isProved)
    object["solver"] = result.foundBy + ", checked by " + result.checkedBy;
  object["seconds"] = result.seconds;
  object["schema"] = kRecordSchema;
  llvm::outs() << object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
}

static void print(const Judged &judged) {
  if (json) {
    printSafeJson(judged);
  } else {
    llvm::outs() << '@' << judged.name << (judged.isPrivate ? " (private)" : "") << "  "
                 << verdictOf(judged);
    if (judged.result.status == safe::SafeResult::Proved && !judged.shown)
      llvm::outs() << "; invariant checked by " << judged.result.checkedBy;
    if (judged.shown)
      llvm::outs() << "; run it with " << (judged.shown->isOfReuse ? "--address-policy reuse " : "")
                   << "--entry " << judged.name
                   << (judged.shown->arguments.empty()
                           ? ""
                           : " --args '" + judged.shown->arguments + "'");
    llvm::outs() << '\n';
    llvm::outs().flush();
    explain(judged);
  }
  llvm::outs().flush();
}

static Exit exitOf(const Judged &judged) {
  if (judged.shown)
    return isContradicted(judged) ? kOurFault : kDefect;
  return judged.result.status == safe::SafeResult::Proved ? kAllGood : kInconclusive;
}

/// Proves one function, and runs it: what is not proved may be refuted, and no run may contradict a
/// proof.
static Judged judge(mlir::FunctionOpInterface function, SafeReplayer &replayer) {
  safe::SafeOptions options;
  options.bound = bound;
  options.limits.timeoutMs = timeoutMs;
  unsigned asked = 0;
  if (!emitDir.empty())
    options.seen = [&](llvm::StringRef what, const std::string &smtLib) {
      std::string name = replayer.nameOf(function) + "-" + std::to_string(asked++) + "-";
      std::string why = writeKeeping(emitDir + "/" + name + what.str() + ".smt2", smtLib);
      if (!why.empty())
        (void)fail("safe", why);
    };
  bool isPrivate = entryNames.empty() && !function.isPublic();
  Judged judged{replayer.nameOf(function), isPrivate, {}, {}};
  if (runsOnly)
    judged.result.reason = "no run of those that were tried shows a violation";
  else
    judged.result = safe::proveSafe(function, options);
  bool isProved = judged.result.status == safe::SafeResult::Proved;
  bool hasWalk = judged.result.status == safe::SafeResult::Candidate;
  judged.shown = replayer.run(judged.name, hasWalk ? &judged.result.walk : nullptr,
                              isProved ? kInputsOfProofMax : kInputsMax);
  return judged;
}

/// The functions with a body, those of modules in modules as well.
static std::vector<mlir::FunctionOpInterface> definedIn(mlir::ModuleOp module) {
  std::vector<mlir::FunctionOpInterface> functions;
  for (mlir::Operation &op : module.getOps()) {
    if (auto inner = mlir::dyn_cast<mlir::ModuleOp>(op))
      llvm::append_range(functions, definedIn(inner));
    else if (auto function = mlir::dyn_cast<mlir::FunctionOpInterface>(op);
             function && !function.isExternal())
      functions.push_back(function);
  }
  return functions;
}

/// The functions asked for; std::nullopt after an error.
static std::optional<std::vector<mlir::FunctionOpInterface>>
functionsOf(mlir::ModuleOp module, const SafeReplayer &replayer) {
  std::vector<mlir::FunctionOpInterface> functions = definedIn(module), named;
  for (const std::string &name : entryNames) {
    auto function = llvm::find_if(functions, [&](mlir::FunctionOpInterface each) {
      return replayer.nameOf(each) == llvm::StringRef(name).ltrim('@');
    });
    if (function == functions.end()) {
      (void)fail("safe", "there is no function '@" + name + "' with a body");
      return std::nullopt;
    }
    named.push_back(*function);
  }
  if (!entryNames.empty())
    return named;
  // Private functions are proved only if there are no others.
  if (llvm::any_of(functions, [](auto function) { return function.isPublic(); }))
    llvm::erase_if(functions, [](auto function) { return !function.isPublic(); });
  if (functions.empty()) {
    (void)fail("safe", "the module has no function with a body");
    return std::nullopt;
  }
  return functions;
}

static int runFile() {
  Budget budget;
  if (std::string why = emitDir.empty() ? "" : probeFolder(emitDir); !why.empty())
    return fail("safe", "--emit-smtlib: " + why);
  auto program = readProgram(file, budget);
  auto extensions = extensionOptions.read();
  if (!program || !extensions)
    return kBadInput;
  program->extensions = std::move(*extensions);
  auto context = makeContext();
  DiagnosedProgram parsed(std::move(*program), *context);
  if (!parsed.module)
    return kBadInput;
  SafeReplayer replayer(*parsed.module);
  auto functions = functionsOf(*parsed.module, replayer);
  if (!functions)
    return kBadInput;
  Exit code = kAllGood;
  size_t done = 0;
  for (mlir::FunctionOpInterface function : *functions) {
    if (mustStop())
      return interrupted("safe", std::to_string(done) + " of " + std::to_string(functions->size()) +
                                     " functions");
    Judged judged = judge(function, replayer);
    // What an interruption cut short says nothing.
    if (mustStop())
      return interrupted("safe", std::to_string(done) + " of " + std::to_string(functions->size()) +
                                     " functions");
    print(judged);
    code = worse(code, exitOf(judged));
    ++done;
  }
  return code;
}

int runSafe() {
  // MLIR's parser, verifier and printer recurse into nested regions, so they get a large stack.
  int code = kAllGood;
  llvm::thread worker(std::optional<unsigned>(1u << 30), [&] { code = runFile(); });
  worker.join();
  return code;
}

} // namespace freehold::smt
