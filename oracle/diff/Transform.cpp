//===- Transform.cpp ------------------------------------------------------===//
#include "oracle/diff/Transform.h"

#include "oracle/core/process/Process.h"
#include "oracle/core/program/Pipelines.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/diff/CommandSubject.h"
#include "oracle/diff/OldTool.h"
#include "oracle/interp/Locations.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

#include <ctime>
#include <limits>
#include <valgrind/valgrind.h>

using namespace mlir;

namespace freehold {

/// Maximum number of pass managers that are kept for the next program.
static constexpr size_t kPreparedMax = 100;

static uint64_t cpuNanoseconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1'000'000'000ull + now.tv_nsec;
}

/// Counts the ops that allocate on the heap, by their effects.
static unsigned countAllocations(Operation *root) {
  unsigned count = 0;
  root->walk([&](MemoryEffectOpInterface op) {
    SmallVector<MemoryEffects::EffectInstance> effects;
    op.getEffects(effects);
    count += llvm::any_of(effects, [](const MemoryEffects::EffectInstance &effect) {
      return isa<MemoryEffects::Allocate>(effect.getEffect()) &&
             !isa<SideEffects::AutomaticAllocationScopeResource>(effect.getResource());
    });
  });
  return count;
}

namespace {
/// Counts the allocations that reach the deallocation pass.
class ReachCounter : public PassInstrumentation {
public:
  explicit ReachCounter(unsigned &reached) : reached_(reached) {}
  void runBeforePass(Pass *pass, Operation *op) override {
    if (isDeallocationPass(pass->getArgument()))
      reached_ += countAllocations(op);
  }

private:
  unsigned &reached_;
};

/// Reports each pass before it runs, and when it has run. Adaptors have no name and are not reported.
class PassAnnouncer : public PassInstrumentation {
public:
  using Report = std::function<void(StringRef)>;
  /// Both may be replaced between runs, and may be empty. They must outlive the pass manager.
  PassAnnouncer(const Report &running, const Report &ran) : running_(running), ran_(ran) {}
  void runBeforePass(Pass *pass, Operation *) override { report(running_, pass); }
  void runAfterPass(Pass *pass, Operation *) override { report(ran_, pass); }

private:
  static void report(const Report &to, Pass *pass) {
    if (to && !pass->getArgument().empty())
      to(pass->getArgument());
  }

  const Report &running_, &ran_;
};

/// Records the first pass during which Memcheck counts an error. Counts nothing without Valgrind.
class MemcheckWatch : public PassInstrumentation {
public:
  explicit MemcheckWatch(std::string &pass) : pass_(pass) {}
  void runBeforePass(Pass *pass, Operation *) override {
    if (!pass->getArgument().empty())
      errors_ = VALGRIND_COUNT_ERRORS;
  }
  void runAfterPass(Pass *pass, Operation *) override { look(pass); }
  void runAfterPassFailed(Pass *pass, Operation *) override { look(pass); }

private:
  void look(Pass *pass) {
    if (pass_.empty() && !pass->getArgument().empty() && VALGRIND_COUNT_ERRORS > errors_)
      pass_ = pass->getArgument();
  }

  std::string &pass_;
  unsigned errors_ = 0;
};

/// Records what the innermost failing pass of a pipeline left in the IR.
class FailureWatch : public PassInstrumentation {
public:
  struct Findings {
    bool changed = false, invalid = false, seen = false;
    std::string pass;
    /// How many passes had begun.
    unsigned begun = 0;
  };
  /// Passes behind number `last`, counted from 1, get nothing to do.
  explicit FailureWatch(Findings &findings, unsigned last = std::numeric_limits<unsigned>::max())
      : findings_(findings), last_(last) {}

  void runBeforePass(Pass *, Operation *op) override {
    before_.emplace_back(op->clone());
    findings_.begun += !findings_.seen;
  }
  void runAfterPass(Pass *, Operation *op) override {
    before_.pop_back();
    if (findings_.begun >= last_)
      empty(op);
  }
  void runAfterPassFailed(Pass *pass, Operation *op) override {
    // Enclosing adaptors fail too, after the pass inside them.
    if (!std::exchange(findings_.seen, true)) {
      findings_.invalid = failed(verify(op));
      findings_.pass = pass->getArgument().str();
      findings_.changed = essence(before_.back().get()) != essence(op);
    }
    before_.pop_back();
  }

private:
  static void empty(Operation *op) {
    for (Region &region : op->getRegions()) {
      region.dropAllReferences();
      if (isa<ModuleOp>(op))
        region.front().clear();
      else
        region.getBlocks().clear();
    }
  }

