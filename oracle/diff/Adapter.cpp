//===- Adapter.cpp --------------------------------------------------------===//
#include "oracle/diff/Adapter.h"

#include "oracle/core/inputs/BufferType.h"
#include "oracle/core/inputs/TensorBoundary.h"
#include "oracle/interp/Compile.h"
#include "oracle/interp/Locations.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace freehold {

namespace {
/// Where one result of the old signature comes from: the `number`-th result, trailing argument or
/// leading argument of the new one.
struct Origin {
  enum class Kind : uint8_t { Result, OutParam, Argument } kind;
  unsigned number;
};

/// The signature that the adaptation promises, and how results of the old one come from it.
struct Promise {
  FunctionType type;
  SmallVector<Origin> results;
};

/// How a buffer lies in freshly allocated memory: as the layout says where it is static, dense
/// where it is not.
struct Placement {
  int64_t offset = 0;
  SmallVector<int64_t> strides;
  /// Elements from the start of the allocation.
  int64_t span = 0;
};
} // namespace

static Promise promiseOutParams(FunctionType old) {
  SmallVector<Type> inputs(old.getInputs()), results;
  Promise promise;
  unsigned outs = 0;
  for (Type type : old.getResults()) {
    if (isa<MemRefType>(type)) {
      promise.results.push_back({Origin::Kind::OutParam, outs++});
      inputs.push_back(type);
    } else {
      promise.results.push_back({Origin::Kind::Result, static_cast<unsigned>(results.size())});
      results.push_back(type);
    }
  }
  promise.type = FunctionType::get(old.getContext(), inputs, results);
  return promise;
}

/// Returns the type that a function on tensors would have after bufferization, if the results that are
/// memrefs had not become out parameters then; null if `changed` is no such type.
static FunctionType beforeOutParams(FunctionType old, FunctionType changed) {
  SmallVector<Type> results;
  unsigned in = old.getNumInputs(), out = 0;
  for (Type type : old.getResults()) {
    bool isBuffer = isa<ShapedType>(type) && !isa<VectorType>(type);
    unsigned &next = isBuffer ? in : out;
    ArrayRef<Type> from = isBuffer ? changed.getInputs() : changed.getResults();
    if (next >= from.size())
      return {};
    results.push_back(from[next++]);
  }
  if (in != changed.getNumInputs() || out != changed.getNumResults())
    return {};
  auto type = FunctionType::get(old.getContext(),
                                changed.getInputs().take_front(old.getNumInputs()), results);
  return isBufferized(old, type) ? type : FunctionType();
}

/// Returns the number of the function's argument that a value is, looking through casts.
static std::optional<unsigned> argumentBehind(Value value, func::FuncOp function) {
  while (auto cast = value.getDefiningOp<memref::CastOp>())
    value = cast.getSource();
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != &function.getBody().front())
    return std::nullopt;
  return argument.getArgNumber();
}

/// The entry block has no predecessors, so its arguments are the function's. A result is
/// equivalent to an argument if each return returns that argument.
static Promise promiseEquivalentResults(func::FuncOp source, bool scalarsToo) {
  FunctionType old = source.getFunctionType();
  SmallVector<std::optional<unsigned>> arguments(old.getNumResults());
  bool isFirst = true;
  for (auto ret : source.getOps<func::ReturnOp>()) {
    for (auto [number, value] : llvm::enumerate(ret.getOperands())) {
      auto argument = scalarsToo || isa<BaseMemRefType>(value.getType())
                          ? argumentBehind(value, source)
                          : std::optional<unsigned>();
      if (isFirst)
        arguments[number] = argument;
      else if (arguments[number] != argument)
        arguments[number] = std::nullopt;
    }
    isFirst = false;
  }
  SmallVector<Type> results;
  Promise promise;
  for (auto [type, argument] : llvm::zip_equal(old.getResults(), arguments)) {
    if (argument) {
      promise.results.push_back({Origin::Kind::Argument, *argument});
    } else {
      promise.results.push_back({Origin::Kind::Result, static_cast<unsigned>(results.size())});
      results.push_back(type);
    }
  }
  promise.type = FunctionType::get(old.getContext(), old.getInputs(), results);
  return promise;
}

