//===- BeyondOps.cpp - What our passes take beyond the shipped ones -------===//
// Only the profile `beyond` draws these rows: the shipped pipeline refuses some of them, and the rest are shapes that
// random programs hardly ever have, but that analyses are written for.
//
//   beyond.free         a deallocation of the program's own, unmarked: always, on one path, of one of two buffers, or by
//                       bufferization.dealloc
//   beyond.hand_over    a call whose callee takes over an argument (freehold.arg_ownership)
//   beyond.selects      selects of selects: the number of paths through them is exponential
//   beyond.crowd        more buffers at one place than fit into what is compared pair by pair
//   beyond.unreachable  a block that nothing branches to, and that branches to one which is reached
//   beyond.nested_index linalg.index twice, of loops in one another
//   beyond.affine_box   memrefs read from memory and written to it by affine ops
//
// A buffer that is freed here is in scope only in a region before the free, as if it were a stack buffer of that region:
// so no value that lives longer can be another name for it.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/ops/Pick.h"

namespace freehold::gen {

//===----------------------------------------------------------------------===//
// Frees
//===----------------------------------------------------------------------===//

static std::string typed(const std::string &names, const std::string &types) {
  return names + " : " + types;
}

/// Lets other rows use the buffer in a region of its own.
static void useInRegion(Emitter &e, const Value &buffer) {
  Place inside = e.nested();
  Value inner = buffer;
  inner.facts = {.access = buffer.facts.access, .stackDepth = ++inside.allocationScope};
  e.line("scf.execute_region {");
  e.regionYielding("scf.yield", {}, std::span(&inner, 1), inside);
  e.line("}");
}

static void freeOnOnePath(Emitter &e, const Value &buffer) {
  e.line("scf.if " + e.pickBool() + " {");
  {
    Indented deeper(e);
    e.line("memref.dealloc " + typed(buffer.name, spell(buffer.type)));
  }
  e.line("}");
}

/// Returns a select of the buffer and another new one, and that other one.
static std::pair<Value, Value> selectOf(Emitter &e, const Value &buffer) {
  Value other = e.newBuffer(buffer.type, Access::Writable);
  std::string condition = e.pickBool();
  bool isFirst = e.choices.flip();
  const Value &a = isFirst ? buffer : other, &b = isFirst ? other : buffer;
  Value either = e.define(buffer.type, "arith.select " + condition + ", " +
                                           typed(a.name + ", " + b.name, spell(buffer.type)));
  e.print(e.load(either));
  return {either, other};
}

/// Frees several buffers under conditions in one op, and keeps values that may be any of them, perhaps one twice. The
/// program may free what it kept, if the op says that it was to be freed.
static void freeBesideRetained(Emitter &e, const Value &buffer) {
  std::string type = spell(buffer.type);
  auto [kept, other] = selectOf(e, buffer);
  std::string names = buffer.name + ", " + other.name, types = type + ", " + type;
  std::string conditions = e.pickBool() + ", " + e.pickBool();
  for (unsigned n = e.choices.choose(5); n-- > 0;) {
    Value more = e.newBuffer(buffer.type, Access::Writable);
    names += ", " + more.name;
    types += ", " + type;
    conditions += ", " + e.pickBool();
    if (e.choices.flip())
      kept = e.define(buffer.type, "arith.select " + e.pickBool() + ", " + more.name + ", " +
                                       typed(kept.name, type));
  }
  unsigned times = 1 + e.choices.choose(2);
  std::string flags = e.fresh();
  e.line(flags + ":" + std::to_string(times) + " = bufferization.dealloc (" + typed(names, types) +
         ") if (" + conditions + ") retain (" + kept.name + (times == 2 ? ", " + kept.name : "") +
         " : " + type + (times == 2 ? ", " + type : "") + ")");
  e.print(e.load(kept));
  if (e.choices.flip()) {
    e.line("scf.if " + flags + "#" + std::to_string(times - 1) + " {");
    e.line("  memref.dealloc " + typed(kept.name, type));
    e.line("}");
  }
}

static void emitFree(Emitter &e) {
  Value buffer = e.newBuffer(identity(e.pickMemRefType()), Access::Writable);
  if (e.mayNest() && e.choices.flip())
    useInRegion(e, buffer);
  e.print(e.load(buffer));
  std::string type = spell(buffer.type);
  switch (e.choices.weighted({3, 3, 2, 1, 2})) {
  case 0:
    e.line("memref.dealloc " + typed(buffer.name, type));
    return;
  case 1:
    return freeOnOnePath(e, buffer);
  case 2:
    e.line("memref.dealloc " + typed(selectOf(e, buffer).first.name, type));
    return;
  case 3:
    e.line("bufferization.dealloc (" + typed(buffer.name, type) + ") if (" + e.pickBool() + ")");
    return;
  default:
    return freeBesideRetained(e, buffer);
  }
}

//===----------------------------------------------------------------------===//
// Hand-over
//===----------------------------------------------------------------------===//

static const Type &handedType() {
  static const Type type = memref(Element::I32, {4});
  return type;
}

/// Declares a function that takes its second memref over, and returns its name. The first is borrowed.
static std::string declareTaker(Emitter &e, bool isDynamic, bool returnsIt, bool frees) {
  std::string name = std::string("@take") + (isDynamic ? "_dynamic" : "") +
                     (returnsIt ? "_returned" : "") + (frees ? "_freed" : "");
  std::string type = spell(handedType());
  std::string text = "func.func private " + name + "(%c: i1, %kept: " + type + ", %m: " + type +
                     " {freehold.arg_ownership = \"" + (isDynamic ? "dynamic" : "owned") +
                     "\"}) -> ";
  text += returnsIt ? type : "i32";
  text += " {\n  %i = arith.constant 1 : index\n  %v = memref.load %m[%i] : " + type + "\n";
  if (frees)
    text += "  memref.dealloc %m : " + type + "\n";
  if (returnsIt)
    text += "  vector.print %v : i32\n  %r = arith.select %c, %m, %kept : " + type +
            "\n  return %r : " + type + "\n}";
  else
    text += "  return %v : i32\n}";
  e.declare(text);
  return name;
}

/// The callee writes nothing, so that the caller may go on with the buffer as a frozen one. It may not if the callee
/// frees it.
static void emitHandOver(Emitter &e) {
  bool isDynamic = e.choices.chance(1, 3), returnsIt = e.choices.flip();
  bool frees = !returnsIt && !isDynamic && e.choices.chance(1, 3);
  std::string taker = declareTaker(e, isDynamic, returnsIt, frees);
  Value given = e.newBuffer(handedType(), frees ? Access::Writable : Access::Frozen);
  Slot borrowed{handedType(), {.access = Access::Frozen, .stackDepth = e.place.allocationScope}};
  // The callee may get the buffer by another name as well, so that it must have a copy.
  Value kept = !frees && e.choices.chance(1, 4) ? given : e.fill(borrowed);
  if (!frees && e.choices.chance(1, 4))
    given = e.define(handedType(),
                     "arith.select " + e.pickBool() + ", " + given.name + ", " +
                         typed(kept.name, spell(handedType())),
                     merge(given.facts, kept.facts));
  std::string type = spell(handedType()), condition = e.pickBool();
  std::string call = "func.call " + taker + "(" + condition + ", " + kept.name + ", " + given.name +
                     ") : (i1, " + type + ", " + type + ") -> ";
  if (returnsIt) {
    Facts facts = merge(kept.facts, given.facts);
    facts.isFresh = false;
    e.add(handedType(), call + type, facts);
  } else {
    e.add(scalar(Element::I32), call + "i32");
  }
  if (!frees && e.choices.flip())
    e.scope.add(given);
}

static bool mayHandOver(const Emitter &e) { return !e.place.isParallel(); }

//===----------------------------------------------------------------------===//
// Sizes that are rare
//===----------------------------------------------------------------------===//

/// %n+1 = select %n, %n-1, so that there are Fibonacci(n) ways to the first two. Some of them are new, so that a buffer is
/// below one side of a select only. The buffers may be made in a region that yields the last value.
static void emitSelects(Emitter &e) {
  static constexpr unsigned lengths[] = {2, 4, 12, 48};
  Type type = identity(e.pickMemRefType());
  bool isYielded = e.choices.flip();
  std::string name = e.fresh();
  Scope::Mark mark = e.scope.mark();
  if (isYielded)
    e.line(name + " = scf.execute_region -> " + spell(type) + " {");
  Value before = e.newBuffer(type, Access::Frozen), last = e.newBuffer(type, Access::Frozen);
  Facts facts = merge(before.facts, last.facts);
  for (unsigned n = lengths[e.choices.weighted({3, 2, 2, 1})]; n-- > 0;) {
    if (e.choices.chance(1, 4))
      before = e.newBuffer(type, Access::Frozen);
    Value next = e.define(type,
                          "arith.select " + e.pickBool() + ", " + before.name + ", " +
                              typed(last.name, spell(type)),
                          facts);
    before = std::exchange(last, next);
  }
  if (isYielded) {
    e.line("  scf.yield " + typed(last.name, spell(type)));
    e.line("}");
    e.scope.leave(mark);
    last = {name, type, facts};
  }
  e.scope.add(last);
}

/// Many buffers, of which some are known only as one of two.
static void emitCrowd(Emitter &e) {
  static constexpr unsigned counts[] = {5, 9, 36};
  Type type = memref(Element::I32, {2});
  std::vector<Value> crowd;
  for (unsigned n = counts[e.choices.weighted({4, 2, 1})]; n-- > 0;)
    crowd.push_back(e.newBuffer(type, Access::Writable));
  for (unsigned n = 0; n < 4; ++n) {
    const Value &a = crowd[e.choices.choose(static_cast<unsigned>(crowd.size()))];
    const Value &b = crowd[e.choices.choose(static_cast<unsigned>(crowd.size()))];
    e.add(type, "arith.select " + e.pickBool() + ", " + a.name + ", " + typed(b.name, spell(type)),
          merge(a.facts, b.facts));
  }
  for (const Value &each : crowd)
    e.scope.add(each);
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

static bool isForwardable(const Value &value) {
  return value.type.isMemRef && value.type.isAllocatable() && value.type == identity(value.type);
}

static void emitUnreachable(Emitter &e) {
  Value given = pick<isForwardable>(e);
  Value argument{e.fresh(), given.type, given.facts};
  std::string type = spell(given.type), name = e.fresh();
  std::string reached = e.freshLabel(), dead = e.freshLabel();
  e.line(name + " = scf.execute_region -> " + type + " {");
  {
    Indented deeper(e);
    e.line("cf.br " + reached + "(" + typed(given.name, type) + ")");
    e.label(reached, std::span(&argument, 1));
    e.line("scf.yield " + typed(argument.name, type));
    e.label(dead, {});
    std::string other = e.op(e.allocationText("memref.alloc", given.type));
    e.line("cf.br " + reached + "(" + typed(other, type) + ")");
  }
  e.line("}");
  e.scope.markObserved(given.name);
  e.scope.add({name, given.type, given.facts});
}

/// out[i] += i, with inner[j] = j in each iteration. An analysis that takes both linalg.index for one value is wrong.
static void emitNestedIndex(Emitter &e) {
  Value out = e.newBuffer(memref(Element::I32, {4}), Access::Writable);
  Value inner = e.newBuffer(memref(Element::I32, {2}), Access::Writable);
  auto begin = [&](const Value &buffer) {
    e.line("linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = "
           "[\"parallel\"]} outs(" +
           typed(buffer.name, spell(buffer.type)) + ") {");
    std::string element = e.fresh();
    e.line("^bb0(" + element + ": i32):");
    return element;
  };
  auto end = [&](const std::string &element) {
    std::string index = e.op("linalg.index 0 : index");
    std::string number = e.op("arith.index_cast " + index + " : index to i32");
    e.line("linalg.yield " + e.op("arith.addi " + element + ", " + number + " : i32") + " : i32");
    e.line("}");
  };
  std::string element = begin(out);
  std::string early = e.op("linalg.index 0 : index");
  std::string weight = e.op("arith.index_cast " + early + " : index to i32");
  begin(inner);
  std::string index = e.op("linalg.index 0 : index");
  e.line("linalg.yield " + e.op("arith.index_cast " + index + " : index to i32") + " : i32");
  e.line("}");
  end(e.op("arith.addi " + element + ", " + weight + " : i32"));
  e.scope.add(out);
  e.scope.add(inner);
  e.countCost(64);
}

static bool isBox(const Value &value) { return value.type.isBox; }

static void emitAffineBox(Emitter &e) {
  Value box = pick<isBox>(e);
  std::string place = "[" + std::to_string(e.choices.choose(kBoxSize)) + "] : " + spell(box.type);
  if (e.choices.flip()) {
    Value content = e.fill({unboxed(box.type), {}});
    e.line("affine.store " + content.name + ", " + box.name + place);
  }
  e.add(unboxed(box.type), "affine.load " + box.name + place);
}

void addBeyondRows(OpRows &rows) {
  rows.push_back({"beyond.free",
                  {"memref.dealloc", "bufferization.dealloc", "scf.if", "scf.execute_region"},
                  2,
                  always,
                  emitFree});
  rows.push_back({"beyond.hand_over", {"func.call"}, 2, mayHandOver, emitHandOver});
  rows.push_back({"beyond.selects", {"arith.select"}, 1, always, emitSelects});
  rows.push_back({"beyond.crowd", {"memref.alloc", "arith.select"}, 1, always, emitCrowd});
  rows.push_back({"beyond.unreachable",
                  {"scf.execute_region", "cf.br"},
                  1,
                  has<isForwardable>,
                  emitUnreachable});
  rows.push_back(
      {"beyond.nested_index", {"linalg.generic", "linalg.index"}, 1, always, emitNestedIndex});
  rows.push_back(
      {"beyond.affine_box", {"affine.load", "affine.store"}, 1, has<isBox>, emitAffineBox});
}

} // namespace freehold::gen
