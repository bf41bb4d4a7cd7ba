//===- Stubs.cpp - What the module only declares --------------------------===//
// Stubs for external functions, as the function boundary ABI allows: a stub observes its arguments,
// overwrites the buffers it gets, and returns small numbers and fresh heap buffers. What it writes
// and returns depends only on its name, its scalar arguments and the number of its calls, so that
// native stubs can do the same. Answers.h says what stubs do with other `answers`.
//===----------------------------------------------------------------------===//
#include "oracle/interp/Stubs.h"

#include "oracle/core/inputs/Answers.h"
#include "oracle/core/inputs/BufferType.h"
#include "oracle/core/inputs/Contents.h"
#include "oracle/core/inputs/TensorBoundary.h"
#include "oracle/interp/Locations.h"
#include "oracle/interp/Pointers.h"

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
  uint32_t id = memory.allocate(&global.declaration, AllocationKind::Global,
                                global.type.getNumElements() * bytes,
                                global.alignment ? global.alignment : bytes);
  if (!id)
    return 0;
  Allocation &entry = memory.heap[id];
  if (!global.initial.empty()) {
    std::copy(global.initial.begin(), global.initial.end(), entry.data);
    std::fill_n(entry.shadow, entry.bytes, kInitialised);
  } else if (global.external) {
    SmallVector<uint64_t> flat = {id, 0, 0, entry.bytes / bytes, 1};
    // The contents existed before the iteration that happens to use the global first.
    memory.suspendRaces();
    Boundary{*this}.fill(&global.declaration, {flat.data(), 1}, global.type.getElementType(),
                         seedOf(global.name, options.seed));
    memory.resumeRaces();
  }
  memory.heap[id].constant = global.constant;
  return globals_[number] = id;
}

bool Boundary::writeGlobal(const SetStep &set, const Inst *at) {
  const CompiledGlobal *global = m.module.findGlobal(set.global);
  // If the target lacks the global, the observations at the end differ.
  if (!global || global->constant)
    return true;
  uint32_t id = m.globalAllocation(global - m.module.globals.data());
  if (!id)
    return false;
  Type element = global->type.getElementType();
  if (auto memref = dyn_cast<MemRefType>(element))
    return fillWithBuffers(at, id, memref, set.contents);
  unsigned bytes = elementBytes(element).value_or(1);
  SmallVector<uint64_t> flat = {id, 0, 0, m.memory.heap[id].bytes / bytes, 1};
  auto palette = paletteOf(element, set.contents);
  // The global may have another type in the target.
  if (auto *why = std::get_if<std::string>(&palette))
    return !!m.stop(at, Termination::Unsupported, "set @" + set.global + ": " + *why);
  const std::optional<Palette> &values = std::get<0>(palette);
  return fill(at, {flat.data(), 1}, element,
              setSeed(m.options.seed, set.global.data(), set.global.size(), set.contents.seed),
              values ? &*values : nullptr);
}

/// Opaque ops, which have no function, may access all that they get.
static ArgumentAccess accessOf(const CompiledFunction &callee, unsigned number) {
  auto function = dyn_cast_or_null<FunctionOpInterface>(callee.op);
  return function ? freehold::accessOf(function, number) : ArgumentAccess();
}

static Type byteLike(Type type) { return IntegerType::get(type.getContext(), 8); }

/// Describes what a pointer to a buffer refers to. Returns false after failing the run.
static bool describeBytes(Boundary &boundary, const Inst *call, Type byte, PointedBytes bytes,
                          Observation &line) {
  auto cells = boundary.elements(call, bytes.view(), byte);
  if (!cells)
    return false;
  line += "pointer to ";
  line += std::move(*cells);
  return true;
}

