//===- Boundary.cpp -------------------------------------------------------===//
#include "oracle/interp/Boundary.h"

#include "oracle/interp/Format.h"
#include "oracle/interp/Locations.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold::interp {

/// Buffers with more elements than this are observed by their first ones and a hash.
static constexpr int64_t kElementsShown = 1024;

/// splitmix64: the same numbers on every machine, and easy to repeat in a native stub.
static uint64_t mix(uint64_t x) {
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

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

/// Calls `each` for every element's cells in row-major order, with how deep in the nest of
/// sizes it starts and ends; false as soon as an access fails or `each` returns false.
static bool forEachElement(Machine &m, const Inst *at, Machine::Access how, MemRefView view,
                           unsigned bytes,
                           llvm::function_ref<bool(Machine::Cells, ArrayRef<int64_t>)> each) {
  if (view.isEmpty())
    return true;
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
    std::string text = "[](";
    for (unsigned d = 0; d < view.rank; ++d)
      text += (d ? "x" : "") + std::to_string(view.size(d));
    return text + ")";
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
    text += ", and " + std::to_string(shown - kElementsShown) + " more #" + llvm::utohexstr(hash);
  return text;
}

std::optional<std::string> Boundary::describe(const Inst *at, Type type, uint32_t reg) {
  std::string suffix;
  llvm::raw_string_ostream(suffix) << " : " << type;
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

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// Strides of a fresh argument: static ones as the type says, dynamic ones row-major, with a
/// gap in the innermost dimension for odd seeds.
static SmallVector<int64_t> argumentStrides(ArrayRef<int64_t> wanted, ArrayRef<int64_t> sizes,
                                            uint64_t seed) {
  SmallVector<int64_t> strides(sizes.size());
  int64_t next = 1;
  for (unsigned d = sizes.size(); d-- > 0;) {
    bool dynamic = ShapedType::isDynamic(wanted[d]);
    if (dynamic && d + 1 == sizes.size() && seed % 2)
      next = 2;
    strides[d] = dynamic ? next : wanted[d];
    // Clamped; makeBuffer looks at the extent.
    next = std::clamp<uint64_t>(
        llvm::SaturatingMultiply<uint64_t>(strides[d], std::max<int64_t>(sizes[d], 1)), 1,
        std::numeric_limits<int64_t>::max());
  }
  return strides;
}

bool Boundary::makeBuffer(const CompiledFunction &entry, unsigned number,
                          const BufferArgument &buffer) {
  auto stop = [&](const Twine &why) {
    m.stop(&entry.entryInst, Termination::Unsupported, "argument " + Twine(number) + ": " + why);
    return false;
  };
  Type type = entry.type.getInput(number);
  Type element = cast<BaseMemRefType>(type).getElementType();
  if (isa<BaseMemRefType>(element))
    return stop("a buffer of memrefs cannot be made by a caller yet");
  unsigned rank = buffer.sizes.size();
  SmallVector<int64_t> wanted(rank, ShapedType::kDynamic);
  int64_t offset = 0;
  if (auto ranked = dyn_cast<MemRefType>(type)) {
    // The strides are appended to what is there.
    wanted.clear();
    if (ranked.getRank() != rank || failed(ranked.getStridesAndOffset(wanted, offset)))
      return stop("its rank is not " + Twine(rank));
    for (auto [size, fixed] : llvm::zip_equal(buffer.sizes, ranked.getShape()))
      if (!ShapedType::isDynamic(fixed) && size != fixed)
        return stop("size " + Twine(size) + " where the type says " + Twine(fixed));
  }
  if (ShapedType::isDynamic(offset))
    offset = buffer.seed % 3;
  SmallVector<int64_t> strides = argumentStrides(wanted, buffer.sizes, buffer.seed);
  int64_t elements = offset + 1;
  bool empty = false, huge = false;
  for (auto [size, stride] : llvm::zip_equal(buffer.sizes, strides)) {
    if (stride < 0 || size < 0)
      return stop("negative sizes or strides");
    int64_t span;
    empty |= size == 0;
    huge |= __builtin_mul_overflow(std::max<int64_t>(size - 1, 0), stride, &span) ||
            __builtin_add_overflow(elements, span, &elements);
  }
  unsigned bytes = *elementBytes(element);
  uint64_t total = 0;
  if (!empty && (huge || __builtin_mul_overflow(elements, bytes, &total)))
    total = std::numeric_limits<uint64_t>::max();
  uint32_t id = m.allocate(&entry.entryInst, AllocationKind::Argument, total, bytes);
  if (!id)
    return false;
  SmallVector<uint64_t> words(kSizes + 2 * rank);
  MemRefView view{words.data(), rank};
  view.allocation() = id;
  view.setOffset(offset);
  for (unsigned d = 0; d < rank; ++d) {
    view.setSize(d, buffer.sizes[d]);
    view.setStride(d, strides[d]);
  }
  // All cells, also those that the view skips.
  SmallVector<uint64_t> flat = {id, 0, 0, m.heap[id].bytes / bytes, 1};
  fill(&entry.entryInst, {flat.data(), 1}, element, mix(m.options.seed ^ buffer.seed * 977));
  Registers at = entry.arguments[number];
  if (isa<MemRefType>(type)) {
    std::copy(words.begin(), words.end(), m.words + at.at);
  } else {
    m.u(at.at) = rank;
    m.u(at.at + 1) = m.internDescriptor(words);
  }
  return true;
}

bool Boundary::makeArguments(const CompiledFunction &entry, const Inputs &inputs) {
  auto stop = [&](const Twine &why) {
    m.stop(&entry.entryInst, Termination::Unsupported, why);
    return false;
  };
  if (inputs.arguments.size() != entry.type.getNumInputs())
    return stop("takes " + Twine(entry.type.getNumInputs()) + " arguments, not " +
                Twine(inputs.arguments.size()));
  for (auto [number, argument] : llvm::enumerate(inputs.arguments)) {
    Type type = entry.type.getInput(number);
    Registers at = entry.arguments[number];
    if (!wordsOf(type))
      return stop("argument " + Twine(number) + ": values of its type are not modelled");
    if (auto *scalar = std::get_if<ScalarArgument>(&argument)) {
      unsigned bits = bitsOf(type);
      if (!bits)
        return stop("argument " + Twine(number) + " is no scalar");
      APInt value(bits, static_cast<uint64_t>(scalar->bits), /*isSigned=*/true,
                  /*implicitTrunc=*/true);
      std::copy_n(value.getRawData(), value.getNumWords(), m.words + at.at);
    } else if (auto *buffer = std::get_if<BufferArgument>(&argument)) {
      if (!isa<BaseMemRefType>(type))
        return stop("argument " + Twine(number) + " is no memref");
      if (!makeBuffer(entry, number, *buffer))
        return false;
    } else if (auto *same = std::get_if<SameBuffer>(&argument)) {
      if (same->argument >= number || entry.type.getInput(same->argument) != type ||
          !isa<BaseMemRefType>(type))
        return stop("argument " + Twine(number) +
                    ": same() takes an earlier memref argument of the same type");
      std::copy_n(m.words + entry.arguments[same->argument].at, at.words, m.words + at.at);
    } else {
      return stop("argument " + Twine(number) + " has not been given a type");
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// The end of a call
//===----------------------------------------------------------------------===//

void Boundary::observeResults(const Inst *ret) {
  const auto &results = ret->table<SmallVector<Registers>>();
  SmallVector<uint64_t> returned;
  SmallVector<std::string> lines;
  auto violation = [&](const Twine &what, uint64_t id) {
    AbiViolation v{{locate(ret), what.str()}, {}, false};
    if (const Allocation &entry = m.heap[id]; id) {
      v.dead = !entry.live;
      v.notes.push_back({locate(entry.allocatedAt), "allocated here"});
      if (!entry.live && entry.freedAt)
        v.notes.push_back({locate(entry.freedAt), "its life ended here"});
    }
    m.outcome.abi.push_back(std::move(v));
  };
  for (auto [number, type, result] : llvm::enumerate(ret->op->getOperandTypes(), results)) {
    std::string prefix = "result " + std::to_string(number) + " = ";
    std::optional<MemRefView> view;
    if (isa<BaseMemRefType>(type))
      view = viewOf(type, result.at);
    if (view) {
      uint64_t id = view->allocation();
      const Allocation &entry = m.heap[id];
      std::string name = "returns as result " + std::to_string(number) + " ";
      if (entry.kind != AllocationKind::Heap)
        violation(name + (entry.kind == AllocationKind::Stack      ? "a stack buffer"
                          : entry.kind == AllocationKind::Argument ? "a buffer of an argument"
                                                                   : "a global"),
                  id);
      else if (!entry.live)
        violation(name + "a freed buffer", id);
      else if (llvm::is_contained(returned, id))
        violation(name + "a buffer that another result has too", id);
      if (!entry.live) {
        m.observe(prefix + "dead");
        continue;
      }
      returned.push_back(id);
    }
    std::optional<std::string> text = describe(ret, type, result.at);
    if (!text)
      return;
    m.observe(prefix + *text);
  }
  findLeaks(returned);
}

void Boundary::observeArguments(const CompiledFunction &entry, const Inst *ret) {
  // By entry of the heap: the registers may have been overwritten by a branch to the entry.
  for (auto [number, view] : llvm::enumerate(m.argumentViews)) {
    if (!view.words.empty())
      if (auto text = elements(ret, {view.words.data(), view.rank},
                               cast<BaseMemRefType>(entry.type.getInput(number)).getElementType()))
        m.observe("argument " + std::to_string(number) + " = " + *text);
  }
}

void Boundary::observeGlobals(const Inst *ret) {
  for (auto [number, global] : llvm::enumerate(m.module.globals)) {
    if (global.constant)
      continue;
    uint32_t id = m.globalAllocation(number);
    if (!id)
      return;
    SmallVector<uint64_t> words(kSizes + 2 * global.type.getRank());
    MemRefView view{words.data(), static_cast<unsigned>(global.type.getRank())};
    view.allocation() = id;
    int64_t stride = 1;
    for (unsigned d = view.rank; d-- > 0; stride *= global.type.getDimSize(d)) {
      view.setSize(d, global.type.getDimSize(d));
      view.setStride(d, stride);
    }
    if (auto text = elements(ret, view, global.type.getElementType()))
      m.observe("global @" + global.name + " = " + *text);
  }
}

void Boundary::findLeaks(ArrayRef<uint64_t> returned) {
  for (uint32_t id = 1; id < m.heap.size(); ++id) {
    const Allocation &entry = m.heap[id];
    if (!entry.live || entry.kind != AllocationKind::Heap || llvm::is_contained(returned, id))
      continue;
    Leak leak;
    leak.location = locate(entry.allocatedAt);
    leak.bytes = entry.bytes;
    leak.number = id;
    leak.lost = entry.lostAt != nullptr;
    if (leak.lost)
      leak.lostAt = locate(entry.lostAt);
    m.outcome.leaks.push_back(std::move(leak));
  }
}

void Boundary::finish(const CompiledFunction &entry, const Inst *ret) {
  observeResults(ret);
  if (m.outcome.termination == Termination::Returned)
    observeArguments(entry, ret);
  if (m.outcome.termination == Termination::Returned)
    observeGlobals(ret);
  // An error while looking at the results is an error of the program; leaks are then moot.
  if (m.outcome.termination != Termination::Returned)
    m.outcome.leaks.clear();
}

//===----------------------------------------------------------------------===//
// The machine's side
//===----------------------------------------------------------------------===//

uint32_t Machine::globalAllocation(unsigned number) {
  if (globals_[number])
    return globals_[number];
  const CompiledGlobal &global = module.globals[number];
  unsigned bytes = elementBytes(global.type.getElementType()).value_or(1);
  uint32_t id =
      allocate(&global.declaration, AllocationKind::Global, global.type.getNumElements() * bytes,
               global.alignment ? global.alignment : bytes);
  if (!id)
    return 0;
  Allocation &entry = heap[id];
  if (!global.initial.empty()) {
    std::copy(global.initial.begin(), global.initial.end(), entry.data);
    std::fill_n(entry.shadow, entry.bytes, kInitialised);
  } else if (global.external) {
    SmallVector<uint64_t> flat = {id, 0, 0, entry.bytes / bytes, 1};
    Boundary{*this}.fill(&global.declaration, {flat.data(), 1}, global.type.getElementType(),
                         mix(options.seed + number));
  }
  heap[id].constant = global.constant;
  return globals_[number] = id;
}

/// An external function, per the function boundary ABI: observes its arguments, overwrites
/// the buffers that it was given, returns small numbers and fresh heap buffers. What it
/// writes and returns depends on its name, its scalar arguments and how often it was called.
const Inst *Machine::callStub(const Inst *call, const CompiledFunction &callee) {
  Boundary boundary{*this};
  const auto &table = call->table<CallTable>();
  uint64_t seed = mix(options.seed + ++stubCalls_[callee.number]);
  for (char c : callee.name)
    seed = mix(seed ^ static_cast<uint8_t>(c));
  std::string line = "call @" + callee.name + "(";
  for (auto [number, type, argument] : llvm::enumerate(callee.type.getInputs(), table.arguments)) {
    auto text = boundary.describe(call, type, argument.at);
    if (!text)
      return nullptr;
    line += (number ? ", " : "") + *text;
    if (bitsOf(type))
      seed = mix(seed ^ words[argument.at]);
  }
  observe(line + ")");
  for (auto [number, type, argument] : llvm::enumerate(callee.type.getInputs(), table.arguments)) {
    auto memref = dyn_cast<BaseMemRefType>(type);
    if (!memref || isa<BaseMemRefType>(memref.getElementType()))
      continue;
    auto view = boundary.viewOf(type, argument.at);
    if (!view || heap[view->allocation()].constant)
      continue;
    if (!boundary.fill(call, *view, memref.getElementType(), seed + number * 1009))
      return nullptr;
  }
  for (auto [number, type, result] : llvm::enumerate(callee.type.getResults(), table.results)) {
    poison[result.at] = 0;
    uint64_t random = mix(seed + 7919 * (number + 1));
    if (bitsOf(type)) {
      Boundary::smallNumber(type, random, words + result.at);
      continue;
    }
    auto memref = dyn_cast<MemRefType>(type);
    SmallVector<int64_t> strides;
    int64_t offset;
    if (!memref || isa<BaseMemRefType>(memref.getElementType()) ||
        failed(memref.getStridesAndOffset(strides, offset)))
      return stop(call, Termination::Unsupported,
                  "an external function's result of this type: @" + callee.name);
    MemRefView view = this->memref(result.at, memref.getRank());
    view.setByteShift(0);
    view.setOffset(ShapedType::isDynamic(offset) ? 0 : offset);
    int64_t next = 1, last = view.offset();
    for (unsigned d = memref.getRank(); d-- > 0;) {
      int64_t size = memref.isDynamicDim(d) ? 1 + static_cast<int64_t>(mix(random + d) % 4)
                                            : memref.getDimSize(d);
      view.setSize(d, size);
      view.setStride(d, ShapedType::isDynamic(strides[d]) ? next : strides[d]);
      next = view.stride(d) * std::max<int64_t>(size, 1);
      last += size ? (size - 1) * view.stride(d) : 0;
    }
    unsigned bytes = *elementBytes(memref.getElementType());
    uint32_t id =
        allocate(call, AllocationKind::Heap, view.isEmpty() ? 0 : (last + 1) * bytes, bytes);
    if (!id)
      return nullptr;
    view.allocation() = id;
    heap[id].external = true;
    if (!boundary.fill(call, view, memref.getElementType(), random))
      return nullptr;
  }
  return call->next();
}

Outcome Machine::run(const CompiledFunction &entry, const Inputs &inputs) {
  Boundary boundary{*this};
  if (pushFrame(entry, nullptr) && boundary.makeArguments(entry, inputs)) {
    for (auto [type, argument] : llvm::zip_equal(entry.type.getInputs(), entry.arguments)) {
      ArgumentView kept;
      if (isa<BaseMemRefType>(type))
        if (auto view = boundary.viewOf(type, argument.at)) {
          kept.rank = view->rank;
          kept.words.assign(view->words, view->words + kSizes + 2 * view->rank);
        }
      argumentViews.push_back(std::move(kept));
    }
    const Inst *pc = entry.code.data();
    uint64_t steps = options.budget.steps;
    if (LLVM_UNLIKELY(options.trace != nullptr)) {
      while (pc && steps--) {
        trace(pc);
        pc = pc->exec(pc, *this);
      }
    } else {
      while (pc && steps--)
        pc = pc->exec(pc, *this);
    }
    if (pc)
      stop(pc, Termination::OutOfBudget,
           "steps: more than " + Twine(options.budget.steps) + " instructions");
    outcome.statistics.steps = options.budget.steps - steps;
    if (entryReturn_)
      boundary.finish(entry, entryReturn_);
  }
  outcome.path = pathHash;
  outcome.statistics.heapAllocations = heap.heapAllocations();
  outcome.statistics.frees = heap.frees();
  outcome.statistics.peakBytes = heap.peakBytes();
  return std::move(outcome);
}

void Machine::trace(const Inst *inst) const {
  llvm::raw_ostream &os = *options.trace;
  os << std::string(2 * (frames_.size() - 1), ' ') << locate(inst) << ": "
     << (inst->op ? inst->op->getName().getStringRef() : "-") << '\n';
}

} // namespace freehold::interp
