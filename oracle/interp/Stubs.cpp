//===- Stubs.cpp - What the module only declares --------------------------===//
// External functions, per the function boundary ABI: a stub observes its arguments,
// overwrites the buffers that it was given, returns small numbers and fresh heap buffers.
// What it writes and returns depends on its name, its scalar arguments and how often it was
// called, and on nothing else, so that native stubs can do the same. Answers.h has what they do
// besides where the inputs ask for it.
//===----------------------------------------------------------------------===//
#include "oracle/core/Answers.h"
#include "oracle/interp/Boundary.h"
#include "oracle/interp/Locations.h"

using namespace mlir;

namespace freehold::interp {

static uint64_t seedOf(StringRef name, uint64_t start) {
  return freehold::seedOf(name.data(), name.size(), start);
}

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
    // What it holds was there before the iteration that happens to be the first to name it.
    suspendRaces();
    Boundary{*this}.fill(&global.declaration, {flat.data(), 1}, global.type.getElementType(),
                         seedOf(global.name, options.seed));
    resumeRaces();
  }
  heap[id].constant = global.constant;
  return globals_[number] = id;
}

bool Boundary::writeGlobal(const SetStep &set, const Inst *at) {
  const CompiledGlobal *global = m.module.findGlobal(set.global);
  // A target without it differs in what is observed at the end.
  if (!global || global->constant)
    return true;
  uint32_t id = m.globalAllocation(global - m.module.globals.data());
  if (!id)
    return false;
  Type element = global->type.getElementType();
  if (auto memref = dyn_cast<MemRefType>(element))
    return fillWithBuffers(at, id, memref, {.sizes = {}, .seed = set.seed});
  unsigned bytes = elementBytes(element).value_or(1);
  SmallVector<uint64_t> flat = {id, 0, 0, m.heap[id].bytes / bytes, 1};
  return fill(at, {flat.data(), 1}, element,
              setSeed(m.options.seed, set.global.data(), set.global.size(), set.seed));
}

/// Observes the call; the seed of what it writes and returns, or nullopt after failing.
static std::optional<uint64_t> observeCall(Boundary &boundary, const Inst *call,
                                           const CompiledFunction &callee, uint64_t ordinal) {
  Machine &m = boundary.m;
  uint64_t seed = seedOf(callee.name, m.options.seed + ordinal);
  Observation line("call @" + callee.name + "(");
  for (auto [number, type, argument] :
       llvm::enumerate(callee.type.getInputs(), call->table<CallTable>().arguments)) {
    auto text = boundary.describe(call, type, argument.at);
    if (!text)
      return std::nullopt;
    line += number ? ", " : "";
    line += std::move(*text);
    if (bitsOf(type))
      seed = mix(seed ^ m.u(argument.at));
  }
  m.observe(std::move(line) + ")");
  return seed;
}

static bool isSeenOutside(const CompiledGlobal &global) {
  return global.isPublic && bitsOf(global.type.getElementType());
}

/// An external function sees public globals; false after failing.
static bool observeGlobals(Boundary &boundary, const Inst *call) {
  return llvm::all_of(boundary.globalsByName(isSeenOutside),
                      [&](unsigned number) { return boundary.observeGlobal(call, number); });
}

/// And the buffers of the entry's caller that it got before; false after failing.
static bool observeKept(Boundary &boundary, const Inst *call) {
  Machine &m = boundary.m;
  for (auto [number, kept] : llvm::enumerate(m.keptViews)) {
    auto cells = boundary.elements(call, {kept.view.words.data(), kept.view.rank}, kept.element);
    if (!cells)
      return false;
    m.observe("kept " + std::to_string(number) + " = " + Observation(std::move(*cells)));
  }
  return true;
}

/// It writes public globals and buffers of the entry's caller that it got before.
static bool writeOutside(Boundary &boundary, const Inst *call, uint64_t seed) {
  Machine &m = boundary.m;
  for (unsigned number : boundary.globalsByName(isSeenOutside)) {
    const CompiledGlobal &global = m.module.globals[number];
    SmallVector<uint64_t> words;
    uint32_t id = m.globalAllocation(number);
    if (!id ||
        !boundary.fill(call, boundary.viewOfGlobal(number, id, words), global.type.getElementType(),
                       globalSeed(seed, global.name.data(), global.name.size())))
      return false;
  }
  for (auto [number, kept] : llvm::enumerate(m.keptViews))
    if (!boundary.fill(call, {kept.view.words.data(), kept.view.rank}, kept.element,
                       keptSeed(seed, number)))
      return false;
  return true;
}

/// One view of one buffer is kept once.
static bool isKept(const Machine &m, MemRefView view, Type element) {
  return llvm::any_of(m.keptViews, [&](const Machine::KeptView &kept) {
    MemRefView other{const_cast<uint64_t *>(kept.view.words.data()), kept.view.rank};
    return kept.element == element && other.rank == view.rank &&
           other.allocation() == view.allocation() &&
           std::equal(view.words + kByteShift, view.words + kSizes + 2 * view.rank,
                      other.words + kByteShift);
  });
}

