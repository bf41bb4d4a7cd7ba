//===- Concretise.cpp - A counterexample as two programs ------------------===//
// The function @main of both programs:
//
//   world      the allocations and arguments (ConcreteWorld.h)
//   body       the body of @src or @tgt (ConcreteBody.h)
//   clones     of each memref result, and of each allocation that is live after @src. So contents
//              are results, and a buffer that was freed too early is used afterwards
//   frees      of all that is live after @src, and of what was made and returned. A result that is
//              new in @src is freed in @tgt as well, so that it is freed twice if it is not new
//              there
//   return     of the functions' results, and of the clones
//===----------------------------------------------------------------------===//
#include "smt/counterexample/ConcreteBody.h"
#include "smt/counterexample/ConcreteWorld.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace freehold::smt {
namespace {
/// Returns the value that a memref is derived from, through views and casts.
Value originOf(Value memref) {
  while (Operation *op = memref.getDefiningOp()) {
    auto view = dyn_cast<ViewLikeOpInterface>(op);
    if (!view)
      break;
    memref = view.getViewSource();
  }
  return memref;
}

/// Writes @main for one of the functions.
class Writer {
public:
  /// `counts` has the number of values for each result of @src. The writer of @src runs first and
  /// sets it.
  Writer(const Rewrite &rewrite, const Counterexample &world, func::FuncOp function,
         SmallVector<unsigned> &counts)
      : rewrite_(rewrite), world_(world), function_(function), counts_(counts),
        b(function.getLoc(), function.getContext()), arguments_(b, rewrite, world), body_(b) {}

  FailureOr<OwningOpRef<ModuleOp>> write();
  FailureOr<SourceAlone> writeSourceAlone(std::optional<unsigned> result);

private:
  FailureOr<OwningOpRef<ModuleOp>> begin();
  LogicalResult end(ModuleOp module);
  LogicalResult writeArguments();
  void observeResults();
  void observeAllocations();
  void observeDescriptor(unsigned result, Value memref);
  void writeResults();
  memref::AllocOp allocationOf(unsigned result);
  /// Adds the memrefs of a result that the caller frees, each with its condition.
  void addFreed(unsigned result, Value value, SmallVectorImpl<Value> &memrefs,
                SmallVectorImpl<Value> &conditions);
  void freeBoxed(const ConcreteBody::Made &made, ValueRange freedLater);
  void freeMade();
  void freeWorld();
  using ResultEnd = Counterexample::ResultEnd;
  ResultEnd endOf(unsigned result) const {
    return result < world_.results.size() ? world_.results[result] : ResultEnd::Unknown;
  }
  bool isDead(unsigned result);
  bool isShown(unsigned result) { return endOf(result) != ResultEnd::Poison && !isDead(result); }
  bool isAlive(unsigned allocation) const { return world_.aliveAfter[allocation]; }
  Value clone(Value memref);
  Value copy(Value memref);
  Value isNew(Value memref);
  SmallVector<std::optional<unsigned>> knownAllocations(Value value);
  Value addressOf(Value memref);

