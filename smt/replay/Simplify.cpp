//===- Simplify.cpp - A smaller world with the same defect ----------------===//
#include "smt/replay/Simplify.h"

#include "smt/replay/SourceEnd.h"

#include "mlir/IR/Diagnostics.h"

namespace freehold::smt {
std::optional<DefectKind> defectIn(const Rewrite &rewrite, Counterexample &world, Reading reading,
                                   Replayer &replayer) {
  mlir::func::FuncOp source = rewrite.source;
  mlir::ScopedDiagnosticHandler ignored(source.getContext(), [](mlir::Diagnostic &) {});
  if (!findSourceEnd(rewrite, world, reading))
    return std::nullopt;
  auto programs = concretise(rewrite, world, reading);
  return mlir::succeeded(programs) ? replayer.run(*programs).defect : std::nullopt;
}

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

/// Drops allocations that no argument mentions, since they do not matter.
void dropUnmentioned(Counterexample &world) {
  for (unsigned k = world.allocations.size(); k-- > 0;) {
    bool isMentioned = false;
    forEachMemRef(world,
                  [&](Counterexample::MemRef &memref) { isMentioned |= memref.allocation == k; });
    // Stop if an address refers to an allocation, whose number would have to change as well.
    for (const Counterexample::Allocation &other : world.allocations)
      isMentioned |= other.addressOf.has_value();
    if (isMentioned)
      continue;
    world.allocations.erase(world.allocations.begin() + k);
    world.aliveAfter.erase(world.aliveAfter.begin() + k);
    forEachMemRef(
        world, [&](Counterexample::MemRef &memref) { memref.allocation -= memref.allocation > k; });
  }
}
} // namespace

Counterexample simplify(const Rewrite &rewrite, Counterexample world, Reading reading,
                        Replayer &replayer) {
  std::optional<DefectKind> kind = defectIn(rewrite, world, reading, replayer);
  if (!kind)
    return world;
  auto attempt = [&](llvm::function_ref<void(Counterexample &)> change) {
    Counterexample smaller = world;
    change(smaller);
    if (defectIn(rewrite, smaller, reading, replayer) == kind)
      world = std::move(smaller);
  };
  for (unsigned number = 0; number < world.arguments.size(); ++number) {
    auto *list = std::get_if<Counterexample::List>(&world.arguments[number]);
    for (unsigned place = list ? list->elements.size() : 0; place-- > 0;)
      attempt([&](Counterexample &smaller) {
        auto &elements = std::get<Counterexample::List>(smaller.arguments[number]).elements;
        elements.erase(elements.begin() + place);
      });
  }
  attempt(dropUnmentioned);
  return world;
}

} // namespace freehold::smt
