//===- RandomBodyWorlds.cpp - Worlds in which random bodies are defined ---===//
#include "tests/stress/RandomBodies.h"

#include "llvm/ADT/STLExtras.h"

namespace freehold::stress {

using Kind = RandomBodies::Kind;
using Op = RandomBodies::Op;
using Body = RandomBodies::Body;

namespace {
struct Value {
  unsigned allocation = 0;
  bool hasOffset = false, bit = false;
};
/// Runs the frees of a body.
class Run {
public:
  std::vector<Value> values;
  std::vector<bool> isLive, isHeap;
  /// The name of each allocation by Encoder::make; empty for those that existed before.
  std::vector<std::string> names;
  unsigned count = 0;
  bool isInRegion = false;
  bool hasOdd = false;

  bool run(llvm::ArrayRef<Op> ops, bool isReached);

private:
  bool run(const Op &op);
  bool dealloc(const Op &op);
  bool mayFree(const Value &v) const {
    return isLive[v.allocation] && isHeap[v.allocation] && !v.hasOffset;
  }
};
} // namespace

bool Run::dealloc(const Op &op) {
  auto value = [&](unsigned k) { return values[op.operands[k]]; };
  std::vector<bool> owned(isLive.size()), kept(isLive.size());
  for (unsigned k = 0; k < op.pairs; ++k)
    if (value(op.pairs + k).bit) {
      if (!mayFree(value(k)))
        return false;
      owned[value(k).allocation] = true;
    }
  for (unsigned k = 2 * op.pairs; k < op.operands.size(); ++k) {
    kept[value(k).allocation] = true;
    values[op.results[k - 2 * op.pairs]].bit = owned[value(k).allocation];
  }
  for (unsigned x = 0; x < isLive.size(); ++x)
    if (owned[x] && !kept[x])
      isLive[x] = false;
  return true;
}

bool Run::run(const Op &op) {
  auto value = [&](unsigned k) { return values[op.operands[k]]; };
  switch (op.kind) {
  case Kind::Alloc:
  case Kind::Alloca:
  case Kind::Clone:
    if (op.kind == Kind::Clone && !isLive[value(0).allocation])
      return false;
    values[op.results[0]] = {unsigned(isLive.size())};
    isLive.push_back(true);
    isHeap.push_back(op.kind != Kind::Alloca);
    names.push_back("new." + std::to_string(count));
    hasOdd |= isInRegion;
    return true;
  case Kind::Free:
    if (!mayFree(value(0)))
      return false;
    isLive[value(0).allocation] = false;
    return true;
  case Kind::Load:
  case Kind::Store:
    return isLive[value(0).allocation];
  case Kind::Subview:
    values[op.results[0]] = {value(0).allocation, value(0).hasOffset || op.hasOffset};
    return true;
  case Kind::Wide:
    values[op.results[0]] = {value(0).allocation, true};
    return true;
  case Kind::Cast:
    values[op.results[0]] = value(0);
    return true;
  case Kind::Copy:
    return isLive[value(0).allocation] && isLive[value(1).allocation];
  case Kind::Select:
    values[op.results[0]] = value(0).bit ? value(1) : value(2);
    return true;
  case Kind::Dealloc:
    return dealloc(op);
  case Kind::Number:
  case Kind::Arith:
  case Kind::If:
    return true;
  }
  return true;
}

bool Run::run(llvm::ArrayRef<Op> ops, bool isReached) {
  for (const Op &op : ops) {
    if (op.kind == Kind::If) {
      isInRegion = true;
      if (!run(op.body, isReached && values[op.operands[0]].bit))
        return false;
      isInRegion = false;
    } else if (isReached && !run(op)) {
      return false;
    }
    count += op.kind == Kind::Alloc || op.kind == Kind::Alloca || op.kind == Kind::Clone;
  }
  return true;
}

static bool hasFacts(const RandomBodies &rewrite, const Run &run) {
  for (unsigned i = 0; i < rewrite.memrefs; ++i) {
    const Value &v = run.values[i];
    if (rewrite.isOwned[i] &&
        !(run.isLive[v.allocation] && run.isHeap[v.allocation] && !v.hasOffset))
      return false;
    for (unsigned j = 0; j < rewrite.memrefs && rewrite.isNoAlias[i]; ++j)
      if (i != j && run.values[j].allocation == v.allocation)
        return false;
  }
  return true;
}

static std::optional<smt::Counterexample> tryWorld(const RandomBodies &rewrite, Draw &draw) {
  Run run;
  smt::Counterexample world;
  run.values.resize(rewrite.types.size());
  unsigned there = 1 + draw.below(3);
  for (unsigned x = 0; x < there; ++x) {
    bool isLive = !draw.oneIn(6), isHeap = !isLive || !draw.oneIn(6);
    run.isLive.push_back(isLive);
    run.isHeap.push_back(isHeap);
    run.names.push_back("");
    world.allocations.push_back({isLive, isHeap});
  }
  for (unsigned i = 0; i < rewrite.memrefs + rewrite.bits; ++i) {
    Value &v = run.values[i];
    v.bit = draw.oneIn(2);
    v.allocation = draw.below(there);
    v.hasOffset = i < rewrite.memrefs && draw.oneIn(8);
    if (i < rewrite.memrefs)
      world.arguments.push_back(smt::Counterexample::MemRef{v.allocation, false, v.hasOffset, i});
    else
      world.arguments.push_back(v.bit);
  }
  for (unsigned bytes = 0; bytes < 2; ++bytes) {
    uint64_t byte = kNumbersOfBytes[draw.below(std::size(kNumbersOfBytes))] & 0xff;
    world.arguments.push_back(smt::Counterexample::Number{byte});
  }
  if (!hasFacts(rewrite, run) || !run.run(rewrite.source.ops, true) || run.hasOdd)
    return std::nullopt;
  for (unsigned x = 0; x < run.isLive.size(); ++x) {
    if (x < there)
      world.aliveAfter.push_back(run.isLive[x]);
    else if (run.isLive[x] && run.isHeap[x])
      world.madeAlive.push_back(run.names[x]);
  }
  return world;
}

std::optional<smt::Counterexample> randomWorld(const RandomBodies &rewrite, Draw &draw) {
  for (unsigned left = 300; left; --left)
    if (auto world = tryWorld(rewrite, draw))
      return world;
  return std::nullopt;
}

} // namespace freehold::stress
