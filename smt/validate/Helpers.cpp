//===- Helpers.cpp - Calls of upstream's helper, written as comparisons ----===//
#include "smt/validate/Helpers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Parser/Parser.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

#include <array>

using namespace mlir;

namespace freehold::smt::safe {

/// What MLIR 22 generates.
static constexpr char kHelper[] = R"mlir(
func.func private @dealloc_helper(%deallocs: memref<?xindex>, %retained: memref<?xindex>,
    %conditions: memref<?xi1>, %frees: memref<?xi1>, %owns: memref<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %false = arith.constant false
  %n = memref.dim %deallocs, %c0 : memref<?xindex>
  %m = memref.dim %retained, %c0 : memref<?xindex>
  scf.for %j = %c0 to %m step %c1 {
    memref.store %false, %owns[%j] : memref<?xi1>
  }
  scf.for %i = %c0 to %n step %c1 {
    %address = memref.load %deallocs[%i] : memref<?xindex>
    %condition = memref.load %conditions[%i] : memref<?xi1>
    %free = scf.for %j = %c0 to %m step %c1 iter_args(%isFree = %true) -> (i1) {
      %other = memref.load %retained[%j] : memref<?xindex>
      %isSame = arith.cmpi eq, %other, %address : index
      scf.if %isSame {
        %owned = memref.load %owns[%j] : memref<?xi1>
        %either = arith.ori %owned, %condition : i1
        memref.store %either, %owns[%j] : memref<?xi1>
      }
      %differs = arith.cmpi ne, %other, %address : index
      %both = arith.andi %isFree, %differs : i1
      scf.yield %both : i1
    }
    %alone = scf.for %k = %c0 to %i step %c1 iter_args(%isFree = %free) -> (i1) {
      %other = memref.load %deallocs[%k] : memref<?xindex>
      %differs = arith.cmpi ne, %other, %address : index
      %both = arith.andi %isFree, %differs : i1
      scf.yield %both : i1
    }
    %frees_it = arith.andi %alone, %condition : i1
    memref.store %frees_it, %frees[%i] : memref<?xi1>
  }
  return
}
)mlir";

/// More comparisons are not written down.
static constexpr size_t kComparisonsMax = 1'000;

/// The function without its name. Printed, since attributes that have their default value may be there or not.
static std::string textOf(func::FuncOp function) {
  std::string text;
  llvm::raw_string_ostream out(text);
  function->print(out, OpPrintingFlags().useLocalScope());
  return text.substr(text.find('('));
}

static bool isHelper(func::FuncOp function) {
  if (function.isExternal() || function.getFunctionType().getNumInputs() != 5)
    return false;
  OwningOpRef<ModuleOp> parsed = parseSourceString<ModuleOp>(kHelper, function.getContext());
  return parsed && textOf(*parsed->getOps<func::FuncOp>().begin()) == textOf(function);
}

namespace {
/// One of the five buffers of a call.
struct Buffer {
  memref::AllocOp alloc;
  memref::CastOp cast;
  memref::DeallocOp dealloc;
  SmallVector<memref::StoreOp> stores;
  SmallVector<memref::LoadOp> loads;
  size_t size() { return alloc.getType().getNumElements(); }
};

class Call {
public:
  explicit Call(func::CallOp op) : op_(op) {}
  /// False if the buffers are used in another way than the lowering does, and nothing is changed.
  bool replace();

private:
  bool isAfter(Operation *op) {
    Operation *at = op_->getBlock()->findAncestorOpInBlock(*op);
    return at && op_->isBeforeInBlock(at);
  }
  bool read(Value operand, Buffer &buffer);
  bool readStored(Buffer &buffer, SmallVectorImpl<Value> &values);
  void replaceLoads(Buffer &buffer, ArrayRef<Value> values);

  func::CallOp op_;
};
} // namespace

/// The number of the element that an access names; nothing if it is not known.
template <typename Access> static std::optional<size_t> elementOf(Access access) {
  std::optional<int64_t> index = getConstantIntValue(access.getIndices()[0]);
  bool isIn = index && *index >= 0 && *index < access.getMemRefType().getDimSize(0);
  return isIn ? std::optional<size_t>(*index) : std::nullopt;
}

