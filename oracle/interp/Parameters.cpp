//===- Parameters.cpp - What input generation knows of an entry -----------===//
// Describes parameters without MLIR types (core/inputs/Inputs.h), and asks all makers of inputs in turn.
//===----------------------------------------------------------------------===//
#include "oracle/interp/Interpreter.h"

#include "oracle/core/inputs/ApartArguments.h"
#include "oracle/core/inputs/BufferType.h"
#include "oracle/core/inputs/CornerInputs.h"
#include "oracle/core/inputs/InputLists.h"
#include "oracle/core/inputs/JointInputs.h"
#include "oracle/core/inputs/MeetingInputs.h"
#include "oracle/core/inputs/OddCellInputs.h"
#include "oracle/core/inputs/ProgramNumbers.h"
#include "oracle/core/inputs/ScalarRows.h"
#include "oracle/core/inputs/Scalars.h"
#include "oracle/core/inputs/SizeClasses.h"
#include "oracle/core/inputs/TellingInputs.h"
#include "oracle/core/inputs/TellingValues.h"
#include "oracle/core/inputs/ValueLayout.h"

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <set>

using namespace mlir;

namespace freehold::interp {

/// Returns those of the numbers that the element type represents exactly, as text.
static std::vector<std::string> numbersFor(Type element, const ProgramNumbers &numbers) {
  std::vector<std::string> texts;
  auto add = [&](std::string text) {
    if (!llvm::is_contained(texts, text))
      texts.push_back(std::move(text));
  };
  if (auto floating = dyn_cast<FloatType>(element)) {
    for (double number : numbers.floats)
      if (auto value = floatValue(floating, number))
        add(print(std::vector<Argument>{*value}));
  } else if (element.isIntOrIndex()) {
    for (int64_t number : numbers.integers)
      if (unsigned bits = bitsOf(element); bits >= 64 || llvm::isIntN(bits, number))
        add(std::to_string(number));
  }
  return texts;
}

/// Returns the numbers of Parameter::smallNumbers.
static std::vector<std::string> smallNumbersFor(Type element) {
  constexpr int kNumbers = 64;
  ProgramNumbers numbers;
  for (int number = 0; number < kNumbers; ++number) {
    numbers.integers.push_back(element.isInteger(1) ? -number : number);
    numbers.floats.push_back(number);
  }
  return numbersFor(element, numbers);
}

static void describeBuffer(BaseMemRefType type, const ProgramNumbers &numbers,
                           Parameter &parameter) {
  auto orDynamic = [](int64_t size) { return ShapedType::isDynamic(size) ? -1 : size; };
  Type element = type.getElementType();
  parameter.kind = Parameter::Kind::Buffer;
  parameter.isIndexed = isa<IndexType>(element);
  if (!isa<BaseMemRefType>(element))
    parameter.elementBytes = elementBytes(element).value_or(0);
  parameter.numbers = numbersFor(element, numbers);
  auto ranked = dyn_cast<MemRefType>(type);
  SmallVector<int64_t> strides;
  if (!ranked || failed(stridesOf(ranked, strides, parameter.offset))) {
    parameter.sizes = {-1};
    parameter.strides = {kDynamicStride};
    parameter.offset = -1;
    return;
  }
  parameter.offset = orDynamic(parameter.offset);
  parameter.hasFreeStrides = !ranked.getLayout().isIdentity();
  for (auto [size, stride] : llvm::zip_equal(ranked.getShape(), strides)) {
    parameter.sizes.push_back(orDynamic(size));
    parameter.strides.push_back(ShapedType::isDynamic(stride) ? kDynamicStride : stride);
  }
}

/// The ranked type that the entry casts an unranked argument to first; the type itself if there is none.
static BaseMemRefType castType(const CompiledFunction &entry, unsigned number,
                               BaseMemRefType type) {
  auto function = dyn_cast<FunctionOpInterface>(entry.op);
  if (type.hasRank() || !function || function.isExternal() || number >= function.getNumArguments())
    return type;
  for (Operation *user : function.getArgument(number).getUsers())
    if (auto cast = dyn_cast<memref::CastOp>(user))
      if (auto ranked = dyn_cast<MemRefType>(cast.getType()))
        return ranked;
  return type;
}

/// Returns the public globals that a caller can pass for this parameter: those of its type and, for
/// a parameter of one dimension, all with its element type.
static std::vector<GlobalPlace> globalsFor(Type parameter, Operation *function) {
  std::vector<GlobalPlace> places;
  auto wanted = dyn_cast<MemRefType>(parameter);
  auto module = function->getParentOfType<ModuleOp>();
  if (!wanted || !module || !bitsOf(wanted.getElementType()))
    return places;
  for (auto global : module.getOps<memref::GlobalOp>()) {
    MemRefType type = global.getType();
    bool isPassed = !global.getConstant() && global.isPublic() &&
                    isBareSymbol(global.getSymName().str()) &&
                    type.getElementType() == wanted.getElementType() &&
                    type.getMemorySpace() == wanted.getMemorySpace();
    if (!isPassed)
      continue;
    if (type == wanted)
      places.push_back({global.getSymName().str()});
    else if (wanted.getRank() == 1 && wanted.isDynamicDim(0) && wanted.getLayout().isIdentity())
      places.push_back({global.getSymName().str(), std::vector{type.getNumElements()}});
  }
  return places;
}

/// Adds the facts that makeInputs does not need.
static void addTellingFacts(const CompiledFunction &entry, const InputOptions &options,
                            const ProgramNumbers &numbers, std::vector<Parameter> &parameters) {
  size_t rows = tellingRowsFor(options);
  std::vector<std::vector<SizeClass>> classes = sizeClasses(entry.op);
  for (auto [number, type] : llvm::enumerate(entry.type.getInputs())) {
    Parameter &parameter = parameters[number];
    if (number < classes.size())
      parameter.sizeClasses = classes[number];
    BaseMemRefType memref = bufferTypeOf(type);
    if (!memref) {
      parameter.tellingRows = tellingScalars(type, rows, options.seed, numbers);
      continue;
    }
    parameter.tellingRows = tellingCells(memref.getElementType(), rows, options.seed, numbers);
    parameter.smallNumbers = smallNumbersFor(memref.getElementType());
    if (Type element = memref.getElementType(); element.isIntOrIndex())
      for (int64_t number : belowMultiples(numbers, std::min(bitsOf(element), 64u)))
        if (bitsOf(element) >= 64 || llvm::isIntN(bitsOf(element), number) ||
            llvm::isUIntN(bitsOf(element), number))
          parameter.multiples.push_back(
              std::to_string(llvm::SignExtend64(number, std::min(bitsOf(element), 64u))));
    parameter.globals = globalsFor(type, entry.op);
    for (auto [other, holder] : llvm::enumerate(entry.type.getInputs()))
      if (auto outer = dyn_cast<BaseMemRefType>(holder); outer && outer.getElementType() == type)
        parameters[other].cellGroup = parameter.sharingGroup;
  }
}

/// Tensors share no buffer with anything.
static std::vector<unsigned> allBut(unsigned number, unsigned count) {
  std::vector<unsigned> others;
  for (unsigned other = 0; other < count; ++other)
    if (other != number)
      others.push_back(other);
  return others;
}

static std::vector<unsigned> tensorsOf(FunctionType type) {
  std::vector<unsigned> tensors;
  for (auto [number, input] : llvm::enumerate(type.getInputs()))
    if (isBufferTensor(input))
      tensors.push_back(number);
  return tensors;
}

std::vector<Parameter> parameters(const CompiledFunction &entry, const ProgramNumbers &numbers) {
  std::vector<Parameter> result;
  result.reserve(entry.type.getNumInputs());
  llvm::DenseMap<Type, unsigned> groups;
  auto apart = keptApart(entry.op, entry.type.getNumInputs());
  for (auto [number, type] : llvm::enumerate(entry.type.getInputs())) {
    Parameter parameter;
    parameter.apartFrom = apart[number];
    parameter.sharingGroup = groups.try_emplace(type, groups.size()).first->second;
    parameter.width = bitsOf(type);
    if (isa<IndexType>(type))
      parameter.kind = Parameter::Kind::Index;
    else if (isa<IntegerType, LLVM::LLVMPointerType>(type))
      parameter.kind = Parameter::Kind::Integer;
    else if (auto floating = dyn_cast<FloatType>(type)) {
      parameter.kind = Parameter::Kind::Float;
      parameter.floats = floatValues(floating, Values::Finite);
      parameter.extremeFloats = floatValues(floating, Values::Edge);
      for (double number : numbers.floats)
        llvm::append_range(parameter.programFloats, floatsAbout(floating, number));
    } else if (BaseMemRefType buffer = bufferTypeOf(type)) {
      describeBuffer(castType(entry, number, buffer), numbers, parameter);
      parameter.isUnranked = !buffer.hasRank();
      parameter.isTensor = isBufferTensor(type);
      if (parameter.isTensor)
        parameter.apartFrom = allBut(number, entry.type.getNumInputs());
      else
        llvm::append_range(parameter.apartFrom, tensorsOf(entry.type));
    }
    result.push_back(std::move(parameter));
  }
  return result;
}

std::vector<Inputs> makeInputs(const CompiledFunction &entry, const InputOptions &options) {
  return makeInputs(entry, options, entry.numbers());
}

std::vector<Inputs> makeInputs(const CompiledFunction &entry, const InputOptions &options,
                               const ProgramNumbers &numbers) {
  std::vector<Parameter> described = parameters(entry, numbers);
  std::vector<Inputs> inputs = freehold::makeInputs(described, options, numbers);
  if (!tellingRowsFor(options) || described.empty())
    return inputs;
  addTellingFacts(entry, options, numbers, described);
  std::set<std::string> known;
  for (const Inputs &each : inputs)
    known.insert(print(each));
  auto add = [&](std::vector<Inputs> others) {
    for (Inputs &each : others)
      if (known.insert(print(each)).second)
        inputs.push_back(std::move(each));
  };
  add(tellingInputs(described, options));
  add(meetingInputs(described, options));
  add(oddCellInputs(described, options));
  add(cornerInputs(described, options, numbers));
  add(scalarRows(described, options, numbers));
  add(jointInputs(described, options));
  return inputs;
}

} // namespace freehold::interp
