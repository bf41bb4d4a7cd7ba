//===- BaseAddress.cpp ----------------------------------------------------===//
#include "passes/lower/BaseAddress.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace freehold {

/// How many selects of selects are followed. Each level doubles the number of addresses.
static constexpr unsigned kSelectsMax = 4;

//===----------------------------------------------------------------------===//
// Through views
//===----------------------------------------------------------------------===//

/// The memref that `result` is a view of, or null if it is none.
static Value viewOf(OpResult result) {
  return resultOf(result) == MemRefResult::View ? viewedBy(result) : Value();
}

Value viewedRoot(Value memref) {
  // In unreachable blocks and graph regions, views may be views of each other in a cycle, which
  // Brent's algorithm detects.
  Value mark = memref;
  for (size_t steps = 0, limit = 2;; ++steps) {
    auto result = dyn_cast<OpResult>(memref);
    Value source = result ? viewOf(result) : Value();
    if (!source)
      return memref;
    memref = source;
    if (memref == mark)
      return memref;
    if (steps == limit) {
      mark = memref;
      limit *= 2;
    }
  }
}

Value freshRoot(Value memref) {
  auto root = dyn_cast<OpResult>(viewedRoot(memref));
  if (!root || !allocates(root.getOwner(), root))
    return {};
  // An op that allocates and frees, such as memref.realloc, may return its operand's buffer.
  bool mayGiveBack = llvm::any_of(root.getOwner()->getOpOperands(), [](OpOperand &operand) {
    return isMemref(operand.get()) && frees(operand);
  });
  return mayGiveBack ? Value() : Value(root);
}

//===----------------------------------------------------------------------===//
// Where shifted views go
//===----------------------------------------------------------------------===//

ShiftedViews::ShiftedViews(Operation *root) : root_(root) {
  root->walk([&](Operation *op) {
    for (OpResult result : op->getResults())
      if (isMemref(result) && !keepsAlignedPointer(op) && resultOf(result) == MemRefResult::View)
        mark(result);
  });
  while (!work_.empty())
    markUses(work_.pop_back_val());
}

void ShiftedViews::mark(Value value) {
  if (isMemref(value) && shifted_.insert(value).second)
    work_.push_back(value);
}

/// Takes each memref result and region argument of the op for any of its operands. This is coarse,
/// but only rare programs get here.
void ShiftedViews::markJoin(Operation *regionOp) {
  for (Value result : regionOp->getResults())
    mark(result);
  for (Region &region : regionOp->getRegions())
    if (!region.empty())
      for (BlockArgument argument : region.getArguments())
        mark(argument);
}

void ShiftedViews::markUses(Value value) {
  for (OpOperand &use : value.getUses()) {
    Operation *op = use.getOwner();
    if (auto branch = dyn_cast<BranchOpInterface>(op)) {
      if (auto argument = branch.getSuccessorBlockArgument(use.getOperandNumber()))
        mark(*argument);
    } else if (isa<RegionBranchOpInterface>(op)) {
      markJoin(op);
    } else if (op->hasTrait<OpTrait::IsTerminator>()) {
      Operation *parent = op->getParentOp();
      if (isa<RegionBranchOpInterface>(parent))
        markJoin(parent);
      else
        markEscaped();
    } else {
      for (Value result : op->getResults())
        mark(result);
      if (captures(use))
        markEscaped();
    }
  }
}

/// Whether `result` may be a memref that other code stored or returned.
static bool comesFromOutside(OpResult result) {
  MemRefResult is = resultOf(result);
  return is == MemRefResult::Memory || is == MemRefResult::Call || is == MemRefResult::Unknown;
}

void ShiftedViews::markEscaped() {
  if (escaped_)
    return;
  escaped_ = true;
  root_->walk([&](Operation *op) {
    if (isa<FunctionOpInterface>(op) || (op->getNumRegions() && !isa<RegionBranchOpInterface>(op)))
      markJoin(op);
    for (OpResult result : op->getResults())
      if (isMemref(result) && comesFromOutside(result))
        mark(result);
  });
}

