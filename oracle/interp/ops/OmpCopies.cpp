//===- OmpCopies.cpp ------------------------------------------------------===//
// What is declared is the type of an element, to which a pointer or a memref of one element refers, or the
// memref itself, of which a copy is another buffer. Unsupported: other types, and other clauses.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/OmpCopies.h"

#include "oracle/interp/ops/Lanes.h"
#include "oracle/interp/ops/ScfLoops.h"

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
  Type declared;
  /// Regions of the declaration, each null if it has none. `make` yields the copy, `start` what a
  /// reduction begins with; `replace`, and those of `fill`, have the variable and its copy as arguments. `replace`
  /// yields another buffer as the copy.
  Region *make = nullptr, *start = nullptr, *combine = nullptr, *cleanup = nullptr,
         *replace = nullptr;
  SmallVector<Region *, 2> fill = {};

  /// Whether a copy is another buffer like the variable's.
  bool isBuffer() const { return declared == variable.getType(); }
};
} // namespace

static bool isPlainBuffer(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && memref.hasStaticShape() && memref.getLayout().isIdentity() &&
         bitsOf(memref.getElementType());
}

/// Whether the region yields its argument with this number.
static bool yieldsArgument(Region &region, unsigned number) {
  return region.hasOneBlock() && region.getNumArguments() > number &&
         region.front().back().getNumOperands() == 1 &&
         region.front().back().getOperand(0) == region.getArgument(number);
}

bool isOneElement(Type type, Type element) {
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
  if (!clause)
    return std::nullopt;
  Copy known{variable, copy, clause.getType()};
  bool isKnown = known.isBuffer()
                     ? isPlainBuffer(variable.getType())
                     : isa<LLVM::LLVMPointerType>(variable.getType()) && bitsOf(clause.getType());
  for (Region *region : {&clause.getInitRegion(), &clause.getCopyRegion()})
    if (!region->empty()) {
      isKnown &= region->getNumArguments() == 2;
      if (isKnown && known.isBuffer() && known.fill.empty() && !yieldsArgument(*region, 1)) {
        known.replace = region;
        continue;
      }
      known.fill.push_back(region);
      isKnown &= yieldsArgument(*region, 1);
    }
  known.cleanup = unlessEmpty(clause.getDeallocRegion());
  return isKnown ? std::optional(known) : std::nullopt;
}

static std::optional<Copy> reductionCopy(Value variable, BlockArgument copy, Operation *declaration,
                                         bool isByReference) {
  auto clause = dyn_cast_if_present<omp::DeclareReductionOp>(declaration);
  if (!clause)
    return std::nullopt;
  Copy known{variable, copy, clause.getType()};
  known.make = unlessEmpty(clause.getAllocRegion());
  known.start = &clause.getInitializerRegion();
  known.combine = &clause.getReductionRegion();
  known.cleanup = unlessEmpty(clause.getCleanupRegion());
  if (known.isBuffer())
    return isPlainBuffer(variable.getType()) && yieldsArgument(*known.combine, 0) &&
                   known.start->getNumArguments() == (known.make ? 2u : 1u)
               ? std::optional(known)
               : std::nullopt;
  bool isKnown =
      !isByReference && !known.make && isOneElement(variable.getType(), clause.getType());
  return isKnown ? std::optional(known) : std::nullopt;
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
                               byReference && index < static_cast<size_t>(byReference.size()) &&
                                   byReference[index]);
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
             : "private or reduction variables of such types, or other clauses";
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// The stack buffer that was made last is of one thread.
static const Inst *execKeepApart(const Inst *i, Machine &m) {
  m.memory.keepApart();
  return i->next();
}

/// dst: how many buffers there are.
static const Inst *execCountBuffers(const Inst *i, Machine &m) {
  m.u(i->dst) = m.memory.heap.size();
  return i->next();
}

/// The same of the buffer at a, unless it was there when b was counted: then other threads may have it too.
static const Inst *execKeepNewApart(const Inst *i, Machine &m) {
  MemRefView view = m.memref(i->a, static_cast<unsigned>(i->imm));
  if (!m.poison[i->a] && view.allocation() >= m.u(i->b))
    m.memory.heap[view.allocation()].isOfOneThread = true;
  return i->next();
}

static void emitMemory(const Copy &copy, Emitter &e) {
  emitScalars(e, {}, {}, {e.registers(copy.copy)}, [&](OpBuilder &b, ValueRange) {
    Location loc = copy.variable.getLoc();
    Type type = copy.variable.getType();
    if (auto memref = dyn_cast<MemRefType>(type))
      return SmallVector<Value>{memref::AllocaOp::create(b, loc, memref)};
    Value one = arith::ConstantIntOp::create(b, loc, 1, 64);
    return SmallVector<Value>{LLVM::AllocaOp::create(b, loc, type, copy.declared, one)};
  });
  e.emit(execKeepApart);
}