/// Returns the promise that a changed signature keeps, or nothing if it keeps none.
static std::optional<Promise> promisedSignature(func::FuncOp source, FunctionType old,
                                                FunctionType changed, CallAdaptation adaptation) {
  SmallVector<Promise> promises;
  switch (adaptation) {
  case CallAdaptation::None:
  case CallAdaptation::Bufferized:
    break;
  case CallAdaptation::OutParams:
    promises.push_back(promiseOutParams(old));
    break;
  case CallAdaptation::EquivalentResults:
    promises.push_back(promiseEquivalentResults(source, /*scalarsToo=*/true));
    promises.push_back(promiseEquivalentResults(source, /*scalarsToo=*/false));
    break;
  }
  for (Promise &promise : promises)
    if (promise.type == changed)
      return promise;
  return std::nullopt;
}

/// Returns where an out buffer's elements lie, or why no caller can make one of the type.
static std::variant<Placement, Inconclusive> place(Type type, Location loc) {
  auto cannot = [&](Reason reason, const Twine &why) {
    return Inconclusive{reason,
                        {interp::locate(loc), ("out buffer of type " + why).str(), NoteRole::None}};
  };
  auto memref = cast<MemRefType>(type);
  std::string name;
  llvm::raw_string_ostream(name) << memref;
  if (!memref.hasStaticShape())
    return cannot(Reason::OutOfContract, name + ": a caller cannot know its sizes");
  Placement placement;
  int64_t offset;
  SmallVector<int64_t> strides;
  if (failed(memref.getStridesAndOffset(strides, offset)))
    return cannot(Reason::Unsupported, name + ": its layout has no strides");
  placement.offset = ShapedType::isDynamic(offset) ? 0 : offset;
  placement.strides.resize(strides.size());
  int64_t dense = 1, last = 0;
  bool overflows = placement.offset < 0, isEmpty = memref.getNumElements() == 0;
  for (size_t d = strides.size(); d-- > 0;) {
    int64_t size = memref.getDimSize(d), most;
    int64_t stride = ShapedType::isDynamic(strides[d]) ? dense : strides[d];
    placement.strides[d] = stride;
    overflows |= stride < 0 || llvm::MulOverflow(dense, std::max<int64_t>(size, 1), dense);
    overflows |= llvm::MulOverflow(std::max<int64_t>(size - 1, 0), stride, most) ||
                 llvm::AddOverflow(last, most, last);
  }
  overflows |= llvm::AddOverflow(last, placement.offset, last) || last == INT64_MAX;
  if (overflows)
    return cannot(Reason::Unsupported, name + ": its elements do not lie in a buffer");
  placement.span = isEmpty ? 0 : last + 1;
  return placement;
}

/// A fresh uninitialised buffer of the type.
static Value makeOutBuffer(OpBuilder &builder, Location loc, MemRefType type,
                           const Placement &placement) {
  if (type.getLayout().isIdentity())
    return memref::AllocOp::create(builder, loc, type);
  auto flatType = MemRefType::get({placement.span}, type.getElementType(),
                                  MemRefLayoutAttrInterface(), type.getMemorySpace());
  Value flat = memref::AllocOp::create(builder, loc, flatType);
  auto layout = StridedLayoutAttr::get(type.getContext(), placement.offset, placement.strides);
  auto placedType =
      MemRefType::get(type.getShape(), type.getElementType(), layout, type.getMemorySpace());
  Value placed = memref::ReinterpretCastOp::create(builder, loc, placedType, flat, placement.offset,
                                                   type.getShape(), placement.strides);
  if (placedType == type)
    return placed;
  return memref::CastOp::create(builder, loc, type, placed);
}

