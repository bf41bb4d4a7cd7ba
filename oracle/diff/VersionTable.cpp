//===- VersionTable.cpp --------------------------------------------------===//
#include "oracle/diff/VersionRows.h"

using namespace mlir;

namespace freehold {

void rename(Operation *op, StringRef from, StringRef to) {
  if (Attribute value = op->removeDiscardableAttr(from))
    op->setDiscardableAttr(to, value);
}

void replace(Operation *op, StringRef name, TypeRange results, DictionaryAttr attributes) {
  OperationState state(op->getLoc(), name, op->getOperands(), results);
  state.attributes = attributes;
  Operation *other = OpBuilder(op).create(state);
  if (other->getNumResults() == op->getNumResults())
    op->replaceAllUsesWith(other);
  op->erase();
}

DenseI32ArrayAttr segments(Operation *op, ArrayRef<int64_t> sizes) {
  return DenseI32ArrayAttr::get(op->getContext(), SmallVector<int32_t>(sizes));
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

/// bufferization.manual_deallocation   <->   freehold.manual_deallocation
static std::string manualToOld(Operation *op) {
  rename(op, "bufferization.manual_deallocation", "freehold.manual_deallocation");
  return "";
}
static std::string manualFromOld(Operation *op) {
  rename(op, "freehold.manual_deallocation", "bufferization.manual_deallocation");
  return "";
}

/// Refuses dense resources: the text that is passed on has their names without their contents.
static std::string refuseResources(Operation *op) {
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    if (isa<DenseResourceElementsAttr>(attribute.getValue()))
      return "'" + op->getName().getStringRef().str() + "' has a dense resource";
  return "";
}

static void addRowsOfAllOps(VersionRows &rows) {
  rows.insert(rows.end(), {
                              {19, 1, "", refuseResources, nullptr},
                              {16, 1, "", segmentsToOld, segmentsFromOld},
                              {16, 1, "", manualToOld, manualFromOld},
                          });
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
      if (!change || op->getNumOperands() < row.operandsMin ||
          op->getNumResults() < row.resultsMin || op->getNumRegions() < row.regionsMin ||
          version > row.lastOld || version < row.firstOld)
        continue;
      if (std::string why = change(op); !why.empty())
        return why;
    }
    return "";
  };
  if (std::string why = applyAll(anyOp_); !why.empty())
    return why;
  // Last, since they may replace the op; a version has at most one such row for each op.
  auto found = byOp_.find(op->getName().getStringRef());
  return found == byOp_.end() ? "" : applyAll(found->second);
}

/// Names after "linalg.", sorted.
static constexpr StringLiteral kStructuredAfter16[] = {
    "abs",   "add",    "ceil", "div",    "div_unsigned", "erf",  "exp",        "floor",
    "log",   "max",    "min",  "mul",    "negf",         "powf", "reciprocal", "round",
    "rsqrt", "select", "sqrt", "square", "sub",          "tanh",
};
static constexpr StringLiteral kStructuredAfter19[] = {"contract", "elementwise"};

bool VersionTable::isUnknownStructured(StringRef op, unsigned version) const {
  return op.consume_front("linalg.") &&
         (llvm::binary_search(kStructuredAfter19, op) ||
          (version <= 16 && llvm::binary_search(kStructuredAfter16, op)));
}

const VersionTable &versionTable() {
  static const VersionTable table([] {
    VersionRows rows;
    addRowsOfAllOps(rows);
    addScalarRows(rows);
    addBufferRows(rows);
    addLoopRows(rows);
    return rows;
  }());
  return table;
}

} // namespace freehold
