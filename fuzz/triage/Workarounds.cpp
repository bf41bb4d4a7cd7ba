//===- Workarounds.cpp ----------------------------------------------------===//
#include "fuzz/triage/Workarounds.h"

#include "fuzz/reduce/PipelineEdit.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/diff/JudgePool.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace mlir;

namespace freehold::triage {

//===----------------------------------------------------------------------===//
// Workarounds
//===----------------------------------------------------------------------===//

/// Returns the ops of a module that a workaround is going to change, for which it may make ops of these dialects.
template <typename Op> static std::vector<Op> allOf(ModuleOp module) {
  module.getContext()
      ->loadDialect<arith::ArithDialect, bufferization::BufferizationDialect, memref::MemRefDialect,
                    scf::SCFDialect>();
  std::vector<Op> ops;
  module.walk([&](Op op) { ops.push_back(op); });
  return ops;
}

/// Whether another block uses a result of a call, or of an op with regions.
static bool passesResultsOn(ModuleOp module) {
  return llvm::any_of(allOf<Operation *>(module), [](Operation *op) {
    bool isMeant = op->getBlock() && (op->getNumRegions() > 0 || isa<CallOpInterface>(op));
    return isMeant && llvm::any_of(op->getUsers(), [&](Operation *user) {
             return !op->getBlock()->findAncestorOpInBlock(*user);
           });
  });
}

/// Makes a new buffer, with what the old one has, in each place of a memref.realloc.
static bool copyReallocs(ModuleOp module) {
  bool isChanged = false;
  for (auto op : allOf<memref::ReallocOp>(module)) {
    OpBuilder builder(op);
    Location loc = op.getLoc();
    MemRefType type = op.getType();
    Value size = op.getDynamicResultSize();
    if (!size)
      size = arith::ConstantIndexOp::create(builder, loc, type.getDimSize(0));
    Value old = memref::DimOp::create(builder, loc, op.getSource(), 0);
    Value kept = arith::MinSIOp::create(builder, loc, old, size);
    Value copy = memref::AllocOp::create(builder, loc, type,
                                         type.hasStaticShape() ? ValueRange() : ValueRange(size));
    auto part = [&](Value buffer) -> Value {
      return memref::SubViewOp::create(
          builder, loc, buffer, ArrayRef<OpFoldResult>(builder.getIndexAttr(0)),
          ArrayRef<OpFoldResult>(kept), ArrayRef<OpFoldResult>(builder.getIndexAttr(1)));
    };
    memref::CopyOp::create(builder, loc, part(op.getSource()), part(copy));
    op.replaceAllUsesWith(copy);
    op.erase();
    isChanged = true;
  }
  return isChanged;
}

static bool unshiftViews(ModuleOp module) {
  bool isChanged = false;
  for (memref::ViewOp view : allOf<memref::ViewOp>(module)) {
    if (isConstantIntValue(view.getByteShift(), 0))
      continue;
    OpBuilder builder(view);
    view.getByteShiftMutable().assign(arith::ConstantIndexOp::create(builder, view.getLoc(), 0));
    isChanged = true;
  }
  return isChanged;
}

/// Returns a copy for each further time that a function returns a memref.
static bool returnCopies(ModuleOp module) {
  bool isChanged = false;
  for (func::ReturnOp op : allOf<func::ReturnOp>(module)) {
    std::set<void *> seen;
    OpBuilder builder(op);
    for (OpOperand &operand : op->getOpOperands()) {
      Value value = operand.get();
      if (!isa<BaseMemRefType>(value.getType()) || seen.insert(value.getAsOpaquePointer()).second)
        continue;
      operand.set(bufferization::CloneOp::create(builder, op.getLoc(), value));
      isChanged = true;
    }
  }
  return isChanged;
}

static bool eraseUnreachable(ModuleOp module) {
  IRRewriter rewriter(module.getContext());
  // Looks into nested regions, too.
  return succeeded(eraseUnreachableBlocks(rewriter, module->getRegions()));
}

static bool leaveFreesOut(ModuleOp module) {
  std::vector<memref::DeallocOp> frees = allOf<memref::DeallocOp>(module);
  for (memref::DeallocOp free : frees)
    free.erase();
  return !frees.empty();
}

static bool hasAffineParallel(ModuleOp module) {
  return !allOf<affine::AffineParallelOp>(module).empty();
}

static bool hasAffineOps(ModuleOp module) {
  return llvm::any_of(allOf<Operation *>(module), [](Operation *op) {
    return isa_and_nonnull<affine::AffineDialect>(op->getDialect());
  });
}

static bool hasDims(ModuleOp module) { return !allOf<memref::DimOp>(module).empty(); }

/// Makes a copy in a buffer of its own where a clone may be the same buffer.
static bool copyClones(ModuleOp module) {
  bool isChanged = false;
  for (auto clone : allOf<bufferization::CloneOp>(module)) {
    auto type = dyn_cast<MemRefType>(clone.getType());
    if (!type || !type.getLayout().isIdentity())
      continue;
    OpBuilder builder(clone);
    SmallVector<Value> sizes;
    for (auto [d, size] : llvm::enumerate(type.getShape()))
      if (ShapedType::isDynamic(size))
        sizes.push_back(memref::DimOp::create(builder, clone.getLoc(), clone.getInput(), d));
    Value copy = memref::AllocOp::create(builder, clone.getLoc(), type, sizes);
    memref::CopyOp::create(builder, clone.getLoc(), clone.getInput(), copy);
    clone.replaceAllUsesWith(copy);
    clone.erase();
    isChanged = true;
  }
  return isChanged;
}

/// Puts each scf.for under the condition that it runs at all.
static bool guardLoops(ModuleOp module) {
  std::vector<scf::ForOp> loops = allOf<scf::ForOp>(module);
  for (scf::ForOp loop : loops) {
    OpBuilder builder(loop);
    Location loc = loop.getLoc();
    auto less = loop.getUnsignedCmp() ? arith::CmpIPredicate::ult : arith::CmpIPredicate::slt;
    Value runs =
        arith::CmpIOp::create(builder, loc, less, loop.getLowerBound(), loop.getUpperBound());
    auto guard = scf::IfOp::create(builder, loc, loop.getResultTypes(), runs,
                                   /*addThenBlock=*/true, /*addElseBlock=*/true);
    loop.replaceAllUsesWith(guard.getResults());
    loop->moveBefore(guard.thenBlock(), guard.thenBlock()->begin());
    auto end = [&](Block *block, ValueRange values) {
      if (block->mightHaveTerminator())
        block->getTerminator()->erase();
      OpBuilder at = OpBuilder::atBlockEnd(block);
      scf::YieldOp::create(at, loc, values);
    };
    end(guard.thenBlock(), loop.getResults());
    end(guard.elseBlock(), loop.getInits());
  }
  return !loops.empty();
}

/// Makes private functions with a body public.
static bool publish(ModuleOp module) {
  bool isChanged = false;
  for (func::FuncOp function : allOf<func::FuncOp>(module)) {
    if (!function.isPrivate() || function.isExternal())
      continue;
    function.setPublic();
    isChanged = true;
  }
  return isChanged;
}

const std::vector<Workaround> &workaroundTable() {
  static const std::vector<Workaround> table = {
      {"blocks-lifted", "there are no blocks, to use results of calls and of ops with regions in",
       passesResultsOn, "lift-cf-to-scf"},
      {"reallocs-copied", "memref.realloc is a copy in a new buffer", copyReallocs},
      {"views-unshifted", "memref.view has no byte shift", unshiftViews},
      {"results-copied", "a function that returns a memref twice returns a copy", returnCopies},
      {"unreachable-erased", "no block is unreachable", eraseUnreachable},
      {"affine-parallel-lowered", "affine.parallel is scf.parallel", hasAffineParallel,
       "lower-affine"},
      {"clones-copied", "a clone is a copy in a buffer of its own", copyClones},
      {"frees-left-out", "no buffer is freed by hand", leaveFreesOut},
      {"loops-guarded", "no scf.for is reached that runs no iteration", guardLoops},
      {"affine-lowered", "there are no affine ops", hasAffineOps, "lower-affine"},
      {"sizes-resolved", "the size of an allocation is the number that it was made with", hasDims,
       "resolve-shaped-type-result-dims"},
      {"functions-public", "each function with a body can be called from elsewhere", publish},
  };
  return table;
}

const Workaround *findWorkaround(StringRef name) {
  auto found =
      llvm::find_if(workaroundTable(), [&](const Workaround &each) { return each.name == name; });
  return found == workaroundTable().end() ? nullptr : &*found;
}

std::string workaroundNames() {
  return llvm::join(llvm::map_range(workaroundTable(),
                                    [](const Workaround &each) { return std::string(each.name); }),
                    ", ");
}

//===----------------------------------------------------------------------===//
// Crossing
//===----------------------------------------------------------------------===//

/// Whether the subject runs the pass, also as part of a pipeline that has a name, or in an option of another pass.
static bool runsPass(const Subject &subject, StringRef pass) {
  if (subject.kind != Subject::Kind::Pipeline)
    return false;
  auto passes = reduce::expandPipeline(subject.text);
  std::string text = passes ? printPipelineText(*passes) : subject.text;
  SmallVector<StringRef> words;
  llvm::SplitString(text, words, "(){}=, ");
  return llvm::is_contained(words, pass);
}

/// Whether the cause may be at work: the pass that has it is the blamed one, or another one of the subject, which may
/// have prepared what the blamed one makes of it. That it was seen under the blamed pass is not enough, since its own
/// pass has to run; a command is a pass of another version, which keys may name. Keys are "KIND PASS ...".
static bool isOfPass(const Finding &finding, StringRef blamed, const Subject &subject) {
  if (!finding.pass.empty() && (finding.pass == blamed || runsPass(subject, finding.pass)))
    return true;
  bool areKeysMeant = finding.pass.empty() || subject.kind == Subject::Kind::Command;
  return areKeysMeant && !blamed.empty() && llvm::any_of(finding.keys, [&](StringRef key) {
           return key.split(' ').second.split(' ').first.rtrim(';') == blamed;
         });
}

/// Returns the program with the workaround; empty if it changes nothing.
static std::string worked(const Program &program, const Workaround &workaround) {
  std::unique_ptr<MLIRContext> context = makeContext();
  ScopedDiagnosticHandler quiet(context.get(), [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> module = parseProgram(program, *context);
  if (!module || !workaround.apply(*module) || failed(verify(*module)))
    return "";
  std::string text;
  llvm::raw_string_ostream(text) << *module;
  return text;
}

/// Whether the subject has no defect on any entry, nor anything inconclusive. What leaks where nothing is deallocated is
/// no defect of another kind.
static bool isFine(const Request &request, DefectKind kind) {
  Response response = judgeOnce(request);
  bool mayLeak =
      kind != DefectKind::Leak && !StringRef(request.subjects.front().text).contains("dealloc");
  return !response.judgements.empty() &&
         llvm::all_of(response.judgements, [&](const Judgement &each) {
           auto *defect = std::get_if<Defect>(&each.verdict);
           return std::holds_alternative<Agree>(each.verdict) ||
                  (defect && defect->kind == DefectKind::Leak && mayLeak);
         });
}

static bool hasDefect(const Response &response, DefectKind kind) {
  return llvm::any_of(response.judgements, [&](const Judgement &each) {
    auto *defect = std::get_if<Defect>(&each.verdict);
    return defect && defect->kind == kind;
  });
}

static bool containsPass(const PassNode &node, StringRef pass) {
  return StringRef(node.name).split('{').first == pass ||
         llvm::any_of(node.passes, [&](const PassNode &each) { return containsPass(each, pass); });
}

/// Returns the request from the blamed pass on, if that still has the defect: the cause may need what the passes before it
/// make, such as loops, which a workaround of the program does not reach.
static std::optional<Request> fromPass(const Request &request, const Defect &defect) {
  const Subject &whole = request.subjects.front();
  auto passes =
      whole.kind == Subject::Kind::Pipeline ? reduce::expandPipeline(whole.text) : std::nullopt;
  if (!passes || !request.program.prepare.empty())
    return std::nullopt;
  auto first = llvm::find_if(
      *passes, [&](const PassNode &node) { return containsPass(node, defect.evidence.pass); });
  if (first == passes->begin() || first == passes->end())
    return std::nullopt;
  Request later = request;
  auto before = static_cast<size_t>(first - passes->begin());
  later.program.prepare = printPipelineText(ArrayRef(*passes).take_front(before));
  later.subjects.front().text = printPipelineText(ArrayRef(*passes).drop_front(before));
  if (!prepareOnce(later).empty() || !hasDefect(judgeOnce(later), defect.kind))
    return std::nullopt;
  return later;
}

/// Whether the defect goes away with the workaround.
static bool helps(const Workaround &workaround, const Request &request, DefectKind kind) {
  Request changed = request;
  changed.program.text = worked(request.program, workaround);
  if (changed.program.text.empty())
    return false;
  // Shipped passes may crash, which they do in a worker.
  changed.program.prepare = workaround.prepare;
  return prepareOnce(changed).empty() && isFine(changed, kind);
}

/// Returns the finding whose cause the workaround keeps from showing. Of several, such as those of a pass with and without an
/// option, it is the one whose subject is the longest text that the request's has; empty if there is none.
static std::string findAvoided(const Workaround &workaround, const Defect &defect,
                               const Subject &subject, const FindingStore &known) {
  std::string name;
  size_t longest = 0;
  for (const auto &[each, finding] : known.findings()) {
    if (!llvm::is_contained(finding.avoidedBy, workaround.name) ||
        !isOfPass(finding, defect.evidence.pass, subject))
      continue;
    StringRef own;
    if (!finding.request.subjects.empty())
      own = finding.request.subjects.front().text;
    size_t length = StringRef(subject.text).contains(own) ? own.size() : 0;
    if (name.empty() || length > longest) {
      name = each;
      longest = length;
    }
  }
  return name;
}

std::string crossed(const Request &request, const Judgement &judgement, const FindingStore &known) {
  auto *defect = std::get_if<Defect>(&judgement.verdict);
  if (!defect)
    return "";
  auto tryAll = [&](const Request &from) -> std::string {
    for (const Workaround &workaround : workaroundTable()) {
      std::string name = findAvoided(workaround, *defect, request.subjects.front(), known);
      if (!name.empty() && helps(workaround, from, defect->kind))
        return name;
    }
    return "";
  };
  if (std::string name = tryAll(request); !name.empty())
    return name;
  bool isAny = llvm::any_of(workaroundTable(), [&](const Workaround &each) {
    return !findAvoided(each, *defect, request.subjects.front(), known).empty();
  });
  std::optional<Request> later = isAny ? fromPass(request, *defect) : std::nullopt;
  return later ? tryAll(*later) : "";
}

} // namespace freehold::triage