  /// Returns the op's text without trivially dead ops: a pass that only made constants before it
  /// failed has changed nothing.
  static std::string essence(Operation *op) {
    Operation *copy = op->clone();
    copy->walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *nested) {
      if (isOpTriviallyDead(nested))
        nested->erase();
    });
    std::string text;
    llvm::raw_string_ostream stream(text);
    copy->print(stream, OpPrintingFlags().useLocalScope().printGenericOpForm());
    copy->destroy();
    return text;
  }

  Findings &findings_;
  unsigned last_;
  /// Copies: printing one takes longer, and most passes do not fail.
  std::vector<OwningOpRef<Operation *>> before_;
};

/// Keeps the first error, and prints no diagnostics.
class FirstError : public ScopedDiagnosticHandler {
public:
  explicit FirstError(MLIRContext *context) : ScopedDiagnosticHandler(context) {
    setHandler([this](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Error && !note)
        note = Note{interp::locate(diagnostic.getLocation()), diagnostic.str(), NoteRole::None,
                    opOf(diagnostic)};
      return success();
    });
  }
  /// Returns the op of a message such as "'scf.for' op ..." or "failed to legalize operation
  /// 'scf.for'".
  static std::string opOf(Diagnostic &diagnostic) {
    auto text = [](const DiagnosticArgument &argument) {
      return argument.getKind() == DiagnosticArgument::DiagnosticArgumentKind::String
                 ? argument.getAsString()
                 : StringRef();
    };
    auto arguments = diagnostic.getArguments();
    for (size_t i = 1; i < arguments.size(); ++i)
      if (text(arguments[i - 1]).ends_with("'") && text(arguments[i]).contains('.'))
        return text(arguments[i]).str();
    // The verifier shows the op in its generic form: "see current operation: "cf.br"(...".
    for (Diagnostic &note : diagnostic.getNotes()) {
      SmallVector<StringRef> match;
      std::string shown = note.str();
      if (llvm::Regex("^see current operation: [^\"]*\"([^\"]+)\"\\(").match(shown, &match))
        return match[1].str();
    }
    return "";
  }
  Note take(const char *otherwise) { return note.value_or(Note{"-", otherwise}); }
  std::optional<Note> note;
};
} // namespace

static Defect defectOf(DefectKind kind, Note what) {
  Defect defect;
  defect.kind = kind;
  defect.evidence.what = std::move(what);
  return defect;
}

static std::string textOf(ModuleOp module, bool generic = false) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream, OpPrintingFlags().useLocalScope().printGenericOpForm(generic));
  return text;
}

std::string checkPipeline(StringRef pipeline) {
  registerPasses();
  MLIRContext context(MLIRContext::Threading::DISABLED);
  PassManager passes(&context, "builtin.module", PassManager::Nesting::Implicit);
  std::string message;
  llvm::raw_string_ostream stream(message);
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    stream << diagnostic.str() << '\n';
    return success();
  });
  if (succeeded(addPipeline(passes, pipeline, stream)))
    return "";
  return message.empty() ? "the pipeline does not parse" : StringRef(message).rtrim().str();
}

bool hasDeallocationPass(StringRef pipeline) {
  registerPasses();
  MLIRContext context(MLIRContext::Threading::DISABLED);
  PassManager passes(&context, "builtin.module", PassManager::Nesting::Implicit);
  std::string expanded;
  llvm::raw_string_ostream stream(expanded);
  if (failed(addPipeline(passes, pipeline, stream)))
    return true;
  // Pipelines by name are expanded, and options that are pipelines are words of the text as well.
  expanded.clear();
  passes.printAsTextualPipeline(stream);
  SmallVector<StringRef> words;
  llvm::SplitString(expanded, words, "(){}=, ");
  return llvm::any_of(words, isDeallocationPass);
}

Subject withPipeline(Subject subject, std::string part) {
  // Passes of plug-ins may deallocate under any name.
  if (subject.plugins.empty() && hasDeallocationPass(subject.text) && !hasDeallocationPass(part))
    subject.contract.deallocation = Deallocation::Absent;
  subject.text = std::move(part);
  return subject;
}

