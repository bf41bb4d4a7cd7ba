//===- RewriteWorlds.cpp - Is a rewrite wrong in a small world? -----------===//
#include "tests/adversary/RewriteWorlds.h"

#include "smt/counterexample/ConcreteBody.h"
#include "tests/adversary/Driver.h"
#include "tests/adversary/Refines.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace freehold::adversary {

/// Number of elements that represent a list.
static constexpr unsigned kElements = 2;
static constexpr unsigned kBuffersMax = 5;
static constexpr uint64_t kSteps = 20'000;
static constexpr unsigned kResultsMax = 3;
static constexpr uint64_t kOtherSalt = 40503;
static constexpr const char *kEntry = "adversary.world";

/// The factors besides the arguments. The judge sets those from Observes on.
enum Flag : unsigned { Reuses, Writes, FreesEach, Observes };

namespace {
/// The memrefs and scalars that represent each argument of the rewrite.
struct Spread {
  std::vector<Slot> slots;
  std::vector<Type> scalars;
  struct Range {
    unsigned first = 0, count = 0;
    bool isMemRef = false;
  };
  std::vector<Range> ranges;
};
} // namespace

static Spread spread(const smt::Rewrite &rewrite) {
  Spread all;
  func::FuncOp source = rewrite.source;
  for (auto [number, type] : llvm::enumerate(source.getArgumentTypes())) {
    unsigned count = rewrite.isList[number] ? kElements : 1;
    auto memref = dyn_cast<BaseMemRefType>(type);
    unsigned first = memref ? all.slots.size() : all.scalars.size();
    all.ranges.push_back({first, count, bool(memref)});
    if (memref)
      all.slots.insert(all.slots.end(), count, {memref});
    else
      all.scalars.insert(all.scalars.end(), count, type);
  }
  for (const smt::Fact &fact : rewrite.facts) {
    auto [first, count, isMemRef] = all.ranges[fact.argument];
    for (unsigned k = first; isMemRef && k < first + count; ++k) {
      all.slots[k].isOriginal |=
          fact.kind == smt::Fact::Kind::Original || fact.kind == smt::Fact::Kind::Owned;
      all.slots[k].mustBeHeap |= fact.kind == smt::Fact::Kind::Owned;
      all.slots[k].mustBeLive |= fact.kind == smt::Fact::Kind::Live;
    }
  }
  return all;
}

static void addRelations(const smt::Rewrite &rewrite, const Spread &all, Arguments &arguments) {
  for (const smt::Fact &fact : rewrite.facts) {
    auto [first, count, isMemRef] = all.ranges[fact.argument];
    for (unsigned k = first; k < first + count; ++k) {
      if (fact.kind == smt::Fact::Kind::Value)
        arguments.setScalar(k, fact.value);
      for (unsigned other : fact.others)
        for (unsigned j = all.ranges[other].first;
             j < all.ranges[other].first + all.ranges[other].count; ++j) {
          if (fact.kind == smt::Fact::Kind::NoAlias && j != k)
            arguments.setApart(k, j);
          if (fact.kind == smt::Fact::Kind::SameAllocation)
            arguments.setSame(k, j);
        }
    }
  }
}

namespace {
/// The code after a body.
class Epilogue {
public:
  Epilogue(Driver &driver, const Arguments &arguments, ArrayRef<Value> memrefs)
      : d(driver), arguments(arguments), memrefs(memrefs) {}
  void write();

private:
  Value isObserved(unsigned result) { return d.flag(Observes + result); }
  void observeResult(Value memref);
  void writeTo(Value memref);
  void freeResults();
  Value mayFree(unsigned result);

  Driver &d;
  const Arguments &arguments;
  ArrayRef<Value> memrefs;
};
} // namespace

/// Observes the position of the result and its descriptor; strides only where they matter.
void Epilogue::observeResult(Value memref) {
  auto [buffer, bytes] = d.placeOf(memref);
  SmallVector<Value> told{buffer, bytes};
  if (auto type = dyn_cast<MemRefType>(memref.getType())) {
    auto metadata = memref::ExtractStridedMetadataOp::create(d.b, memref);
    told.push_back(metadata.getOffset());
    for (auto [size, stride] : llvm::zip_equal(metadata.getSizes(), metadata.getStrides())) {
      Value matters = arith::CmpIOp::create(d.b, arith::CmpIPredicate::ugt, size, d.constant(1));
      told.push_back(size);
      told.push_back(arith::SelectOp::create(d.b, matters, stride, d.constant(0)));
    }
  }
  d.tell(told);
  d.observe(memref);
}

void Epilogue::writeTo(Value memref) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type || !scalarBytes(type.getElementType()))
    return;
  Value hasCell = arith::ConstantOp::create(d.b, d.b.getBoolAttr(true));
  SmallVector<Value> indices(type.getRank(), d.constant(0));
  for (int64_t k = 0; k < type.getRank(); ++k) {
    Value size = memref::DimOp::create(d.b, memref, k);
    Value isThere = arith::CmpIOp::create(d.b, arith::CmpIPredicate::ne, size, d.constant(0));
    hasCell = arith::AndIOp::create(d.b, hasCell, isThere);
  }
  d.when(hasCell, [&] {
    Value seven = arith::ConstantOp::create(
        d.b, numberOf(type.getElementType(), type.getElementType().isInteger(1) ? 1 : 7));
    memref::StoreOp::create(d.b, seven, memref, indices);
  });
}

