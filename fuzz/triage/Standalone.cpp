//===- Standalone.cpp -----------------------------------------------------===//
#include "fuzz/triage/Standalone.h"

#include "oracle/core/inputs/Contents.h"
#include "oracle/core/inputs/Mix.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace freehold::triage {

/// Larger arguments would make the report unreadable.
static constexpr uint64_t kArgumentBytesMax = 16 << 10;

namespace {
class Standalone {
public:
  Standalone(ModuleOp module, const StandaloneOptions &options)
      : module_(module), options_(options), symbols_(module), b_(module.getContext()),
        loc_(UnknownLoc::get(module.getContext())) {}

  std::string run();

private:
  Value index(int64_t value) { return arith::ConstantIndexOp::create(b_, loc_, value); }
  Value i32(int32_t value) { return arith::ConstantIntOp::create(b_, loc_, value, 32); }

  void makeAccumulator();
  void note(Value scalar);
  void forEachElement(Value memref, llvm::function_ref<void(ArrayRef<Value>)> each);
  void noteBuffer(Value memref, bool write);
  void replacePrints();
  void keepLoads();
  bool define(func::FuncOp declaration);
  Value external(Type type);
  Value argument(Type type, const Argument &given, ArrayRef<Value> earlier);
  Value bufferArgument(MemRefType type, const BufferArgument &given);
  bool makeMain(func::FuncOp entry);

  ModuleOp module_;
  const StandaloneOptions &options_;
  SymbolTable symbols_;
  OpBuilder b_;
  Location loc_;
  func::FuncOp noteFunction_;
  std::string accumulator_, why_;
};
} // namespace

static Value zeroOf(OpBuilder &b, Location loc, Type type) {
  TypedAttr zero = b.getZeroAttr(type);
  return zero ? arith::ConstantOp::create(b, loc, zero).getResult() : Value();
}

//===----------------------------------------------------------------------===//
// Observations
//===----------------------------------------------------------------------===//

/// Adds memref.global @acc, and @note(%v) { acc = acc * 31 + v }.
void Standalone::makeAccumulator() {
  auto type = MemRefType::get({}, b_.getI32Type());
  b_.setInsertionPointToStart(module_.getBody());
  auto global = memref::GlobalOp::create(
      b_, loc_, "acc", b_.getStringAttr("private"), type,
      DenseElementsAttr::get(RankedTensorType::get({}, b_.getI32Type()), 0), false, IntegerAttr());
  accumulator_ = symbols_.insert(global).str();
  noteFunction_ =
      func::FuncOp::create(b_, loc_, "note", b_.getFunctionType(b_.getI32Type(), TypeRange()));
  noteFunction_.setPrivate();
  symbols_.insert(noteFunction_);
  OpBuilder::InsertionGuard guard(b_);
  Block *body = noteFunction_.addEntryBlock();
  b_.setInsertionPointToStart(body);
  Value acc = memref::GetGlobalOp::create(b_, loc_, type, accumulator_);
  Value old = memref::LoadOp::create(b_, loc_, acc);
  Value scaled = arith::MulIOp::create(b_, loc_, old, i32(31));
  Value sum = arith::AddIOp::create(b_, loc_, scaled, body->getArgument(0));
  memref::StoreOp::create(b_, loc_, sum, acc);
  func::ReturnOp::create(b_, loc_);
}

/// Adds the bits of a scalar to the accumulator, as an i32. Values of other types are ignored.
void Standalone::note(Value scalar) {
  Type type = scalar.getType(), wanted = b_.getI32Type();
  if (auto floating = dyn_cast<FloatType>(type)) {
    type = b_.getIntegerType(floating.getWidth());
    scalar = arith::BitcastOp::create(b_, loc_, type, scalar);
  }
  if (type.isIndex())
    scalar = arith::IndexCastOp::create(b_, loc_, wanted, scalar);
  else if (!type.isSignlessInteger())
    return;
  else if (type.getIntOrFloatBitWidth() > 32)
    scalar = arith::TruncIOp::create(b_, loc_, wanted, scalar);
  else if (type.getIntOrFloatBitWidth() < 32)
    scalar = arith::ExtUIOp::create(b_, loc_, wanted, scalar);
  func::CallOp::create(b_, loc_, noteFunction_, scalar);
}

void Standalone::forEachElement(Value memref, llvm::function_ref<void(ArrayRef<Value>)> each) {
  OpBuilder::InsertionGuard guard(b_);
  SmallVector<Value> indices;
  for (int64_t d = 0; d < cast<MemRefType>(memref.getType()).getRank(); ++d) {
    Value size = memref::DimOp::create(b_, loc_, memref, d);
    auto loop = scf::ForOp::create(b_, loc_, index(0), size, index(1));
    b_.setInsertionPointToStart(loop.getBody());
    indices.push_back(loop.getInductionVar());
  }
  each(indices);
}