/// Casts through an unranked type, since sizes that contradict each other do not cast directly.
static Value castTo(OpBuilder &builder, Location loc, Value buffer, Type type) {
  if (buffer.getType() == type)
    return buffer;
  if (!memref::CastOp::areCastCompatible(buffer.getType(), type)) {
    auto memref = cast<BaseMemRefType>(type);
    auto unranked = UnrankedMemRefType::get(memref.getElementType(), memref.getMemorySpace());
    buffer = memref::CastOp::create(builder, loc, unranked, buffer);
  }
  return memref::CastOp::create(builder, loc, type, buffer);
}

/// Fills the function of the old signature: calls `called` and makes the old results of it.
static void fillAdapter(func::FuncOp adapter, func::FuncOp called, const Promise &promise,
                        ArrayRef<Placement> placements) {
  Location loc = called.getLoc();
  Block *body = adapter.addEntryBlock();
  OpBuilder builder = OpBuilder::atBlockEnd(body);
  FunctionType old = adapter.getFunctionType();
  SmallVector<Value> operands(body->getArguments()), outs;
  for (const Placement &placement : placements) {
    auto type = cast<MemRefType>(promise.type.getInput(old.getNumInputs() + outs.size()));
    outs.push_back(makeOutBuffer(builder, loc, type, placement));
  }
  llvm::append_range(operands, outs);
  auto call = func::CallOp::create(builder, loc, called, operands);
  SmallVector<Value> results;
  for (auto [origin, type] : llvm::zip_equal(promise.results, old.getResults())) {
    switch (origin.kind) {
    case Origin::Kind::Result:
      results.push_back(call.getResult(origin.number));
      break;
    case Origin::Kind::OutParam:
      results.push_back(outs[origin.number]);
      break;
    case Origin::Kind::Argument: {
      Value argument = castTo(builder, loc, body->getArgument(origin.number), type);
      if (isa<BaseMemRefType>(type))
        argument = bufferization::CloneOp::create(builder, loc, type, argument);
      results.push_back(argument);
      break;
    }
    }
  }
  func::ReturnOp::create(builder, loc, results);
}

static bool hasTensors(FunctionType type) {
  return llvm::any_of(type.getInputs(), isBufferTensor) ||
         llvm::any_of(type.getResults(), isBufferTensor);
}

static constexpr StringLiteral kArgumentMarks[] = {"bufferization.writable",
                                                   "bufferization.access"};

/// Bufferization drops its attributes.
static void markFunction(FunctionOpInterface source, FunctionOpInterface target) {
  target->setAttr(kCalledAsAttr, TypeAttr::get(source.getFunctionType()));
  for (unsigned number = 0; number < source.getNumArguments(); ++number)
    for (StringRef name : kArgumentMarks)
      if (Attribute value = source.getArgAttr(number, name))
        target.setArgAttr(number, name, value);
}

void unmarkBufferized(ModuleOp target) {
  for (auto function : target.getOps<FunctionOpInterface>())
    if (function->removeAttr(kCalledAsAttr))
      for (unsigned number = 0; number < function.getNumArguments(); ++number)
        for (StringRef name : kArgumentMarks)
          function.removeArgAttr(number, name);
}

void markBufferized(ModuleOp source, ModuleOp target) {
  SymbolTable symbols(target);
  for (auto before : source.getOps<FunctionOpInterface>()) {
    auto type = dyn_cast<FunctionType>(before.getFunctionType());
    auto after = symbols.lookup<FunctionOpInterface>(before.getName());
    auto changed = after ? dyn_cast<FunctionType>(after.getFunctionType()) : FunctionType();
    // A function that stays as it was may have lost its attributes all the same.
    if (type && changed && hasTensors(type) && isBufferized(type, changed))
      markFunction(before, after);
  }
}