/// Returns whether the result is new and, as far as its offset shows, the allocated memref.
Value Epilogue::mayFree(unsigned result) {
  Value isNew = d.isEqual(d.placeOf(memrefs[result]).first, 0);
  Value may = arith::AndIOp::create(d.b, isNew, isObserved(result));
  if (!isa<MemRefType>(memrefs[result].getType()))
    return may;
  Value offset = memref::ExtractStridedMetadataOp::create(d.b, memrefs[result]).getOffset();
  return arith::AndIOp::create(d.b, may, d.isEqual(offset, 0));
}

void Epilogue::freeResults() {
  SmallVector<Value> conditions, atOnce;
  Value each = d.flag(FreesEach);
  Value yes = arith::ConstantOp::create(d.b, d.b.getBoolAttr(true));
  Value together = arith::XOrIOp::create(d.b, each, yes);
  for (unsigned r = 0; r < memrefs.size(); ++r) {
    conditions.push_back(mayFree(r));
    atOnce.push_back(arith::AndIOp::create(d.b, conditions.back(), together));
  }
  if (memrefs.empty())
    return;
  bufferization::DeallocOp::create(d.b, TypeRange(), memrefs, atOnce, ValueRange());
  for (unsigned r = 0; r < memrefs.size(); ++r)
    d.when(arith::AndIOp::create(d.b, conditions[r], each),
           [&] { memref::DeallocOp::create(d.b, memrefs[r]); });
}

void Epilogue::write() {
  for (unsigned r = 0; r < memrefs.size(); ++r)
    d.when(isObserved(r), [&] { observeResult(memrefs[r]); });
  d.when(d.flag(Writes), [&] {
    for (unsigned r = 0; r < memrefs.size(); ++r) {
      d.when(isObserved(r), [&] { writeTo(memrefs[r]); });
      for (unsigned other = 0; other < memrefs.size(); ++other)
        d.when(isObserved(other), [&] { d.observe(memrefs[other]); });
      for (unsigned k = 0; k < arguments.buffers; ++k)
        d.observeBuffer(k);
    }
  });
  for (unsigned k = 0; k < arguments.buffers; ++k)
    d.observeBuffer(k);
  freeResults();
  for (unsigned k = 0; k < arguments.buffers; ++k)
    d.freeBuffer(k);
}

/// `counts` has the number of values for each result of @src.
bool RewriteWorlds::build(const smt::Rewrite &rewrite, bool isTarget,
                          SmallVectorImpl<unsigned> &counts) {
  func::FuncOp function = isTarget ? rewrite.target : rewrite.source;
  Spread all = spread(rewrite);
  Side &side = sides_[isTarget];
  side.module = ModuleOp::create(function.getLoc());
  OpBuilder atEnd = OpBuilder::atBlockEnd(side.module->getBody());
  for (Operation &op : *function->getParentOfType<ModuleOp>().getBody())
    if (auto other = dyn_cast<func::FuncOp>(op); !other || other.isExternal())
      atEnd.clone(op);
  Driver d(*side.module, *arguments_, kEntry);
  smt::ConcreteBody body(d.b);
  for (auto [argument, range] : llvm::zip_equal(function.getArguments(), all.ranges)) {
    SmallVector<Value> values;
    for (unsigned k = range.first; k < range.first + range.count; ++k)
      values.push_back(range.isMemRef ? d.slot(k) : d.scalar(k));
    body.set(argument, {values, rewrite.isList[argument.getArgNumber()]});
  }
  if (failed(body.copy(function.front())))
    return false;
  SmallVector<Value> scalars, memrefs;
  unsigned number = 0;
  for (OpOperand &result : function.front().getTerminator()->getOpOperands()) {
    const auto &spelled = body[result.get()];
    if (isa<BaseMemRefType>(result.get().getType())) {
      llvm::append_range(memrefs, spelled.values);
      continue;
    }
    if (!isTarget)
      counts.push_back(spelled.values.size());
    unsigned wanted = counts[number++];
    if (spelled.values.size() > wanted)
      return false;
    // A single value may replace a list, for all of its elements.
    unsigned times = spelled.values.size() == wanted ? 1 : wanted;
    for (Value value : spelled.values)
      scalars.append(times, value);
  }
  if (memrefs.size() != memrefResults_)
    return false;
  Epilogue(d, *arguments_, memrefs).write();
  d.finish(scalars);
  if (failed(verify(*side.module)))
    return false;
  side.compiled = interp::compile(*side.module);
  return true;
}

