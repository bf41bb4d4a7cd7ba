//===- Contents.cpp - Buffers filled, and as text -------------------------===//
#include "oracle/interp/Boundary.h"
#include "oracle/interp/Format.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace freehold::interp {

/// Buffers with more elements than this are observed by their first ones and a hash.
static constexpr int64_t kElementsShown = 1024;

uint64_t mix(uint64_t x) {
  x += 0x9E3779B97F4A7C15ull;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}

void Boundary::smallNumber(Type type, uint64_t random, uint64_t *words) {
  unsigned bits = bitsOf(type);
  std::fill_n(words, llvm::divideCeil(bits, 64), 0);
  if (auto floating = dyn_cast<FloatType>(type)) {
    // Quarters below 16: exact down to bfloat16.
    APFloat value((static_cast<double>(random % 64) - 16) / 4);
    bool lost;
    value.convert(floating.getFloatSemantics(), APFloat::rmNearestTiesToEven, &lost);
    APInt encoding = value.bitcastToAPInt();
    std::copy_n(encoding.getRawData(), encoding.getNumWords(), words);
    return;
  }
  words[0] = random % 8;
  if (bits < 3)
    words[0] &= (1u << bits) - 1;
}

std::optional<MemRefView> Boundary::viewOf(Type type, uint32_t reg) {
  if (auto ranked = dyn_cast<MemRefType>(type))
    return m.memref(reg, ranked.getRank());
  ArrayRef<uint64_t> words = m.descriptor(m.u(reg + 1));
  if (words.empty())
    return std::nullopt;
  return MemRefView{const_cast<uint64_t *>(words.data()), static_cast<unsigned>(m.u(reg))};
}

/// Calls `each` for every element's cells in row-major order, with how deep in the nest of
/// sizes it starts and ends; false as soon as an access fails or `each` returns false.
static bool forEachElement(Machine &m, const Inst *at, Machine::Access how, MemRefView view,
                           unsigned bytes,
                           llvm::function_ref<bool(Machine::Cells, ArrayRef<int64_t>)> each) {
  if (view.isEmpty())
    return true;
  if (!m.charge(at, view.elements()))
    return false;
  SmallVector<int64_t> indices(view.rank);
  while (true) {
    Machine::Cells cells = m.accessAt(at, how, view, indices, bytes);
    if (!cells || !each(cells, indices))
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

bool Boundary::fill(const Inst *at, MemRefView view, Type element, uint64_t seed) {
  unsigned bytes = elementBytes(element).value_or(0);
  uint64_t count = 0;
  SmallVector<uint64_t> words(llvm::divideCeil(std::max(bytes, 8u), 8));
  return forEachElement(m, at, Machine::Access::Write, view, bytes,
                        [&](Machine::Cells cells, ArrayRef<int64_t>) {
                          smallNumber(element, mix(seed + count++), words.data());
                          std::memcpy(cells.data, words.data(), bytes);
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

static std::string sizesText(MemRefView view) {
  std::string text;
  for (unsigned d = 0; d < view.rank; ++d)
    text += (d ? "x" : "") + std::to_string(view.size(d));
  return text;
}

std::optional<std::string> Boundary::elements(const Inst *at, MemRefView view, Type type) {
  unsigned bytes = elementBytes(type).value_or(0);
  if (view.allocation() == 0)
    return "none";
  if (view.isEmpty()) {
    // Nothing to read, yet a dead buffer must not be handed out.
    if (!m.heap[view.allocation()].live) {
      m.access(at, Machine::Access::Read, view.allocation(), 0, 0, 0);
      return std::nullopt;
    }
    // With its sizes, so that it is told from a buffer of other sizes and from one element.
    return "[](" + sizesText(view) + ")";
  }
  std::string text;
  int64_t shown = 0;
  uint64_t hash = 0;
  bool whole =
      forEachElement(m, at, Machine::Access::Read, view, bytes,
                     [&](Machine::Cells cells, ArrayRef<int64_t> indices) {
                       std::optional<std::string> value = element(*this, at, cells, type, bytes);
                       if (!value)
                         return false;
                       if (shown++ >= kElementsShown) {
                         for (char c : *value)
                           hash = mix(hash ^ static_cast<uint8_t>(c));
                         hash = mix(hash + shown);
                         return true;
                       }
                       unsigned opens = 0, closes = 0;
                       for (unsigned d = view.rank; d-- > 0 && indices[d] == 0;)
                         ++opens;
                       for (unsigned d = view.rank; d-- > 0 && indices[d] == view.size(d) - 1;)
                         ++closes;
                       if (shown > 1 && (text.empty() || text.back() == ']' || opens == 0))
                         text += ", ";
                       text.append(opens, '[');
                       text += *value;
                       text.append(closes, ']');
                       return true;
                     });
  if (!whole)
    return std::nullopt;
  if (shown > kElementsShown)
    text += ", and " + std::to_string(shown - kElementsShown) + " more of " + sizesText(view) +
            " #" + llvm::utohexstr(hash);
  return text;
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