  const Rewrite &rewrite_;
  const Counterexample &world_;
  func::FuncOp function_;
  SmallVector<unsigned> &counts_;
  ImplicitLocOpBuilder b;
  ConcreteWorld arguments_;
  ConcreteBody body_;
  SmallVector<Value> returned_;
  /// The memref results so far.
  SmallVector<Value> shown_;
};

/// Makes a module with @main, the world, the arguments and the body. The builder is left at its
/// end.
FailureOr<OwningOpRef<ModuleOp>> Writer::begin() {
  OwningOpRef<ModuleOp> module(ModuleOp::create(b.getLoc()));
  b.setInsertionPointToEnd(module->getBody());
  for (auto function : rewrite_.source->getParentOfType<ModuleOp>().getOps<func::FuncOp>())
    if (function.isExternal())
      b.clone(*function);
  for (auto global : rewrite_.source->getParentOfType<ModuleOp>().getOps<memref::GlobalOp>())
    b.clone(*global);
  auto main = func::FuncOp::create(b, "main", b.getFunctionType({}, {}));
  b.setInsertionPointToStart(main.addEntryBlock());
  if (failed(arguments_.makeAllocations()) || failed(writeArguments()) ||
      failed(body_.copy(function_.front())))
    return failure();
  return module;
}

LogicalResult Writer::end(ModuleOp module) {
  func::ReturnOp::create(b, returned_);
  auto main = module.lookupSymbol<func::FuncOp>("main");
  main.setType(b.getFunctionType({}, ValueRange(returned_).getTypes()));
  return verify(module);
}

FailureOr<OwningOpRef<ModuleOp>> Writer::write() {
  FailureOr<OwningOpRef<ModuleOp>> module = begin();
  if (failed(module))
    return failure();
  observeResults();
  observeAllocations();
  writeResults();
  freeMade();
  freeWorld();
  if (failed(end(**module)))
    return failure();
  return module;
}

FailureOr<SourceAlone> Writer::writeSourceAlone(std::optional<unsigned> result) {
  FailureOr<OwningOpRef<ModuleOp>> module = begin();
  if (failed(module))
    return failure();
  if (result)
    returned_ = body_[function_.front().getTerminator()->getOperand(*result)].values;
  if (failed(end(**module)))
    return failure();
  SourceAlone alone;
  alone.module = std::move(*module);
  for (unsigned k = 0; k < world_.allocations.size(); ++k)
    alone.allocations.push_back(arguments_.buffer(k).getDefiningOp());
  for (const auto &[name, made] : body_.made())
    alone.made.push_back({name.str(), made.buffer.getDefiningOp()});
  llvm::sort(alone.made, [](auto &x, auto &y) { return x.first < y.first; });
  return alone;
}

LogicalResult Writer::writeArguments() {
  for (BlockArgument argument : function_.getArguments())
    body_.set(argument, {arguments_.argument(argument.getArgNumber()),
                         rewrite_.isList[argument.getArgNumber()]});
  return success();
}

/// Returns the allocations that an argument refers to; for a list, one for each element.
SmallVector<unsigned> allocationsOf(const Counterexample::Argument &argument) {
  if (auto *memref = std::get_if<Counterexample::MemRef>(&argument))
    return {memref->allocation};
  SmallVector<unsigned> all;
  if (auto *list = std::get_if<Counterexample::List>(&argument))
    for (const Counterexample::Element &element : list->elements)
      all.push_back(element.memref.allocation);
  return all;
}

/// Returns the world's allocation that a value of either function refers to, if it derives from an
/// argument.
SmallVector<std::optional<unsigned>> Writer::knownAllocations(Value value) {
  auto argument = dyn_cast<BlockArgument>(originOf(value));
  SmallVector<std::optional<unsigned>> known;
  if (argument && isa<func::FuncOp>(argument.getOwner()->getParentOp()))
    llvm::append_range(known, allocationsOf(world_.arguments[argument.getArgNumber()]));
  else if (auto *spelled = body_.find(value))
    known.assign(spelled->values.size(), std::nullopt);
  else
    known.assign(1, std::nullopt);
  return known;
}

/// Returns true if @src returns a memref whose allocation is dead, so that it has no contents and
/// must not be freed.
bool Writer::isDead(unsigned result) {
  func::FuncOp source = rewrite_.source;
  if (endOf(result) != ResultEnd::Unknown)
    return endOf(result) == ResultEnd::Dead;
  return llvm::any_of(knownAllocations(source.front().getTerminator()->getOperand(result)),
                      [&](std::optional<unsigned> known) { return known && !isAlive(*known); });
}

/// Clones into a buffer of its own, without the layout.
Value Writer::clone(Value memref) {
  Type type = memref.getType();
  if (auto ranked = dyn_cast<MemRefType>(type))
    type = MemRefType::get(ranked.getShape(), ranked.getElementType(), MemRefLayoutAttrInterface(),
                           ranked.getMemorySpace());
  return bufferization::CloneOp::create(b, type, memref);
}

/// Copies if the memref is written afterwards, which is undefined while a clone is live.
Value Writer::copy(Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<Value> sizes;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (type.isDynamicDim(d))
      sizes.push_back(memref::DimOp::create(b, memref, d));
  auto dense = MemRefType::get(type.getShape(), type.getElementType(), MemRefLayoutAttrInterface(),
                               type.getMemorySpace());
  Value buffer = memref::AllocOp::create(b, dense, sizes);
  memref::CopyOp::create(b, memref, buffer);
  return buffer;
}

void Writer::observeResults() {
  for (OpOperand &result : function_.front().getTerminator()->getOpOperands()) {
    bool isMemRef = isa<BaseMemRefType>(result.get().getType());
    if (!isShown(result.getOperandNumber()))
      continue;
    const ConcreteBody::Spelled &spelled = body_[result.get()];
    if (function_ == rewrite_.source)
      counts_[result.getOperandNumber()] = spelled.values.size();
    // A list has one count for all of its elements.
    unsigned times = spelled.isList ? 1 : counts_[result.getOperandNumber()];
    bool isWritten = isMemRef && allocationOf(result.getOperandNumber());
    for (Value value : spelled.values)
      returned_.append(isMemRef ? 1 : times, !isMemRef   ? value
                                             : isWritten ? copy(value)
                                                         : clone(value));
    if (isMemRef && !spelled.isList)
      observeDescriptor(result.getOperandNumber(), spelled.values.front());
  }
}

/// Returns the op of @src that allocates the result, if it can be found.
memref::AllocOp Writer::allocationOf(unsigned result) {
  func::FuncOp source = rewrite_.source;
  Value returned = source.front().getTerminator()->getOperand(result);
  auto alloc = originOf(returned).getDefiningOp<memref::AllocOp>();
  return isa<MemRefType>(returned.getType()) ? alloc : memref::AllocOp();
}

/// Observes offset and strides, which results share a buffer with each other or with the world, and
/// whether an alignment declared by @src holds. The clone shows everything else.
void Writer::observeDescriptor(unsigned result, Value memref) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type || !type.isStrided())
    return;
  auto metadata = memref::ExtractStridedMetadataOp::create(b, memref);
  returned_.push_back(metadata.getOffset());
  llvm::append_range(returned_, metadata.getStrides());
  for (Value other : shown_)
    returned_.push_back(
        arith::CmpIOp::create(b, arith::CmpIPredicate::eq, addressOf(memref), addressOf(other)));
  // Two live buffers may have the same contents and still be different.
  for (unsigned k = 0; k < world_.allocations.size() && endOf(result) == ResultEnd::Kept; ++k)
    if (isAlive(k))
      returned_.push_back(arith::CmpIOp::create(b, arith::CmpIPredicate::eq, addressOf(memref),
                                                addressOf(arguments_.buffer(k))));
  shown_.push_back(memref);
  memref::AllocOp alloc = allocationOf(result);
  if (!alloc || alloc.getAlignment().value_or(1) <= 1)
    return;
  Value alignment = arith::ConstantIndexOp::create(b, *alloc.getAlignment());
  returned_.push_back(arith::RemUIOp::create(b, addressOf(memref), alignment));
}

