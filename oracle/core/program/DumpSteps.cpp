//===- DumpSteps.cpp ------------------------------------------------------===//
#include "oracle/core/program/DumpSteps.h"

#include "oracle/core/program/DumpPrograms.h"
#include "oracle/core/program/Extensions.h"
#include "oracle/core/program/Pipelines.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"

#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace mlir;

namespace freehold {

std::string DumpStep::title() const {
  return "pass " + pass + (symbol.empty() ? "" : " on @" + symbol);
}

namespace {
/// One module in the forms that are needed of it.
struct Whole {
  OwningOpRef<ModuleOp> module;
  /// Without locations, to see whether a pass changed anything.
  std::string plain;
  bool isThere() { return static_cast<bool>(module); }
};

/// What a record's text holds, or why it cannot be used.
struct Parsed {
  /// Not verified; owned by the block.
  std::unique_ptr<Block> block;
  Operation *op = nullptr;
  std::string why;
};

/// A pass that began and whose end the dump did not show so far.
struct OpenPass {
  std::string pass, symbol;
  bool isOnModule = false;
  /// What was known when it began: passes that it runs itself, as the inliner does, are judged with it.
  size_t stepsBefore = 0;
  std::string skippedBefore;
};

class Follower {
public:
  Follower(const std::vector<DumpRecord> &records, const Extensions &extensions,
           const Budget &budget)
      : records_(records), budget_(budget), context_(makeContext()),
        handler_(context_.get(), [this](Diagnostic &said) { return keepError(said); }) {
    // Of extensions that do not load, no op is known: each step says so.
    (void)loadExtensions(extensions, *context_);
  }

  DumpSteps follow(const std::optional<Program> &input);

private:
  LogicalResult keepError(Diagnostic &said);
  Parsed parse(const std::string &text, const std::string &file, unsigned line);
  void noteNestedModules(Operation *op);
  bool isWholeModule(const DumpRecord &record, ModuleOp module) const;
  std::string splice(Operation *op, Whole &next);
  std::string nextModule(const DumpRecord &record, Parsed &parsed, Whole &next);
  std::string verifyAndPrint(Whole &whole);
  std::string text(ModuleOp module, bool hasLocations);

  void take(const DumpRecord &record, Parsed &parsed);
  void takeBefore(const DumpRecord &record, Parsed &parsed, const std::string &symbol);
  void addUnjudged(DumpStep::State state, const std::string &pass, const std::string &symbol,
                   std::string why);
  void addStep(std::string pass, std::string symbol, Whole next);
  void takeInput(const Program &input);
  bool isStateBefore(const DumpRecord &record, const Parsed &parsed);
  void beginProgram();
  void finish();

  const std::vector<DumpRecord> &records_;
  const Budget &budget_;
  std::unique_ptr<MLIRContext> context_;
  std::string error_;
  ScopedDiagnosticHandler handler_;
  /// Names of modules inside of others; "" for those without one.
  std::set<std::string> nested_;
  std::optional<std::string> rootName_;
  Whole state_;
  std::vector<OpenPass> open_;
  /// Passes whose records could not be used since state_ was known.
  std::string skipped_;
  /// Whether a pass that began was followed by others without its end: the driver prints only passes
  /// that change something, or only what is before them.
  bool leavesOpen_ = false;
  /// Number of the program that the records are of, from 0.
  unsigned program_ = 0;
  DumpSteps result_;
};
} // namespace

static std::string symbolOf(Operation *op) {
  auto name = op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
  return name ? name.str() : "";
}

/// Adds a pass to a list of different ones.
static void append(std::string &list, const std::string &name) {
  SmallVector<StringRef> names;
  StringRef(list).split(names, ", ");
  if (!llvm::is_contained(names, name))
    list += (list.empty() ? "" : ", ") + name;
}

LogicalResult Follower::keepError(Diagnostic &said) {
  if (said.getSeverity() == DiagnosticSeverity::Error && error_.empty())
    error_ = said.str();
  return success();
}

Parsed Follower::parse(const std::string &text, const std::string &file, unsigned line) {
  Parsed parsed;
  Program program{file, text};
  if (text.find("__elided__") != std::string::npos) {
    parsed.why = "the dump leaves out constants";
    return parsed;
  }
  if (auto why = refuseText(program, budget_)) {
    parsed.why = *why;
    return parsed;
  }
  // Empty lines give ops the locations that they have in the dump.
  std::string padded = std::string(line ? line - 1 : 0, '\n') + text;
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(padded, file), llvm::SMLoc());
  parsed.block = std::make_unique<Block>();
  error_.clear();
  ParserConfig config(context_.get(), /*verifyAfterParse=*/false);
  if (failed(parseSourceFile(sources, parsed.block.get(), config)))
    parsed.why = "its IR does not parse: " + (error_.empty() ? "unknown error" : error_);
  else if (!llvm::hasSingleElement(*parsed.block))
    parsed.why = "its IR is not one operation";
  else
    parsed.op = &parsed.block->front();
  return parsed;
}