std::optional<uint64_t> observeCall(Boundary &boundary, const Inst *call, StringRef prefix,
                                    const CompiledFunction &callee, uint64_t ordinal) {
  Machine &m = boundary.m;
  if (!m.memory.noteObserved(call))
    return std::nullopt;
  uint64_t seed = seedOf(callee.name, m.options.seed + ordinal);
  Observation line(prefix.str() + callee.name + "(");
  for (auto [number, type, argument] :
       llvm::enumerate(callee.type.getInputs(), call->table<CallTable>().arguments)) {
    if (number)
      line += ", ";
    Type shownAs = callee.calledAs.getInput(number);
    auto pointed = pointedBytes(m, type, argument.at);
    if (pointed) {
      if (!describeBytes(boundary, call, byteLike(type), *pointed, line))
        return std::nullopt;
    } else if (accessOf(callee, number).reads) {
      if (!boundary.describe(call, type, argument.at, shownAs, line))
        return std::nullopt;
    } else {
      line += "unread : ";
      line += m.module.nameOf(shownAs);
    }
    if (isName(type))
      seed = mix(seed ^ m.u(argument.at));
    if (lanesOf(type).lane && !pointed)
      for (unsigned word = 0; word < argument.words; word += lanesOf(type).words)
        seed = mix(seed ^ m.u(argument.at + word));
  }
  line += ")";
  m.observe(std::move(line));
  return seed;
}

static bool isSeenOutside(const CompiledGlobal &global) {
  return global.isPublic && bitsOf(global.type.getElementType());
}

/// Observes public globals, which external functions can read. Returns false after failing.
static bool observeGlobals(Boundary &boundary, const Inst *call) {
  return llvm::all_of(boundary.globalsByName(isSeenOutside),
                      [&](unsigned number) { return boundary.observeGlobal(call, number); });
}

/// Observes the caller's buffers that earlier external calls got. Returns false after failing.
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

bool observeOutside(Boundary &boundary, const Inst *call) {
  return observeGlobals(boundary, call) && observeKept(boundary, call);
}

bool fillByAnswers(Boundary &boundary, const Inst *call, MemRefView view, Type element,
                   uint64_t seed, unsigned answers) {
  if (!areCellsAnswers(answers))
    return boundary.fill(call, view, element, seed);
  return boundary.fill(call, view, element, writtenSeed(seed, answers),
                       &boundary.m.answersOf(laneTypeOf(element)));
}

bool writeOutside(Boundary &boundary, const Inst *call, uint64_t seed, unsigned answers) {
  Machine &m = boundary.m;
  for (unsigned number : boundary.globalsByName(isSeenOutside)) {
    const CompiledGlobal &global = m.module.globals[number];
    SmallVector<uint64_t> words;
    uint32_t id = m.globalAllocation(number);
    if (!id || !fillByAnswers(boundary, call, boundary.viewOfGlobal(number, id, words),
                              global.type.getElementType(),
                              globalSeed(seed, global.name.data(), global.name.size()), answers))
      return false;
  }
  for (auto [number, kept] : llvm::enumerate(m.keptViews))
    if (!fillByAnswers(boundary, call, {kept.view.words.data(), kept.view.rank}, kept.element,
                       keptSeed(seed, number), answers))
      return false;
  return true;
}

/// Returns true if this view of the buffer is already kept.
static bool isKept(const Machine &m, MemRefView view, Type element) {
  return llvm::any_of(m.keptViews, [&](const KeptView &kept) {
    MemRefView other{const_cast<uint64_t *>(kept.view.words.data()), kept.view.rank};
    return kept.element == element && other.rank == view.rank &&
           other.allocation() == view.allocation() &&
           std::equal(view.words + kByteShift, view.words + kSizes + 2 * view.rank,
                      other.words + kByteShift);
  });
}

static void keepView(Machine &m, MemRefView view, Type element) {
  if (view.isEmpty() || m.keptViews.size() == kKeptViewsMax || isKept(m, view, element))
    return;
  const Allocation &entry = m.memory.heap[view.allocation()];
  bool isCallers = entry.kind == AllocationKind::Argument ||
                   (entry.kind == AllocationKind::Global && !entry.constant);
  if (!isCallers)
    return;
  KeptView kept;
  kept.view.rank = view.rank;
  kept.view.words.assign(view.words, view.words + kSizes + 2 * view.rank);
  kept.element = element;
  m.keptViews.push_back(std::move(kept));
}

/// Keeps the arguments that the entry's caller owns, since external functions may access them
/// later. Empty views are not kept, since nothing can be observed through them.
void keepArguments(Boundary &boundary, const Inst *call, const CompiledFunction &callee) {
  Machine &m = boundary.m;
  for (auto [type, calledAs, argument] :
       llvm::zip_equal(callee.type.getInputs(), callee.calledAs.getInputs(),
                       call->table<CallTable>().arguments)) {
    if (auto pointed = pointedBytes(m, type, argument.at))
      keepView(m, pointed->view(), byteLike(type));
    // What holds a tensor for one call may hold anything later.
    auto memref = dyn_cast<BaseMemRefType>(calledAs);
    auto view = memref && bitsOf(memref.getElementType()) ? boundary.viewOf(type, argument.at)
                                                          : std::nullopt;
    if (view)
      keepView(m, *view, memref.getElementType());
  }
}