/// Returns a name that no symbol of the module has.
static StringAttr freeName(SymbolTable &symbols, StringRef name) {
  std::string candidate = (name + ".called").str();
  for (unsigned n = 0; symbols.lookup(candidate); ++n)
    candidate = (name + ".called" + Twine(n)).str();
  return StringAttr::get(symbols.getOp()->getContext(), candidate);
}

/// Returns the function as it was bufferized, before its results changed; null if there is none.
static func::FuncOp bufferizedForm(func::FuncOp source, ModuleOp bufferized) {
  auto function =
      bufferized ? bufferized.lookupSymbol<func::FuncOp>(source.getSymName()) : func::FuncOp();
  return function && isBufferized(source.getFunctionType(), function.getFunctionType())
             ? function
             : func::FuncOp();
}

std::optional<Inconclusive> adaptEntry(func::FuncOp source, ModuleOp target,
                                       CallAdaptation adaptation, ModuleOp bufferized) {
  if (adaptation == CallAdaptation::None || adaptation == CallAdaptation::Bufferized)
    return std::nullopt;
  target.getContext()->loadDialect<memref::MemRefDialect, bufferization::BufferizationDialect>();
  SymbolTable symbols(target);
  auto called = symbols.lookup<func::FuncOp>(source.getSymName());
  FunctionType written = source.getFunctionType(), old = written;
  if (!called || called.isExternal() || called.getFunctionType() == old)
    return std::nullopt;
  func::FuncOp returning = source;
  if (hasTensors(written) && adaptation == CallAdaptation::OutParams)
    old = beforeOutParams(written, called.getFunctionType());
  if (hasTensors(written) && adaptation == CallAdaptation::EquivalentResults) {
    returning = bufferizedForm(source, bufferized);
    old = returning ? returning.getFunctionType() : FunctionType();
  }
  if (!old || called.getFunctionType() == old)
    return std::nullopt;
  std::optional<Promise> promise =
      promisedSignature(returning, old, called.getFunctionType(), adaptation);
  if (!promise)
    return std::nullopt;
  SmallVector<Placement> placements;
  for (Type type : promise->type.getInputs().drop_front(old.getNumInputs())) {
    auto placed = place(type, called.getLoc());
    if (auto *why = std::get_if<Inconclusive>(&placed))
      return *why;
    placements.push_back(std::get<Placement>(std::move(placed)));
  }
  StringAttr name = called.getSymNameAttr(), moved = freeName(symbols, name);
  if (failed(SymbolTable::replaceAllSymbolUses(called, moved, target)))
    return Inconclusive{Reason::Unsupported,
                        {interp::locate(called.getLoc()),
                         "the call cannot be adapted: there are uses of symbols that are unknown"}};
  called.setSymNameAttr(moved);
  auto adapter = func::FuncOp::create(called.getLoc(), name, old);
  adapter.setVisibility(called.getVisibility());
  if (old != written)
    markFunction(source, adapter);
  target.push_back(adapter);
  fillAdapter(adapter, called, *promise, placements);
  return std::nullopt;
}

std::optional<Inconclusive> outsideContract(ModuleOp source, CallAdaptation adaptation) {
  std::optional<Inconclusive> found;
  if (adaptation != CallAdaptation::OutParams)
    return found;
  SymbolTableCollection symbols;
  source.walk([&](func::CallOp call) {
    auto callee = symbols.lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
    if (!callee || callee.isExternal())
      return WalkResult::advance();
    auto isDynamic = [](Type type) {
      return isa<MemRefType, TensorType>(type) && !cast<ShapedType>(type).hasStaticShape();
    };
    if (llvm::any_of(call.getResultTypes(), isDynamic))
      found = {Reason::OutOfContract,
               {interp::locate(call.getLoc()),
                "a call returns a buffer whose sizes its caller cannot know"}};
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found;
}

} // namespace freehold