/// What it was given and the entry's caller owns it may read and write later. Nothing can be seen of
/// an empty view.
static void keepArguments(Boundary &boundary, const Inst *call, const CompiledFunction &callee) {
  Machine &m = boundary.m;
  for (auto [type, argument] :
       llvm::zip_equal(callee.type.getInputs(), call->table<CallTable>().arguments)) {
    auto memref = dyn_cast<BaseMemRefType>(type);
    auto view = memref && bitsOf(memref.getElementType()) ? boundary.viewOf(type, argument.at)
                                                          : std::nullopt;
    if (!view || view->isEmpty() || m.keptViews.size() == kKeptViewsMax ||
        isKept(m, *view, memref.getElementType()))
      continue;
    const Allocation &entry = m.heap[view->allocation()];
    bool isCallers = entry.kind == AllocationKind::Argument ||
                     (entry.kind == AllocationKind::Global && !entry.constant);
    if (!isCallers)
      continue;
    Machine::KeptView kept;
    kept.view.rank = view->rank;
    kept.view.words.assign(view->words, view->words + kSizes + 2 * view->rank);
    kept.element = memref.getElementType();
    m.keptViews.push_back(std::move(kept));
  }
}

/// Overwrites the buffers that it was given, but for constants. A copy, which the function boundary
/// ABI makes of a constant that a function returned, is one that it would write.
static bool overwriteArguments(Boundary &boundary, const Inst *call, const CompiledFunction &callee,
                               uint64_t seed) {
  for (auto [number, type, argument] :
       llvm::enumerate(callee.type.getInputs(), call->table<CallTable>().arguments)) {
    auto memref = dyn_cast<BaseMemRefType>(type);
    if (!memref || isa<BaseMemRefType>(memref.getElementType()))
      continue;
    auto view = boundary.viewOf(type, argument.at);
    if (!view)
      continue;
    if (const Allocation &entry = boundary.m.heap[view->allocation()]; entry.constant) {
      std::string &written = boundary.m.outcome.aliasedReturnWrittenAt;
      if (entry.returnedAlias && written.empty())
        written = locate(call);
      continue;
    }
    if (!boundary.fill(call, *view, memref.getElementType(), argumentSeed(seed, number)))
      return false;
  }
  return true;
}

/// A fresh heap buffer of the type, its dynamic sizes 1 to 4 or other answers, filled. Its `place` is
/// that of the result (Mix.h).
static bool returnBuffer(Boundary &boundary, const Inst *call, MemRefType type, uint32_t at,
                         uint64_t random, unsigned answers, uint64_t place) {
  Machine &m = boundary.m;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (isa<BaseMemRefType>(type.getElementType()) ||
      failed(type.getStridesAndOffset(strides, offset)) ||
      llvm::any_of(strides, [](int64_t s) { return s < 0 && !ShapedType::isDynamic(s); }))
    return !!m.stop(call, Termination::Unsupported,
                    "an external function that returns a buffer of this type");
  MemRefView view = m.memref(at, type.getRank());
  view.setByteShift(0);
  view.setOffset(ShapedType::isDynamic(offset) ? 0 : offset);
  int64_t next = 1, last = view.offset();
  for (unsigned d = type.getRank(); d-- > 0;) {
    int64_t size = !type.isDynamicDim(d) ? type.getDimSize(d)
                   : answers             ? answerSize(random, d, answers, place)
                                         : resultSize(random, d);
    view.setSize(d, size);
    view.setStride(d, ShapedType::isDynamic(strides[d]) ? next : strides[d]);
    next = view.stride(d) * std::max<int64_t>(size, 1);
    last += size ? (size - 1) * view.stride(d) : 0;
  }
  unsigned bytes = *elementBytes(type.getElementType());
  uint32_t id =
      m.allocate(call, AllocationKind::Heap, view.isEmpty() ? 0 : (last + 1) * bytes, bytes);
  if (!id)
    return false;
  view.pointer() = id;
  m.heap[id].external = true;
  return boundary.fill(call, view, type.getElementType(), random);
}

const Inst *Machine::callStub(const Inst *call, const CompiledFunction &callee) {
  Boundary boundary{*this};
  auto seed = observeCall(boundary, call, callee, ++stubCalls_[callee.number]);
  if (!seed || (answers_ && (!observeGlobals(boundary, call) || !observeKept(boundary, call))) ||
      !overwriteArguments(boundary, call, callee, *seed) ||
      (answers_ % 2 && !writeOutside(boundary, call, *seed)))
    return nullptr;
  if (answers_)
    keepArguments(boundary, call, callee);
  for (auto [number, type, result] :
       llvm::enumerate(callee.type.getResults(), call->table<CallTable>().results)) {
    poison[result.at] = 0;
    uint64_t random = resultSeed(*seed, number);
    if (bitsOf(type) && answers_)
      answerNumber(type, answerPlace(random, answers_), words + result.at);
    else if (bitsOf(type))
      smallNumber(type, random, words + result.at);
    else if (auto memref = dyn_cast<MemRefType>(type)) {
      if (!returnBuffer(boundary, call, memref, result.at, random, answers_,
                        resultPlace(callee.name.data(), callee.name.size(), number)))
        return nullptr;
    } else
      return stop(call, Termination::Unsupported,
                  "an external function's result of this type: @" + callee.name);
  }
  return call->next();
}

} // namespace freehold::interp
