//===- Allocators.cpp -----------------------------------------------------===//
#include "passes/ownership/Allocators.h"

#include "passes/analysis/Allocators.h"
#include "passes/analysis/ValueFlow.h"
#include "passes/lower/InlineDealloc.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::ownership {

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

static bool hasHooks(const OwnershipOptions &options) {
  return options.isRelevantAllocOp || options.isRelevantDeallocOp || options.buildDealloc ||
         options.allocator != OwnershipOptions().allocator;
}

/// What memref.dealloc frees. Frees of other allocators are relevant as well: what a call returned may
/// be theirs.
static OwnershipOptions runForMemref(OwnershipOptions options) {
  options.isRelevantAllocOp = [](Operation *op) { return !ownAllocatorOf(op); };
  return options;
}

static OwnershipOptions runFor(const Allocator &allocator, OwnershipOptions options) {
  options.allocator = allocator.name.str();
  options.isRelevantAllocOp = [&allocator](Operation *op) { return allocator.allocatesBy(op); };
  options.isRelevantDeallocOp = [&allocator](Operation *op) { return allocator.mayFreeBy(op); };
  options.buildDealloc = [&allocator](OpBuilder &builder, Location location, Value memref,
                                      Value condition, ValueRange retained) {
    auto free = [&](OpBuilder &at, Location where, Value buffer) {
      allocator.buildFree(at, where, buffer);
    };
    return buildInlineDealloc(builder, location, memref, condition, retained, free);
  };
  return options;
}

SmallVector<OwnershipOptions, 1> runsFor(Operation *root, const OwnershipOptions &options) {
  if (hasHooks(options))
    return {options};
  llvm::SmallSetVector<const Allocator *, 2> found;
  root->walk([&](Operation *op) {
    if (const Allocator *allocator = ownAllocatorOf(op))
      found.insert(allocator);
  });
  if (found.empty())
    return {options};
  SmallVector<OwnershipOptions, 1> runs{runForMemref(options)};
  for (const Allocator &allocator : ownAllocators())
    if (found.contains(&allocator))
      runs.push_back(runFor(allocator, options));
  return runs;
}

//===----------------------------------------------------------------------===//
// Results of functions
//===----------------------------------------------------------------------===//

namespace {
/// Follows what functions return to where it was allocated, through functions with a body.
class OriginFinder {
public:
  OriginFinder(const OwnershipOptions &options, SymbolTableCollection *symbols)
      : options(options), symbols(symbols) {}

  void addReturned(FunctionOpInterface function, unsigned result);
  ResultOrigins find();

private:
  void visit(Value value);
  void visitCall(CallOpInterface call, unsigned result);

  const OwnershipOptions &options;
  SymbolTableCollection *symbols;
  ResultOrigins origins;
  llvm::SetVector<Value> seen;
};
} // namespace

void OriginFinder::addReturned(FunctionOpInterface function, unsigned result) {
  for (Block &block : function.getFunctionBody())
    if (block.mightHaveTerminator() && block.getTerminator()->hasTrait<OpTrait::ReturnLike>() &&
        result < block.getTerminator()->getNumOperands())
      seen.insert(block.getTerminator()->getOperand(result));
}

void OriginFinder::visitCall(CallOpInterface call, unsigned result) {
  FunctionOpInterface callee = symbols ? calleeOf(call, symbols) : FunctionOpInterface();
  if (callee && !callee.isExternal())
    addReturned(callee, result);
  else
    origins.unknown = true;
}

void OriginFinder::visit(Value value) {
  auto result = dyn_cast<OpResult>(value);
  Operation *op = result ? result.getOwner() : nullptr;
  // An argument that a callee returns counts as unknown where the callee is visited.
  if (auto call = dyn_cast_if_present<CallOpInterface>(op))
    return visitCall(call, result.getResultNumber());
  Source source = sourceOf(value, symbols);
  seen.insert(source.values.begin(), source.values.end());
  if (source.kind == Source::Kind::Allocation && op && !allocatesOnStack(op, result))
    (options.isRelevantAllocOp(op) ? origins.own : origins.others) = op;
  else if (source.values.empty() || source.kind == Source::Kind::Unknown)
    origins.unknown = true;
}

ResultOrigins OriginFinder::find() {
  for (unsigned i = 0; i < seen.size(); ++i)
    visit(seen[i]);
  return origins;
}

ResultOrigins originsOfResult(FunctionOpInterface function, unsigned result,
                              const OwnershipOptions &options, SymbolTableCollection *symbols) {
  OriginFinder finder(options, symbols);
  finder.addReturned(function, result);
  return finder.find();
}

} // namespace freehold::ownership