void Follower::noteNestedModules(Operation *op) {
  op->walk([&](ModuleOp module) {
    if (module != op)
      nested_.insert(symbolOf(module));
  });
}

/// A pass on a module inside of another prints that one only.
bool Follower::isWholeModule(const DumpRecord &record, ModuleOp module) const {
  if (!record.operation.empty())
    return true;
  std::string name = symbolOf(module);
  if (nested_.contains(name) && !module
                                     .walk([&](ModuleOp inner) {
                                       return inner == module ? WalkResult::advance()
                                                              : WalkResult::interrupt();
                                     })
                                     .wasInterrupted())
    return false;
  return !rootName_ || *rootName_ == name;
}

/// Puts the op in the place of the one of its name in the module known last.
std::string Follower::splice(Operation *op, Whole &next) {
  std::string name = symbolOf(op);
  if (name.empty())
    return "its IR is an operation without a name";
  if (!state_.isThere())
    return "its IR is one function, and no whole module comes before it; give the program that the "
           "driver read as INPUT.mlir";
  next.module = OwningOpRef<ModuleOp>(state_.module->clone());
  SmallVector<Operation *> found;
  next.module->walk([&](Operation *each) {
    if (symbolOf(each) == name && each->getName() == op->getName() && each != *next.module)
      found.push_back(each);
  });
  if (found.size() != 1)
    return "the last whole module has " + std::string(found.empty() ? "no" : "several") + " @" +
           name;
  OpBuilder builder(found.front());
  builder.clone(*op);
  found.front()->erase();
  return "";
}

std::string Follower::text(ModuleOp module, bool hasLocations) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream, OpPrintingFlags().useLocalScope().enableDebugInfo(hasLocations));
  return text + "\n";
}

std::string Follower::verifyAndPrint(Whole &whole) {
  error_.clear();
  if (failed(verify(*whole.module)))
    return "its IR does not verify: " + error_;
  whole.plain = text(*whole.module, /*hasLocations=*/false);
  return "";
}

/// Makes the whole module after the record, or returns why there is none.
std::string Follower::nextModule(const DumpRecord &record, Parsed &parsed, Whole &next) {
  auto module = dyn_cast<ModuleOp>(parsed.op);
  if (!module || !isWholeModule(record, module)) {
    if (module && symbolOf(module).empty())
      return "its IR is a module without a name inside of another";
    if (std::string why = splice(parsed.op, next); !why.empty())
      return why;
    std::string why = verifyAndPrint(next);
    return why.empty() ? "" : "it does not fit into the last whole module: " + why;
  }
  if (!rootName_)
    rootName_ = symbolOf(module);
  parsed.op->remove();
  next.module = OwningOpRef<ModuleOp>(module);
  return verifyAndPrint(next);
}

static unsigned countFrees(ModuleOp module) {
  unsigned count = 0;
  module.walk([&](Operation *op) {
    StringRef name = op->getName().getStringRef();
    // A realloc frees as well, and may be expanded to a dealloc.
    count +=
        name == "memref.dealloc" || name == "bufferization.dealloc" || name == "memref.realloc";
  });
  return count;
}

/// A pass of somebody's own is taken for one that deallocates if it adds the first frees, or adds
/// frees and is named so. Inlining or unrolling adds frees as well.
static bool insertsDeallocations(StringRef passes, ModuleOp before, ModuleOp after) {
  SmallVector<StringRef> names;
  // A step may be a whole pipeline with nested ones and options.
  llvm::SplitString(passes, names, "(){}=, ");
  if (llvm::any_of(names, isDeallocationPass))
    return true;
  unsigned freesBefore = countFrees(before);
  return countFrees(after) > freesBefore && (!freesBefore || passes.contains("dealloc"));
}

