//===- MlProgramOps.cpp - ml_program: globals and functions ---------------===//
// A global holds a scalar or a tensor, whose elements lie in memory as those of a memref.global do, which is
// what bufferization makes of it:
//
//   %t = global_load @g      a copy of the elements
//   global_store @g = %t     @g's elements are those of %t from then on
//
// A global of a dynamic shape, or one whose value is elsewhere, gets no number, so that only code that
// uses it is unsupported. Ops in graph regions, whose order is that of their tokens, have no rows.
//===----------------------------------------------------------------------===//
#include "oracle/core/inputs/BufferType.h"
#include "oracle/interp/Compile.h"
#include "oracle/interp/ops/FuncOps.h"
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"

using namespace mlir;

namespace freehold::interp {

/// Returns the buffer that holds values of this type; null if it is not modelled.
static MemRefType storageOf(Type type) {
  if (bitsOf(type))
    return MemRefType::get({}, type);
  auto buffer = dyn_cast_or_null<MemRefType>(bufferTypeOf(type));
  return buffer && isa<TensorType>(type) && buffer.hasStaticShape() ? buffer : MemRefType();
}

/// Returns the value of a scalar as that of a tensor with one element.
static ElementsAttr elementsOf(Attribute value) {
  if (auto scalar = dyn_cast<TypedAttr>(value); scalar && isa<IntegerAttr, FloatAttr>(value))
    return DenseElementsAttr::get(RankedTensorType::get({}, scalar.getType()), value);
  return dyn_cast<ElementsAttr>(value);
}

static void evalGlobal(ml_program::GlobalOp op, Emitter &e) {
  MemRefType type = storageOf(op.getType());
  if (!type || !wordsOf(type))
    return;
  CompiledGlobal global;
  global.name = op.getSymName().str();
  global.type = type;
  global.op = op;
  global.constant = !op.getIsMutable();
  global.isPublic = SymbolTable::getSymbolVisibility(op) == SymbolTable::Visibility::Public;
  if (auto value = op.getValue()) {
    ElementsAttr elements = elementsOf(*value);
    auto cells = elements ? initialCells(elements, type) : std::nullopt;
    if (!cells)
      return;
    global.initial = std::move(*cells);
  }
  e.module().globalNumbers[op] = e.module().globals.size();
  e.module().globals.push_back(std::move(global));
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

namespace {
struct GlobalAccess {
  unsigned number = 0;
  /// The registers of the value and, if it is a tensor, how they are read as one.
  Registers value;
  std::optional<MemRefRegisters> tensor;
  unsigned bytes = 0;
  /// The global's descriptor without the allocation.
  Descriptor global{0};
};
} // namespace

/// Returns the descriptor of the global; std::nullopt after stopping the run.
static std::optional<Descriptor> globalOf(Machine &m, const GlobalAccess &table) {
  uint32_t id = m.globalAllocation(table.number);
  if (!id)
    return std::nullopt;
  Descriptor global = table.global;
  global.view().pointer() = id;
  return global;
}

static const Inst *execLoadGlobal(const Inst *i, Machine &m) {
  const auto &table = i->table<GlobalAccess>();
  auto global = globalOf(m, table);
  if (!global)
    return nullptr;
  if (!table.tensor) {
    auto cells =
        m.memory.access(i, Memory::Access::Read, global->view().pointer(), 0, 0, table.bytes);
    if (!cells)
      return nullptr;
    m.memory.loadElement(i, cells, table.bytes, table.value.at, table.value.words);
    return i->next();
  }
  MemRefView to = m.memref(table.tensor->at, table.tensor->rank);
  for (unsigned d = 0; d < to.rank; ++d)
    to.setSize(d, global->view().size(d));
  m.poison[table.tensor->at] = 0;
  return makeTensor(i, m, to, table.bytes) &&
                 m.memory.copyElements(i, global->view(), to, table.bytes)
             ? i->next()
             : nullptr;
}

static const Inst *execStoreGlobal(const Inst *i, Machine &m) {
  const auto &table = i->table<GlobalAccess>();
  auto global = globalOf(m, table);
  if (!global)
    return nullptr;
  if (table.tensor) {
    if (m.poison[table.tensor->at])
      return m.failPoison(i, m.poison[table.tensor->at], "the tensor");
    MemRefView from = m.memref(table.tensor->at, table.tensor->rank);
    return m.memory.copyElements(i, from, global->view(), table.bytes) ? i->next() : nullptr;
  }
  auto cells =
      m.memory.access(i, Memory::Access::Write, global->view().pointer(), 0, 0, table.bytes);
  return cells && m.memory.storeElement(i, cells, table.bytes, table.value.at, table.value.words)
             ? i->next()
             : nullptr;
}

static void emitGlobalAccess(SymbolRefAttr name, Value value, Exec exec, Emitter &e) {
  auto number = e.module().globalNumbers.find(e.lookup(name));
  if (number == e.module().globalNumbers.end())
    return e.unsupported("a global that is not modelled");
  MemRefType type = e.module().globals[number->second].type;
  if (storageOf(value.getType()) != type)
    return e.unsupported("a global of another type");
  GlobalAccess table;
  table.number = number->second;
  table.value = e.registers(value);
  if (isa<TensorType>(value.getType()))
    table.tensor = memrefRegisters(value, e);
  table.bytes = elementBytes(type.getElementType()).value_or(0);
  table.global = Descriptor(type.getRank());
  for (auto [d, size] : llvm::enumerate(type.getShape()))
    table.global.view().setSize(d, size);
  setContiguousStrides(table.global.view());
  const auto *owned = e.own(std::move(table));
  e.emit(exec).data = owned;
}

static void evalLoad(ml_program::GlobalLoadOp op, Emitter &e) {
  emitGlobalAccess(op.getGlobal(), op.getResult(), execLoadGlobal, e);
}

static void evalLoadConst(ml_program::GlobalLoadConstOp op, Emitter &e) {
  emitGlobalAccess(op.getGlobal(), op.getResult(), execLoadGlobal, e);
}

static void evalStore(ml_program::GlobalStoreOp op, Emitter &e) {
  emitGlobalAccess(op.getGlobal(), op.getValue(), execStoreGlobal, e);
}

static void evalReturn(ml_program::ReturnOp op, Emitter &e) { emitReturn(op.getOperands(), e); }

void addMlProgramOps(InterpTable &table) {
  table.on<ml_program::GlobalOp>(evalGlobal);
  table.on<ml_program::GlobalLoadOp>(evalLoad);
  table.on<ml_program::GlobalLoadConstOp>(evalLoadConst);
  table.on<ml_program::GlobalStoreOp>(evalStore);
  table.on<ml_program::ReturnOp>(evalReturn);
}

} // namespace freehold::interp