Transformer::Prepared *Transformer::prepare(const std::string &pipeline, Verdict &failure) {
  // Subjects that are drawn have a pipeline for each program, and a canonicalizer's patterns take
  // megabytes.
  if (prepared_.size() >= kPreparedMax && !prepared_.contains(pipeline))
    prepared_.clear();
  auto [it, isNew] = prepared_.try_emplace(pipeline);
  if (!isNew)
    return &it->second;
  registerPasses();
  auto passes =
      std::make_unique<PassManager>(&context_, "builtin.module", PassManager::Nesting::Implicit);
  std::string message;
  llvm::raw_string_ostream stream(message);
  if (failed(addPipeline(*passes, pipeline, stream))) {
    failure = Inconclusive{Reason::Rejected, {"-", "the pipeline does not parse: " + message}};
    prepared_.erase(it);
    return nullptr;
  }
  auto reached = std::make_unique<unsigned>(0);
  it->second.reached = reached.get();
  counters_.push_back(std::move(reached));
  passes->addInstrumentation(std::make_unique<ReachCounter>(*it->second.reached));
  passes->addInstrumentation(std::make_unique<PassAnnouncer>(running_, ran_));
  if (RUNNING_ON_VALGRIND)
    passes->addInstrumentation(std::make_unique<MemcheckWatch>(memoryErrorIn_));
  it->second.passes = std::move(passes);
  return &it->second;
}

/// Bufferization resolves conflicts by copies of tensors before it meets an op that it cannot bufferize.
static bool mayFailLate(StringRef pass) {
  return pass == "one-shot-bufferize" || pass == "sparsification-and-bufferization";
}

/// Runs the failed pipeline again on another copy, under a FailureWatch; or, without the verifier, as many of its passes.
static FailureWatch::Findings watchFailure(MLIRContext &context, const std::string &pipeline,
                                           ModuleOp source,
                                           std::optional<unsigned> unverified = std::nullopt) {
  PassManager passes(&context, "builtin.module", PassManager::Nesting::Implicit);
  std::string ignored;
  llvm::raw_string_ostream stream(ignored);
  FailureWatch::Findings findings;
  if (failed(addPipeline(passes, pipeline, stream)))
    return findings;
  passes.addInstrumentation(unverified ? std::make_unique<FailureWatch>(findings, *unverified)
                                       : std::make_unique<FailureWatch>(findings));
  passes.enableVerifier(!unverified);
  OwningOpRef<ModuleOp> copy(source.clone());
  (void)passes.run(*copy);
  return findings;
}

/// What is left by a pass that fails by itself is nobody's output, so it need not be valid.
static FailureWatch::Findings whyFailed(MLIRContext &context, const std::string &pipeline,
                                        ModuleOp source) {
  FailureWatch::Findings left = watchFailure(context, pipeline, source);
  if (!left.invalid)
    return left;
  FailureWatch::Findings alone = watchFailure(context, pipeline, source, left.begun);
  left.invalid = !alone.seen || alone.begun != left.begun;
  return left;
}

