//===- Variants.cpp - Other worlds to replay ------------------------------===//
// A variant is one choice each for the scalars, for the sizes and for the contents of buffers; all
// combinations are tried, with the contents unchanged first.
//===----------------------------------------------------------------------===//
#include "smt/counterexample/Variants.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>

namespace freehold::smt {
namespace {
/// Calls `see` with each memref that refers to an allocation.
void forEachMemRef(Counterexample &world, llvm::function_ref<void(Counterexample::MemRef &)> see) {
  for (Counterexample::Argument &argument : world.arguments) {
    if (auto *memref = std::get_if<Counterexample::MemRef>(&argument))
      see(*memref);
    if (auto *list = std::get_if<Counterexample::List>(&argument))
      for (Counterexample::Element &element : list->elements)
        see(element.memref);
  }
}

/// The scalars: unchanged, all equal to one number, or counted up from it so that no two are equal.
struct Numbers {
  std::optional<uint64_t> first = std::nullopt;
  bool areCounted = false;
};
constexpr Numbers kNumbers[] = {{}, {0}, {1}, {2}, {3}, {0, true}, {1, true}};

bool hasNumbers(const Counterexample &world) {
  for (const Counterexample::Argument &argument : world.arguments)
    if (std::holds_alternative<Counterexample::Number>(argument) ||
        std::holds_alternative<Counterexample::Anything>(argument))
      return true;
  return false;
}

void setNumbers(Counterexample &world, const Numbers &numbers) {
  if (!numbers.first)
    return;
  uint64_t next = *numbers.first;
  for (Counterexample::Argument &argument : world.arguments)
    if (std::holds_alternative<Counterexample::Number>(argument) ||
        std::holds_alternative<Counterexample::Anything>(argument)) {
      argument = Counterexample::Number{next};
      next += numbers.areCounted;
    }
}

/// Sizes that types leave dynamic: unchanged, all equal, or all different.
enum class Sizes : uint8_t { Kept, Equal, Different };

void setSizes(Counterexample &world, Sizes sizes) {
  unsigned next = 0;
  if (sizes != Sizes::Kept)
    forEachMemRef(world, [&](Counterexample::MemRef &memref) {
      memref.shape = sizes == Sizes::Equal ? 0 : next++;
      memref.layout.reset();
      world.allocations[memref.allocation].bytes.reset();
    });
}

/// Inserts a buffer that no argument refers to before all others. The contents of buffers are
/// numbered from the first one, so they all change; an i1 that is false becomes true.
void shiftContents(Counterexample &world) {
  world.allocations.insert(world.allocations.begin(), Counterexample::Allocation());
  world.aliveAfter.insert(world.aliveAfter.begin(), true);
  for (Counterexample::Allocation &allocation : world.allocations)
    if (allocation.addressOf)
      ++*allocation.addressOf;
  forEachMemRef(world, [](Counterexample::MemRef &memref) { ++memref.allocation; });
}
} // namespace

std::vector<Counterexample> variantsOf(const Counterexample &world) {
  Counterexample copy = world;
  unsigned memrefs = 0;
  forEachMemRef(copy, [&](Counterexample::MemRef &) { ++memrefs; });
  std::vector<Counterexample> all;
  for (bool isShifted : {false, true})
    for (Sizes sizes : {Sizes::Kept, Sizes::Equal, Sizes::Different})
      for (const Numbers &numbers : kNumbers) {
        bool isSame = !isShifted && sizes == Sizes::Kept && !numbers.first;
        if (isSame || (memrefs < 2 && sizes == Sizes::Equal) ||
            (!memrefs && (isShifted || sizes != Sizes::Kept)) ||
            (numbers.first && !hasNumbers(world)))
          continue;
        Counterexample variant = world;
        setNumbers(variant, numbers);
        setSizes(variant, sizes);
        if (isShifted)
          shiftContents(variant);
        all.push_back(std::move(variant));
      }
  return all;
}

} // namespace freehold::smt