/// Whether two modules have functions, and none in common: these are different programs.
static bool areUnrelated(ModuleOp before, ModuleOp after) {
  auto namesOf = [](ModuleOp module) {
    std::set<std::string> names;
    module.walk([&](FunctionOpInterface function) { names.insert(function.getName().str()); });
    return names;
  };
  std::set<std::string> first = namesOf(before), second = namesOf(after);
  return !first.empty() && !second.empty() &&
         llvm::none_of(first, [&](const std::string &name) { return second.contains(name); });
}

void Follower::addUnjudged(DumpStep::State state, const std::string &pass,
                           const std::string &symbol, std::string why) {
  DumpStep step;
  step.state = state;
  step.pass = pass;
  step.symbol = symbol;
  step.why = std::move(why);
  step.program = program_;
  append(skipped_, pass);
  result_.steps.push_back(std::move(step));
}

void Follower::addStep(std::string pass, std::string symbol, Whole next) {
  if (!state_.isThere()) {
    addUnjudged(DumpStep::State::NotJudged, pass, symbol,
                std::string(program_
                                ? "the passes of the dump begin anew, perhaps on another program"
                                : "the program before it is not known") +
                    "; give what the driver read as INPUT.mlir");
  } else if (areUnrelated(*state_.module, *next.module)) {
    ++program_;
    addUnjudged(
        DumpStep::State::NotJudged, pass, symbol,
        "it has no function of the module before it: is this the dump of several programs?");
  } else {
    DumpStep step;
    step.pass = std::move(pass);
    step.symbol = std::move(symbol);
    step.with = skipped_;
    step.program = program_;
    step.hasFrees = countFrees(*state_.module);
    step.deallocates =
        insertsDeallocations(step.pass + ", " + skipped_, *state_.module, *next.module);
    // A deallocation pass that changes nothing may leak what it should have freed.
    step.state = state_.plain == next.plain && !step.deallocates ? DumpStep::State::Unchanged
                                                                 : DumpStep::State::Judged;
    if (step.state == DumpStep::State::Judged) {
      step.before = text(*state_.module, /*hasLocations=*/true);
      step.after = text(*next.module, /*hasLocations=*/true);
    }
    result_.steps.push_back(std::move(step));
  }
  skipped_.clear();
  state_ = std::move(next);
}

/// What is there before a pass is what the passes made that were open until now.
void Follower::takeBefore(const DumpRecord &record, Parsed &parsed, const std::string &symbol) {
  Whole next;
  std::string why = parsed.why;
  bool isPart = parsed.op && !isa<ModuleOp>(parsed.op);
  bool waitsForModule =
      isPart && (!skipped_.empty() ||
                 llvm::any_of(open_, [](const OpenPass &open) { return open.isOnModule; }));
  if (waitsForModule)
    why = "waits";
  if (why.empty())
    why = nextModule(record, parsed, next);
  std::string passes;
  std::string ranOn = symbol;
  auto isOver = [&](const OpenPass &open) { return !isPart || open.symbol == symbol; };
  if (why.empty()) {
    for (const OpenPass &open : open_)
      if (isOver(open)) {
        append(passes, open.pass);
        ranOn = open.symbol;
      }
    leavesOpen_ |= !passes.empty();
    size_t before = open_.size();
    llvm::erase_if(open_, isOver);
    if (before - open_.size() > 1)
      ranOn = "";
    if (passes.empty() && state_.isThere() && state_.plain != next.plain)
      passes = skipped_.empty() ? "(passes that are not in the dump)" : skipped_;
    if (!passes.empty()) {
      addStep(std::move(passes), std::move(ranOn), std::move(next));
    } else {
      state_ = std::move(next);
      skipped_.clear();
    }
  }
  open_.push_back(
      {record.pass, symbol, !isPart && record.symbol.empty(), result_.steps.size(), skipped_});
}