std::vector<Snapshot> Transformer::snapshots(const Subject &subject, ModuleOp source,
                                             llvm::function_ref<void(StringRef)> running) {
  std::vector<Snapshot> result;
  Verdict ignored;
  Prepared *prepared =
      subject.kind == Subject::Kind::Pipeline ? prepare(subject.text, ignored) : nullptr;
  if (!prepared)
    return result;
  ScopedDiagnosticHandler quiet(&context_, [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> copy(source.clone());
  OperationFingerPrint last(*copy);
  running_ = running;
  ran_ = [&](StringRef pass) {
    OperationFingerPrint now(*copy);
    if (now == last)
      return;
    last = now;
    result.push_back({pass.str(), isDeallocationPass(pass), OwningOpRef<ModuleOp>(copy->clone())});
  };
  llvm::scope_exit over([&] { running_ = ran_ = nullptr; });
  prepared->passes->enableVerifier(true);
  (void)prepared->passes->run(*copy);
  return result;
}

void Transformer::runPipeline(const Subject &subject, ModuleOp source, bool verifyEach,
                              Transformed &result) {
  Prepared *prepared = prepare(subject.text, result.failure);
  if (!prepared)
    return;
  result.module = OwningOpRef<ModuleOp>(source.clone());
  FirstError errors(&context_);
  *prepared->reached = 0;
  prepared->passes->enableVerifier(verifyEach);
  uint64_t before = cpuNanoseconds();
  memoryErrorIn_.clear();
  bool ran = succeeded(prepared->passes->run(*result.module));
  result.passNanoseconds = cpuNanoseconds() - before;
  result.reached = *prepared->reached;
  if (!memoryErrorIn_.empty()) {
    Defect defect =
        defectOf(DefectKind::PassMemoryError, {"-", "Valgrind reports errors while the pass runs"});
    defect.evidence.pass = memoryErrorIn_;
    result.failure = defect;
    result.module = nullptr;
    return;
  }
  if (ran && (verifyEach || succeeded(verify(*result.module))))
    return;
  Note why = errors.take("the pipeline failed without a diagnostic");
  FailureWatch::Findings left;
  if (ran)
    left.invalid = true;
  else
    left = whyFailed(context_, subject.text, source);
  if (left.invalid) {
    Defect invalid = defectOf(DefectKind::InvalidOutput, why);
    invalid.evidence.transformed = textOf(*result.module, /*generic=*/true);
    result.failure = invalid;
  } else if (left.changed && !mayFailLate(left.pass))
    result.failure = defectOf(DefectKind::RejectedLate, why);
  else
    result.failure = Inconclusive{Reason::Rejected, why};
  if (auto *defect = std::get_if<Defect>(&result.failure))
    defect->evidence.pass = left.pass;
  result.module = nullptr;
}

Verdict Transformer::notRun(const Subject &subject, const std::string &why) {
  fault_ += subject.name + ": " + why + "\n";
  return Inconclusive{Reason::Rejected, {"-", "a fault of Freehold: " + why}};
}

void Transformer::runOlder(const Subject &subject, ModuleOp source, const Budget &budget,
                           Transformed &result) {
  result.reached = countAllocations(source);
  auto output = runOldTool(subject, source, budget);
  if (auto *failure = std::get_if<Verdict>(&output))
    result.failure = std::move(*failure);
  else if (auto *none = std::get_if<NotRun>(&output))
    result.failure = notRun(subject, none->why);
  else
    result.module = std::move(std::get<OwningOpRef<ModuleOp>>(output));
}

void Transformer::runCommandSubject(const Subject &subject, ModuleOp source, const Budget &budget,
                                    Transformed &result) {
  auto ran = runCommandOn(source, subject.text, budget);
  if (auto *failure = std::get_if<Verdict>(&ran)) {
    result.failure = std::move(*failure);
    return;
  }
  if (auto *none = std::get_if<NotRun>(&ran)) {
    result.failure = notRun(subject, none->why);
    return;
  }
  Program output{subject.name, std::get<std::string>(std::move(ran)), {}};
  FirstError errors(&context_);
  if (auto why = refuseText(output, budget))
    result.failure = defectOf(DefectKind::InvalidOutput, {"-", "the command's output: " + *why});
  else if (!(result.module = parseProgram(output, context_)))
    result.failure =
        defectOf(DefectKind::InvalidOutput, errors.take("the command's output does not parse"));
}

void Transformer::readTarget(const Subject &subject, const Budget &budget, Transformed &result) {
  FirstError errors(&context_);
  std::optional<Program> program = Program{subject.text, subject.module};
  if (subject.module.empty())
    program = readProgram(subject.text, budget);
  else if (refuseText(*program, budget))
    program.reset();
  if (program)
    result.module = parseProgram(*program, context_);
  if (!result.module)
    result.failure =
        defectOf(DefectKind::InvalidOutput, errors.take("the target program cannot be read"));
}

Transformed Transformer::apply(const Subject &subject, ModuleOp source, const Budget &budget,
                               bool verifyEach, llvm::function_ref<void(StringRef)> running) {
  running_ = running;
  llvm::scope_exit over([&] { running_ = nullptr; });
  Transformed result;
  switch (subject.kind) {
  case Subject::Kind::Pipeline:
    runPipeline(subject, source, verifyEach, result);
    break;
  case Subject::Kind::Command:
    if (subject.version)
      runOlder(subject, source, budget, result);
    else
      runCommandSubject(subject, source, budget, result);
    break;
  case Subject::Kind::Target:
    readTarget(subject, budget, result);
    break;
  }
  if (!result.module)
    return result;
  if (!result.reached)
    result.reached = countAllocations(*result.module);
  return result;
}

} // namespace freehold
