//===- OmpCopies.cpp ------------------------------------------------------===//
// A pointer refers to one element of the declared type, and so does a memref of one element.
// Unsupported: copies that their declaration allocates (alloc regions), and other clauses.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/OmpCopies.h"

#include "oracle/interp/ops/Lanes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/OpenMP/OpenMPDialect.h"

using namespace mlir;

namespace freehold::interp {

namespace {
struct Copy {
  Value variable;
  BlockArgument copy;
  Type element;
  /// Regions of the declaration. `start` yields the first value of a reduction variable; `fill` has
  /// the variable and its copy as arguments.
  Region *start = nullptr, *fill = nullptr, *combine = nullptr, *cleanup = nullptr;
};
} // namespace

static bool isOneElement(Type type, Type element) {
  if (isa<LLVM::LLVMPointerType>(type))
    return bitsOf(element) != 0;
  auto memref = dyn_cast<MemRefType>(type);
  return memref && memref.getElementType() == element && memref.hasStaticShape() &&
         memref.getNumElements() == 1 && memref.getLayout().isIdentity() && bitsOf(element);
}

static ArrayRef<Attribute> listOf(Operation *op, StringRef name) {
  auto list = op->getAttrOfType<ArrayAttr>(name);
  return list ? list.getValue() : ArrayRef<Attribute>();
}

static Region *unlessEmpty(Region &region) { return region.empty() ? nullptr : &region; }

static std::optional<Copy> privateCopy(Value variable, BlockArgument copy, Operation *declaration) {
  auto clause = dyn_cast_if_present<omp::PrivateClauseOp>(declaration);
  if (!clause || !isa<LLVM::LLVMPointerType>(variable.getType()) || !bitsOf(clause.getType()))
    return std::nullopt;
  if (unlessEmpty(clause.getInitRegion()))
    return std::nullopt;
  return Copy{variable,
              copy,
              clause.getType(),
              nullptr,
              unlessEmpty(clause.getCopyRegion()),
              nullptr,
              unlessEmpty(clause.getDeallocRegion())};
}

static std::optional<Copy> reductionCopy(Value variable, BlockArgument copy, Operation *declaration,
                                         bool isByReference) {
  auto clause = dyn_cast_if_present<omp::DeclareReductionOp>(declaration);
  if (!clause || isByReference || unlessEmpty(clause.getAllocRegion()) ||
      !isOneElement(variable.getType(), clause.getType()))
    return std::nullopt;
  return Copy{variable,
              copy,
              clause.getType(),
              &clause.getInitializerRegion(),
              nullptr,
              &clause.getReductionRegion(),
              unlessEmpty(clause.getCleanupRegion())};
}

/// Returns the copies that the op asks for; std::nullopt if one of them is not known, or if its region has
/// other arguments.
static std::optional<SmallVector<Copy>> copiesOf(Operation *op, Emitter &e) {
  SmallVector<Copy> copies;
  auto clauses = dyn_cast<omp::BlockArgOpenMPOpInterface>(op);
  if (!clauses)
    return copies;
  if (clauses.numClauseBlockArgs() !=
      clauses.numPrivateBlockArgs() + clauses.numReductionBlockArgs())
    return std::nullopt;
  auto declared = [&](ArrayRef<Attribute> names, unsigned index) {
    return index < names.size() ? e.lookup(cast<SymbolRefAttr>(names[index])) : nullptr;
  };
  ArrayRef<Attribute> privates = listOf(op, "private_syms");
  for (auto [index, copy] : llvm::enumerate(clauses.getPrivateBlockArgs())) {
    auto known = privateCopy(clauses.getPrivateVars()[index], copy, declared(privates, index));
    if (!known)
      return std::nullopt;
    copies.push_back(*known);
  }
  ArrayRef<Attribute> reductions = listOf(op, "reduction_syms");
  auto byReference = op->getAttrOfType<DenseBoolArrayAttr>("reduction_byref");
  for (auto [index, copy] : llvm::enumerate(clauses.getReductionBlockArgs())) {
    auto known = reductionCopy(clauses.getReductionVars()[index], copy, declared(reductions, index),
                               byReference && index < byReference.size() && byReference[index]);
    if (!known)
      return std::nullopt;
    copies.push_back(*known);
  }
  return copies;
}

StringRef refuseCopies(Operation *op, Emitter &e) {
  auto copies = copiesOf(op, e);
  return copies && copies->size() == op->getRegion(0).getNumArguments()
             ? ""
             : "private or reduction variables that are no single elements, or other clauses";
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// The buffer that was made last is of one thread.
static const Inst *execKeepApart(const Inst *i, Machine &m) {
  m.memory.keepApart();
  return i->next();
}

static void emitMemory(const Copy &copy, Emitter &e) {
  emitScalars(e, {}, {}, {e.registers(copy.copy)}, [&](OpBuilder &b, ValueRange) {
    Location loc = copy.variable.getLoc();
    Type type = copy.variable.getType();
    if (auto memref = dyn_cast<MemRefType>(type))
      return SmallVector<Value>{memref::AllocaOp::create(b, loc, memref)};
    Value one = arith::ConstantIntOp::create(b, loc, 1, 64);
    return SmallVector<Value>{LLVM::AllocaOp::create(b, loc, type, copy.element, one)};
  });
  e.emit(execKeepApart);
}

static SmallVector<Value> firstElement(OpBuilder &b, Location loc, MemRefType type) {
  SmallVector<Value> indices;
  for (int64_t d = 0; d < type.getRank(); ++d)
    indices.push_back(arith::ConstantIndexOp::create(b, loc, 0));
  return indices;
}

static void emitLoad(Value variable, Value to, Emitter &e) {
  emitScalars(e, {variable.getType()}, {e.registers(variable)}, {e.registers(to)},
              [&](OpBuilder &b, ValueRange from) {
                Location loc = variable.getLoc();
                if (auto memref = dyn_cast<MemRefType>(variable.getType()))
                  return SmallVector<Value>{
                      memref::LoadOp::create(b, loc, from[0], firstElement(b, loc, memref))};
                return SmallVector<Value>{LLVM::LoadOp::create(b, loc, to.getType(), from[0])};
              });
}

static void emitStore(Value value, Value variable, Emitter &e) {
  emitScalars(e, {value.getType(), variable.getType()}, {e.registers(value), e.registers(variable)},
              {}, [&](OpBuilder &b, ValueRange from) {
                Location loc = variable.getLoc();
                if (auto memref = dyn_cast<MemRefType>(variable.getType()))
                  memref::StoreOp::create(b, loc, from[0], from[1], firstElement(b, loc, memref));
                else
                  LLVM::StoreOp::create(b, loc, from[0], from[1]);
                return SmallVector<Value>();
              });
}

//===----------------------------------------------------------------------===//
// Regions of declarations
//===----------------------------------------------------------------------===//

/// Emits the region, and what becomes of the value that it yields.
static void emitRegion(Region &region, Emitter &e, function_ref<void(Value)> take) {
  Label done = e.label();
  e.region(region, [&](Operation *end) {
    if (end->getNumOperands())
      take(end->getOperand(0));
    e.jump(done);
  });
  e.bind(done);
  // Another op may use the same declaration.
  e.forgetRegion(region);
}

void emitCopies(Operation *op, Emitter &e) {
  SmallVector<Copy> copies = *copiesOf(op, e);
  for (const Copy &copy : copies) {
    emitMemory(copy, e);
    if (copy.start) {
      BlockArgument mold = copy.start->getArgument(0);
      if (!mold.use_empty())
        emitLoad(copy.variable, mold, e);
      emitRegion(*copy.start, e, [&](Value first) { emitStore(first, copy.copy, e); });
    }
    if (copy.fill) {
      e.moves({copy.variable, copy.copy}, copy.fill->getArguments());
      emitRegion(*copy.fill, e, [](Value) {});
    }
  }
}

void emitCopiesEnd(Operation *op, Emitter &e) {
  SmallVector<Copy> copies = *copiesOf(op, e);
  for (const Copy &copy : copies) {
    if (copy.combine) {
      emitLoad(copy.variable, copy.combine->getArgument(0), e);
      emitLoad(copy.copy, copy.combine->getArgument(1), e);
      emitRegion(*copy.combine, e, [&](Value sum) { emitStore(sum, copy.variable, e); });
    }
    if (copy.cleanup) {
      e.moves(ValueRange(copy.copy), copy.cleanup->getArguments());
      emitRegion(*copy.cleanup, e, [](Value) {});
    }
  }
}

} // namespace freehold::interp
