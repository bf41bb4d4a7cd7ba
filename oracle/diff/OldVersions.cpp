//===- OldVersions.cpp - Programs between versions of MLIR ----------------===//
// Translates a program to the IR of an older MLIR and back. Both directions parse the generic form
// in a context without dialects, apply the rows of VersionTable.h to each op, and print the generic
// form again. The locations of the source survive as numbers: each op and argument gets the pseudo
// location "freehold":N:1, which fromOldVersion and takeLocation look up again. The result is an
// Untranslatable with a reason if the text does not parse, an op has no counterpart in the other
// version, or the old tool's output does not verify.
//===----------------------------------------------------------------------===//
#include "oracle/diff/OldVersions.h"

#include "oracle/diff/VersionTable.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;

namespace freehold {

/// The file name of the pseudo locations in the text for the old tool.
static constexpr const char *kPlaces = "freehold";

static std::string firstLineOf(Diagnostic &diagnostic) {
  return StringRef(diagnostic.str()).split('\n').first.str();
}

namespace {
/// Keeps the first error of a context, and prints no diagnostics.
class Quiet : public ScopedDiagnosticHandler {
public:
  explicit Quiet(MLIRContext *context) : ScopedDiagnosticHandler(context) {
    setHandler([this](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Error && first.empty())
        first = firstLineOf(diagnostic);
      return success();
    });
  }
  std::string first;
};

/// A context with the builtin dialect only.
class BareContext : public MLIRContext {
public:
  BareContext() : MLIRContext(DialectRegistry(), Threading::DISABLED) {
    allowUnregisteredDialects();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string genericText(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(
      stream,
      OpPrintingFlags().useLocalScope().printGenericOpForm().enableDebugInfo().assumeVerified());
  return text;
}

/// Replaces named linalg ops that the version does not have by equivalent linalg.generic ops.
static void generalize(ModuleOp module, unsigned version) {
  SmallVector<linalg::LinalgOp> unknown;
  module->walk([&](linalg::LinalgOp op) {
    if (versionTable().isUnknownStructured(op->getName().getStringRef(), version))
      unknown.push_back(op);
  });
  IRRewriter rewriter(module.getContext());
  for (linalg::LinalgOp op : unknown) {
    rewriter.setInsertionPoint(op);
    (void)linalg::generalizeNamedOp(rewriter, op);
  }
}

/// Prints the generic form, with a number as the location of each op and each argument.
static std::string numberedText(ModuleOp source, unsigned version,
                                std::vector<Location> &locations) {
  OwningOpRef<ModuleOp> copy(source.clone());
  generalize(*copy, version);
  auto file = StringAttr::get(source.getContext(), kPlaces);
  auto number = [&](Location location) -> Location {
    locations.push_back(location);
    return FileLineColLoc::get(file, locations.size(), 1);
  };
  copy->walk([&](Operation *op) {
    op->setLoc(number(op->getLoc()));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          argument.setLoc(number(argument.getLoc()));
  });
  return genericText(*copy);
}

static OwningOpRef<ModuleOp> read(StringRef text, MLIRContext &context, bool verified) {
  return parseSourceString<ModuleOp>(text, ParserConfig(&context, verified), "output");
}

//===----------------------------------------------------------------------===//
// Translation between versions
//===----------------------------------------------------------------------===//

/// Turns inherent attributes into plain ones, which every version accepts instead of
/// properties.
static void mergeProperties(Operation *op) {
  auto properties = dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute());
  if (!properties)
    return;
  NamedAttrList all(op->getDiscardableAttrDictionary());
  for (NamedAttribute attribute : properties)
    all.set(attribute.getName(), attribute.getValue());
  // Ops of the builtin dialect are registered even in a BareContext. The properties of other ops
  // are a single attribute there.
  if (op->isRegistered())
    for (NamedAttribute attribute : properties)
      op->getName().setInherentAttr(op, attribute.getName(), nullptr);
  else
    *op->getPropertiesStorage().as<Attribute *>() = nullptr;
  op->setDiscardableAttrs(all.getDictionary(op->getContext()));
}

/// Applies the version's rows of the table, and returns the text or why it cannot be
/// translated.
static std::variant<std::string, Untranslatable> translate(StringRef text, unsigned version,
                                                           Direction direction) {
  BareContext context;
  Quiet errors(&context);
  OwningOpRef<ModuleOp> module = read(text, context, /*verified=*/false);
  if (!module)
    return Untranslatable{errors.first};
  const VersionTable &table = versionTable();
  std::string why;
  // The walk visits inner ops first, and permits a row to replace the visited op.
  WalkResult walked = module->walk([&](Operation *op) {
    mergeProperties(op);
    why = table.apply(op, version, direction);
    return why.empty() ? WalkResult::advance() : WalkResult::interrupt();
  });
  if (walked.wasInterrupted())
    return Untranslatable{why};
  return genericText(*module);
}

std::variant<OldProgram, Untranslatable> toOldVersion(ModuleOp source, unsigned version) {
  OldProgram result;
  auto text = translate(numberedText(source, version, result.locations), version, Direction::ToOld);
  if (auto *failure = std::get_if<Untranslatable>(&text))
    return *failure;
  result.text = std::move(std::get<std::string>(text));
  return result;
}

/// Returns the source's location for a pseudo location, or null if it is not one.
static LocationAttr lookUp(FileLineColLoc place, ArrayRef<Location> locations) {
  if (place.getFilename() != kPlaces || place.getLine() == 0 || place.getLine() > locations.size())
    return nullptr;
  return locations[place.getLine() - 1];
}

std::variant<OwningOpRef<ModuleOp>, Untranslatable> fromOldVersion(StringRef text, unsigned version,
                                                                   MLIRContext &context,
                                                                   ArrayRef<Location> locations) {
  auto translated = translate(text, version, Direction::FromOld);
  if (auto *failure = std::get_if<Untranslatable>(&translated))
    return *failure;
  Quiet errors(&context);
  OwningOpRef<ModuleOp> module = read(std::get<std::string>(translated), context, true);
  if (!module)
    return Untranslatable{errors.first};
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](LocationAttr location) -> std::optional<Attribute> {
    auto place = dyn_cast<FileLineColLoc>(location);
    LocationAttr meant = place ? lookUp(place, locations) : nullptr;
    return meant ? std::optional<Attribute>(meant) : std::nullopt;
  });
  replacer.recursivelyReplaceElementsIn(module->getOperation(), /*replaceAttrs=*/false,
                                        /*replaceLocs=*/true);
  return std::move(module);
}

std::optional<Location> takeLocation(StringRef &line, ArrayRef<Location> locations) {
  StringRef rest = line;
  unsigned number = 0, column = 0;
  if (!rest.consume_front(kPlaces) || !rest.consume_front(":") || rest.consumeInteger(10, number) ||
      !rest.consume_front(":") || rest.consumeInteger(10, column) || !rest.consume_front(": ") ||
      number == 0 || number > locations.size())
    return std::nullopt;
  line = rest;
  return locations[number - 1];
}

} // namespace freehold
