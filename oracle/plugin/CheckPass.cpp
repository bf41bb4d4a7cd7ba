//===- CheckPass.cpp ------------------------------------------------------===//
#include "oracle/plugin/CheckPass.h"

#include "oracle/core/program/Pipelines.h"
#include "oracle/plugin/Checker.h"
#include "oracle/plugin/PassSteps.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/Pass.h"

#include "llvm/ADT/StringExtras.h"

#include <dlfcn.h>
#include <optional>
#include <set>

using namespace mlir;

namespace freehold {
namespace {

struct CheckPass : PassWrapper<CheckPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CheckPass)
  CheckPass() = default;
  CheckPass(const CheckPass &other)
      : PassWrapper<CheckPass, OperationPass<ModuleOp>>(other), parsed_(other.parsed_) {}

  StringRef getArgument() const final { return "fh-check"; }
  StringRef getDescription() const final {
    return "Runs a pipeline and judges it with Freehold: programs before and after are run";
  }

  /// The pipeline is read with the options, so that the dialects of its passes are known when the
  /// host loads dialects, which is before any pass runs.
  LogicalResult initializeOptions(StringRef options,
                                  function_ref<LogicalResult(const Twine &)> errorHandler) final;
  void getDependentDialects(DialectRegistry &registry) const final {
    if (parsed_)
      parsed_->getDependentDialects(registry);
  }
  void runOnOperation() final;

private:
  CheckerOptions checkerOptions() const;
  void noteDialects(ModuleOp module);
  LogicalResult runSteps(ModuleOp module, std::string &dump);
  std::string pipelineText() const;
  std::string textOf(ModuleOp module) const;
  std::string recordOf(StringRef name, ModuleOp module) const;
  Location locationOf(ModuleOp module, StringRef text, StringRef entry) const;
  void report(ModuleOp module, const CheckedEntry &checked);

  Option<std::string> pipeline_{*this, "pipeline",
                                llvm::cl::desc("What to run and to judge, a pipeline on modules")};
  Option<bool> afterEach_{*this, "after-each",
                          llvm::cl::desc("Judge after each pass, and name the guilty one"),
                          llvm::cl::init(false)};
  Option<unsigned> inputs_{*this, "inputs", llvm::cl::desc("Inputs for each entry; 0: the default"),
                           llvm::cl::init(0)};
  Option<uint64_t> seed_{*this, "seed", llvm::cl::desc("Inputs, contents and external answers"),
                         llvm::cl::init(1)};
  ListOption<std::string> oracle_{*this, "oracle", llvm::cl::desc("Judges: interp, native, proof")};
  Option<unsigned> timeoutMs_{*this, "timeout",
                              llvm::cl::desc("Milliseconds for a step; 0: the default"),
                              llvm::cl::init(0)};
  Option<bool> remarks_{*this, "remarks", llvm::cl::desc("Say what could not be judged"),
                        llvm::cl::init(true)};
  ListOption<std::string> dialectPlugins_{
      *this, "dialect-plugin",
      llvm::cl::desc(
          "Plug-ins of dialects that the tool has in itself; those that it loaded are known")};
  Option<std::string> checker_{*this, "checker", llvm::cl::desc("The path of freehold-check")};
  std::optional<OpPassManager> parsed_;
  /// Of the modules that were seen: dialects of their ops, and the plug-ins from which the tool has these.
  std::set<std::string> dialects_, plugins_;
};
} // namespace

LogicalResult
CheckPass::initializeOptions(StringRef options,
                             function_ref<LogicalResult(const Twine &)> errorHandler) {
  if (failed(PassWrapper::initializeOptions(options, errorHandler)))
    return failure();
  if (StringRef(pipeline_).trim().empty())
    return errorHandler("fh-check needs a pipeline: fh-check{pipeline=\"...\"}");
  OpPassManager passes(ModuleOp::getOperationName(), OpPassManager::Nesting::Implicit);
  std::string why;
  llvm::raw_string_ostream stream(why);
  if (failed(addPipeline(passes, pipeline_, stream)))
    return errorHandler("the pipeline of fh-check does not parse: " + why);
  parsed_ = std::move(passes);
  return success();
}

CheckerOptions CheckPass::checkerOptions() const {
  CheckerOptions options{checker_, {"--seed=" + std::to_string(seed_)}};
  if (inputs_)
    options.arguments.push_back("--inputs=" + std::to_string(inputs_));
  if (timeoutMs_)
    options.arguments.push_back("--timeout=" + std::to_string(timeoutMs_));
  for (const std::string &oracle : oracle_)
    options.arguments.push_back("--oracle=" + oracle);
  std::set<std::string> plugins = plugins_;
  plugins.insert(dialectPlugins_.begin(), dialectPlugins_.end());
  for (const std::string &plugin : plugins)
    options.arguments.push_back("--load-dialect-plugin=" + plugin);
  if (!dialects_.empty())
    options.arguments.push_back("--driver-dialects=" + llvm::join(dialects_, ","));
  return options;
}