/// Overwrites what a pointer refers to. Returns false after stopping the run.
static bool overwritePointed(Boundary &boundary, const Inst *call, Type byte, PointedBytes bytes,
                             uint64_t seed, unsigned answers) {
  const Allocation &entry = boundary.m.memory.heap[bytes.view().allocation()];
  if (entry.holdsMemRefs)
    return !!boundary.m.stop(call, Termination::Unsupported,
                             "an external function that gets a pointer to memrefs");
  if (!entry.constant)
    return fillByAnswers(boundary, call, bytes.view(), byte, seed, answers);
  if (!bytes.view().isEmpty())
    boundary.m.memory.skipWrite(call, bytes.view().pointer());
  return true;
}

/// Overwrites the buffers that it gets, except for constants. If the function boundary ABI copies a
/// constant that a function returned, the copy is written. What holds a tensor is the callee's to overwrite
/// unless it says otherwise, so that a constant there is an error.
bool overwriteArguments(Boundary &boundary, const Inst *call, const CompiledFunction &callee,
                        uint64_t seed, unsigned answers) {
  for (auto [number, type, argument] :
       llvm::enumerate(callee.type.getInputs(), call->table<CallTable>().arguments)) {
    auto pointed = pointedBytes(boundary.m, type, argument.at);
    if (pointed && !overwritePointed(boundary, call, byteLike(type), *pointed,
                                     argumentSeed(seed, number), answers))
      return false;
    auto memref = dyn_cast<BaseMemRefType>(type);
    if (!memref || isa<BaseMemRefType>(memref.getElementType()) || !accessOf(callee, number).writes)
      continue;
    auto view = boundary.viewOf(type, argument.at);
    if (!view)
      continue;
    const uint64_t id = view->allocation();
    if (const Allocation &entry = boundary.m.memory.heap[id]; entry.constant) {
      if (isBufferTensor(callee.calledAs.getInput(number)) && !view->isEmpty())
        return !!boundary.m.fail(call, ErrorKind::Undefined, "writes a constant global", id);
      if (!view->isEmpty())
        boundary.m.memory.skipWrite(call, view->pointer());
      std::string &written = boundary.m.outcome.aliasedReturnWrittenAt;
      if (entry.returnedAlias && written.empty())
        written = locate(call);
      continue;
    }
    if (!fillByAnswers(boundary, call, *view, memref.getElementType(), argumentSeed(seed, number),
                       answers))
      return false;
  }
  return true;
}

/// Dynamic sizes that are drawn are from 1 to 4, or as `answers` says.
bool returnBuffer(Boundary &boundary, const Inst *call, MemRefType type, MemRefView view,
                  uint64_t random, unsigned answers, uint64_t place, const MadeBuffer &how) {
  Machine &m = boundary.m;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (isa<BaseMemRefType>(type.getElementType()) || failed(stridesOf(type, strides, offset)) ||
      llvm::any_of(strides, [](int64_t s) { return s < 0 && !ShapedType::isDynamic(s); }))
    return !!m.stop(call, Termination::Unsupported,
                    "an external function that returns a buffer of this type");
  ArrayRef<int64_t> given = how.sizes;
  view.setByteShift(0);
  view.setOffset(ShapedType::isDynamic(offset) ? 0 : offset);
  int64_t next = 1, last = view.offset();
  for (unsigned d = type.getRank(); d-- > 0;) {
    int64_t size = !type.isDynamicDim(d) ? type.getDimSize(d)
                   : !given.empty()      ? given.back()
                   : answers             ? answerSize(random, d, answers, place)
                                         : resultSize(random, d);
    if (type.isDynamicDim(d) && !given.empty())
      given = given.drop_back();
    view.setSize(d, size);
    view.setStride(d, ShapedType::isDynamic(strides[d]) ? next : strides[d]);
    next = view.stride(d) * size;
    last += size ? (size - 1) * view.stride(d) : 0;
  }
  unsigned bytes = *elementBytes(type.getElementType());
  uint64_t size = view.isEmpty() ? 0 : (last + 1) * bytes;
  uint32_t id = how.kind == AllocationKind::Tensor ? m.memory.allocateTensor(call, size)
                                                   : m.memory.allocate(call, how.kind, size, bytes);
  if (!id)
    return false;
  view.pointer() = id;
  m.memory.heap[id].external = true;
  return !how.isWritten ||
         fillByAnswers(boundary, call, view, type.getElementType(), random, answers);
}

