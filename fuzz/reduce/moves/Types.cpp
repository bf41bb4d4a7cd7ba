//===- Types.cpp - Simpler types of buffers and tensors -------------------===//
// Each move replaces a type everywhere in the module, so that types which agreed still agree. Ops
// with operands that depend on the type are updated (Mend.cpp, MendTensors.cpp). All but the last one change tensors
// as well.
//   unify-type:    memref<?xi32> -> memref<4xi32>, a simpler type of the program it casts to
//   static-size:   memref<?xi32> -> memref<1xi32> (first site of a dimension), 2 (second)
//   shrink-size:   memref<16xi32> -> 1, 2 or half
//   drop-dimension: memref<4x8xi32> -> memref<8xi32>
//   plain-layout:  memref<4xi32, strided<[?], offset: ?>, 1> -> no layout; no memory space
//===----------------------------------------------------------------------===//
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"
#include "fuzz/reduce/moves/Mend.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace freehold::reduce {

/// Returns the types of values that are ranked memrefs or tensors in textual order, with the number of values
/// of each.
static llvm::MapVector<Type, unsigned> shapedTypes(ModuleOp module) {
  llvm::MapVector<Type, unsigned> types;
  auto see = [&](Type type) {
    if (isa<MemRefType, RankedTensorType>(type))
      ++types[type];
  };
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto function = dyn_cast<FunctionOpInterface>(op)) {
      llvm::for_each(function.getArgumentTypes(), see);
      llvm::for_each(function.getResultTypes(), see);
    }
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::for_each(block.getArgumentTypes(), see);
    llvm::for_each(op->getResultTypes(), see);
  });
  return types;
}

/// Makes one target for each type and each simpler type that `simpler` returns for it.
static Targets
findTypes(ModuleOp module,
          llvm::function_ref<void(ShapedType, SmallVectorImpl<ShapedType> &)> simpler) {
  Targets targets;
  for (auto [type, count] : shapedTypes(module)) {
    SmallVector<ShapedType> others;
    simpler(cast<ShapedType>(type), others);
    for (ShapedType other : others)
      if (other && other != type) {
        Target target{module, 0, 1};
        target.from = type;
        target.to = other;
        targets.push_back(target);
      }
  }
  return targets;
}

/// Returns null if the layout does not allow the shape.
static ShapedType withShape(ShapedType shaped, ArrayRef<int64_t> shape) {
  if (auto tensor = dyn_cast<RankedTensorType>(shaped)) {
    if (tensor.getEncoding())
      return {};
    return RankedTensorType::get(shape, tensor.getElementType());
  }
  auto type = cast<MemRefType>(shaped);
  MLIRContext *context = type.getContext();
  auto quiet = [&] { return emitError(UnknownLoc::get(context)); };
  MemRefLayoutAttrInterface layout;
  if (auto strided = dyn_cast<StridedLayoutAttr>(type.getLayout());
      strided && shape.size() == type.getShape().size())
    layout = strided;
  else if (!type.getLayout().isIdentity())
    return {};
  if (!MemRefType::isValidElementType(type.getElementType()))
    return {};
  // A type that is null has no interface to convert it to.
  auto made =
      MemRefType::getChecked(quiet, shape, type.getElementType(), layout, type.getMemorySpace());
  return made ? ShapedType(made) : ShapedType();
}

static void resize(ShapedType type, bool dynamic, SmallVectorImpl<ShapedType> &to) {
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    if (ShapedType::isDynamic(size) != dynamic)
      continue;
    SmallVector<int64_t> shape(type.getShape()), sizes{1, 2};
    if (!dynamic && size / 2 > 2)
      sizes.push_back(size / 2);
    for (int64_t next : sizes)
      if (dynamic || next < size) {
        shape[dim] = next;
        to.push_back(withShape(type, shape));
      }
  }
}

static Targets findDynamic(ModuleOp module) {
  return findTypes(module, [](ShapedType type, auto &to) { resize(type, true, to); });
}

static Targets findLarge(ModuleOp module) {
  return findTypes(module, [](ShapedType type, auto &to) { resize(type, false, to); });
}

