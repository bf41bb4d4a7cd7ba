//===- RandomWorlds.cpp - Small worlds in which facts hold ----------------===//
#include "smt/replay/RandomWorlds.h"

#include "oracle/core/inputs/ValueLayout.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Matchers.h"

#include <algorithm>
#include <map>

using namespace mlir;

namespace freehold::smt {
namespace {
using Allocation = Counterexample::Allocation;
using MemRef = Counterexample::MemRef;

constexpr unsigned kAllocationsMax = 4, kElementsMax = 3, kCells = 6;
constexpr int64_t kSizeMax = 5;
constexpr unsigned kNumbersMax = 64;
/// Maximum number of draws until the facts about aliasing hold.
constexpr unsigned kAttempts = 20;

/// Calls `see` with each memref that refers to an allocation, and with its argument.
void forEachMemRef(Counterexample &world,
                   llvm::function_ref<void(unsigned argument, MemRef &)> see) {
  for (auto [number, argument] : llvm::enumerate(world.arguments)) {
    if (auto *memref = std::get_if<MemRef>(&argument))
      see(number, *memref);
    if (auto *list = std::get_if<Counterexample::List>(&argument))
      for (Counterexample::Element &element : list->elements)
        see(number, element.memref);
  }
}

int64_t bytesOf(Type element) { return elementBytes(element).value_or(1); }

/// Returns constants of both functions, their neighbours, and numbers at which behaviour often
/// changes.
std::vector<uint64_t> numbersOf(const Rewrite &rewrite) {
  std::vector<uint64_t> numbers{0, 1, 2, 3, ~0ull, 31, 32, 1ull << 31, (1ull << 31) - 1};
  for (func::FuncOp function : {rewrite.source, rewrite.target})
    function.walk([&](Operation *op) {
      APInt value;
      if (op->getNumResults() == 1 && numbers.size() < kNumbersMax &&
          matchPattern(op, m_ConstantInt(&value)) && value.getBitWidth() <= 64 &&
          value.getBitWidth() > 1)
        for (uint64_t near :
             {value.getZExtValue() - 1, value.getZExtValue(), value.getZExtValue() + 1})
          if (!llvm::is_contained(numbers, near))
            numbers.push_back(near);
    });
  return numbers;
}
} // namespace

RandomWorlds::RandomWorlds(const Rewrite &rewrite, const Counterexample &model)
    : rewrite_(rewrite), model_(model), engine_(1), numbers_(numbersOf(rewrite)) {}

bool RandomWorlds::has(Fact::Kind kind, unsigned argument) const {
  return llvm::any_of(rewrite_.facts, [&](const Fact &fact) {
    return fact.kind == kind && fact.argument == argument;
  });
}

/// Returns the allocations that an argument refers to.
static std::vector<unsigned> allocationsOf(const Counterexample &world, unsigned argument) {
  std::vector<unsigned> all;
  if (auto *memref = std::get_if<MemRef>(&world.arguments[argument]))
    all.push_back(memref->allocation);
  if (auto *list = std::get_if<Counterexample::List>(&world.arguments[argument]))
    for (const Counterexample::Element &element : list->elements)
      all.push_back(element.memref.allocation);
  return all;
}

/// Returns true if the facts about aliasing hold. Other facts hold by construction.
static bool keepsAliasing(const Rewrite &rewrite, const Counterexample &world) {
  return llvm::all_of(rewrite.facts, [&](const Fact &fact) {
    std::vector<unsigned> own = allocationsOf(world, fact.argument);
    return llvm::all_of(fact.others, [&](unsigned other) {
      std::vector<unsigned> theirs = allocationsOf(world, other);
      if (fact.kind == Fact::Kind::NoAlias)
        return llvm::none_of(own, [&](unsigned a) { return llvm::is_contained(theirs, a); });
      llvm::append_range(theirs, own);
      return fact.kind != Fact::Kind::SameAllocation || theirs.empty() || llvm::all_equal(theirs);
    });
  });
}

Counterexample RandomWorlds::next() {
  for (unsigned left = kAttempts; left; --left) {
    Counterexample world = draw();
    if (keepsAliasing(rewrite_, world))
      return world;
  }
  return model_;
}

Counterexample RandomWorlds::draw() {
  Counterexample world = model_;
  bool keeps = drawn_++ % 2;
  auto isDrawn = [&] { return !keeps || chance(1, 2); };
  if (isDrawn()) {
    drawLists(world);
    drawAllocations(world);
    drawStates(world);
  }
  if (isDrawn())
    drawScalars(world);
  if (isDrawn())
    drawLayouts(world);
  drawCells(world);
  return world;
}

void RandomWorlds::drawLists(Counterexample &world) {
  for (auto [number, argument] : llvm::enumerate(world.arguments)) {
    auto *list = std::get_if<Counterexample::List>(&argument);
    if (!list)
      continue;
    list->elements.assign(below(kElementsMax + 1), {});
    for (Counterexample::Element &element : list->elements) {
      bool isOriginal = has(Fact::Kind::Original, number) || has(Fact::Kind::Owned, number);
      element.memref.hasOffset = !isOriginal && chance(1, 12);
      for (unsigned condition : list->conditions) {
        auto known = llvm::find_if(rewrite_.facts, [&](const Fact &fact) {
          return fact.kind == Fact::Kind::Value && fact.argument == condition;
        });
        element.bits.push_back(known == rewrite_.facts.end() ? chance(1, 2) : known->value);
      }
    }
  }
}

/// If a draw violates facts about aliasing, repairs it: what must be equal becomes the first of its
/// group, and what must differ gets an allocation of its own.
void RandomWorlds::drawAllocations(Counterexample &world) {
  unsigned count = 1 + below(kAllocationsMax);
  forEachMemRef(world, [&](unsigned, MemRef &memref) { memref.allocation = below(count); });
  auto moveAll = [&](unsigned argument, unsigned allocation) {
    forEachMemRef(world, [&](unsigned number, MemRef &memref) {
      if (number == argument)
        memref.allocation = allocation;
    });
  };
  auto firstOf = [&](unsigned argument) {
    std::optional<unsigned> first;
    forEachMemRef(world, [&](unsigned number, MemRef &memref) {
      if (number == argument && !first)
        first = memref.allocation;
    });
    return first;
  };
  for (const Fact &fact : rewrite_.facts) {
    if (fact.kind != Fact::Kind::SameAllocation)
      continue;
    std::optional<unsigned> first;
    for (unsigned other : fact.others)
      if (!first)
        first = firstOf(other);
    if (!first)
      first = firstOf(fact.argument);
    if (first)
      for (unsigned member : fact.others)
        moveAll(member, *first);
    if (first)
      moveAll(fact.argument, *first);
  }
  unsigned next = count;
  for (const Fact &fact : rewrite_.facts) {
    if (fact.kind != Fact::Kind::NoAlias)
      continue;
    std::vector<unsigned> taken;
    forEachMemRef(world, [&](unsigned number, MemRef &memref) {
      if (llvm::is_contained(fact.others, number))
        taken.push_back(memref.allocation);
    });
    // Keep which of its elements are equal.
    std::map<unsigned, unsigned> moved;
    forEachMemRef(world, [&](unsigned number, MemRef &memref) {
      if (number != fact.argument || !llvm::is_contained(taken, memref.allocation))
        return;
      auto [entry, isNew] = moved.try_emplace(memref.allocation, next);
      next += isNew;
      memref.allocation = entry->second;
    });
  }
  // Number allocations in order of first mention.
  std::map<unsigned, unsigned> numbers;
  forEachMemRef(world, [&](unsigned, MemRef &memref) {
    memref.allocation = numbers.try_emplace(memref.allocation, numbers.size()).first->second;
  });
  world.allocations.assign(numbers.size(), {});
  world.aliveAfter.assign(numbers.size(), true);
}

void RandomWorlds::drawStates(Counterexample &world) {
  for (Allocation &allocation : world.allocations) {
    allocation.isLive = !chance(1, 6);
    allocation.isHeap = !chance(1, 6);
    allocation.addressOf.reset();
  }
  forEachMemRef(world, [&](unsigned argument, MemRef &memref) {
    bool isOwned = has(Fact::Kind::Owned, argument);
    world.allocations[memref.allocation].isHeap |= isOwned;
    world.allocations[memref.allocation].isLive |= isOwned || has(Fact::Kind::Live, argument);
  });
  for (auto [number, allocation] : llvm::enumerate(world.allocations))
    for (auto [freed, other] : llvm::enumerate(world.allocations))
      if (allocation.isLive && allocation.isHeap && !other.isLive && other.isHeap &&
          !allocation.addressOf && chance(1, 2) &&
          llvm::none_of(world.allocations, [&, freed = freed](const Allocation &taken) {
            return taken.addressOf == unsigned(freed);
          }))
        allocation.addressOf = freed;
}

uint64_t RandomWorlds::number() { return numbers_[below(chance(2, 3) ? 4 : numbers_.size())]; }

void RandomWorlds::drawScalars(Counterexample &world) {
  func::FuncOp source = rewrite_.source;
  uint64_t last = number();
  for (auto [place, argument] : llvm::enumerate(world.arguments)) {
    Type type = source.getArgument(place).getType();
    bool isScalar =
        !isa<BaseMemRefType>(type) && !std::holds_alternative<Counterexample::Paired>(argument);
    if (!isScalar || has(Fact::Kind::Value, place))
      continue;
    if (!has(Fact::Kind::Defined, place) && chance(1, 16)) {
      argument = Counterexample::Poison{};
      continue;
    }
    if (type.isInteger(1)) {
      argument = chance(1, 2);
      continue;
    }
    last = chance(1, 3) ? last : number();
    auto integer = dyn_cast<IntegerType>(type);
    uint64_t mask = integer && integer.getWidth() < 64 ? (1ull << integer.getWidth()) - 1 : ~0ull;
    argument = Counterexample::Number{isa<FloatType>(type) ? last % 4 : last & mask};
  }
}

void RandomWorlds::drawLayouts(Counterexample &world) {
  int64_t common = chance(1, 2) ? 1 + below(kSizeMax - 1) : 0;
  forEachMemRef(world, [&](unsigned argument, MemRef &memref) {
    if (!rewrite_.isList[argument])
      drawLayout(memref, argument, common);
  });
  for (Allocation &allocation : world.allocations)
    allocation.bytes.reset();
}

/// `common` is the value of all open sizes; 0 lets each have its own.
void RandomWorlds::drawLayout(MemRef &memref, unsigned argument, int64_t common) {
  func::FuncOp source = rewrite_.source;
  auto type = dyn_cast<MemRefType>(source.getArgument(argument).getType());
  memref.layout.reset();
  memref.isShifted = memref.hasOffset = false;
  memref.shape = common ? 0 : below(3);
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (!type || !type.getElementType().isIntOrIndexOrFloat() ||
      failed(type.getStridesAndOffset(strides, offset)))
    return;
  bool isOriginal = has(Fact::Kind::Original, argument) || has(Fact::Kind::Owned, argument);
  MemRef::Layout layout;
  if (!isOriginal && chance(1, 10))
    layout.shift = chance(1, 4) ? 1 : bytesOf(type.getElementType()) * (1 + below(3));
  layout.offset = !ShapedType::isDynamic(offset) ? offset : isOriginal ? 0 : below(3);
  for (int64_t size : type.getShape())
    layout.sizes.push_back(!ShapedType::isDynamic(size) ? size
                           : common                     ? common
                           : chance(1, 12)              ? 0
                                                        : 1 + below(kSizeMax));
  int64_t dense = 1;
  layout.strides.resize(strides.size());
  for (unsigned d = strides.size(); d-- > 0; dense *= std::max<int64_t>(layout.sizes[d], 1))
    layout.strides[d] = !ShapedType::isDynamic(strides[d]) ? strides[d]
                        : chance(2, 3)                     ? dense
                                                           : dense * (1 + below(3));
  memref.isShifted = layout.shift != 0;
  memref.hasOffset = layout.offset != 0;
  memref.layout = std::move(layout);
}

void RandomWorlds::drawCells(Counterexample &world) {
  func::FuncOp source = rewrite_.source;
  for (Allocation &allocation : world.allocations)
    allocation.cells.clear();
  std::vector<bool> isDrawn(world.allocations.size());
  forEachMemRef(world, [&](unsigned argument, MemRef &memref) {
    Type element = cast<BaseMemRefType>(source.getArgument(argument).getType()).getElementType();
    if (isDrawn[memref.allocation] || !element.isIntOrIndexOrFloat())
      return;
    isDrawn[memref.allocation] = true;
    bool isNumbers = element.isIndex() || (isa<IntegerType>(element) && !element.isInteger(1));
    for (unsigned cell = 0; cell < kCells; ++cell) {
      if (chance(1, 3))
        continue;
      Allocation::Cell held{element, 0, cell};
      if (!chance(1, 8))
        held.value = isNumbers && chance(1, 4) ? number() : below(element.isInteger(1) ? 2 : 4);
      world.allocations[memref.allocation].cells.push_back(held);
    }
  });
}

} // namespace freehold::smt
