//===- Subjects.cpp -------------------------------------------------------===//
#include "smt/patterns/Subjects.h"

#include "oracle/core/program/Registry.h"
#include "smt/patterns/Shapes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Rewrite/PatternApplicator.h"

using namespace mlir;

namespace freehold::smt::patterns {

//===----------------------------------------------------------------------===//
// Watching patterns
//===----------------------------------------------------------------------===//

/// An action contains the name of its pattern only in its text: "`apply-pattern pattern: (anonymous
/// namespace)::Name".
static StringRef patternOf(const ApplyPatternAction &action, SmallString<128> &buffer) {
  llvm::raw_svector_ostream stream(buffer);
  action.print(stream);
  StringRef name = buffer.str();
  if (size_t colon = name.find("pattern: "); colon != StringRef::npos)
    name = name.substr(colon + StringRef("pattern: ").size());
  if (size_t scope = name.rfind("::"); scope != StringRef::npos)
    name = name.substr(scope + 2);
  return name.empty() ? "unnamed" : name;
}

static bufferization::DeallocOp deallocOf(const tracing::Action &action) {
  for (IRUnit unit : action.getContextIRUnits())
    if (auto *op = llvm::dyn_cast_if_present<Operation *>(unit))
      return dyn_cast<bufferization::DeallocOp>(op);
  return nullptr;
}

/// Returns a number that changes whenever a pattern changes something. New ops are made before old
/// ones are erased, so no address is reused within one rewrite.
static size_t stateOf(Operation *function) {
  llvm::hash_code hash(0);
  function->walk([&](Operation *op) {
    hash = llvm::hash_combine(hash, op, op->getNumOperands());
    for (Value operand : op->getOperands())
      hash = llvm::hash_combine(hash, operand.getAsOpaquePointer());
  });
  return hash;
}

namespace {
/// Registers an action handler while it lives. `wanted` decides for each pattern on a dealloc
/// whether it is tried; other patterns are skipped if `isExclusive`. `changed` is called for those
/// that changed something.
class PatternWatch {
public:
  using Wanted = llvm::function_ref<bool(StringRef pattern)>;
  using Changed = llvm::function_ref<void(StringRef pattern, StringRef function)>;

  PatternWatch(MLIRContext &context, bool isExclusive, Wanted wanted, Changed changed)
      : context_(context), isExclusive_(isExclusive), wanted_(wanted), changed_(changed) {
    context.registerActionHandler([this](llvm::function_ref<void()> run,
                                         const tracing::Action &action) { handle(run, action); });
  }
  ~PatternWatch() { context_.registerActionHandler(nullptr); }

private:
  void handle(llvm::function_ref<void()> run, const tracing::Action &action) {
    auto *apply = llvm::dyn_cast<ApplyPatternAction>(&action);
    if (!apply)
      return run();
    bufferization::DeallocOp op = deallocOf(action);
    if (!op) {
      if (!isExclusive_)
        run();
      return;
    }
    SmallString<128> buffer;
    StringRef pattern = patternOf(*apply, buffer);
    if (!wanted_(pattern))
      return;
    auto function = op->getParentOfType<func::FuncOp>();
    size_t before = stateOf(function);
    run();
    if (stateOf(function) != before)
      changed_(pattern, function.getName());
  }