/// Writes to new buffers, since a caller may do so.
void Writer::writeResults() {
  for (OpOperand &result : function_.front().getTerminator()->getOpOperands()) {
    memref::AllocOp alloc = isa<MemRefType>(result.get().getType())
                                ? allocationOf(result.getOperandNumber())
                                : memref::AllocOp();
    bool isCloned = alloc && llvm::any_of(alloc->getUsers(), [](Operation *user) {
                      return !isa<memref::LoadOp, memref::StoreOp, memref::CopyOp, memref::DimOp,
                                  func::ReturnOp>(user);
                    });
    if (!alloc || isCloned || !world_.allocations.size())
      continue;
    Value memref = body_[result.get()].values.front();
    Type element = cast<MemRefType>(memref.getType()).getElementType();
    Value zero = arith::ConstantOp::create(b, b.getZeroAttr(element));
    linalg::FillOp::create(b, ValueRange{zero}, ValueRange{memref});
  }
}

void Writer::observeAllocations() {
  for (unsigned k = 0; k < world_.allocations.size(); ++k)
    if (isAlive(k))
      returned_.push_back(clone(arguments_.buffer(k)));
}

Value Writer::addressOf(Value memref) {
  return memref::ExtractAlignedPointerAsIndexOp::create(b, memref);
}

