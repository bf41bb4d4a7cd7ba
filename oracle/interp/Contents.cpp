//===- Contents.cpp - Buffers filled and observed -------------------------===//
#include "oracle/core/inputs/BufferType.h"
#include "oracle/core/inputs/Format.h"
#include "oracle/interp/Boundary.h"

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"

using namespace mlir;

namespace freehold::interp {

std::optional<MemRefView> Boundary::viewOf(Type type, uint32_t reg) {
  if (auto ranked = dyn_cast<MemRefType>(bufferTypeOf(type)))
    return m.memref(reg, ranked.getRank());
  ArrayRef<uint64_t> words = m.descriptor(m.u(reg + 1));
  if (words.empty())
    return std::nullopt;
  return MemRefView{const_cast<uint64_t *>(words.data()), static_cast<unsigned>(m.u(reg))};
}

/// Calls `each` for every element's cells in row-major order. Returns false as soon as an access
/// fails or `each` returns false.
static bool forEachElement(Machine &m, const Inst *at, Memory::Access how, MemRefView view,
                           unsigned bytes, llvm::function_ref<bool(Memory::Cells)> each) {
  if (view.isEmpty())
    return true;
  if (!m.memory.charge(at, view.elements()))
    return false;
  SmallVector<int64_t> indices(view.rank);
  while (true) {
    Memory::Cells cells = m.memory.accessAt(at, how, view, indices, bytes);
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

bool Boundary::fillLanes(const Inst *at, MemRefView view, const LaneTypes &lanes, unsigned bytes,
                         uint64_t seed, const Palette *palette) {
  unsigned each = *elementBytes(lanes.lane);
  uint64_t count = 0;
  return forEachElement(m, at, Memory::Access::Write, view, bytes, [&](Memory::Cells cells) {
    SmallVector<uint8_t, 16> packed(bytes);
    for (unsigned lane = 0; lane < lanes.count; ++lane, ++count) {
      SmallVector<uint64_t, 2> words(lanes.words);
      if (!palette)
        smallNumber(lanes.lane, mix(seed + count), words.data());
      auto *value =
          reinterpret_cast<const uint8_t *>(palette ? palette->cell(seed, count) : words.data());
      std::memcpy(packed.data() + lane * each, value, each);
    }
    return m.memory.writeCells(at, cells, packed.data(), bytes, kInitialised);
  });
}

bool Boundary::fill(const Inst *at, MemRefView view, Type element, uint64_t seed,
                    const Palette *palette) {
  unsigned bytes = elementBytes(element).value_or(0);
  uint64_t count = 0;
  if (LaneTypes lanes = lanesOf(element); lanes.count > 1)
    return fillLanes(at, view, lanes, bytes, seed, palette);
  SmallVector<uint64_t> words(llvm::divideCeil(std::max(bytes, 8u), 8));
  return forEachElement(m, at, Memory::Access::Write, view, bytes, [&](Memory::Cells cells) {
    uint64_t number = count++;
    if (!palette)
      smallNumber(element, mix(seed + number), words.data());
    auto *value =
        reinterpret_cast<const uint8_t *>(palette ? palette->cell(seed, number) : words.data());
    return m.memory.writeCells(at, cells, value, bytes, kInitialised);
  });
}

/// Adds the buffer of a memref element. Returns false after failing. An unranked memref without a
/// descriptor counts as unwritten.
static bool addInner(Boundary &b, const Inst *at, Memory::Cells cells, Type type, unsigned bytes,
                     ObservedBuffer &to) {
  SmallVector<uint64_t> words(llvm::divideCeil(bytes, 8));
  std::memcpy(words.data(), cells.data, bytes);
  MemRefView view{words.data(), 0};
  if (auto ranked = dyn_cast<MemRefType>(type)) {
    view.rank = ranked.getRank();
  } else {
    ArrayRef<uint64_t> descriptor = b.m.descriptor(words[1]);
    if (descriptor.empty()) {
      to.unwritten.resize(to.count());
      to.unwritten[to.inner.size()] = true;
      to.inner.emplace_back();
      return true;
    }
    view = {const_cast<uint64_t *>(descriptor.data()), static_cast<unsigned>(words[0])};
  }
  auto inner = b.elements(at, view, cast<BaseMemRefType>(type).getElementType());
  if (inner)
    to.inner.push_back(std::move(*inner));
  return inner.has_value();
}

std::optional<ObservedBuffer> Boundary::elements(const Inst *at, MemRefView view, Type type) {
  unsigned bytes = elementBytes(type).value_or(0);
  ObservedBuffer result;
  result.element = type;
  if (view.allocation() == 0) {
    result.isNone = true;
    return result;
  }
  result.sizes.assign(view.sizes().begin(), view.sizes().end());
  // Making such a memref is no error, as making a view outside of its buffer is none. Whoever gets it
  // could not do anything with it, and a pass that has to hand over a copy could not make one.
  for (int64_t size : result.sizes)
    if (size < 0) {
      m.fail(at, ErrorKind::Undefined, "observes a memref of size " + Twine(size));
      return std::nullopt;
    }
  if (view.isEmpty()) {
    // An empty view is not accessed, so check explicitly that its buffer is live.
    if (!m.memory.heap[view.allocation()].live) {
      m.memory.access(at, Memory::Access::Read, view.pointer(), 0, 0, 0);
      return std::nullopt;
    }
    return result;
  }
  bool areMemRefs = isa<BaseMemRefType>(type);
  if (!m.memory.chargeObserved(at, view, bytes))
    return std::nullopt;
  if (!areMemRefs)
    result.bytes.reserve(view.elements() * bytes);
  size_t count = 0;
  auto addElement = [&](Memory::Cells cells) {
    size_t n = count++;
    bool isWritten = std::all_of(cells.shadow, cells.shadow + bytes,
                                 [](uint8_t cell) { return cell == kInitialised; });
    if (isWritten && areMemRefs)
      return addInner(*this, at, cells, type, bytes, result);
    if (isWritten) {
      result.bytes.insert(result.bytes.end(), cells.data, cells.data + bytes);
      return true;
    }
    result.unwritten.resize(view.elements());
    result.unwritten[n] = true;
    if (areMemRefs)
      result.inner.emplace_back();
    else
      result.bytes.resize(result.bytes.size() + bytes);
    return true;
  };
  if (!forEachElement(m, at, Memory::Access::Read, view, bytes, addElement))
    return std::nullopt;
  return result;
}

/// Describes the parts of an aggregate in `{}`, without types.
static std::optional<std::string> describeParts(Machine &m, const Inst *at, Type type,
                                                uint32_t &reg) {
  SmallVector<Type> parts;
  if (auto structure = dyn_cast<LLVM::LLVMStructType>(type))
    parts.append(structure.getBody().begin(), structure.getBody().end());
  else if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    parts.assign(array.getNumElements(), array.getElementType());
  if (parts.empty()) {
    LaneTypes lanes = lanesOf(type);
    for (unsigned lane = 0; lane < lanes.count; ++lane)
      if (uint8_t taint = m.poison[reg + lane * lanes.words]) {
        m.failPoison(at, taint, "an observed value");
        return std::nullopt;
      }
    std::string text = lanes.lane ? formatScalar(type, m.words + reg) : "";
    reg += lanes.count * lanes.words;
    return text;
  }
  std::string text;
  for (Type part : parts) {
    auto inner = describeParts(m, at, part, reg);
    if (!inner)
      return std::nullopt;
    text += (text.empty() ? "" : ", ") + *inner;
  }
  return "{" + text + "}";
}

bool Boundary::describe(const Inst *at, Type type, uint32_t reg, Type shownAs, Observation &line) {
  if (m.poison[reg])
    return !!m.failPoison(at, m.poison[reg], "an observed value");
  LaneTypes lanes = lanesOf(type);
  if (BaseMemRefType memref = bufferTypeOf(type)) {
    if (std::optional<MemRefView> view = viewOf(type, reg)) {
      auto buffer = elements(at, *view, memref.getElementType());
      if (!buffer)
        return false;
      line += std::move(*buffer);
    } else
      line += "none";
  } else if (isa<LLVM::LLVMStructType, LLVM::LLVMArrayType>(type)) {
    auto text = describeParts(m, at, type, reg);
    if (!text)
      return false;
    line += *text;
  } else if (isToken(type)) {
    line += "token";
  } else if (Type held = heldType(type)) {
    // Who owns a buffer that a value on its way holds is said nowhere.
    if (isa<BaseMemRefType>(held))
      return !!m.stop(at, Termination::Unsupported,
                      "a future of a buffer that leaves the function");
    return describe(at, held, reg + 1, shownAs ? shownAs : type, line);
  } else if (isName(type)) {
    line += "name " + llvm::utohexstr(m.u(reg));
  } else if (isa<FunctionType>(type)) {
    line += "@";
    line += m.module.functions[m.u(reg)]->name;
  } else {
    for (unsigned lane = 1; lane < lanes.count; ++lane)
      if (uint8_t taint = m.poison[reg + lane * lanes.words])
        return !!m.failPoison(at, taint, "an observed value");
    line += formatScalar(type, m.words + reg);
  }
  line += " : ";
  line += m.module.nameOf(shownAs ? shownAs : type);
  return true;
}

} // namespace freehold::interp