static SmallVector<Value> firstElement(OpBuilder &b, Location loc, MemRefType type) {
  SmallVector<Value> indices;
  for (int64_t d = 0; d < type.getRank(); ++d)
    indices.push_back(arith::ConstantIndexOp::create(b, loc, 0));
  return indices;
}

void emitLoadElement(Value variable, Registers to, Type element, Emitter &e) {
  emitScalars(e, {variable.getType()}, {e.registers(variable)}, {to},
              [&](OpBuilder &b, ValueRange from) {
                Location loc = variable.getLoc();
                if (auto memref = dyn_cast<MemRefType>(variable.getType()))
                  return SmallVector<Value>{
                      memref::LoadOp::create(b, loc, from[0], firstElement(b, loc, memref))};
                return SmallVector<Value>{LLVM::LoadOp::create(b, loc, element, from[0])};
              });
}

void emitStoreElement(Registers value, Type element, Value variable, Emitter &e) {
  emitScalars(e, {element, variable.getType()}, {value, e.registers(variable)}, {},
              [&](OpBuilder &b, ValueRange from) {
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

/// The declaration makes the buffer, or gets one on the stack.
static void emitBuffer(const Copy &copy, Emitter &e) {
  auto take = [&](Value made) { e.moves(ValueRange(made), ValueRange(copy.copy)); };
  uint32_t count = e.temp();
  e.emit(execCountBuffers, count);
  if (copy.make)
    emitRegion(*copy.make, e, take);
  else if (!copy.start)
    emitMemory(copy, e);
  if (copy.replace) {
    e.moves({copy.variable, copy.copy}, copy.replace->getArguments());
    emitRegion(*copy.replace, e, take);
  }
  if (copy.start) {
    SmallVector<Value> given = {copy.variable};
    if (copy.make)
      given.push_back(copy.copy);
    e.moves(given, copy.start->getArguments());
    emitRegion(*copy.start, e, take);
  }
  e.emit(execKeepNewApart, 0, e.at(copy.copy), count).imm =
      cast<MemRefType>(copy.declared).getRank();
}

static void emitElement(const Copy &copy, Emitter &e) {
  emitMemory(copy, e);
  if (!copy.start)
    return;
  BlockArgument mold = copy.start->getArgument(0);
  if (!mold.use_empty())
    emitLoadElement(copy.variable, e.registers(mold), mold.getType(), e);
  emitRegion(*copy.start, e, [&](Value first) {
    emitStoreElement(e.registers(first), first.getType(), copy.copy, e);
  });
}

void emitCopies(Operation *op, Emitter &e) {
  SmallVector<Copy> copies = *copiesOf(op, e);
  for (const Copy &copy : copies) {
    if (copy.isBuffer())
      emitBuffer(copy, e);
    else
      emitElement(copy, e);
    for (Region *region : copy.fill) {
      e.moves({copy.variable, copy.copy}, region->getArguments());
      emitRegion(*region, e, [](Value) {});
    }
  }
}

/// Threads add their copies to the variable one after the other.
void emitCopiesEnd(Operation *op, Emitter &e) {
  SmallVector<Copy> copies = *copiesOf(op, e);
  if (copies.empty())
    return;
  emitSuspendRaces(e);
  for (const Copy &copy : copies) {
    if (copy.combine && copy.isBuffer()) {
      e.moves({copy.variable, copy.copy}, copy.combine->getArguments());
      emitRegion(*copy.combine, e, [](Value) {});
    } else if (copy.combine) {
      BlockArgument first = copy.combine->getArgument(0), second = copy.combine->getArgument(1);
      emitLoadElement(copy.variable, e.registers(first), first.getType(), e);
      emitLoadElement(copy.copy, e.registers(second), second.getType(), e);
      emitRegion(*copy.combine, e, [&](Value sum) {
        emitStoreElement(e.registers(sum), sum.getType(), copy.variable, e);
      });
    }
    if (copy.cleanup) {
      e.moves(ValueRange(copy.copy), copy.cleanup->getArguments());
      emitRegion(*copy.cleanup, e, [](Value) {});
    }
  }
  emitResumeRaces(e);
}

void emitInPlace(Operation *op, Emitter &e) {
  if (StringRef why = refuseCopies(op, e); !why.empty())
    return e.unsupported(why);
  emitCopies(op, e);
  e.regionInPlace(op->getRegion(0));
  emitCopiesEnd(op, e);
}

void emitWrapped(Operation *op, Emitter &e) {
  if (StringRef why = refuseCopies(op, e); !why.empty())
    return e.unsupported(why);
  emitCopies(op, e);
  e.region(op->getRegion(0), [](Operation *) {});
  emitCopiesEnd(op, e);
}

} // namespace freehold::interp