bool ShiftedViews::hidesBase(Value memref, unsigned selects) const {
  Value root = viewedRoot(memref);
  if (!mayBeShifted(root))
    return false;
  auto select = root.getDefiningOp<arith::SelectOp>();
  if (!select || selects == kSelectsMax)
    return true;
  return hidesBase(select.getTrueValue(), selects + 1) ||
         hidesBase(select.getFalseValue(), selects + 1);
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

/// The type that the LLVM lowering has for a memref of rank 0 in this memory space; null if it does
/// not know the memory space.
static Type descriptorType(MLIRContext *context, Attribute space, unsigned indexBits) {
  auto number = dyn_cast_if_present<IntegerAttr>(space);
  if (space && !number)
    return {};
  Type pointer = LLVM::LLVMPointerType::get(context, number ? number.getInt() : 0);
  return LLVM::LLVMStructType::getLiteral(context,
                                          {pointer, pointer, IntegerType::get(context, indexBits)});
}

static Attribute spaceOf(Value memref) {
  return cast<BaseMemRefType>(memref.getType()).getMemorySpace();
}

static unsigned indexBitsAt(Value memref) {
  DataLayout layout = DataLayout::closest(memref.getParentBlock()->getParentOp());
  return layout.getTypeSizeInBits(IndexType::get(memref.getContext()));
}

bool hasLlvmDescriptor(Value memref) {
  return !!descriptorType(memref.getContext(), spaceOf(memref), indexBitsAt(memref));
}

Value BaseAddresses::of(Value memref, unsigned selects) {
  Value root = viewedRoot(memref);
  if (Value found = known_.lookup(root))
    return found;
  Value address;
  auto select = root.getDefiningOp<arith::SelectOp>();
  if (select && shifted_ && shifted_->mayBeShifted(root) && selects < kSelectsMax) {
    Value ifTrue = of(select.getTrueValue(), selects + 1);
    Value ifFalse = of(select.getFalseValue(), selects + 1);
    address =
        builder_.createOrFold<arith::SelectOp>(location_, select.getCondition(), ifTrue, ifFalse);
  } else {
    address = pointer_ == Pointer::Aligned ? aligned(root) : allocated(root);
  }
  known_[root] = address;
  return address;
}

Value BaseAddresses::aligned(Value memref) {
  return memref::ExtractAlignedPointerAsIndexOp::create(builder_, location_, memref);
}

Value BaseAddresses::allocated(Value memref) {
  auto type = cast<BaseMemRefType>(memref.getType());
  Attribute space = type.getMemorySpace();
  if (auto ranked = dyn_cast<MemRefType>(type); ranked && !ranked.isStrided())
    memref = memref::CastOp::create(builder_, location_,
                                    UnrankedMemRefType::get(type.getElementType(), space), memref);
  auto scalar = MemRefType::get({}, type.getElementType(), MemRefLayoutAttrInterface(), space);
  Value base = memref::ReinterpretCastOp::create(builder_, location_, scalar, memref, /*offset=*/0,
                                                 ArrayRef<int64_t>(), ArrayRef<int64_t>());
  unsigned bits = indexBitsAt(memref);
  Type descriptor = descriptorType(builder_.getContext(), space, bits);
  assert(descriptor && "refused before");
  Value fields =
      UnrealizedConversionCastOp::create(builder_, location_, descriptor, base).getResult(0);
  Value pointer = LLVM::ExtractValueOp::create(builder_, location_, fields, ArrayRef<int64_t>{0});
  Value word =
      LLVM::PtrToIntOp::create(builder_, location_, builder_.getIntegerType(bits), pointer);
  return arith::IndexCastOp::create(builder_, location_, builder_.getIndexType(), word);
}

} // namespace freehold
