//===- VersionBuffers.cpp ------------------------------------------------===//
#include "oracle/diff/VersionRows.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace freehold {

/// linalg.map ins(%a) outs(%o):  ^bb(%in, %out)   <->   ^bb(%in)
static std::string mapToOld(Operation *op) {
  Block *mapper =
      op->getNumRegions() && !op->getRegion(0).empty() ? &op->getRegion(0).front() : nullptr;
  if (!mapper || mapper->getNumArguments() != op->getNumOperands())
    return "";
  BlockArgument out = mapper->getArguments().back();
  if (!out.use_empty())
    return "'linalg.map' reads its init, which its region did not get";
  mapper->eraseArgument(out.getArgNumber());
  return "";
}
static std::string mapFromOld(Operation *op) {
  Block *mapper =
      op->getNumRegions() && !op->getRegion(0).empty() ? &op->getRegion(0).front() : nullptr;
  if (!mapper || mapper->getNumArguments() + 1 != op->getNumOperands())
    return "";
  auto init = dyn_cast<ShapedType>(op->getOperands().back().getType());
  if (init)
    mapper->addArgument(init.getElementType(), op->getLoc());
  return "";
}

/// %1 = memref.assume_alignment %0, 16        <->   memref.assume_alignment %0, 16
static std::string assumeAlignmentToOld(Operation *op) {
  if (op->getNumResults() != 1)
    return "";
  op->getResult(0).replaceAllUsesWith(op->getOperand(0));
  replace(op, op->getName().getStringRef(), {}, op->getDiscardableAttrDictionary());
  return "";
}
static std::string assumeAlignmentFromOld(Operation *op) {
  if (op->getNumResults() != 0)
    return "";
  replace(op, op->getName().getStringRef(), op->getOperand(0).getType(),
          op->getDiscardableAttrDictionary());
  return "";
}

/// memref.expand_shape %0 output_shape [4, 2]   <->   memref.expand_shape %0
static std::string expandShapeToOld(Operation *op) {
  if (op->getNumOperands() != 1)
    return "'memref.expand_shape' has an output shape of values";
  op->removeDiscardableAttr("static_output_shape");
  return "";
}
static std::string expandShapeFromOld(Operation *op) {
  auto type = dyn_cast<MemRefType>(op->getResult(0).getType());
  if (!type || !type.hasStaticShape())
    return "'memref.expand_shape' has no output shape";
  op->setDiscardableAttr("static_output_shape",
                         DenseI64ArrayAttr::get(op->getContext(), type.getShape()));
  return "";
}

void addBufferRows(VersionRows &rows) {
  rows.insert(rows.end(),
              {
                  {19, 1, "linalg.map", mapToOld, mapFromOld},
                  {19, 1, "memref.assume_alignment", assumeAlignmentToOld, assumeAlignmentFromOld},
                  {16, 1, "memref.expand_shape", expandShapeToOld, expandShapeFromOld},
              });
}

} // namespace freehold
