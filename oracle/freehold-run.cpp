//===- freehold-run.cpp - Miri for MLIR -----------------------------------===//
// Runs one module and prints what it observed. Memory errors and leaks become diagnostics, with
// notes on where the buffer was allocated and freed.
//===----------------------------------------------------------------------===//
#include "oracle/core/process/Files.h"
#include "oracle/core/process/HelpDefaults.h"
#include "oracle/core/process/RecordSchema.h"
#include "oracle/core/process/Similar.h"
#include "oracle/core/process/Tool.h"
#include "oracle/core/program/ExtensionOptions.h"
#include "oracle/core/program/Pipelines.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/core/program/SplitFile.h"
#include "oracle/core/program/UnknownOpsOption.h"
#include "oracle/core/verdict/SourceNotes.h"
#include "oracle/core/verdict/Verdict.h"
#include "oracle/interp/Interpreter.h"
#include "oracle/interp/Timeline.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/ToolUtilities.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/thread.h"

#include <nlohmann/json.hpp>

using namespace freehold;
namespace cl = llvm::cl;

namespace {
/// Exit codes, as README.md lists them for all tools.

cl::OptionCategory category("freehold-run options");
cl::opt<std::string> file(cl::Positional, cl::desc(withDefault("FILE", "-")), cl::init("-"),
                          cl::cat(category));
cl::list<std::string> entryNames("entry",
                                 cl::desc("Function to run; default: every public one, else every\n"
                                          "private one"),
                                 cl::value_desc("name"), cl::cat(category));
cl::opt<std::string> args("args",
                          cl::desc("Arguments: '3, true, 0x3f800000, memref(4x5;seed=9), same(3)'. "
                                   "In memref(): values=small|finite|edge and numbers after it, "
                                   "offset=, bytes=, cells=; in same(), also same(@g): sizes=, "
                                   "offset=, strides=, cell=. "
                                   "Several steps: '3 ; @other(same(1.0)) ; set @g(seed=3) ; 2 ; "
                                   "answers=1'. Default: small numbers and buffers"),
                          cl::cat(category));
cl::opt<interp::AddressPolicy> policy(
    "address-policy", cl::desc("How addresses are handed out"),
    cl::values(clEnumValN(interp::AddressPolicy::Fresh, "fresh", "never one twice"),
               clEnumValN(interp::AddressPolicy::Reuse, "reuse", "the most recently freed first")),
    cl::init(interp::AddressPolicy::Fresh), cl::cat(category));
cl::opt<uint64_t> steps("steps", cl::desc(withDefault("Instructions at most", 100'000'000)),
                        cl::init(100'000'000), cl::cat(category));
cl::opt<uint64_t> memory("memory",
                         cl::desc(withDefault("Bytes of simulated memory at most", 1ull << 30)),
                         cl::init(1ull << 30), cl::cat(category));
cl::opt<uint64_t>
    seed("seed", cl::desc(withDefault("Contents of buffers, answers of external functions", 1)),
         cl::init(1), cl::cat(category));
cl::opt<UnknownOps> unknownOps("unknown-ops", unknownOpsText(), unknownOpsWords(),
                               cl::init(UnknownOps::Opaque), cl::cat(category));
cl::opt<bool> trace("trace",
                    cl::desc("Print each op as it runs, to stderr, with its operands and\n"
                             "results: numbers, and memrefs as #BUFFER [SIZES] at ADDRESS"),
                    cl::cat(category));
cl::opt<bool> reverse("reverse-parallel", cl::desc("Run parallel loops last iteration first"),
                      cl::cat(category));
cl::opt<bool> ignoreLeaks("ignore-leaks",
                          cl::desc("Do not report leaks (a program before the "
                                   "deallocation passes leaks everything), and free no results "
                                   "between calls"),
                          cl::cat(category));
cl::opt<bool> printedOnly("printed-only", cl::desc("On stdout, only what the program prints"),
                          cl::cat(category));
cl::opt<std::string> splitMarker(
    "split-input-file", cl::ValueOptional,
    cl::desc("FILE holds several programs with this marker between them; default: '// -----'. Each "
             "is run; one that is rejected as its expected-error comments say is skipped"),
    cl::value_desc("marker"), cl::cat(category));
ExtensionOptions extensionOptions{cl::cat(category)};
cl::opt<std::string> opModels("op-models", opModelsText(), cl::value_desc("file"),
                              cl::cat(category));
cl::opt<std::string> timelineFile("timeline",
                                  cl::desc("Draw what becomes of each allocation: an SVG; several "
                                           "entries go to FILE, FILE-2, ..."),
                                  cl::value_desc("file.svg"), cl::cat(category));
cl::opt<bool> json("json", cl::desc("One JSON object a line for each entry"), cl::cat(category));

using Kind = llvm::SourceMgr::DiagKind;

struct Diagnostic {
  Note what;
  Kind kind = Kind::DK_Error;
  std::vector<Note> notes = {};
};

/// Returns what is wrong with a run and what is worth knowing about it, in the order in which it is said.
std::vector<Diagnostic> diagnosticsOf(const Outcome &outcome) {
  std::vector<Diagnostic> all;
  auto add = [&](Kind kind, const std::string &location, const std::string &message,
                 std::vector<Note> notes = {}) {
    all.push_back({{location, message}, kind, std::move(notes)});
  };
  if (outcome.termination == Termination::MemoryError) {
    const Note &what = outcome.error.what;
    add(Kind::DK_Error, what.location, std::string(spell(outcome.error.kind)) + ": " + what.message,
        outcome.error.notes);
  } else if (outcome.termination != Termination::Returned) {
    add(outcome.termination == Termination::Aborted ? Kind::DK_Warning : Kind::DK_Error,
        outcome.reason.location,
        std::string(spell(outcome.termination)) + ": " + outcome.reason.message);
  }
  for (const std::string &name : outcome.opaqueOps)
    add(Kind::DK_Note, "-", "rests on what is assumed of the opaque op '" + name + "'");
  for (const AbiViolation &violation : outcome.abi)
    add(Kind::DK_Warning, violation.what.location, "abi: " + violation.what.message,
        violation.notes);
  for (const Leak &leak : outcome.leaks) {
    if (ignoreLeaks)
      break;
    std::vector<Note> notes;
    if (leak.lost)
      notes.push_back({leak.lostAt, "last reference lost here"});
    add(Kind::DK_Error, leak.location,
        "leak: " + std::to_string(leak.bytes) +
            " bytes are never freed (allocated here, allocation " + std::to_string(leak.number) +
            ")",
        std::move(notes));
  }
  return all;
}

void printDiagnostics(const Outcome &outcome, SourceNotes &sources) {
  for (const Diagnostic &diagnostic : diagnosticsOf(outcome)) {
    sources.print(diagnostic.what, diagnostic.kind);
    for (const Note &note : diagnostic.notes)
      sources.print(note, Kind::DK_Note);
  }
}

/// Where the runs are printed: not into a picture on stdout.
llvm::raw_ostream &textStream() { return isStdout(timelineFile) ? llvm::errs() : llvm::outs(); }

void printText(const std::string &name, const Inputs &inputs, const Outcome &outcome) {
  textStream() << '@' << name << '(' << print(inputs) << ")\n";
  for (const Observation &line : outcome.observations)
    textStream() << "  " << line.text() << '\n';
  textStream() << spell(outcome.termination);
  if (outcome.termination == Termination::MemoryError)
    textStream() << ": " << spell(outcome.error.kind);
  if (!ignoreLeaks && !outcome.leaks.empty())
    textStream() << ", " << outcome.leaks.size() << " leaked";
  textStream() << '\n';
}

nlohmann::ordered_json notesJson(const std::vector<Note> &notes) {
  auto list = nlohmann::ordered_json::array();
  for (const Note &note : notes)
    list.push_back({{"location", note.location}, {"message", note.message}});
  return list;
}

void printJson(const std::string &name, const Inputs &inputs, const Outcome &outcome) {
  nlohmann::ordered_json object;
  object["entry"] = name;
  object["args"] = print(inputs);
  object["termination"] = spell(outcome.termination);
  if (outcome.termination == Termination::MemoryError) {
    object["kind"] = spell(outcome.error.kind);
    object["location"] = outcome.error.what.location;
    object["message"] = outcome.error.what.message;
    object["notes"] = notesJson(outcome.error.notes);
  } else if (outcome.termination != Termination::Returned) {
    object["location"] = outcome.reason.location;
    object["message"] = outcome.reason.message;
  }
  object["leaks"] = nlohmann::json::array();
  if (!ignoreLeaks)
    for (const Leak &leak : outcome.leaks) {
      object["leaks"].push_back({{"notion", leak.lost ? "lost" : "unfreed"},
                                 {"location", leak.location},
                                 {"bytes", leak.bytes},
                                 {"allocation", leak.number}});
      if (leak.lost)
        object["leaks"].back()["lost_at"] = leak.lostAt;
    }
  object["observations"] = nlohmann::json::array();
  for (const Observation &line : outcome.observations)
    object["observations"].push_back(line.text());
  object["abi"] = nlohmann::json::array();
  for (const AbiViolation &violation : outcome.abi)
    object["abi"].push_back({{"location", violation.what.location},
                             {"message", violation.what.message},
                             {"notes", notesJson(violation.notes)}});
  if (!outcome.opaqueOps.empty())
    object["opaque_ops"] = outcome.opaqueOps;
  object["steps"] = outcome.statistics.steps;
  object["schema"] = kRecordSchema;
  textStream() << object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
}

Exit exitOf(const Outcome &outcome) {
  switch (outcome.termination) {
  case Termination::MemoryError:
    return kDefect;
  case Termination::Unsupported:
  case Termination::OutOfBudget:
    return kInconclusive;
  case Termination::Returned:
  case Termination::Aborted:
    break;
  }
  return outcome.leaks.empty() || ignoreLeaks ? kAllGood : kDefect;
}

Exit badInput(const llvm::Twine &message) { return fail("", message); }

/// Returns a question whether another function was meant, if one is spelled much like `name`.
std::string similarName(const interp::CompiledModule &module, llvm::StringRef name) {
  std::vector<std::string> names;
  for (const auto &function : module.functions)
    if (!function->external)
      names.push_back(function->name);
  return didYouMean(name.ltrim('@'), names, "@");
}

std::variant<std::vector<const interp::CompiledFunction *>, std::string>
chooseEntries(const interp::CompiledModule &module) {
  std::vector<const interp::CompiledFunction *> chosen;
  for (const std::string &name : entryNames) {
    const interp::CompiledFunction *function = module.find(llvm::StringRef(name).ltrim('@'));
    if (!function)
      return "there is no function '@" + name + "'" + similarName(module, name);
    if (function->external)
      return "'@" + name + "' has no body";
    chosen.push_back(function);
  }
  if (entryNames.empty())
    for (unsigned number : interp::defaultEntries(module))
      chosen.push_back(module.functions[number].get());
  if (chosen.empty())
    return std::string("the module has no function with a body");
  return chosen;
}

/// Returns the file for the picture of the entry with this number, from 0.
std::string timelinePath(size_t number) {
  if (number == 0 || timelineFile == "-")
    return timelineFile;
  llvm::StringRef extension = llvm::sys::path::extension(timelineFile);
  llvm::StringRef stem = llvm::StringRef(timelineFile).drop_back(extension.size());
  return (stem + "-" + llvm::Twine(number + 1) + extension).str();
}

Exit drawTimeline(interp::Timeline &timeline, const std::string &entry, const Inputs &inputs,
                  const Outcome &outcome, size_t number) {
  timeline.finish(outcome);
  std::string why =
      replaceFile(timelinePath(number), timeline.svg("@" + entry + "(" + print(inputs) + ")"));
  return why.empty() ? kAllGood : fail("", why, kOurFault);
}

Exit runAll(mlir::ModuleOp moduleOp, const Program &program, mlir::ModuleOp models) {
  auto module = interp::compile(
      moduleOp, {.trackNames = !timelineFile.empty(), .unknownOps = unknownOps, .models = models});
  SourceNotes sources(program);
  std::unique_ptr<interp::CompiledModule> tracked;
  auto chosen = chooseEntries(*module);
  if (auto *error = std::get_if<std::string>(&chosen))
    return badInput(*error);
  interp::RunOptions options;
  options.budget.steps = steps;
  options.budget.memoryBytes = memory;
  options.policy = policy;
  options.seed = seed;
  options.parallelOrder =
      reverse ? interp::ParallelOrder::Backwards : interp::ParallelOrder::Forwards;
  options.freeResults = !ignoreLeaks;
  options.trace = trace ? &llvm::errs() : nullptr;
  options.explains = true;
  Exit code = kAllGood;
  size_t number = 0;
  for (const interp::CompiledFunction *entry : std::get<0>(chosen)) {
    if (isOutputLost())
      break;
    Inputs inputs;
    if (args.getNumOccurrences()) {
      auto parsed = parseInputs(args);
      if (auto *error = std::get_if<InputError>(&parsed))
        return badInput("--args: " + error->message);
      auto resolved = interp::resolve(std::get<Inputs>(parsed), *module, *entry);
      if (auto *error = std::get_if<InputError>(&resolved))
        return badInput("--args: " + error->message);
      inputs = std::get<Inputs>(resolved);
    } else {
      inputs = interp::makeInputs(*entry, {.count = 1, .seed = seed}).front();
    }
    interp::Timeline timeline;
    options.timeline = timelineFile.empty() ? nullptr : &timeline;
    Outcome outcome =
        interp::runWithLeaks(*module, *entry, inputs, options, [&]() -> interp::CompiledModule & {
          if (!tracked)
            tracked = interp::compile(
                moduleOp, {.trackLost = true, .unknownOps = unknownOps, .models = models});
          return *tracked;
        });
    if (json)
      printJson(entry->name, inputs, outcome);
    else if (printedOnly)
      textStream() << outcome.printed;
    else
      printText(entry->name, inputs, outcome);
    textStream().flush();
    if (!json)
      printDiagnostics(outcome, sources);
    code = worse(code, exitOf(outcome));
    if (!timelineFile.empty())
      code = worse(code, drawTimeline(timeline, entry->name, inputs, outcome, number++));
  }
  return code;
}

/// Runs the program's own pipeline (Program::prepare).
bool prepare(const std::string &pipeline, mlir::ModuleOp module) {
  registerPasses();
  mlir::PassManager passes(module.getContext(), "builtin.module",
                           mlir::PassManager::Nesting::Implicit);
  return mlir::succeeded(addPipeline(passes, pipeline, llvm::errs())) &&
         mlir::succeeded(passes.run(module));
}

/// Returns std::nullopt if the part is rejected, as it says itself.
std::optional<Exit> runPart(Program part, const Extensions &extensions) {
  part.extensions = extensions;
  auto context = makeContext();
  std::string diagnostics;
  llvm::raw_string_ostream said(diagnostics);
  mlir::OwningOpRef<mlir::ModuleOp> module, models;
  bool isReady = false;
  {
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(part.text, part.name),
                               llvm::SMLoc());
    mlir::SourceMgrDiagnosticHandler handler(sources, context.get(), said);
    module = parseProgram(part, *context);
    models = parseModels(extensions, *context);
    isReady = module && (part.prepare.empty() || prepare(part.prepare, *module));
  }
  if (!module && splitMarker.getNumOccurrences() && isRejectedAsExpected(part, diagnostics)) {
    llvm::errs() << part.name << ": note: " << (part.part.empty() ? "it" : part.part)
                 << " is rejected as its expected-error comments say\n";
    return std::nullopt;
  }
  llvm::errs() << diagnostics;
  return isReady ? runAll(*module, part, models.get()) : kBadInput;
}

