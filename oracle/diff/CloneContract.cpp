//===- CloneContract.cpp --------------------------------------------------===//
#include "oracle/diff/CloneContract.h"

#include "oracle/interp/Locations.h"

#include "mlir/IR/RegionGraphTraits.h"

#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold {

/// Returns the terminator of a block in a cycle that can be reached from the region's entry.
static Operation *findCycle(Region &region) {
  if (region.hasOneBlock() || region.empty())
    return nullptr;
  for (auto it = llvm::scc_begin(&region); !it.isAtEnd(); ++it)
    if (it.hasCycle())
      return it->front()->getTerminator();
  return nullptr;
}

static bool isMemrefInMemory(Type type) {
  auto memref = dyn_cast<BaseMemRefType>(type);
  return memref && isa<BaseMemRefType>(memref.getElementType());
}

/// Returns why no run of the function itself keeps the contract, or nullopt.
static std::optional<Note> breaksContract(Operation *function) {
  std::optional<Note> found;
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto breaks = [&](Operation *at, StringRef why) {
      found = {interp::locate(at->getLoc()), why.str(), NoteRole::None,
               at->getName().getStringRef().str()};
      return WalkResult::interrupt();
    };
    for (Region &region : op->getRegions()) {
      if (Operation *branch = findCycle(region))
        return breaks(branch, "a loop made of branches");
      if (llvm::any_of(region.getArgumentTypes(), isMemrefInMemory))
        return breaks(op, "a buffer in memory has no one owner");
    }
    if (llvm::any_of(op->getResultTypes(), isMemrefInMemory))
      return breaks(op, "a buffer in memory has no one owner");
    return WalkResult::advance();
  });
  return found;
}

/// Returns the entry, the functions that its inputs also call, and all symbols that those refer to.
static llvm::SetVector<Operation *> whatRuns(const SourceEntry &entry,
                                             SymbolTableCollection &symbols) {
  llvm::SetVector<Operation *> reached;
  reached.insert(entry.function->op);
  for (const SourceRun &run : entry.runs)
    for (const std::vector<Step> *steps : {&run.inputs.before, &run.inputs.after})
      for (const Step &step : *steps)
        if (auto *call = std::get_if<CallStep>(&step); call && !call->function.empty())
          if (const interp::CompiledFunction *other = entry.module->find(call->function))
            reached.insert(other->op);
  for (size_t n = 0; n < reached.size(); ++n)
    reached[n]->walk([&](Operation *op) {
      op->getAttrDictionary().walk([&](SymbolRefAttr name) {
        if (Operation *symbol = symbols.lookupNearestSymbolFrom(op, name))
          reached.insert(symbol);
      });
    });
  return reached;
}

/// Returns why this run breaks the contract, or nullopt.
static std::optional<Note> breaksContract(const Outcome &run) {
  if (!run.missedWriteAt.empty())
    return Note{run.missedWriteAt, "a write that a clone made where control flow joins would miss"};
  if (!run.aliasedReturnAt.empty())
    return Note{run.aliasedReturnAt, "a function returns a buffer that has another owner"};
  return std::nullopt;
}

static void noteBreaches(SourceEntry &entry, const Outcome &run) {
  std::optional<Note> broken = breaksContract(run);
  if (!run.forwardedWriteAt.empty())
    entry.writesForwarded = {run.forwardedWriteAt,
                             "a write to a buffer that control flow has forwarded, of which the "
                             "subject made a clone"};
  if (!broken && (entry.breaksCloneContract || run.abi.empty()))
    return;
  entry.breaksAtReturn = !broken;
  if (!broken)
    broken = {run.abi.front().what.location, "the entry returns a buffer that has another owner"};
  entry.breaksCloneContract = broken;
}

void checkCloneContract(const Request &request, ModuleOp source,
                        MutableArrayRef<SourceEntry> entries) {
  if (entries.empty())
    return;
  SymbolTableCollection symbols;
  std::unique_ptr<interp::CompiledModule> named;
  for (SourceEntry &entry : entries) {
    for (Operation *function : whatRuns(entry, symbols))
      if (!entry.breaksCloneContract)
        entry.breaksCloneContract = breaksContract(function);
    if (!named && !entry.breaksCloneContract)
      named = interp::compile(source, {.trackNames = true,
                                       .unknownOps = request.unknownOps,
                                       .models = entry.module->options.models});
    for (const SourceRun &run : entry.runs) {
      if (entry.breaksCloneContract && !entry.breaksAtReturn)
        break;
      if (!run.isCompared())
        continue;
      Outcome tracked = interp::run(*named, *named->functions[entry.function->number], run.inputs,
                                    runOptions(request, kPlain));
      noteBreaches(entry, tracked);
    }
  }
}

/// Whether a defect is about what the output does when it runs. Such a defect may be caused by
/// a program that breaks the contract.
static bool isOfRun(DefectKind kind) {
  switch (kind) {
  case DefectKind::InvalidOutput:
  case DefectKind::RejectedLate:
  case DefectKind::Crash:
  case DefectKind::PassMemoryError:
  case DefectKind::Hang:
  case DefectKind::Resource:
  case DefectKind::Cost:
  case DefectKind::JudgeDisagreement:
    return false;
  default:
    return true;
  }
}

/// Whether a run ends at such a defect, before the entry has returned anything.
static bool showsBeforeReturn(DefectKind kind) {
  return kind == DefectKind::UseAfterFree || kind == DefectKind::DoubleFree ||
         kind == DefectKind::BadFree || kind == DefectKind::DeadStackUse;
}

void applyCloneContract(ArrayRef<SourceEntry> entries, Judgement &judgement) {
  auto *defect = std::get_if<Defect>(&judgement.verdict);
  bool showsForwarded = defect && defect->evidence.writesClone;
  const Note *broken = nullptr;
  bool isExcused = defect && isOfRun(defect->kind);
  bool isEarly = defect && showsBeforeReturn(defect->kind);
  for (const SourceEntry &entry : entries) {
    if (entry.breaksCloneContract) {
      broken = &*entry.breaksCloneContract;
      isExcused &= !(entry.breaksAtReturn && isEarly);
    } else if (showsForwarded && entry.writesForwarded)
      broken = &*entry.writesForwarded;
    if (broken)
      break;
  }
  judgement.inContract = !broken;
  if (broken)
    judgement.whyOutOfContract = *broken;
  if (!defect)
    return;
  if (broken && isExcused)
    judgement.verdict = Inconclusive{Reason::OutOfContract, *broken};
  else if (broken)
    defect->evidence.notes.push_back({broken->location, "out of contract: " + broken->message});
  else
    defect->evidence.notes.push_back(
        {"-", "in contract: structured loops, one owner for each buffer, and no write on these "
              "inputs that a clone would miss"});
}

} // namespace freehold