/// Returns an i1 that is true if the memref is none of the live allocations.
Value Writer::isNew(Value memref) {
  Value yes = arith::ConstantOp::create(b, b.getBoolAttr(true));
  if (isa_and_nonnull<memref::AllocOp, bufferization::CloneOp>(memref.getDefiningOp()))
    return yes;
  for (unsigned k = 0; k < world_.allocations.size(); ++k) {
    if (!isAlive(k))
      continue;
    Value differs = arith::CmpIOp::create(b, arith::CmpIPredicate::ne, addressOf(memref),
                                          addressOf(arguments_.buffer(k)));
    yes = arith::AndIOp::create(b, yes, differs);
  }
  return yes;
}

/// Frees a result that is new in @src, whatever it is in @tgt. If nothing is known about it, its
/// address decides.
void Writer::addFreed(unsigned result, Value value, SmallVectorImpl<Value> &memrefs,
                      SmallVectorImpl<Value> &conditions) {
  auto yes = [&]() -> Value { return arith::ConstantOp::create(b, b.getBoolAttr(true)); };
  Value memref = body_[value].values.front();
  switch (endOf(result)) {
  case ResultEnd::New:
    memrefs.push_back(memref);
    conditions.push_back(yes());
    return;
  case ResultEnd::NewView:
    if (isa<MemRefType>(memref.getType())) {
      memrefs.push_back(memref::ExtractStridedMetadataOp::create(b, memref).getBaseBuffer());
      conditions.push_back(yes());
    }
    return;
  case ResultEnd::Unknown:
    break;
  default:
    return;
  }
  for (auto [origin, known] :
       llvm::zip_equal(body_[originOf(value)].values, knownAllocations(value)))
    if (!known || !isAlive(*known)) {
      memrefs.push_back(origin);
      conditions.push_back(known ? yes() : isNew(origin));
    }
}