/// Returns the plug-in that the dialect is from; empty if it is from the tool or MLIR itself.
static std::string pluginOf(Dialect *dialect) {
  // Its table of virtual functions is where its code is.
  Dl_info info;
  if (!dladdr(*reinterpret_cast<void **>(dialect), &info) || !info.dli_fname)
    return "";
  void *library = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
  bool isPlugin = library && dlsym(library, "mlirGetDialectPluginInfo");
  // Symbols of libraries that it needs are found as well.
  Dl_info found;
  isPlugin = isPlugin && dladdr(dlsym(library, "mlirGetDialectPluginInfo"), &found) &&
             found.dli_fbase == info.dli_fbase;
  if (library)
    dlclose(library);
  return isPlugin ? info.dli_fname : "";
}

/// The checker has to know the tool's own dialects: passes rely on what their ops say of themselves.
void CheckPass::noteDialects(ModuleOp module) {
  module->walk([&](Operation *op) {
    Dialect *dialect = op->isRegistered() ? op->getDialect() : nullptr;
    if (!dialect || !dialects_.insert(dialect->getNamespace().str()).second)
      return;
    if (std::string plugin = pluginOf(dialect); !plugin.empty())
      plugins_.insert(std::move(plugin));
  });
}

/// Returns the passes without the module around them, as reports name them.
std::string CheckPass::pipelineText() const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  parsed_->printAsTextualPipeline(stream);
  StringRef inner = text;
  inner.consume_front("builtin.module(");
  inner.consume_back(")");
  return inner.str();
}

/// The generic form can be read without the dialects of the host.
std::string CheckPass::textOf(ModuleOp module) const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream, OpPrintingFlags().printGenericOpForm().enableDebugInfo().useLocalScope());
  return text + "\n";
}

std::string CheckPass::recordOf(StringRef name, ModuleOp module) const {
  return ("// -----// IR Dump After fh-check (" + name + ") //----- //\n").str() + textOf(module);
}

/// The location in the text, else that of the function, else that of the module.
Location CheckPass::locationOf(ModuleOp module, StringRef text, StringRef entry) const {
  auto [rest, columnText] = text.rsplit(':');
  auto [file, lineText] = rest.rsplit(':');
  unsigned line = 0, column = 0;
  if (!file.empty() && !lineText.getAsInteger(10, line) && !columnText.getAsInteger(10, column))
    return FileLineColLoc::get(module.getContext(), file, line, column);
  Operation *function = entry.empty() ? nullptr : SymbolTable::lookupSymbolIn(module, entry);
  return function ? function->getLoc() : module.getLoc();
}

void CheckPass::report(ModuleOp module, const CheckedEntry &checked) {
  bool isDefect = checked.verdict == CheckedEntry::Verdict::Defect;
  if (checked.verdict == CheckedEntry::Verdict::Agree || (!isDefect && !remarks_))
    return;
  Location at = locationOf(module, checked.location, checked.entry);
  InFlightDiagnostic diagnostic = isDefect ? emitError(at) : emitRemark(at);
  diagnostic << (isDefect ? "" : "not judged: ") << checked.word << " (fh-check";
  if (afterEach_)
    diagnostic << ", " << checked.step;
  if (!checked.entry.empty())
    diagnostic << ", @" << checked.entry;
  diagnostic << "): " << checked.message;
  for (const CheckedEntry::Note &note : checked.notes)
    diagnostic.attachNote(note.location == "-" ? at
                                               : locationOf(module, note.location, checked.entry))
        << note.message;
}

/// Runs the pipeline, all of it or pass by pass, and adds the module after each step to the dump.
LogicalResult CheckPass::runSteps(ModuleOp module, std::string &dump) {
  auto steps = afterEach_ ? stepsOf(*parsed_) : std::nullopt;
  if (afterEach_ && !steps && remarks_)
    emitRemark(module.getLoc()) << "fh-check cannot run these passes one by one, since the text of "
                                   "one does not parse; it judges the whole pipeline";
  if (!steps) {
    steps.emplace();
    steps->push_back({pipelineText(), *parsed_});
  }
  for (PassStep &step : *steps) {
    if (failed(runPipeline(step.passes, module)))
      return failure();
    noteDialects(module);
    dump += recordOf(step.name, module);
  }
  return success();
}

void CheckPass::runOnOperation() {
  ModuleOp module = getOperation();
  if (!parsed_) {
    emitError(module.getLoc()) << "fh-check needs a pipeline: fh-check{pipeline=\"...\"}";
    return signalPassFailure();
  }
  noteDialects(module);
  std::string input = textOf(module), dump;
  // The pass that failed said why itself.
  if (failed(runSteps(module, dump)))
    signalPassFailure();
  if (dump.empty())
    return;
  auto answer = askChecker(checkerOptions(), input, dump);
  if (auto *why = std::get_if<std::string>(&answer)) {
    emitError(module.getLoc()) << "fh-check: " << *why;
    return signalPassFailure();
  }
  for (const CheckedEntry &checked : std::get<0>(answer)) {
    report(module, checked);
    if (checked.verdict == CheckedEntry::Verdict::Defect)
      signalPassFailure();
  }
}

void registerCheckPass() {
  registerPass([] { return std::make_unique<CheckPass>(); });
}

} // namespace freehold
