//===- Contents.cpp - Buffers filled, and as text -------------------------===//
#include "oracle/core/Format.h"
#include "oracle/interp/Boundary.h"

using namespace mlir;

namespace freehold::interp {

std::optional<MemRefView> Boundary::viewOf(Type type, uint32_t reg) {
  if (auto ranked = dyn_cast<MemRefType>(type))
    return m.memref(reg, ranked.getRank());
  ArrayRef<uint64_t> words = m.descriptor(m.u(reg + 1));
  if (words.empty())
    return std::nullopt;
  return MemRefView{const_cast<uint64_t *>(words.data()), static_cast<unsigned>(m.u(reg))};
}

/// Calls `each` for every element's cells in row-major order; false as soon as an access
/// fails or `each` returns false.
static bool forEachElement(Machine &m, const Inst *at, Machine::Access how, MemRefView view,
                           unsigned bytes, llvm::function_ref<bool(Machine::Cells)> each) {
  if (view.isEmpty())
    return true;
  if (!m.charge(at, view.elements()))
    return false;
  SmallVector<int64_t> indices(view.rank);
  while (true) {
    Machine::Cells cells = m.accessAt(at, how, view, indices, bytes);
    if (!cells || !each(cells))
      return false;
    int d = static_cast<int>(view.rank) - 1;
    for (; d >= 0; --d) {
      if (++indices[d] < view.size(d))
        break;
      indices[d] = 0;
    }
    if (d < 0)
      return true;
  }
}

bool Boundary::fill(const Inst *at, MemRefView view, Type element, uint64_t seed,
                    const Palette *palette) {
  unsigned bytes = elementBytes(element).value_or(0);
  uint64_t count = 0;
  SmallVector<uint64_t> words(llvm::divideCeil(std::max(bytes, 8u), 8));
  return forEachElement(m, at, Machine::Access::Write, view, bytes, [&](Machine::Cells cells) {
    uint64_t random = mix(seed + count++);
    if (!palette)
      smallNumber(element, random, words.data());
    std::memcpy(cells.data, palette ? palette->draw(random) : words.data(), bytes);
    std::memset(cells.shadow, kInitialised, bytes);
    return true;
  });
}

/// One element; nested memrefs recurse. `_` when uninitialised in any byte.
static std::optional<std::string> element(Boundary &b, const Inst *at, Machine::Cells cells,
                                          Type type, unsigned bytes) {
  for (unsigned i = 0; i < bytes; ++i)
    if (cells.shadow[i] == kUninitialised)
      return "_";
  for (unsigned i = 0; i < bytes; ++i)
    if (cells.shadow[i] == kPoison) {
      b.m.failPoison(at, "an observed element");
      return std::nullopt;
    }
  SmallVector<uint64_t> words(llvm::divideCeil(std::max(bytes, 8u), 8));
  std::memcpy(words.data(), cells.data, bytes);
  if (!isa<BaseMemRefType>(type))
    return formatScalar(type, words.data());
  MemRefView view{words.data(), 0};
  if (auto ranked = dyn_cast<MemRefType>(type))
    view.rank = ranked.getRank();
  else {
    ArrayRef<uint64_t> descriptor = b.m.descriptor(words[1]);
    if (descriptor.empty())
      return "_";
    view = {const_cast<uint64_t *>(descriptor.data()), static_cast<unsigned>(words[0])};
  }
  return b.elements(at, view, cast<BaseMemRefType>(type).getElementType());
}

std::optional<std::string> Boundary::elements(const Inst *at, MemRefView view, Type type) {
  unsigned bytes = elementBytes(type).value_or(0);
  if (view.allocation() == 0)
    return "none";
  if (view.isEmpty()) {
    // Nothing to read, yet a dead buffer must not be handed out.
    if (!m.heap[view.allocation()].live) {
      m.access(at, Machine::Access::Read, view.pointer(), 0, 0, 0);
      return std::nullopt;
    }
    // With its sizes, so that it is told from a buffer of other sizes and from one element.
    return ElementText::empty(view.sizes());
  }
  ElementText text(view.sizes());
  auto addElement = [&](Machine::Cells cells) {
    std::optional<std::string> value = element(*this, at, cells, type, bytes);
    if (value)
      text.add(*value);
    return value.has_value();
  };
  if (!forEachElement(m, at, Machine::Access::Read, view, bytes, addElement))
    return std::nullopt;
  return text.finish();
}

std::optional<std::string> Boundary::describe(const Inst *at, Type type, uint32_t reg) {
  std::string suffix = " : " + m.module.nameOf(type);
  if (m.poison[reg]) {
    m.failPoison(at, "an observed value");
    return std::nullopt;
  }
  if (isa<BaseMemRefType>(type)) {
    std::optional<MemRefView> view = viewOf(type, reg);
    if (!view)
      return "none" + suffix;
    auto text = elements(at, *view, cast<BaseMemRefType>(type).getElementType());
    return text ? std::optional(*text + suffix) : std::nullopt;
  }
  if (isa<FunctionType>(type))
    return "@" + m.module.functions[m.u(reg)]->name + suffix;
  return formatScalar(type, m.words + reg) + suffix;
}

} // namespace freehold::interp