/// Reads every element, and adds it to the accumulator if observed; then writes it, as a stub does.
void Standalone::noteBuffer(Value memref, bool write) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type || isa<BaseMemRefType>(type.getElementType()))
    return;
  forEachElement(memref, [&](ArrayRef<Value> indices) {
    Value element = memref::LoadOp::create(b_, loc_, memref, indices);
    if (options_.observe)
      note(element);
    if (write)
      if (Value zero = zeroOf(b_, loc_, type.getElementType()))
        memref::StoreOp::create(b_, loc_, zero, memref, indices);
  });
}

/// Printing needs MLIR's runner libraries, so prints become calls of @note.
void Standalone::replacePrints() {
  SmallVector<vector::PrintOp> prints;
  module_.walk([&](vector::PrintOp print) { prints.push_back(print); });
  for (vector::PrintOp print : prints) {
    b_.setInsertionPoint(print);
    if (Value printed = print.getSource(); printed && options_.observe)
      note(printed);
    print.erase();
  }
}

/// Adds a use of each load, since lowerings erase unused loads and with them their errors.
void Standalone::keepLoads() {
  SmallVector<Value> unused;
  module_.walk([&](memref::LoadOp load) {
    Type type = load.getType();
    if (load->use_empty() && (type.isIntOrIndex() || type.isF16() || type.isF32() || type.isF64()))
      unused.push_back(load);
  });
  if (!unused.empty() && !noteFunction_)
    makeAccumulator();
  for (Value load : unused) {
    b_.setInsertionPointAfterValue(load);
    note(load);
  }
}

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

/// Returns a constant, or a new buffer of zeros.
Value Standalone::external(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return zeroOf(b_, loc_, type);
  if (!memref.getLayout().isIdentity() || isa<BaseMemRefType>(memref.getElementType()))
    return {};
  SmallVector<Value> sizes;
  for (size_t d = 0; d < memref.getNumDynamicDims(); ++d)
    sizes.push_back(index(2));
  Value made = memref::AllocOp::create(b_, loc_, memref, sizes);
  forEachElement(made, [&](ArrayRef<Value> indices) {
    if (Value zero = zeroOf(b_, loc_, memref.getElementType()))
      memref::StoreOp::create(b_, loc_, zero, made, indices);
  });
  return made;
}

bool Standalone::define(func::FuncOp declaration) {
  OpBuilder::InsertionGuard guard(b_);
  Block *body = declaration.addEntryBlock();
  b_.setInsertionPointToStart(body);
  for (Value argument : body->getArguments())
    if (isa<BaseMemRefType>(argument.getType()))
      noteBuffer(argument, /*write=*/true);
    else if (options_.observe)
      note(argument);
  SmallVector<Value> results;
  for (Type type : declaration.getResultTypes()) {
    results.push_back(external(type));
    if (!results.back()) {
      why_ = "@" + declaration.getName().str() + " returns a value that cannot be made";
      return false;
    }
  }
  func::ReturnOp::create(b_, loc_, results);
  return true;
}

//===----------------------------------------------------------------------===//
// main
//===----------------------------------------------------------------------===//

/// A global with the buffer's contents, and a view of it with the argument's layout.
Value Standalone::bufferArgument(MemRefType type, const BufferArgument &given) {
  Type element = type.getElementType();
  auto found = layoutOf(type, given, options_.seed);
  auto *layout = std::get_if<BufferLayout>(&found);
  if (!layout || layout->shift || !element.isIntOrFloat() || element.getIntOrFloatBitWidth() > 64 ||
      layout->bytes > kArgumentBytesMax)
    return {};
  int64_t elements = layout->bytes / layout->elementBytes;
  SmallVector<Attribute> contents;
  uint64_t word;
  for (int64_t n = 0; n < elements; ++n) {
    if (layout->palette)
      word = *layout->palette->cell(layout->seed, n);
    else
      smallNumber(element, mix(layout->seed + n), &word);
    APInt bits(element.getIntOrFloatBitWidth(), word);
    auto floating = dyn_cast<FloatType>(element);
    contents.push_back(
        floating ? Attribute(b_.getFloatAttr(element, APFloat(floating.getFloatSemantics(), bits)))
                 : b_.getIntegerAttr(element, bits));
  }
  OpBuilder atTop = OpBuilder::atBlockBegin(module_.getBody());
  auto flat = MemRefType::get({elements}, element, AffineMap(), type.getMemorySpace());
  auto global = memref::GlobalOp::create(
      atTop, loc_, "arg", b_.getStringAttr("private"), flat,
      DenseElementsAttr::get(RankedTensorType::get({elements}, element), contents), false,
      IntegerAttr());
  StringRef name = symbols_.insert(global).getValue();
  Value base = memref::GetGlobalOp::create(b_, loc_, flat, name);
  if (flat == type)
    return base;
  auto dense =
      MemRefType::get(layout->sizes, element,
                      StridedLayoutAttr::get(b_.getContext(), layout->offset, layout->strides),
                      type.getMemorySpace());
  Value view = memref::ReinterpretCastOp::create(b_, loc_, dense, base, layout->offset,
                                                 layout->sizes, layout->strides);
  if (!memref::CastOp::areCastCompatible(dense, type))
    return {};
  return memref::CastOp::create(b_, loc_, type, view);
}

