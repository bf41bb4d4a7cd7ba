//===- VersionTable.cpp ---------------------------------------------------===//
#include "oracle/diff/VersionTable.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace freehold {

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

static void rename(Operation *op, StringRef from, StringRef to) {
  if (Attribute value = op->removeDiscardableAttr(from))
    op->setDiscardableAttr(to, value);
}

/// operandSegmentSizes = array<i32: ...>      <->   operand_segment_sizes = array<i32: ...>
static std::string segmentsToOld(Operation *op) {
  rename(op, "operandSegmentSizes", "operand_segment_sizes");
  rename(op, "resultSegmentSizes", "result_segment_sizes");
  return "";
}
static std::string segmentsFromOld(Operation *op) {
  rename(op, "operand_segment_sizes", "operandSegmentSizes");
  rename(op, "result_segment_sizes", "resultSegmentSizes");
  return "";
}

/// overflowFlags = #arith.overflow<nsw>       ->    (none)
/// A source that is judged does not overflow, and passes are not told more than they need.
static std::string dropOverflowFlags(Operation *op) {
  op->removeDiscardableAttr("overflowFlags");
  return "";
}

/// Its blocks' contents as names live on: resources are no part of the text that is handed over.
static std::string refuseResources(Operation *op) {
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    if (isa<DenseResourceElementsAttr>(attribute.getValue()))
      return "'" + op->getName().getStringRef().str() + "' has a dense resource";
  return "";
}

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
  OperationState state(op->getLoc(), op->getName().getStringRef(), op->getOperands(), TypeRange());
  state.attributes = op->getDiscardableAttrDictionary();
  OpBuilder(op).create(state);
  op->erase();
  return "";
}
static std::string assumeAlignmentFromOld(Operation *op) {
  if (op->getNumResults() != 0)
    return "";
  OperationState state(op->getLoc(), op->getName().getStringRef(), op->getOperands(),
                       op->getOperand(0).getType());
  state.attributes = op->getDiscardableAttrDictionary();
  OpBuilder(op).create(state);
  op->erase();
  return "";
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

VersionTable::VersionTable(std::vector<VersionRow> rows) {
  for (VersionRow &row : rows)
    (row.op.empty() ? anyOp_ : byOp_[row.op]).push_back(row);
}

std::string VersionTable::apply(Operation *op, unsigned version, Direction direction) const {
  auto applyAll = [&](ArrayRef<VersionRow> rows) -> std::string {
    for (const VersionRow &row : rows) {
      VersionRow::Change change = direction == Direction::ToOld ? row.toOld : row.fromOld;
      if (!change || version > row.lastOld)
        continue;
      if (std::string why = change(op); !why.empty())
        return why;
    }
    return "";
  };
  if (std::string why = applyAll(anyOp_); !why.empty())
    return why;
  // Last, since they may replace the op; there is one for each op.
  auto found = byOp_.find(op->getName().getStringRef());
  return found == byOp_.end() ? "" : applyAll(found->second);
}

const VersionTable &versionTable() {
  static const VersionTable table({
      {19, "", refuseResources, nullptr},
      {16, "", segmentsToOld, segmentsFromOld},
      {16, "", dropOverflowFlags, nullptr},
      {19, "linalg.map", mapToOld, mapFromOld},
      {19, "memref.assume_alignment", assumeAlignmentToOld, assumeAlignmentFromOld},
  });
  return table;
}

} // namespace freehold