static Targets findDimensions(ModuleOp module) {
  return findTypes(module, [](ShapedType type, auto &to) {
    for (unsigned dim = 0; dim < type.getRank(); ++dim) {
      SmallVector<int64_t> shape(type.getShape());
      shape.erase(shape.begin() + dim);
      to.push_back(withShape(type, shape));
    }
  });
}

static Targets findLayouts(ModuleOp module) {
  return findTypes(module, [](ShapedType shaped, auto &to) {
    auto type = dyn_cast<MemRefType>(shaped);
    if (!type)
      return;
    auto make = [&](MemRefLayoutAttrInterface layout, Attribute space) {
      to.push_back(MemRefType::get(type.getShape(), type.getElementType(), layout, space));
    };
    if (!type.getLayout().isIdentity())
      make({}, type.getMemorySpace());
    if (type.getMemorySpace())
      make(type.getLayout(), {});
  });
}

/// Number of unknowns of the type: dynamic sizes, plus one for a layout.
static unsigned complexity(ShapedType type) {
  auto memref = dyn_cast<MemRefType>(type);
  return 10 * type.getNumDynamicDims() + (!memref || memref.getLayout().isIdentity() ? 0 : 5);
}

static bool castsTo(ShapedType from, ShapedType to) {
  return isa<MemRefType>(from) ? memref::CastOp::areCastCompatible(Type(from), Type(to))
                               : tensor::CastOp::areCastCompatible(Type(from), Type(to));
}

static Targets findUnifiable(ModuleOp module) {
  llvm::MapVector<Type, unsigned> types = shapedTypes(module);
  return findTypes(module, [&](ShapedType type, auto &to) {
    for (auto [each, count] : types)
      if (auto other = cast<ShapedType>(each);
          other != type && isa<MemRefType>(other) == isa<MemRefType>(type) &&
          complexity(other) < complexity(type) && castsTo(other, type))
        to.push_back(other);
  });
}

/// Erases the touched ops that do not verify any more, since they could not be updated.
static void eraseBroken(Edit &edit, ArrayRef<Operation *> touched) {
  ScopedDiagnosticHandler quiet(edit.module().getContext(), [](Diagnostic &) { return success(); });
  for (Operation *op : llvm::reverse(touched))
    if (edit.alive(op) && !op->hasTrait<OpTrait::IsTerminator>() && !isa<SymbolOpInterface>(op) &&
        failed(verify(op, /*verifyRecursively=*/false)))
      edit.erase(op);
}

static bool replaceType(Edit &edit, const Target &target) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](ShapedType type) -> std::optional<Type> {
    return type == target.from ? std::optional<Type>(target.to) : std::nullopt;
  });
  SmallVector<Operation *> touched;
  edit.module()->walk([&](Operation *op) {
    if (llvm::is_contained(op->getResultTypes(), target.from) ||
        llvm::is_contained(op->getOperandTypes(), target.from) || isa<memref::GlobalOp>(op))
      touched.push_back(op);
  });
  if (!shapedTypes(edit.module()).count(target.from))
    return false;
  replacer.recursivelyReplaceElementsIn(edit.module(), /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false, /*replaceTypes=*/true);
  for (Operation *op : touched)
    if (edit.alive(op))
      isa<MemRefType>(target.from)
          ? mend(edit, op, cast<MemRefType>(target.from), cast<MemRefType>(target.to))
          : mendTensor(edit, op, cast<RankedTensorType>(target.from),
                       cast<RankedTensorType>(target.to));
  eraseBroken(edit, touched);
  return true;
}

Move unifyTypeMove() {
  return makeMove<findUnifiable, replaceType>("unify-type",
                                              "a type becomes a simpler one that casts to it");
}
Move staticSizeMove() {
  return makeMove<findDynamic, replaceType>("static-size",
                                            "a dynamic size of a type becomes 1 or 2");
}
Move shrinkSizeMove() {
  return makeMove<findLarge, replaceType>("shrink-size", "a static size of a type becomes smaller");
}
Move dropDimensionMove() {
  return makeMove<findDimensions, replaceType>("drop-dimension", "a type loses a dimension");
}
Move plainLayoutMove() {
  return makeMove<findLayouts, replaceType>("plain-layout",
                                            "a type loses its layout or memory space");
}

} // namespace freehold::reduce
