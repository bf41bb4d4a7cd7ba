//===- TensorBoundary.cpp -------------------------------------------------===//
#include "oracle/core/inputs/TensorBoundary.h"

#include "oracle/core/inputs/BufferType.h"
#include "oracle/core/inputs/Mix.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace freehold {

static bool isBufferized(TypeRange before, TypeRange after) {
  return before.size() == after.size() && llvm::all_of(llvm::zip(before, after), [](auto pair) {
           auto [old, now] = pair;
           if (old == now)
             return true;
           auto tensor = isBufferTensor(old) ? cast<TensorType>(old) : TensorType();
           auto memref = dyn_cast<BaseMemRefType>(now);
           return tensor && memref && tensor.hasRank() == memref.hasRank() &&
                  tensor.getElementType() == memref.getElementType() &&
                  (!tensor.hasRank() || succeeded(verifyCompatibleShape(old, now)));
         });
}

bool isBufferized(FunctionType before, FunctionType after) {
  return isBufferized(before.getInputs(), after.getInputs()) &&
         isBufferized(before.getResults(), after.getResults());
}

FunctionType calledAs(FunctionOpInterface function) {
  auto own = dyn_cast<FunctionType>(function.getFunctionType());
  auto marked = function->getAttrOfType<TypeAttr>(kCalledAsAttr);
  auto type = marked ? dyn_cast<FunctionType>(marked.getValue()) : FunctionType();
  return type && own && isBufferized(type, own) ? type : own;
}

static bool isTensor(FunctionOpInterface function, unsigned number) {
  FunctionType type = calledAs(function);
  return type && number < type.getNumInputs() && isBufferTensor(type.getInput(number));
}

static BoolAttr writableOf(FunctionOpInterface function, unsigned number) {
  return function.getArgAttrOfType<BoolAttr>(number, "bufferization.writable");
}

ArgumentAccess accessOf(FunctionOpInterface function, unsigned number) {
  ArgumentAccess access;
  if (!isTensor(function, number))
    return access;
  if (auto word = function.getArgAttrOfType<StringAttr>(number, "bufferization.access"))
    access = {word == "read" || word == "read-write", word == "write" || word == "read-write"};
  if (BoolAttr may = writableOf(function, number))
    access.writes &= may.getValue();
  return access;
}

bool isObservedAfter(FunctionOpInterface function, unsigned number) {
  BoolAttr may = writableOf(function, number);
  return !isTensor(function, number) || (may && !may.getValue());
}

BufferArgument layoutArgumentOf(BufferArgument tensor) {
  if (tensor.seed % kStrideTurns == kOneRow)
    tensor.seed += 2;
  return tensor;
}

uint64_t tensorSeed(uint64_t runSeed, const BufferArgument &tensor) {
  return mix(runSeed ^ tensor.seed * 977);
}

} // namespace freehold