const Palette &Machine::answersOf(Type lane) {
  auto known = answerPalettes_.find(lane);
  if (known == answerPalettes_.end())
    known = answerPalettes_.try_emplace(lane, Palette::ofAnswers(lane, answerNumbers_)).first;
  return known->second;
}

/// The largest rank of a buffer that an external function returns as an unranked memref.
static constexpr uint64_t kResultRankMax = 3;

/// Makes a buffer of a rank that is drawn, from 1 on, for the unranked memref in the registers at `at`.
static bool returnUnranked(Boundary &boundary, const Inst *call, UnrankedMemRefType type,
                           uint32_t at, uint64_t random, unsigned answers, uint64_t place) {
  unsigned rank = 1 + mix(random) % kResultRankMax;
  SmallVector<uint64_t> words(kMemRefHead + 2 * rank);
  SmallVector<int64_t> sizes(rank, ShapedType::kDynamic);
  auto ranked = MemRefType::get(sizes, type.getElementType(), AffineMap(), type.getMemorySpace());
  if (!returnBuffer(boundary, call, ranked, {words.data(), rank}, random, answers, place))
    return false;
  boundary.m.u(at) = rank;
  boundary.m.u(at + 1) = boundary.m.internDescriptor(words);
  return true;
}

const Inst *Machine::callStub(const Inst *call, const CompiledFunction &callee) {
  Boundary boundary{*this};
  if (llvm::any_of(callee.type.getInputs(),
                   [](Type type) { return isToken(type) || heldType(type); }))
    return stop(call, Termination::Unsupported,
                "an external function, which may wait for the token that it gets: @" + callee.name);
  if (callee.declaresOwners)
    return stop(call, Termination::Unsupported,
                "an external function that declares who owns its arguments or results: @" +
                    callee.name);
  auto seed = observeCall(boundary, call, "call @", callee, ++stubCalls_[callee.number]);
  if (!seed || (answers_ && !observeOutside(boundary, call)) ||
      !overwriteArguments(boundary, call, callee, *seed, answers_) ||
      (answers_ % 2 && !writeOutside(boundary, call, *seed, answers_)))
    return nullptr;
  if (answers_)
    keepArguments(boundary, call, callee);
  for (auto [number, type, result] :
       llvm::enumerate(callee.type.getResults(), call->table<CallTable>().results)) {
    poison[result.at] = 0;
    uint64_t random = resultSeed(*seed, number);
    uint64_t place = resultPlace(callee.name.data(), callee.name.size(), number);
    if (LaneTypes lanes = lanesOf(type); lanes.lane) {
      for (unsigned lane = 0; lane < lanes.count; ++lane) {
        uint32_t at = result.at + lane * lanes.words;
        uint64_t each = lane ? mix(random + lane) : random;
        if (answers_)
          answersOf(lanes.lane).write(answerPlace(each, answers_), words + at);
        else
          smallNumber(lanes.lane, each, words + at);
        poison[at] = 0;
      }
    } else if (isName(type)) {
      u(result.at) = mix(random);
    } else if (auto buffer = dyn_cast_or_null<MemRefType>(bufferTypeOf(type))) {
      MadeBuffer how;
      if (isBufferTensor(type))
        how.kind = AllocationKind::Tensor;
      if (!returnBuffer(boundary, call, buffer, memref(result.at, buffer.getRank()), random,
                        answers_, place, how))
        return nullptr;
    } else if (auto unranked = dyn_cast<UnrankedMemRefType>(type)) {
      if (!returnUnranked(boundary, call, unranked, result.at, random, answers_, place))
        return nullptr;
    } else
      return stop(call, Termination::Unsupported,
                  "an external function's result of this type: @" + callee.name);
  }
  return call->next();
}

} // namespace freehold::interp
