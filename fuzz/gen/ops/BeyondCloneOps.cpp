//===- BeyondCloneOps.cpp - Shapes for merging clones and comparing addresses ----===//
// More rows of the profile `beyond` (BeyondOps.cpp), for passes that merge buffers and that compare their base addresses:
//
//   beyond.clone_pair      a buffer and its clone or copy, both freed by hand, with an op between that may keep passes from
//                          making one buffer of both: one that need not end, one that compares others, one with blocks
//   beyond.retained_view   a view that does not begin where its buffer does is passed to a block or region, where the
//                          buffer would be freed if the view were not retained
//   beyond.unranked_rows   unranked names of rows that are not one after the other, returned or yielded on one path
//   beyond.around          a private function returns arguments that a loop passes around
//===----------------------------------------------------------------------===//
#include "fuzz/gen/ops/Pick.h"

#include <algorithm>
#include <utility>

namespace freehold::gen {

static std::string typed(const Value &value) { return value.name + " : " + spell(value.type); }

//===----------------------------------------------------------------------===//
// Clones and copies of what is freed
//===----------------------------------------------------------------------===//

/// A loop that ends after at most one iteration, which no pass knows.
static void emitShortWhile(Emitter &e) {
  std::string go = e.pickBool(), before = e.fresh(), inside = e.fresh(), stop = e.fresh();
  std::string result = e.fresh();
  e.line(result + " = scf.while (" + before + " = " + go + ") : (i1) -> i1 {");
  e.line("  scf.condition(" + before + ") " + before + " : i1");
  e.line("} do {");
  e.line("^bb0(" + inside + ": i1):");
  e.line("  " + stop + " = arith.constant false");
  e.line("  scf.yield " + stop + " : i1");
  e.line("}");
}

static void emitBlocks(Emitter &e) {
  std::string either = e.freshLabel(), end = e.freshLabel(), go = e.pickBool();
  e.line("scf.execute_region {");
  {
    Indented deeper(e);
    e.line("cf.cond_br " + go + ", " + either + ", " + end);
    e.label(either);
    e.line("cf.br " + end);
    e.label(end);
    e.line("scf.yield");
  }
  e.line("}");
}

/// Compares the addresses of two other buffers, which are never the same.
static void emitComparison(Emitter &e) {
  Type type = memref(Element::I32, {2});
  Value first = e.newBuffer(type, Access::Writable), second = e.newBuffer(type, Access::Writable);
  std::string take = "memref.extract_aligned_pointer_as_index ";
  std::string a = e.op(take + typed(first) + " -> index");
  std::string b = e.op(take + typed(second) + " -> index");
  e.print({e.op("arith.cmpi eq, " + a + ", " + b + " : index"), scalar(Element::I1)});
  e.scope.add(first);
  e.scope.add(second);
}

static void emitBetween(Emitter &e) {
  switch (e.choices.choose(7)) {
  case 0:
    return;
  case 1:
    return emitShortWhile(e);
  case 2:
    return emitBlocks(e);
  case 3:
    return emitComparison(e);
  case 4:
    e.line("cf.assert " + e.op("arith.constant true") + ", \"holds\"");
    return;
  case 5: {
    Type type = memref(Element::I32, {2});
    e.declare("func.func private @quiet(%m: " + spell(type) +
              ") -> i32 {\n  %zero = arith.constant 0 : index\n  %v = memref.load %m[%zero] : " +
              spell(type) + "\n  return %v : i32\n}");
    Value given = e.newBuffer(type, Access::Writable);
    e.print({e.op("func.call @quiet(" + given.name + ") : (" + spell(type) + ") -> i32"),
             scalar(Element::I32)});
    return;
  }
  default:
    e.print(e.pickScalar(Element::I32));
  }
}

/// Another buffer with the contents of `source`, which nobody writes any more.
static Value duplicate(Emitter &e, const Value &source, bool isClone) {
  if (isClone)
    return e.define(source.type,
                    "bufferization.clone " + typed(source) + " to " + spell(source.type));
  Value copy = e.define(source.type, "memref.alloc() : " + spell(source.type));
  e.line("memref.copy " + source.name + ", " + copy.name + " : " + spell(source.type) + " to " +
         spell(copy.type));
  return copy;
}

/// Up to three pairs. The source of each may be freed by hand, or be in use later on, and the clone may be of a cast.
static void emitClonePairs(Emitter &e) {
  struct Pair {
    Value source, copy;
    bool isSourceFreed;
  };
  std::vector<Pair> pairs;
  bool isClone = e.choices.chance(2, 3);
  for (unsigned n = 1 + e.choices.weighted({3, 2, 1}); n-- > 0;) {
    Value source = e.newBuffer(memref(Element::I32, {2}), Access::Frozen), named = source;
    if (isClone && e.choices.chance(1, 3)) {
      named.type = memref(Element::I32, {kDynamic});
      named.name = e.op("memref.cast " + typed(source) + " to " + spell(named.type));
    }
    pairs.push_back({source, duplicate(e, named, isClone), e.choices.chance(2, 3)});
  }
  emitBetween(e);
  bool isFirst = e.choices.flip();
  for (const Pair &pair : pairs)
    if (pair.isSourceFreed && isFirst)
      e.line("memref.dealloc " + typed(pair.source));
  for (const Pair &pair : pairs) {
    e.print(e.load(pair.copy));
    if (!isFirst || !pair.isSourceFreed)
      e.print(e.load(pair.source));
  }
  if (e.choices.chance(1, 3))
    emitBetween(e);
  for (const Pair &pair : pairs) {
    if (pair.isSourceFreed && !isFirst)
      e.line("memref.dealloc " + typed(pair.source));
    if (e.choices.chance(3, 4))
      e.line("memref.dealloc " + typed(pair.copy));
  }
}

static bool isOrdered(const Emitter &e) { return !e.place.isParallel(); }

//===----------------------------------------------------------------------===//
// Shifted views that are retained
//===----------------------------------------------------------------------===//

/// Retains `view`, and says whether its buffer would have been freed otherwise, which only the base addresses tell.
static void retain(Emitter &e, const Value &buffer, const std::string &condition,
                   const Value &view) {
  e.print({e.op("bufferization.dealloc (" + typed(buffer) + ") if (" + condition + ") retain (" +
                typed(view) + ")"),
           scalar(Element::I1)});
  e.print(e.load(view));
}

static void retainInLoop(Emitter &e, const Value &buffer, const Value &view, bool isWhile) {
  std::string type = spell(view.type), condition = e.pickBool(), result = e.fresh();
  Value inner{e.fresh(), view.type, view.facts};
  if (isWhile) {
    std::string go = e.pickBool(), before = e.fresh(), first = e.fresh(), second = e.fresh();
    e.line(result + ":2 = scf.while (" + first + " = " + view.name + ", " + before + " = " + go +
           ") : (" + type + ", i1) -> (i1, " + type + ") {");
    e.line("  scf.condition(" + before + ") " + before + ", " + first + " : i1, " + type);
    e.line("} do {");
    e.line("^bb0(" + second + ": i1, " + inner.name + ": " + type + "):");
    retain(e, buffer, condition, inner);
    e.line("  scf.yield " + inner.name + ", " + e.op("arith.constant false") + " : " + type +
           ", i1");
  } else {
    std::string index = e.fresh();
    e.line(result + " = scf.for " + index + " = " + e.constant(Element::Index, 0) + " to " +
           e.constant(Element::Index, 2) + " step " + e.constant(Element::Index, 1) +
           " iter_args(" + inner.name + " = " + view.name + ") -> (" + type + ") {");
    retain(e, buffer, condition, inner);
    e.line("  scf.yield " + inner.name + " : " + type);
  }
  e.line("}");
}

static void retainInBlock(Emitter &e, const Value &buffer, const Value &view) {
  Value inner{e.fresh(), view.type, view.facts};
  std::string condition = e.pickBool(), label = e.freshLabel();
  e.line("scf.execute_region {");
  {
    Indented deeper(e);
    e.line("cf.br " + label + "(" + typed(view) + ")");
    e.label(label, std::span(&inner, 1));
    retain(e, buffer, condition, inner);
    e.line("scf.yield");
  }
  e.line("}");
}

static void retainResult(Emitter &e, const Value &buffer, const Value &view) {
  std::string type = spell(view.type), name = e.fresh(), condition = e.pickBool();
  e.line(name + " = scf.if " + e.pickBool() + " -> (" + type + ") {");
  e.line("  scf.yield " + typed(view));
  e.line("} else {");
  std::string other = e.op("memref.view " + buffer.name + "[" + e.constant(Element::Index, 16) +
                           "][] : " + spell(buffer.type) + " to " + type);
  e.line("  scf.yield " + other + " : " + type);
  e.line("}");
  retain(e, buffer, condition, {name, view.type, view.facts});
}

static void emitRetainedView(Emitter &e) {
  Type bytes = memref(Element::I8, {24}), words = memref(Element::I32, {2});
  Value zeros = e.newBuffer(bytes, Access::Frozen);
  Value buffer =
      e.define(bytes, "memref.alloc() {bufferization.manual_deallocation} : " + spell(bytes));
  e.line("memref.copy " + zeros.name + ", " + buffer.name + " : " + spell(bytes) + " to " +
         spell(bytes));
  Value view = e.define(words,
                        "memref.view " + buffer.name + "[" +
                            e.constant(Element::Index, 4 * static_cast<int>(e.choices.choose(3))) +
                            "][] : " + spell(bytes) + " to " + spell(words),
                        {.access = Access::ReadOnly, .isWhole = false});
  switch (e.choices.choose(4)) {
  case 0:
    retainInLoop(e, buffer, view, /*isWhile=*/false);
    break;
  case 1:
    retainInLoop(e, buffer, view, /*isWhile=*/true);
    break;
  case 2:
    retainInBlock(e, buffer, view);
    break;
  default:
    retainResult(e, buffer, view);
  }
  e.line("memref.dealloc " + buffer.name +
         " {bufferization.manual_deallocation} : " + spell(bytes));
  e.scope.add(zeros);
  e.countCost(40);
}

//===----------------------------------------------------------------------===//
// Unranked names of rows
//===----------------------------------------------------------------------===//

/// The name of each other element of `buffer`, by `op` lines, as an unranked memref.
static std::string unrankedRows(const std::string &buffer, const std::string &view,
                                const std::string &name) {
  return "  " + view + " = memref.subview " + buffer +
         "[0] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2]>>\n  " + name +
         " = memref.cast " + view + " : memref<4xi32, strided<[2]>> to memref<*xi32>\n";
}

/// A copy of the rows has to have their layout, since the caller casts it back.
static void emitUnrankedRows(Emitter &e) {
  e.declare("func.func private @rows(%c: i1, %m: memref<8xi32>) -> memref<*xi32> {\n" +
            unrankedRows("%m", "%v", "%u") + "  return %u : memref<*xi32>\n}");
  e.declare("func.func private @rows_or_new(%c: i1, %m: memref<8xi32>) -> memref<*xi32> {\n"
            "  cf.cond_br %c, ^new, ^old\n^new:\n  %a = memref.alloc() : memref<8xi32>\n"
            "  memref.copy %m, %a : memref<8xi32> to memref<8xi32>\n" +
            unrankedRows("%a", "%v", "%u") + "  return %u : memref<*xi32>\n^old:\n" +
            unrankedRows("%m", "%w", "%x") + "  return %x : memref<*xi32>\n}");
  Value whole = e.newBuffer(memref(Element::I32, {8}), Access::Frozen);
  std::string callee = e.choices.flip() ? "@rows" : "@rows_or_new";
  std::string rows = e.op("func.call " + callee + "(" + e.pickBool() + ", " + whole.name +
                          ") : (i1, memref<8xi32>) -> memref<*xi32>");
  std::string back =
      e.op("memref.cast " + rows + " : memref<*xi32> to memref<4xi32, strided<[2]>>");
  e.print({e.op("memref.load " + back + "[" +
                e.constant(Element::Index, static_cast<int>(e.choices.choose(4))) +
                "] : memref<4xi32, strided<[2]>>"),
           scalar(Element::I32)});
  e.scope.add(whole);
}

//===----------------------------------------------------------------------===//
// Arguments that loops pass around
//===----------------------------------------------------------------------===//

static void emitAround(Emitter &e) {
  Type type = memref(Element::I32, {2});
  std::string spelt = spell(type), two = spelt + ", " + spelt;
  e.declare("func.func private @around(%c: i1, %m: " + spelt + ", %k: " + spelt + ") -> (" + two +
            ") {\n  cf.br ^loop(%m, %k, %c : " + two + ", i1)\n^loop(%p: " + spelt +
            ", %q: " + spelt + ", %go: i1):\n  %no = arith.constant false\n" +
            "  cf.cond_br %go, ^loop(%q, %p, %no : " + two + ", i1), ^exit\n^exit:\n" +
            "  return %p, %q : " + two + "\n}");
  Value first = e.newBuffer(type, Access::Frozen), second = e.newBuffer(type, Access::Frozen);
  std::string results = e.fresh();
  e.line(results + ":2 = func.call @around(" + e.pickBool() + ", " + first.name + ", " +
         second.name + ") : (i1, " + two + ") -> (" + two + ")");
  Facts facts = merge(first.facts, second.facts);
  facts.isFresh = false;
  for (const char *number : {"#0", "#1"}) {
    Value result{results + number, type, facts};
    e.print(e.load(result));
    e.scope.add(result);
  }
  if (e.choices.flip())
    e.scope.add(first);
}

void addBeyondCloneRows(OpRows &rows) {
  rows.push_back({"beyond.clone_pair",
                  {"bufferization.clone", "memref.copy", "memref.dealloc", "scf.while"},
                  2,
                  isOrdered,
                  emitClonePairs});
  rows.push_back({"beyond.retained_view",
                  {"bufferization.dealloc", "memref.view", "scf.for"},
                  1,
                  isOrdered,
                  emitRetainedView});
  rows.push_back(
      {"beyond.unranked_rows", {"memref.cast", "func.call"}, 1, isOrdered, emitUnrankedRows});
  rows.push_back({"beyond.around", {"func.call", "cf.cond_br"}, 1, isOrdered, emitAround});
}

} // namespace freehold::gen