/// The buffer is made and freed in the block of the call, and used between that by nobody but the call and
/// accesses to known elements: stores before the call, and loads after it.
bool Call::read(Value operand, Buffer &buffer) {
  buffer.cast = operand.getDefiningOp<memref::CastOp>();
  buffer.alloc = buffer.cast ? buffer.cast.getSource().getDefiningOp<memref::AllocOp>() : nullptr;
  Block *block = op_->getBlock();
  if (!buffer.alloc || !buffer.alloc.getType().hasStaticShape() ||
      buffer.alloc->getBlock() != block || !operand.hasOneUse())
    return false;
  for (Operation *user : buffer.alloc->getUsers()) {
    if (user == buffer.cast)
      continue;
    if (auto store = dyn_cast<memref::StoreOp>(user)) {
      if (!elementOf(store) || store->getBlock() != block || !store->isBeforeInBlock(op_))
        return false;
      buffer.stores.push_back(store);
    } else if (auto load = dyn_cast<memref::LoadOp>(user)) {
      if (!elementOf(load) || !isAfter(load))
        return false;
      buffer.loads.push_back(load);
    } else if (auto dealloc = dyn_cast<memref::DeallocOp>(user); dealloc && !buffer.dealloc) {
      buffer.dealloc = dealloc;
    } else {
      return false;
    }
  }
  if (!buffer.dealloc || buffer.dealloc->getBlock() != block ||
      !op_->isBeforeInBlock(buffer.dealloc))
    return false;
  return llvm::all_of(buffer.loads, [&](memref::LoadOp load) {
    return block->findAncestorOpInBlock(*load)->isBeforeInBlock(buffer.dealloc);
  });
}

/// Each element is stored once.
bool Call::readStored(Buffer &buffer, SmallVectorImpl<Value> &values) {
  values.assign(buffer.size(), Value());
  for (memref::StoreOp store : buffer.stores) {
    Value &value = values[*elementOf(store)];
    if (value)
      return false;
    value = store.getValue();
  }
  return buffer.loads.empty() && llvm::all_of(values, [](Value value) { return value != nullptr; });
}

void Call::replaceLoads(Buffer &buffer, ArrayRef<Value> values) {
  for (memref::LoadOp load : buffer.loads) {
    load.replaceAllUsesWith(values[*elementOf(load)]);
    load.erase();
  }
}

bool Call::replace() {
  std::array<Buffer, 5> buffers;
  for (auto [buffer, operand] : llvm::zip_equal(buffers, op_.getOperands()))
    if (!read(operand, buffer))
      return false;
  auto &[deallocs, retained, conditions, frees, owns] = buffers;
  SmallVector<Value> freed, kept, set;
  if (!readStored(deallocs, freed) || !readStored(retained, kept) || !readStored(conditions, set) ||
      !frees.stores.empty() || !owns.stores.empty() || frees.size() != freed.size() ||
      set.size() != freed.size() || owns.size() != kept.size() ||
      freed.size() * (freed.size() + kept.size()) > kComparisonsMax)
    return false;
  ImplicitLocOpBuilder b(op_.getLoc(), op_);
  // The helper decides by each address, so no memref may be poison. A dealloc without memrefs says so.
  SmallVector<Value> compared;
  for (Value address : llvm::concat<Value>(freed, kept)) {
    auto extract = address.getDefiningOp<memref::ExtractAlignedPointerAsIndexOp>();
    if (!extract)
      return false;
    compared.push_back(extract.getSource());
  }
  bufferization::DeallocOp::create(b, ValueRange(), ValueRange(), compared);
  using Predicate = arith::CmpIPredicate;
  Value no = arith::ConstantOp::create(b, b.getBoolAttr(false));
  SmallVector<Value> isFreed, isOwned(kept.size(), no);
  for (size_t i = 0; i < freed.size(); ++i) {
    Value isAlone = set[i];
    auto addDiffers = [&](Value other) {
      Value differs = arith::CmpIOp::create(b, Predicate::ne, other, freed[i]);
      isAlone = arith::AndIOp::create(b, isAlone, differs);
    };
    llvm::for_each(kept, addDiffers);
    llvm::for_each(ArrayRef(freed).take_front(i), addDiffers);
    isFreed.push_back(isAlone);
    for (size_t j = 0; j < kept.size(); ++j) {
      Value isSame = arith::CmpIOp::create(b, Predicate::eq, kept[j], freed[i]);
      Value owns = arith::AndIOp::create(b, isSame, set[i]);
      isOwned[j] = arith::OrIOp::create(b, isOwned[j], owns);
    }
  }
  replaceLoads(frees, isFreed);
  replaceLoads(owns, isOwned);
  op_.erase();
  for (Buffer &buffer : buffers) {
    llvm::for_each(buffer.stores, [](memref::StoreOp store) { store.erase(); });
    buffer.cast.erase();
    buffer.dealloc.erase();
    buffer.alloc.erase();
  }
  return true;
}

OwningOpRef<ModuleOp> withoutHelpers(ModuleOp module) {
  llvm::StringSet<> helpers;
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    if (function.isPrivate() && isHelper(function))
      helpers.insert(function.getSymName());
  if (helpers.empty())
    return {};
  module.getContext()->loadDialect<arith::ArithDialect, bufferization::BufferizationDialect>();
  OwningOpRef<ModuleOp> copy(module.clone());
  SmallVector<func::CallOp> calls;
  copy->walk([&](func::CallOp call) {
    if (helpers.contains(call.getCallee()) && call->getParentOfType<ModuleOp>() == *copy)
      calls.push_back(call);
  });
  bool changes = false;
  for (func::CallOp call : calls)
    changes |= Call(call).replace();
  return changes ? std::move(copy) : OwningOpRef<ModuleOp>();
}

} // namespace freehold::smt::safe