std::variant<std::unique_ptr<RewriteWorlds>, std::string>
RewriteWorlds::make(const smt::Rewrite &rewrite) {
  for (func::FuncOp function : {rewrite.source, rewrite.target})
    if (!llvm::hasSingleElement(function.getBody()))
      return std::string("several blocks");
  Spread all = spread(rewrite);
  if (std::string why = Arguments::whyUnsupported(all.slots, all.scalars); !why.empty())
    return why;
  std::unique_ptr<RewriteWorlds> made(new RewriteWorlds());
  func::FuncOp source = rewrite.source;
  for (Value result : source.front().getTerminator()->getOperands())
    made->memrefResults_ += isa<BaseMemRefType>(result.getType());
  if (made->memrefResults_ > kResultsMax)
    return std::string("many memref results");
  std::vector<unsigned> flags{2, 2, 2};
  flags.insert(flags.end(), made->memrefResults_, 1);
  made->arguments_ = std::make_unique<Arguments>(
      all.slots, all.scalars, flags,
      Arguments::Options{.hasStates = true, .mayShift = true, .buffersMax = kBuffersMax});
  addRelations(rewrite, all, *made->arguments_);
  rewrite.source->getParentOp()->walk(
      [&](memref::ExtractAlignedPointerAsIndexOp) { made->takesAddresses_ = true; });
  SmallVector<unsigned> counts;
  if (!made->build(rewrite, false, counts) || !made->build(rewrite, true, counts))
    return std::string("a body that cannot be spelled out");
  return made;
}

std::string RewriteWorlds::text(bool isTarget) const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  sides_[isTarget].module.get()->print(stream);
  return text;
}

Outcome RewriteWorlds::run(const Side &side, const Chosen &chosen,
                           const std::vector<bool> &observed, uint64_t salt, uint64_t steps) const {
  interp::RunOptions options;
  options.budget.steps = steps;
  options.budget.memoryBytes = 1 << 20;
  options.addressSalt = salt;
  options.policy =
      chosen.flags[Reuses] ? interp::AddressPolicy::Reuse : interp::AddressPolicy::Fresh;
  return interp::run(*side.compiled, *side.compiled->find(kEntry), Driver::inputs(chosen, observed),
                     options);
}

/// Each buffer of the driver has two allocations, first that on the heap.
static bool isHeapOf(const Leak &leak, unsigned buffer) { return leak.number == 2 * buffer + 1; }

/// Returns what may be observed after the source: if possible everything live and all results. The
/// source is undefined in a world without any.
std::optional<RewriteWorlds::Fit> RewriteWorlds::fitSource(Chosen &chosen) const {
  Fit fit;
  auto setResults = [&](unsigned mask) {
    for (unsigned r = 0; r < memrefResults_; ++r)
      chosen.flags[Observes + r] = mask >> r & 1;
  };
  auto runs = [&](uint64_t salt = 0) {
    fit.outcome = run(sides_[0], chosen, fit.observed, salt, kSteps);
    fit.flags = chosen.flags;
    return fit.outcome.termination == Termination::Returned;
  };
  const unsigned all = (1u << memrefResults_) - 1;
  for (const ChosenBuffer &buffer : chosen.buffers)
    fit.observed.push_back(buffer.state != ChosenBuffer::Freed);
  setResults(all);
  if (runs())
    return fit;
  unsigned writes = std::exchange(chosen.flags[Writes], 0);
  std::vector<bool> wanted(chosen.buffers.size());
  fit.observed = wanted;
  setResults(0);
  if (!runs())
    return std::nullopt;
  for (auto [k, buffer] : llvm::enumerate(chosen.buffers))
    wanted[k] =
        buffer.state == ChosenBuffer::Stack ||
        llvm::any_of(fit.outcome.leaks, [&](const Leak &leak) { return isHeapOf(leak, k); });
  chosen.flags[Writes] = writes;
  fit.observed = wanted;
  for (unsigned mask = all + 1; mask-- > 0;) {
    setResults(mask);
    if (runs())
      return fit;
  }
  return std::nullopt;
}

/// Returns true if addresses affect neither observations nor whether the run ends normally.
bool RewriteWorlds::isIndependent(const Chosen &chosen, const Fit &fit) const {
  if (!takesAddresses_)
    return true;
  Outcome again = run(sides_[0], chosen, fit.observed, kOtherSalt, kSteps);
  return again.termination == fit.outcome.termination &&
         again.observations == fit.outcome.observations;
}

std::optional<Wrong> RewriteWorlds::judge(unsigned worldsMax, uint64_t seed) {
  Walk walk(arguments_->counts(), worldsMax, seed);
  World world;
  fit_ = 0;
  while (walk.next(world)) {
    auto chosen = arguments_->choose(world);
    if (!chosen)
      continue;
    auto fit = fitSource(*chosen);
    if (!fit || !isIndependent(*chosen, *fit))
      continue;
    ++fit_;
    Outcome after = run(sides_[1], *chosen, fit->observed, 0, 10 * kSteps);
    std::string what = whyWrong(fit->outcome, after, fit->outcome.leaks.size());
    if (!what.empty())
      return Wrong{what, print(Driver::inputs(*chosen, fit->observed))};
  }
  return std::nullopt;
}

} // namespace freehold::adversary