  MLIRContext &context_;
  bool isExclusive_;
  Wanted wanted_;
  Changed changed_;
};
} // namespace

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

SubjectRunner::SubjectRunner(MLIRContext &context, const PatternSubject &subject)
    : context_(context), subject_(subject), passes_(&context, ModuleOp::getOperationName()) {
  isValid_ = succeeded(parsePassPipeline(subject.pipeline, passes_));
}

OwningOpRef<ModuleOp> SubjectRunner::apply(ModuleOp source) {
  if (!isValid_)
    return nullptr;
  OwningOpRef<ModuleOp> target(source.clone());
  // Not printed, since a pass may emit diagnostics for thousands of shapes.
  failure_.clear();
  ScopedDiagnosticHandler quiet(&context_, [&](Diagnostic &diagnostic) {
    if (failure_.empty() && diagnostic.getSeverity() == DiagnosticSeverity::Error)
      failure_ = diagnostic.str();
    return success();
  });
  auto wanted = [&](StringRef pattern) {
    return subject_.only.empty() || pattern == subject_.only;
  };
  auto changed = [&](StringRef pattern, StringRef function) {
    ++fired_[pattern.str()];
    firedIn_.insert(function);
  };
  PatternWatch watch(context_, !subject_.only.empty(), wanted, changed);
  if (failed(passes_.run(*target)))
    return nullptr;
  return target;
}

std::vector<std::string> patternsOf(const std::string &pipeline) {
  registerPasses();
  auto context = makeContext();
  loadShapeDialects(*context);
  OwningOpRef<ModuleOp> module(ModuleOp::create(UnknownLoc::get(context.get())));
  Shape shape;
  shape.roots = {{Shape::Root::Kind::Argument}};
  shape.memrefs = shape.retained = {{Shape::Operand::Form::Whole, 0}};
  shape.conditions = {{Shape::Condition::Kind::Free, 0}};
  buildShape(shape, *module);
  PassManager passes(context.get(), ModuleOp::getOperationName());
  if (failed(parsePassPipeline(pipeline, passes, llvm::nulls())))
    return {};
  std::vector<std::string> names;
  // Every pattern is refused, so all of them are tried.
  auto wanted = [&](StringRef pattern) {
    if (!llvm::is_contained(names, pattern))
      names.push_back(pattern.str());
    return false;
  };
  ScopedDiagnosticHandler quiet(context.get(), [](Diagnostic &) { return success(); });
  PatternWatch watch(*context, /*isExclusive=*/false, wanted, [](StringRef, StringRef) {});
  (void)passes.run(*module);
  return names;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static std::string inFunctions(StringRef passes) { return ("func.func(" + passes + ")").str(); }

std::vector<PatternSubject> builtinPipelines() {
  registerPasses();
  return {
      {"upstream", inFunctions("canonicalize,buffer-deallocation-simplification,canonicalize"), "",
       true},
      {"upstream-canonicalize", inFunctions("canonicalize"), "", false},
      {"upstream-simplification", inFunctions("buffer-deallocation-simplification"), "", false},
      {"fh", inFunctions("fh-canonicalize,fh-buffer-deallocation-simplification,fh-canonicalize"),
       "", true},
      {"fh-canonicalize", inFunctions("fh-canonicalize"), "", false},
      {"fh-simplification", inFunctions("fh-buffer-deallocation-simplification"), "", false},
  };
}

/// Returns `pipelines`, each followed by its patterns if `isSplit` holds.
static std::vector<PatternSubject> withPatterns(std::vector<PatternSubject> pipelines) {
  std::vector<PatternSubject> subjects;
  std::vector<std::string> seen;
  for (PatternSubject &whole : pipelines) {
    subjects.push_back(whole);
    if (whole.isThorough && pipelines.size() > 1)
      continue;
    for (const std::string &pattern : patternsOf(whole.pipeline)) {
      if (llvm::is_contained(seen, pattern))
        continue;
      seen.push_back(pattern);
      subjects.push_back({whole.name + ":" + pattern, whole.pipeline, pattern, false});
    }
  }
  return subjects;
}

std::vector<PatternSubject> builtinSubjects() { return withPatterns(builtinPipelines()); }

std::variant<std::vector<PatternSubject>, std::string> userSubjects(const std::string &pipeline) {
  registerPasses();
  StringRef inner = pipeline;
  if (inner.consume_front("builtin.module("))
    inner.consume_back(")");
  // Try the text as a module pipeline, then as one nested on functions.
  std::string errors;
  llvm::raw_string_ostream stream(errors);
  for (const std::string &text : {inner.str(), inFunctions(inner)}) {
    auto context = makeContext();
    PassManager passes(context.get(), ModuleOp::getOperationName());
    if (succeeded(parsePassPipeline(text, passes, stream)))
      return withPatterns({{pipeline, text, "", true}});
  }
  return StringRef(errors).split('\n').first.str();
}

} // namespace freehold::smt::patterns
