//===- MemRefGlobalOps.cpp - memref: globals ------------------------------===//
// memref.global ops are visited before any function body and become CompiledGlobals. One that is
// not modelled gets no number, so that only code that uses it is unsupported.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/MemRefDetail.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

namespace freehold::interp {

/// Initial values are allocated when the module is compiled, so they have a limit of their own.
static constexpr uint64_t kInitialBytesMax = 256ull << 20;

/// Appends the encodings of `values`. Returns false if their number is not that of the elements.
template <typename Range, typename ToBits>
static bool putCells(const Range &values, ToBits bitsOfValue, unsigned bytes,
                     std::vector<uint8_t> &cells) {
  size_t at = 0;
  for (const auto &value : values) {
    if (at == cells.size())
      return false;
    const APInt &bits = bitsOfValue(value);
    std::memcpy(cells.data() + at, bits.getRawData(),
                std::min<size_t>(bytes, bits.getNumWords() * sizeof(uint64_t)));
    at += bytes;
  }
  return at == cells.size();
}

/// Returns the bytes of the resource as they are, which is what LLVM's globals are given; nothing for a
/// resource without a blob (printing elides large ones), or with one of another size, or for elements
/// that do not fill their bytes.
static std::optional<std::vector<uint8_t>>
resourceCells(DenseResourceElementsAttr values, Type element, unsigned bytes, uint64_t count) {
  const AsmResourceBlob *blob = values.getRawHandle().getBlob();
  if (!blob || !isa<IntegerType, FloatType>(element) || bitsOf(element) != 8 * bytes ||
      blob->getData().size() != count * bytes)
    return std::nullopt;
  return std::vector<uint8_t>(blob->getData().begin(), blob->getData().end());
}

std::optional<std::vector<uint8_t>> initialCells(ElementsAttr values, MemRefType type) {
  Type element = type.getElementType();
  unsigned bytes = elementBytes(element).value_or(0);
  uint64_t count = static_cast<uint64_t>(type.getNumElements());
  if (!bitsOf(element) || count > kInitialBytesMax / bytes)
    return std::nullopt;
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(values))
    return resourceCells(resource, element, bytes, count);
  std::vector<uint8_t> cells(count * bytes);
  if (isa<FloatType>(element)) {
    auto floats = values.tryGetValues<APFloat>();
    if (floats &&
        putCells(*floats, [](const APFloat &v) { return v.bitcastToAPInt(); }, bytes, cells))
      return cells;
    return std::nullopt;
  }
  auto integers = values.tryGetValues<APInt>();
  if (integers && putCells(*integers, [](const APInt &v) { return v; }, bytes, cells))
    return cells;
  return std::nullopt;
}

static void evalGlobal(memref::GlobalOp op, Emitter &e) {
  MemRefType type = op.getType();
  if (!wordsOf(type) || !type.hasStaticShape() || !type.getLayout().isIdentity() ||
      op.getAlignment().value_or(0) > kAlignmentMax)
    return;
  CompiledGlobal global;
  global.name = op.getSymName().str();
  global.type = type;
  global.op = op;
  global.constant = op.getConstant();
  global.external = op.isExternal();
  global.isPublic =
      op.isExternal() || SymbolTable::getSymbolVisibility(op) == SymbolTable::Visibility::Public;
  global.alignment = op.getAlignment().value_or(0);
  if (!op.isExternal() && !op.isUninitialized()) {
    auto values = dyn_cast<ElementsAttr>(*op.getInitialValue());
    auto cells = values ? initialCells(values, type) : std::nullopt;
    if (!cells)
      return;
    global.initial = std::move(*cells);
  }
  e.module().globalNumbers[op] = e.module().globals.size();
  e.module().globals.push_back(std::move(global));
}

/// imm: the global's number; a: whether it holds memrefs; data: its descriptor without the
/// allocation.
static const Inst *execGetGlobal(const Inst *i, Machine &m) {
  uint32_t id = m.globalAllocation(i->imm);
  if (!id)
    return nullptr;
  llvm::copy(i->table<Descriptor>().words, m.words + i->dst);
  m.u(i->dst + kAllocation) = id;
  m.memory.heap[id].holdsMemRefs = i->a;
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalGetGlobal(memref::GetGlobalOp op, Emitter &e) {
  auto number = e.module().globalNumbers.find(e.lookup(op.getNameAttr()));
  if (number == e.module().globalNumbers.end())
    return e.unsupported("a global that is not modelled");
  MemRefType type = e.module().globals[number->second].type;
  Descriptor descriptor(type.getRank());
  for (auto [d, size] : llvm::enumerate(type.getShape()))
    descriptor.view().setSize(d, size);
  setContiguousStrides(descriptor.view());
  const Descriptor *table = e.own(std::move(descriptor));
  bool holdsMemRefs = isa<BaseMemRefType>(type.getElementType());
  Inst &inst = e.emit(execGetGlobal, e.at(op.getResult()), holdsMemRefs);
  inst.imm = number->second;
  inst.data = table;
}

void addMemRefGlobalOps(InterpTable &table) {
  table.on<memref::GlobalOp>(evalGlobal);
  table.on<memref::GetGlobalOp>(evalGetGlobal);
}

} // namespace freehold::interp
