//===- Extensions.cpp -----------------------------------------------------===//
#include "oracle/core/program/Extensions.h"

#include "oracle/core/process/Files.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/program/Budget.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/Dialect/IRDL/IR/IRDL.h"
#include "mlir/Dialect/IRDL/IRDLLoading.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace freehold {

static constexpr llvm::StringLiteral kModel = "freehold.model";

static LogicalResult loadPlugin(const std::string &path, MLIRContext &context) {
  auto plugin = DialectPlugin::load(path);
  if (!plugin)
    return emitError(UnknownLoc::get(&context)) << llvm::toString(plugin.takeError());
  DialectRegistry registry;
  plugin->registerDialectRegistryCallbacks(registry);
  std::vector<StringRef> available = context.getAvailableDialects();
  bool isKnown = llvm::all_of(registry.getDialectNames(),
                              [&](StringRef name) { return llvm::is_contained(available, name); });
  if (!isKnown)
    context.appendDialectRegistry(registry);
  return success();
}

static LogicalResult loadIrdl(const std::string &text, MLIRContext &context) {
  auto module = parseSourceString<ModuleOp>(text, ParserConfig(&context), "irdl");
  if (!module)
    return failure();
  auto dialects = module->getOps<irdl::DialectOp>();
  bool isKnown = llvm::all_of(dialects, [&](irdl::DialectOp dialect) {
    return context.getLoadedDialect(dialect.getSymName()) != nullptr;
  });
  return isKnown ? success() : irdl::loadDialects(*module);
}

bool loadExtensions(const Extensions &extensions, MLIRContext &context) {
  for (const std::string &path : extensions.dialectPlugins)
    if (failed(loadPlugin(path, context)))
      return false;
  for (const std::string &text : extensions.irdl)
    if (failed(loadIrdl(text, context)))
      return false;
  return true;
}

StringRef modelledOp(func::FuncOp function) {
  Attribute attribute = function->getAttr(kModel);
  if (auto name = dyn_cast_or_null<StringAttr>(attribute))
    return name.getValue();
  return isa_and_nonnull<UnitAttr>(attribute) ? function.getSymName() : StringRef();
}

OwningOpRef<ModuleOp> parseModels(const Extensions &extensions, MLIRContext &context) {
  if (extensions.opModels.empty() || !loadExtensions(extensions, context))
    return {};
  auto module =
      parseSourceString<ModuleOp>(extensions.opModels, ParserConfig(&context), "op-models");
  if (!module)
    return {};
  bool hasModel = false;
  for (auto function : module->getOps<func::FuncOp>()) {
    bool isModel = !modelledOp(function).empty();
    hasModel |= isModel;
    if (isModel && function.isExternal()) {
      function.emitError() << "is a model without a body";
      return {};
    }
  }
  if (!hasModel) {
    module->emitError() << "has no function with the attribute " << kModel;
    return {};
  }
  return module;
}

std::string opOfExtensions(ModuleOp module, const Extensions &extensions, ModuleOp models) {
  if (extensions == Extensions())
    return "";
  llvm::StringSet<> modelled;
  if (models)
    for (auto function : models.getOps<func::FuncOp>())
      modelled.insert(modelledOp(function));
  auto shipped = dialectRegistry().getDialectNames();
  std::string found;
  module.walk([&](Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    bool isForeign = op->isRegistered() && !llvm::is_contained(shipped, dialect);
    if (!isForeign && !modelled.contains(op->getName().getStringRef()))
      return WalkResult::advance();
    auto isBuffer = [](Type type) { return isa<BaseMemRefType>(type); };
    if (op->getNumRegions() == 0 && llvm::none_of(op->getOperandTypes(), isBuffer) &&
        llvm::none_of(op->getResultTypes(), isBuffer))
      return WalkResult::advance();
    found = op->getName().getStringRef().str();
    return WalkResult::interrupt();
  });
  return found;
}

std::string optionsOf(const ExtensionFiles &files) {
  std::string options;
  for (const std::string &path : files.dialectPlugins)
    options += " --load-dialect-plugin " + shellWord(path);
  for (const std::string &path : files.irdl)
    options += " --irdl-file " + shellWord(path);
  return files.opModels.empty() ? options : options + " --op-models " + shellWord(files.opModels);
}

static std::string irdlFile(size_t number) {
  return "irdl-" + std::to_string(number + 1) + ".mlir";
}
static constexpr const char *kModelsFile = "op-models.mlir";

std::vector<std::pair<std::string, std::string>> filesOf(const Extensions &extensions) {
  std::vector<std::pair<std::string, std::string>> files;
  for (const auto &[number, text] : llvm::enumerate(extensions.irdl))
    files.emplace_back(irdlFile(number), text);
  if (!extensions.opModels.empty())
    files.emplace_back(kModelsFile, extensions.opModels);
  return files;
}

std::string optionsOf(const Extensions &extensions, const std::string &folder) {
  const std::string prefix = folder.empty() ? "" : folder + "/";
  ExtensionFiles files{.dialectPlugins = extensions.dialectPlugins};
  for (size_t n = 0; n < extensions.irdl.size(); ++n)
    files.irdl.push_back(prefix + irdlFile(n));
  if (!extensions.opModels.empty())
    files.opModels = prefix + kModelsFile;
  return optionsOf(files);
}

/// Reads a file and keeps its text.
static bool readText(const std::string &path, std::string &text) {
  auto file = readWhole(path, Budget());
  if (file)
    text = std::move(file->text);
  return file.has_value();
}

std::optional<Extensions> readExtensions(const ExtensionFiles &files) {
  Extensions extensions;
  // Programs are stored, and are read again from other folders.
  llvm::transform(files.dialectPlugins, std::back_inserter(extensions.dialectPlugins),
                  absoluteLibrary);
  for (const std::string &path : files.irdl)
    if (!readText(path, extensions.irdl.emplace_back()))
      return std::nullopt;
  if (!files.opModels.empty() && !readText(files.opModels, extensions.opModels))
    return std::nullopt;
  if (extensions == Extensions())
    return extensions;
  auto context = makeContext();
  ScopedDiagnosticHandler handler(context.get(), [](Diagnostic &diagnostic) {
    llvm::errs() << diagnostic.getLocation() << ": error: " << diagnostic << '\n';
    return success();
  });
  if (!loadExtensions(extensions, *context))
    return std::nullopt;
  if (!files.opModels.empty() && !parseModels(extensions, *context))
    return std::nullopt;
  return extensions;
}

} // namespace freehold