Value Standalone::argument(Type type, const Argument &given, ArrayRef<Value> earlier) {
  if (auto *same = std::get_if<SameBuffer>(&given)) {
    // Only an earlier argument itself is supported: no view of it, no global, nothing in a cell.
    if (!same->global.empty() || same->cell)
      return {};
    Value other = earlier[same->argument];
    return same->isPlain() && other.getType() == type ? other : Value();
  }
  if (auto *scalar = std::get_if<ScalarArgument>(&given)) {
    if (type.isIndex())
      return index(scalar->bits);
    if (!type.isIntOrFloat())
      return {};
    APInt bits = wholeBits(*scalar, type.getIntOrFloatBitWidth());
    if (auto floating = dyn_cast<FloatType>(type))
      return arith::ConstantOp::create(
          b_, loc_, b_.getFloatAttr(type, APFloat(floating.getFloatSemantics(), bits)));
    return arith::ConstantOp::create(b_, loc_, b_.getIntegerAttr(type, bits));
  }
  auto memref = dyn_cast<MemRefType>(type);
  auto *buffer = std::get_if<BufferArgument>(&given);
  return memref && buffer ? bufferArgument(memref, *buffer) : Value();
}

bool Standalone::makeMain(func::FuncOp entry) {
  b_.setInsertionPointToEnd(module_.getBody());
  auto main = func::FuncOp::create(b_, loc_, "main", b_.getFunctionType({}, b_.getI32Type()));
  if (symbols_.lookup("main"))
    if (failed(symbols_.rename(symbols_.lookup("main"), "entry"))) {
      why_ = "its function @main cannot be renamed";
      return false;
    }
  symbols_.insert(main);
  b_.setInsertionPointToStart(main.addEntryBlock());
  SmallVector<Value> arguments;
  for (auto [type, given] : llvm::zip_equal(entry.getArgumentTypes(), options_.inputs.arguments)) {
    arguments.push_back(argument(type, given, arguments));
    if (!arguments.back()) {
      why_ = "an argument of @" + entry.getName().str() + " cannot be made";
      return false;
    }
  }
  auto call = func::CallOp::create(b_, loc_, entry, arguments);
  for (Value result : call.getResults())
    if (isa<BaseMemRefType>(result.getType()))
      noteBuffer(result, /*write=*/false);
    else if (options_.observe)
      note(result);
  if (options_.observe)
    for (Value argument : arguments)
      noteBuffer(argument, /*write=*/false);
  if (options_.freeResults)
    for (Value result : call.getResults())
      if (isa<BaseMemRefType>(result.getType()))
        memref::DeallocOp::create(b_, loc_, result);
  Value code;
  if (options_.observe) {
    Value acc =
        memref::GetGlobalOp::create(b_, loc_, MemRefType::get({}, b_.getI32Type()), accumulator_);
    code = memref::LoadOp::create(b_, loc_, acc, ValueRange());
  } else {
    code = i32(0);
  }
  func::ReturnOp::create(b_, loc_, code);
  return true;
}

std::string Standalone::run() {
  auto entry = symbols_.lookup<func::FuncOp>(options_.entry);
  if (!entry || entry.isExternal())
    return "there is no function @" + options_.entry + " with a body";
  if (options_.observe)
    makeAccumulator();
  keepLoads();
  replacePrints();
  for (auto function : llvm::to_vector(module_.getOps<func::FuncOp>()))
    if (function.isExternal() && !define(function))
      return why_;
  if (!makeMain(entry))
    return why_;
  // Make all other functions private, so that only main is an entry.
  for (auto function : module_.getOps<func::FuncOp>())
    if (function.getName() != "main")
      function.setPrivate();
  return "";
}

std::string makeStandalone(ModuleOp module, const StandaloneOptions &options) {
  // Load the dialects that the new ops need; parsing loads only those that the program uses.
  module.getContext()
      ->loadDialect<arith::ArithDialect, func::FuncDialect, memref::MemRefDialect,
                    scf::SCFDialect>();
  return Standalone(module, options).run();
}

} // namespace freehold::triage