/// Frees buffers in boxes, except for those that are freed later as results.
void Writer::freeBoxed(const ConcreteBody::Made &made, ValueRange freedLater) {
  Value zero = arith::ConstantIndexOp::create(b, 0);
  Value isMade = memref::LoadOp::create(b, made.flag, zero);
  auto guard = scf::IfOp::create(b, isMade, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard inside(b);
  b.setInsertionPointToStart(guard.thenBlock());
  Value buffer = memref::LoadOp::create(b, made.box, zero);
  Value yes = arith::ConstantOp::create(b, b.getBoolAttr(true));
  bufferization::DeallocOp::create(b, SmallVector<Type>(freedLater.size(), b.getI1Type()), buffer,
                                   yes, freedLater);
}

/// Frees what the caller now owns: new buffers, those that @src would have freed, and those that
/// were made and are live after @src. Each is freed once, however many memrefs refer to it.
void Writer::freeMade() {
  SmallVector<Value> memrefs, conditions;
  for (OpOperand &result : function_.front().getTerminator()->getOpOperands())
    if (isa<BaseMemRefType>(result.get().getType()) && isShown(result.getOperandNumber()))
      addFreed(result.getOperandNumber(), result.get(), memrefs, conditions);
  for (const std::string &name : world_.madeAlive) {
    auto made = body_.made().find(name);
    if (made == body_.made().end())
      continue;
    if (made->second.box) {
      freeBoxed(made->second, memrefs);
      continue;
    }
    memrefs.push_back(made->second.buffer);
    conditions.push_back(arith::ConstantOp::create(b, b.getBoolAttr(true)));
  }
  if (!memrefs.empty())
    bufferization::DeallocOp::create(b, TypeRange(), memrefs, conditions, ValueRange());
}

void Writer::freeWorld() {
  for (unsigned k = 0; k < world_.allocations.size(); ++k)
    if (isAlive(k) && world_.allocations[k].isHeap)
      memref::DeallocOp::create(b, arguments_.buffer(k));
}

/// Returns true if the readings differ for some op. A single memref cannot be blocked, but a
/// retained value may dangle and have its address.
bool isReadTwoWays(ModuleOp module, const Counterexample &world) {
  bool dangles = llvm::any_of(world.allocations, [](auto &one) { return !one.isLive; });
  auto result = module.walk([dangles](bufferization::DeallocOp op) {
    bool isCompared = op.getMemrefs().size() > 1 || (dangles && !op.getRetained().empty());
    return isCompared ? WalkResult::interrupt() : WalkResult::advance();
  });
  return result.wasInterrupted();
}

/// Lowers with the shipped pass, which implements the reading "literal".
LogicalResult lowerLiterally(ModuleOp module) {
  PassManager pipeline(module.getContext());
  pipeline.addPass(bufferization::createLowerDeallocationsPass());
  return pipeline.run(module);
}

LogicalResult lowerAsRead(ModuleOp module, Reading reading, const Counterexample &world) {
  bool isLowered = reading == Reading::Literal && isReadTwoWays(module, world);
  return isLowered ? lowerLiterally(module) : success();
}

FailureOr<std::string> writeText(const Rewrite &rewrite, const Counterexample &world,
                                 func::FuncOp function, Reading reading,
                                 SmallVector<unsigned> &counts) {
  FailureOr<OwningOpRef<ModuleOp>> module = Writer(rewrite, world, function, counts).write();
  if (failed(module) || failed(lowerAsRead(**module, reading, world)))
    return failure();
  std::string text;
  llvm::raw_string_ostream stream(text);
  (*module)->print(stream);
  stream << '\n';
  return text;
}

/// Loads the dialects of the ops in @main.
void loadDialects(MLIRContext *context) {
  context
      ->loadDialect<arith::ArithDialect, bufferization::BufferizationDialect, linalg::LinalgDialect,
                    memref::MemRefDialect, scf::SCFDialect, ub::UBDialect>();
}
} // namespace

FailureOr<ConcretePrograms> concretise(const Rewrite &rewrite, const Counterexample &world,
                                       Reading reading) {
  func::FuncOp source = rewrite.source, target = rewrite.target;
  loadDialects(source.getContext());
  for (func::FuncOp function : {source, target})
    if (!llvm::hasSingleElement(function.getBody()))
      return function.emitError("cannot be run: more than one block");
  SmallVector<unsigned> counts(source.getNumResults());
  FailureOr<std::string> before = writeText(rewrite, world, source, reading, counts);
  if (failed(before))
    return failure();
  FailureOr<std::string> after = writeText(rewrite, world, target, reading, counts);
  if (failed(after))
    return failure();
  return ConcretePrograms{std::move(*before), std::move(*after)};
}

FailureOr<SourceAlone> concretiseSource(const Rewrite &rewrite, const Counterexample &world,
                                        Reading reading, std::optional<unsigned> result) {
  func::FuncOp source = rewrite.source;
  loadDialects(source.getContext());
  if (!llvm::hasSingleElement(source.getBody()))
    return source.emitError("cannot be run: more than one block");
  SmallVector<unsigned> counts(source.getNumResults());
  FailureOr<SourceAlone> alone = Writer(rewrite, world, source, counts).writeSourceAlone(result);
  if (failed(alone) || failed(lowerAsRead(*alone->module, reading, world)))
    return failure();
  return alone;
}

} // namespace freehold::smt
