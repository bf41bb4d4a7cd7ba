//===- Measure.cpp - How small a program is -------------------------------===//
#include "fuzz/reduce/Measure.h"
#include "fuzz/edit/Scopes.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold::reduce {
using namespace edit;

namespace {

// An op weighs more than any simplification of another op can save.
constexpr uint64_t kOp = 100, kConstant = 40, kFunction = 60, kTerminator = 20, kBranch = 60,
                   kRegion = 15, kBlock = 40, kArgument = 25, kOperand = 8, kResult = 6,
                   kAttribute = 12, kPublic = 4, kStructured = 20;

uint64_t numberWeight(const APInt &number) {
  // A negative number may be a wrapped-around positive one, so the smaller magnitude counts.
  APInt magnitude = number.getBitWidth() > 1 ? number.abs() : number;
  return magnitude.getActiveBits() * 2 + (number.isNegative() && number.getBitWidth() > 1);
}

class Weigher {
public:
  Measure weigh(ModuleOp module) {
    module->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op != module && !isHidden(op))
        addOp(op);
      // Visit regions in textual order.
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (Value argument : block.getArguments())
            numbers.try_emplace(argument, numbers.size());
      for (Value result : op->getResults())
        numbers.try_emplace(result, numbers.size());
    });
    module->walk([&](Operation *op) {
      for (Value operand : op->getOperands())
        sum.reach += numbers.lookup(operand);
    });
    return sum;
  }

private:
  void addOp(Operation *op) {
    sum.weight += opWeight(op);
    sum.weight += op->getNumOperands() * kOperand + op->getNumResults() * kResult;
    for (Type type : op->getResultTypes())
      sum.weight += typeWeight(type);
    if (hidesRegion(op))
      sum.weight += kStructured;
    else
      for (Region &region : op->getRegions())
        addRegion(region);
    for (NamedAttribute attribute : op->getAttrs())
      addAttribute(attribute);
    if (auto symbol = dyn_cast<SymbolOpInterface>(op))
      sum.weight += symbol.getName().size() + (symbol.isPublic() ? kPublic : 0);
  }

  static uint64_t opWeight(Operation *op) {
    if (isa<FunctionOpInterface>(op))
      return kFunction;
    if (matchPattern(op, m_Constant()))
      return kConstant;
    if (op->getNumSuccessors())
      return kBranch + 10 * (op->getNumSuccessors() - 1);
    return op->hasTrait<OpTrait::IsTerminator>() ? kTerminator : kOp;
  }

  void addRegion(Region &region) {
    sum.weight += region.empty() ? 0 : kRegion;
    for (auto [index, block] : llvm::enumerate(region)) {
      sum.weight += index ? kBlock : 0;
      for (Type type : block.getArgumentTypes())
        sum.weight += kArgument + typeWeight(type);
    }
  }

  void addAttribute(NamedAttribute attribute) {
    StringRef name = attribute.getName();
    if (name == "sym_name" || name == "sym_visibility" || name == "operandSegmentSizes" ||
        name == "resultSegmentSizes")
      return;
    sum.weight += name == "value" ? 0 : kAttribute;
    attribute.getValue().walk([&](Attribute inner) { sum.weight += attributeWeight(inner); },
                              [&](Type type) { sum.weight += typeWeight(type, false); });
  }

  static uint64_t attributeWeight(Attribute attribute) {
    if (auto number = dyn_cast<IntegerAttr>(attribute))
      return numberWeight(number.getValue());
    if (auto number = dyn_cast<FloatAttr>(attribute)) {
      APFloat value = number.getValue();
      return value.isPosZero() ? 0 : value.isExactlyValue(1.0) ? 2 : value.isInteger() ? 4 : 8;
    }
    if (auto dense = dyn_cast<DenseElementsAttr>(attribute))
      return dense.isSplat() ? 4 : 6 + 2 * dense.getNumElements();
    if (auto array = dyn_cast<DenseI64ArrayAttr>(attribute))
      return denseWeight(array.asArrayRef());
    if (auto name = dyn_cast<StringAttr>(attribute))
      return name.size();
    return isa<AffineMapAttr, IntegerSetAttr, ArrayAttr>(attribute) ? 4 : 1;
  }

  static uint64_t denseWeight(ArrayRef<int64_t> numbers) {
    uint64_t weight = 0;
    for (int64_t number : numbers)
      weight += 2 + (ShapedType::isDynamic(number) ? 6 : numberWeight(APInt(64, number, true)));
    return weight;
  }

  /// `walk` visits nested types itself, which must not be counted twice.
  static uint64_t typeWeight(Type type, bool nested = true) {
    auto shaped = dyn_cast<ShapedType>(type);
    if (!shaped)
      return isa<IndexType, IntegerType>(type) ? 1 : isa<FunctionType>(type) ? 0 : 2;
    uint64_t weight = 4 + (nested ? typeWeight(shaped.getElementType()) : 0);
    if (!shaped.hasRank())
      return weight + 20;
    for (int64_t size : shaped.getShape())
      weight += ShapedType::isDynamic(size) ? 14 : 3 + llvm::Log2_64_Ceil(size + 1);
    auto memref = dyn_cast<MemRefType>(type);
    if (memref && memref.getMemorySpace())
      weight += 8;
    if (!memref || memref.getLayout().isIdentity())
      return weight;
    auto layout = dyn_cast<StridedLayoutAttr>(memref.getLayout());
    if (!layout)
      return weight + 30;
    weight += 6 + denseWeight(layout.getStrides());
    return weight + denseWeight({layout.getOffset()});
  }

  Measure sum;
  llvm::DenseMap<Value, uint64_t> numbers;
};

} // namespace

Measure measure(ModuleOp module) { return Weigher().weigh(module); }

} // namespace freehold::reduce
