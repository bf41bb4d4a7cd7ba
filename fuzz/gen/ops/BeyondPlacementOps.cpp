//===- BeyondPlacementOps.cpp - Shapes for hoisting, merging and dead code ----===//
// More rows of the profile `beyond` (BeyondOps.cpp), for passes that move and merge buffers:
//
//   beyond.scratch_loop  a loop that allocates, overwrites and shows a buffer in each iteration. Its size is a random
//                        expression, so that it may or may not be known to be harmless before the loop
//   beyond.temporary     a temporary that one op fills, that is copied to another buffer and freed by hand
//   beyond.shifted       selects of selects of views that do not begin where their buffer does
//   beyond.dead_end      an unreachable block that allocates, calls and leaves its region
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Loops.h"
#include "fuzz/gen/ops/Pick.h"

#include <algorithm>
#include <utility>

namespace freehold::gen {

static std::string typed(const Value &value) { return value.name + " : " + spell(value.type); }

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

namespace {
/// One step of an expression. `bound` is the largest value, if %a is at most `a` and %b at most 7.
struct Step {
  const char *op;
  unsigned (*bound)(unsigned a);
  bool mayOverflow = false;
};
} // namespace

/// Sizes stay below this, so that buffers stay small.
static constexpr unsigned kSizeMax = 64;

static constexpr Step kSteps[] = {
    {"arith.minui", [](unsigned) { return kIndexMax; }},
    {"arith.addi", [](unsigned a) { return a + kIndexMax; }, true},
    {"arith.maxui", [](unsigned a) { return std::max(a, kIndexMax); }},
    {"arith.andi", [](unsigned) { return kIndexMax; }},
    {"arith.muli", [](unsigned a) { return a * kIndexMax; }, true},
    {"arith.minsi", [](unsigned) { return kIndexMax; }},
    {"arith.maxsi", [](unsigned a) { return std::max(a, kIndexMax); }},
    {"arith.ori", [](unsigned a) { return a + kIndexMax; }},
};

/// Where an expression begins: a number, an extent of one of several kinds of memrefs, or a rank.
static std::string firstSize(Emitter &e) {
  Type dynamic = memref(Element::I32, {kDynamic});
  std::string zero = e.constant(Element::Index, 0);
  auto extent = [&](const std::string &name, const std::string &type) {
    return e.op("memref.dim " + name + ", " + zero + " : " + type);
  };
  switch (e.choices.weighted({6, 2, 1, 1, 1})) {
  case 0:
    return e.pickScalar(Element::Index).name;
  case 1: {
    Value whole = e.newBuffer(dynamic, Access::Frozen);
    return extent(whole.name, spell(dynamic));
  }
  case 2: {
    std::string type = "memref<3xi32>";
    e.declare("memref.global \"private\" constant @three : " + type + " = dense<7>");
    return extent(e.op("memref.get_global @three : " + type), type);
  }
  case 3: {
    Value whole = e.newBuffer(memref(Element::I32, {4}), Access::Frozen);
    std::string size = e.pickIndexBelow(4), type = "memref<?xi32, strided<[1]>>";
    return extent(e.op("memref.subview " + whole.name + "[0] [" + size +
                       "] [1] : " + spell(whole.type) + " to " + type),
                  type);
  }
  default: {
    Value whole = e.newBuffer(memref(Element::I32, {2, 2}), Access::Frozen);
    return e.op("memref.rank " + typed(whole));
  }
  }
}

static std::string sizeExpression(Emitter &e) {
  std::string size = firstSize(e);
  unsigned bound = kIndexMax;
  for (unsigned n = e.choices.weighted({2, 3, 3, 1, 1, 0, 1, 2, 1, 2}); n-- > 0;) {
    const Step &step = kSteps[e.choices.choose(std::size(kSteps))];
    if (step.bound(bound) > kSizeMax)
      continue;
    bound = step.bound(bound);
    std::string other = e.pickScalar(Element::Index).name;
    bool isSwapped = e.choices.flip(), hasFlags = step.mayOverflow && e.choices.chance(1, 4);
    size = e.op(std::string(step.op) + " " + (isSwapped ? other : size) + ", " +
                (isSwapped ? size : other) + (hasFlags ? " overflow<nsw>" : "") + " : index");
  }
  if (e.choices.chance(1, 3))
    size = e.op("arith.remui " + size + ", " + e.constant(Element::Index, 5) + " : index");
  if (e.choices.chance(1, 4))
    size = e.op("arith.select " + e.pickBool() + ", " + size + ", " +
                e.pickScalar(Element::Index).name + " : index");
  return size;
}

//===----------------------------------------------------------------------===//
// A buffer of each iteration
//===----------------------------------------------------------------------===//

/// Writes the first `count` cells of a buffer of 2 x 2 after a random one, which is written twice at times.
static unsigned storeCells(Emitter &e, const Value &buffer, unsigned count) {
  unsigned first = e.choices.choose(4);
  for (unsigned n = e.choices.chance(1, 4) ? 0 : 1; n <= count; ++n) {
    unsigned cell = (first + std::max(n, 1u) - 1) % 4;
    e.line("memref.store " + e.pickScalar(Element::I32).name + ", " + buffer.name + "[" +
           e.constant(Element::Index, static_cast<int>(cell / 2)) + ", " +
           e.constant(Element::Index, static_cast<int>(cell % 2)) + "] : " + spell(buffer.type));
  }
  return first;
}

/// Overwrites a buffer of static shape, by an op for all or by stores.
static void overwrite(Emitter &e, const Value &buffer, const Value &other) {
  std::string outs = " outs(" + typed(buffer) + ")";
  switch (e.choices.choose(4)) {
  case 0:
    e.line("memref.copy " + other.name + ", " + buffer.name + " : " + spell(other.type) + " to " +
           spell(buffer.type));
    return;
  case 1:
    storeCells(e, buffer, 4);
    return;
  case 2:
    e.line("linalg.transpose ins(" + typed(other) + ")" + outs + " permutation = [1, 0]");
    return;
  default:
    e.line("linalg.fill ins(" + e.pickScalar(Element::I32).name + " : i32)" + outs);
  }
}

/// Shows the buffer after it was overwritten: to an external function, by a copy, or by a load.
static void show(Emitter &e, const Value &buffer, const Value &out) {
  std::string type = spell(buffer.type);
  switch (e.choices.choose(3)) {
  case 0: {
    e.declare("func.func private @mix_" + mangle(buffer.type) + "(" + type + ", i32) -> i32");
    std::string number = e.pickScalar(Element::I32).name;
    e.print({e.op("func.call @mix_" + mangle(buffer.type) + "(" + buffer.name + ", " + number +
                  ") : (" + type + ", i32) -> i32"),
             scalar(Element::I32)});
    return;
  }
  case 1:
    e.line("memref.copy " + buffer.name + ", " + out.name + " : " + type + " to " +
           spell(out.type));
    return;
  default:
    e.print(e.load(buffer));
  }
}

static void emitStaticScratch(Emitter &e, const Value &other, const Value &out) {
  const char *op = e.choices.chance(1, 4) ? "memref.alloca" : "memref.alloc";
  Value buffer = e.define(other.type, std::string(op) + "() : " + spell(other.type));
  if (e.choices.chance(1, 4)) {
    // Not all is written, so that only a written cell may be looked at.
    unsigned first = storeCells(e, buffer, 1 + e.choices.choose(3));
    e.print({e.op("memref.load " + buffer.name + "[" +
                  e.constant(Element::Index, static_cast<int>(first / 2)) + ", " +
                  e.constant(Element::Index, static_cast<int>(first % 2)) +
                  "] : " + spell(buffer.type)),
             scalar(Element::I32)});
    return;
  }
  overwrite(e, buffer, other);
  show(e, buffer, out);
}

/// The size is computed before the loop or in it, and the buffer may be a clone.
static void emitDynamicScratch(Emitter &e, const std::string &size, const Value &frozen) {
  if (e.choices.chance(1, 5)) {
    Value clone =
        e.define(frozen.type, "bufferization.clone " + typed(frozen) + " to " + spell(frozen.type),
                 {.access = Access::Frozen, .isFresh = true});
    e.print(e.load(clone));
    return;
  }
  Type type = memref(Element::I32, {kDynamic});
  std::string here = e.choices.chance(1, 4) ? sizeExpression(e) : size;
  Value buffer = e.define(type, "memref.alloc(" + here + ") : " + spell(type), {.isFresh = true});
  e.line("linalg.fill ins(" + e.pickScalar(Element::I32).name + " : i32) outs(" + typed(buffer) +
         ")");
  e.print(e.load(buffer));
}

/// A loop whose number of iterations is known or not, perhaps with a branch around the buffer.
static void emitScratchLoop(Emitter &e) {
  Type square = memref(Element::I32, {2, 2});
  Value other = e.newBuffer(square, Access::Frozen), out = e.newBuffer(square, Access::Writable);
  bool isStatic = e.choices.flip(), isGuarded = e.choices.chance(1, 3);
  std::string size = isStatic ? "" : sizeExpression(e);
  std::string trips =
      e.choices.flip() ? e.constant(Element::Index, 2) : e.pickIndexBelow(kTripsMax + 1);
  std::string guard = isGuarded ? e.pickBool() : "", index = e.fresh();
  e.line("scf.for " + index + " = " + e.constant(Element::Index, 0) + " to " + trips + " step " +
         e.constant(Element::Index, 1) + " {");
  {
    Indented deeper(e);
    Scope::Mark mark = e.scope.mark();
    e.scope.add({index, scalar(Element::Index)});
    if (isGuarded)
      e.line("scf.if " + guard + " {");
    if (isStatic)
      emitStaticScratch(e, other, out);
    else
      emitDynamicScratch(e, size, other);
    if (isGuarded)
      e.line("}");
    e.scope.leave(mark);
  }
  e.line("}");
  e.countCost(40 * kTripsMax);
  e.scope.add(other);
  e.scope.add(out);
}

static bool mayRepeat(const Emitter &e) { return !e.place.isParallel() && mayLoop(e); }

//===----------------------------------------------------------------------===//
// Temporaries
//===----------------------------------------------------------------------===//

/// Fills `temporary` so that one op writes all of it, or only part of it after another did.
static void fillTemporary(Emitter &e, const Value &temporary, const Value &other) {
  std::string type = spell(temporary.type);
  auto generic = [&](const char *map, const std::string &outs, unsigned count) {
    std::string maps, arguments, yielded, types;
    std::string in = e.fresh();
    for (unsigned n = 0; n < count; ++n) {
      maps += std::string(", affine_map<(i, j) -> ") + (n ? "(i, j)>" : map);
      arguments += ", " + e.fresh() + ": i32";
      yielded += (n ? ", " : "") + in;
      types += n ? ", i32" : "i32";
    }
    e.line("linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>" + maps +
           "], iterator_types = [\"parallel\", \"parallel\"]} ins(" + typed(other) + ") outs(" +
           outs + ") {");
    e.line("^bb0(" + in + ": i32" + arguments + "):");
    e.line("  linalg.yield " + yielded + " : " + types);
    e.line("}");
  };
  switch (e.choices.choose(4)) {
  case 0:
    return overwrite(e, temporary, other);
  case 1: {
    Value second = e.newBuffer(temporary.type, Access::Writable);
    generic("(i, j)>", temporary.name + ", " + second.name + " : " + type + ", " + type, 2);
    e.scope.add(second);
    return;
  }
  case 2:
    e.initialise(temporary);
    return generic("(j, i)>", typed(temporary), 1);
  default:
    storeCells(e, temporary, 4);
  }
}

/// The copy's target may be in use before, and be outside of a loop or branch around the temporary.
static void emitTemporary(Emitter &e) {
  Type type = memref(Element::I32, {2, 2});
  std::string spelt = spell(type);
  Value other = e.newBuffer(type, Access::Frozen), target = e.newBuffer(type, Access::Writable);
  bool isNested = e.choices.chance(1, 3);
  if (isNested)
    e.line("scf.if " + e.pickBool() + " {");
  Scope::Mark mark = e.scope.mark();
  Value temporary = e.define(type, "memref.alloc() : " + spelt);
  fillTemporary(e, temporary, other);
  if (e.choices.chance(1, 4))
    e.print(e.load(target));
  e.line("memref.copy " + temporary.name + ", " + target.name + " : " + spelt + " to " + spelt);
  if (e.choices.chance(1, 4))
    e.print(e.load(e.choices.flip() ? temporary : target));
  e.line("memref.dealloc " + typed(temporary));
  if (isNested)
    e.line("}");
  e.scope.leave(mark);
  e.scope.add(target);
  e.scope.add(other);
}

//===----------------------------------------------------------------------===//
// Shifted views
//===----------------------------------------------------------------------===//

/// One of the two is a view of bytes that begins behind its buffer's first one. %n+1 = select %n, %n-1.
static void emitShifted(Emitter &e) {
  static constexpr unsigned lengths[] = {1, 3, 5, 6, 40};
  Type type = memref(Element::I32, {2}), bytes = memref(Element::I8, {24});
  auto make = [&](bool isShifted) {
    if (!isShifted)
      return e.newBuffer(type, Access::Frozen);
    Value arena = e.newBuffer(bytes, Access::Frozen);
    std::string shift = e.constant(Element::Index, 8 * static_cast<int>(e.choices.choose(3)));
    return e.define(type,
                    "memref.view " + arena.name + "[" + shift + "][] : " + spell(bytes) + " to " +
                        spell(type),
                    {.access = Access::Frozen, .isWhole = false});
  };
  unsigned which = e.choices.choose(3);
  Value before = make(which != 1), last = make(which != 0);
  Facts facts = merge(before.facts, last.facts);
  for (unsigned n = lengths[e.choices.weighted({3, 2, 2, 2, 1})]; n-- > 0;) {
    Value next = e.define(
        type, "arith.select " + e.pickBool() + ", " + before.name + ", " + typed(last), facts);
    before = std::exchange(last, next);
  }
  e.print(e.load(last));
  e.scope.add(last);
}

//===----------------------------------------------------------------------===//
// Blocks that are not reached
//===----------------------------------------------------------------------===//

/// The dead block of a region leaves it as the reached one does, after a call whose results own their buffers.
static void emitDeadEnd(Emitter &e) {
  Type type = memref(Element::I32, {4});
  std::string spelt = spell(type), name = e.fresh();
  e.declare("func.func private @made(%c: i1) -> (" + spelt + ", " + spelt + ") {\n" +
            "  %zero = arith.constant 0 : i32\n  %a = memref.alloc() : " + spelt +
            "\n  %b = memref.alloc() : " + spelt + "\n  linalg.fill ins(%zero : i32) outs(%a : " +
            spelt + ")\n  linalg.fill ins(%zero : i32) outs(%b : " + spelt + ")\n" +
            "  %r = arith.select %c, %a, %b : " + spelt + "\n  return %r, %b : " + spelt + ", " +
            spelt + "\n}");
  e.declare("func.func private @made_alone() -> " + spelt +
            " {\n  %one = arith.constant 1 : i32\n" + "  %a = memref.alloc() : " + spelt +
            "\n  linalg.fill ins(%one : i32) outs(%a : " + spelt + ")\n  return %a : " + spelt +
            "\n}");
  std::string condition = e.pickBool(), dead = e.freshLabel(), reached = e.freshLabel();
  auto call = [&] {
    std::string results = e.fresh();
    if (e.choices.flip()) {
      e.line(results + " = func.call @made_alone() : () -> " + spelt);
      return results;
    }
    e.line(results + ":2 = func.call @made(" + condition + ") : (i1) -> (" + spelt + ", " + spelt +
           ")");
    return results + "#" + std::to_string(e.choices.choose(2));
  };
  bool isJoined = e.choices.flip();
  e.line(name + " = scf.execute_region -> " + spelt + " {");
  {
    Indented deeper(e);
    std::string given = call();
    Value argument{e.fresh(), type};
    if (isJoined) {
      e.line("cf.br " + reached + "(" + given + " : " + spelt + ")");
      e.label(reached, std::span(&argument, 1));
    }
    e.line("scf.yield " + (isJoined ? argument.name : given) + " : " + spelt);
    e.label(dead, {});
    std::string other = e.choices.flip() ? call() : e.op("memref.alloc() : " + spelt);
    e.line(isJoined && e.choices.flip() ? "cf.br " + reached + "(" + other + " : " + spelt + ")"
                                        : "scf.yield " + other + " : " + spelt);
  }
  e.line("}");
  e.print(e.load({name, type}));
  e.scope.add({name, type, {.access = Access::Frozen}});
}

static bool isOrdered(const Emitter &e) { return !e.place.isParallel(); }

void addBeyondPlacementRows(OpRows &rows) {
  rows.push_back({"beyond.scratch_loop",
                  {"scf.for", "memref.alloc", "memref.alloca", "linalg.transpose"},
                  3,
                  mayRepeat,
                  emitScratchLoop});
  rows.push_back({"beyond.temporary", {"memref.copy", "linalg.generic"}, 2, always, emitTemporary});
  rows.push_back({"beyond.shifted", {"memref.view", "arith.select"}, 1, always, emitShifted});
  rows.push_back(
      {"beyond.dead_end", {"scf.execute_region", "func.call"}, 1, isOrdered, emitDeadEnd});
}

} // namespace freehold::gen