void Follower::take(const DumpRecord &record, Parsed &parsed) {
  bool isPart = parsed.op && !isa<ModuleOp>(parsed.op);
  std::string symbol = !record.symbol.empty() ? record.symbol : isPart ? symbolOf(parsed.op) : "";
  if (record.when == DumpRecord::When::Before)
    return takeBefore(record, parsed, symbol);
  auto begun = llvm::find_if(open_, [&](const OpenPass &open) {
    return open.pass == record.pass && (!parsed.op || open.symbol == symbol);
  });
  std::optional<OpenPass> ended;
  if (begun != open_.end()) {
    ended = std::move(*begun);
    open_.erase(begun);
  }
  if (record.when == DumpRecord::When::AfterFailure)
    return addUnjudged(DumpStep::State::Failed, record.pass, symbol,
                       "the pass failed, so that the driver stopped");
  Whole next;
  std::string why =
      record.isComplete ? parsed.why : "the dump ends in the middle of the IR after it";
  bool waits = isPart && llvm::any_of(open_, [](const OpenPass &open) { return open.isOnModule; });
  if (why.empty() && waits)
    why = "what an earlier pass on the module did is not known";
  if (why.empty() && isPart && !skipped_.empty() && state_.isThere())
    why = "its IR is one function, and an earlier pass was not judged";
  if (why.empty())
    why = nextModule(record, parsed, next);
  if (!why.empty())
    return addUnjudged(DumpStep::State::NotJudged, record.pass, symbol, std::move(why));
  if (ended && ended->isOnModule) {
    result_.steps.erase(std::remove_if(result_.steps.begin() + ended->stepsBefore,
                                       result_.steps.end(),
                                       [](const DumpStep &step) {
                                         return step.state == DumpStep::State::NotJudged;
                                       }),
                        result_.steps.end());
    skipped_ = ended->skippedBefore;
  }
  addStep(record.pass, std::move(symbol), std::move(next));
}

/// Passes that began last and did not end. A driver that prints only what is before passes, or only
/// passes that change something, leaves many open; then it is not known how the last one ended.
void Follower::finish() {
  bool isCrash = !records_.empty() && records_.back().isBeforeCrash;
  for (const OpenPass &open : open_)
    addUnjudged(DumpStep::State::NotJudged, open.pass, open.symbol,
                isCrash       ? "the driver crashed in it"
                : leavesOpen_ ? "the dump has no IR after it"
                              : "the dump ends while it runs: the driver stopped or crashed in it");
  if (isCrash && open_.empty())
    addUnjudged(DumpStep::State::NotJudged, "after " + records_.back().pass, "",
                "the driver crashed in it; --mlir-print-ir-before-all shows which it is");
}

void Follower::takeInput(const Program &input) {
  Parsed parsed = parse(input.text, input.name, /*line=*/1);
  auto module = dyn_cast_or_null<ModuleOp>(parsed.op);
  if (module) {
    parsed.op->remove();
    state_.module = OwningOpRef<ModuleOp>(module);
  } else if (parsed.block && parsed.why.find("does not parse") == std::string::npos) {
    // Functions without a module around them.
    state_.module = ModuleOp::create(UnknownLoc::get(context_.get()));
    state_.module->getBodyRegion().front().getOperations().splice(
        state_.module->getBodyRegion().front().end(), parsed.block->getOperations());
  }
  if (state_.isThere() && !verifyAndPrint(state_).empty())
    state_.module = nullptr;
  if (state_.isThere()) {
    rootName_ = symbolOf(*state_.module);
    noteNestedModules(*state_.module);
  }
}

/// Nothing is known of the next program but what the records to come say.
void Follower::beginProgram() {
  ++program_;
  state_ = {};
  rootName_.reset();
  open_.clear();
  skipped_.clear();
}

/// Whether the record is what a pass reads, and the same as the last IR: a program that goes on.
bool Follower::isStateBefore(const DumpRecord &record, const Parsed &parsed) {
  auto module = dyn_cast_or_null<ModuleOp>(parsed.op);
  return record.when == DumpRecord::When::Before && module && state_.isThere() &&
         succeeded(verify(module)) && text(module, /*hasLocations=*/false) == state_.plain;
}

DumpSteps Follower::follow(const std::optional<Program> &input) {
  if (input)
    takeInput(*input);
  std::vector<Parsed> parsed;
  std::vector<bool> isModule;
  for (const DumpRecord &record : records_) {
    parsed.push_back(parse(record.text, record.file, record.line));
    if (parsed.back().op)
      noteNestedModules(parsed.back().op);
    isModule.push_back(isa_and_nonnull<ModuleOp>(parsed.back().op));
  }
  std::set<size_t> beginnings;
  if (!state_.isThere())
    beginnings = beginningsOfPrograms(records_, isModule);
  for (size_t i = 0; i < records_.size(); ++i) {
    if (beginnings.contains(i) && !isStateBefore(records_[i], parsed[i]))
      beginProgram();
    take(records_[i], parsed[i]);
  }
  finish();
  return std::move(result_);
}

DumpSteps dumpSteps(const std::vector<DumpRecord> &records, const std::optional<Program> &input,
                    const Extensions &extensions, const Budget &budget) {
  return Follower(records, extensions, budget).follow(input);
}

} // namespace freehold