Exit runFile() {
  Budget budget;
  auto extensions = extensionOptions.read(opModels);
  if (!extensions)
    return kBadInput;
  std::optional<std::string> marker;
  if (splitMarker.getNumOccurrences())
    marker = splitMarker.empty() ? mlir::kDefaultSplitMarker : splitMarker.getValue();
  auto split = readParts(file, budget, marker);
  if (!split)
    return kBadInput;
  Exit code = kAllGood;
  bool isAnyRun = false;
  for (const Program &part : split->parts) {
    if (auto why = refuseText(part, budget)) {
      llvm::errs() << *why << '\n';
      code = worse(code, kBadInput);
      isAnyRun = true;
    } else if (auto ran = runPart(part, *extensions)) {
      code = worse(code, *ran);
      isAnyRun = true;
    }
  }
  return isAnyRun ? code : kInconclusive;
}
} // namespace

int main(int argc, char **argv) {
  Tool tool(argc, argv);
  cl::HideUnrelatedOptions(category);
  if (!cl::ParseCommandLineOptions(
          argc, argv,
          "Runs an MLIR module and reports memory errors and leaks\n\n"
          "Exit code: 0 returned (or a false cf.assert), 1 memory error or leak, 2 bad input,\n"
          "3 unsupported or out of budget, 4 an output that cannot be written.\n",
          &llvm::errs()))
    return kBadInput;
  if (timelineFile.getNumOccurrences())
    if (std::string why = probeFileApart(timelineFile, {file, opModels}); !why.empty())
      return fail("", why);
  // MLIR's parser, verifier and printer recurse into nested regions, so they get a large stack.
  Exit code = kAllGood;
  llvm::thread worker(std::optional<unsigned>(1u << 30), [&] { code = runFile(); });
  worker.join();
  return code;
}
