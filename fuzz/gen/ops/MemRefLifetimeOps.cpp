//===- MemRefLifetimeOps.cpp - Buffers that the program itself ends -------===//
// realloc and dealloc. They only take buffers that the row itself makes and that never enter the
// scope.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/ops/Pick.h"

#include <utility>

namespace freehold::gen {

static constexpr const char *kManual = " {bufferization.manual_deallocation}";

/// Reallocates the buffer; the result is not in scope.
static Value realloc(Emitter &e, const Value &old, const std::string &size, Type after) {
  return e.define(after,
                  "memref.realloc " + old.name + (size.empty() ? "" : "(" + size + ")") + " : " +
                      spell(old.type) + " to " + spell(after),
                  {.isFresh = true});
}

/// Initialises the elements that growing adds. Shrinking is rare: MLIR 22's expand-realloc then
/// makes a subview larger than its source, which is an error.
static void emitRealloc(Emitter &e) {
  Element element = e.choices.chance(1, 4) ? Element::F64 : Element::I32;
  Value old =
      e.newBuffer(memref(element, {e.choices.chance(1, 4) ? kDynamic : 4}), Access::Writable);
  bool isDynamic = !old.type.isStatic() || e.choices.flip();
  Type after = memref(element, {isDynamic ? kDynamic : e.choices.chance(1, 16) ? 2 : 6});
  std::string size = isDynamic ? e.pickScalar(Element::Index).name : "";
  Value buffer = realloc(e, old, size, after);
  if (isDynamic)
    e.initialise(buffer);
  for (int n = 4; !isDynamic && n < after.sizes[0]; ++n)
    e.line("memref.store " + e.pickScalar(element).name + ", " + buffer.name + "[" +
           e.constant(Element::Index, n) + "] : " + spell(after));
  e.scope.add(buffer);
}

/// Grows the buffer by one element and initialises it.
static Value growByOne(Emitter &e, const Value &old) {
  std::string size = e.dim(old, 0);
  std::string more = e.op("arith.addi " + size + ", " + e.constant(Element::Index, 1) + " : index");
  Value grown = realloc(e, old, more, old.type);
  e.line("memref.store " + e.pickScalar(old.type.element).name + ", " + grown.name + "[" + size +
         "] : " + spell(old.type));
  return grown;
}

static constexpr unsigned kTripsMax = 3;

static bool mayGrow(const Emitter &e) {
  return e.mayNest() && e.place.loopFactor <= kTripsMax * kTripsMax;
}

/// scf.if c { grown } else { old }
static Value growSometimes(Emitter &e, const Value &old) {
  std::string condition = e.pickBool(), name = e.fresh(), type = spell(old.type);
  e.line(name + " = scf.if " + condition + " -> (" + type + ") {");
  {
    Indented deeper(e);
    Value grown = growByOne(e, old);
    e.line("scf.yield " + grown.name + " : " + type);
  }
  e.line("} else {");
  {
    Indented deeper(e);
    e.line("scf.yield " + old.name + " : " + type);
  }
  e.line("}");
  return {name, old.type, old.facts};
}

/// A loop that carries a buffer and grows it in each iteration, or in some.
static void emitReallocLoop(Emitter &e) {
  Value initial = e.newBuffer(memref(Element::I32, {kDynamic}), Access::Writable);
  std::string trips = e.op("arith.minui " + e.pickScalar(Element::Index).name + ", " +
                           e.constant(Element::Index, kTripsMax) + " : index");
  bool isAlways = !e.choices.flip();
  std::string name = e.fresh(), i = e.fresh(), type = spell(initial.type);
  Value carried{e.fresh(), initial.type, initial.facts};
  e.line(name + " = scf.for " + i + " = " + e.constant(Element::Index, 0) + " to " + trips +
         " step " + e.constant(Element::Index, 1) + " iter_args(" + carried.name + " = " +
         initial.name + ") -> (" + type + ") {");
  Place inside = e.nested();
  inside.loopFactor *= kTripsMax;
  ++inside.allocationScope;
  Place outside = std::exchange(e.place, inside);
  Scope::Mark mark = e.scope.mark();
  e.scope.add({i, scalar(Element::Index)});
  {
    Indented deeper(e);
    e.emitOps();
    Value next = isAlways ? growByOne(e, carried) : growSometimes(e, carried);
    e.observeNew(mark);
    e.line("scf.yield " + next.name + " : " + type);
  }
  e.scope.leave(mark);
  e.place = std::move(outside);
  e.line("}");
  e.scope.add({name, initial.type, initial.facts});
}

/// A buffer that the program allocates and frees itself; the passes leave it alone. It is in scope
/// for this row's ops only, so that nothing keeps it, and none of these ops leaves the function.
static void emitManual(Emitter &e) {
  Type type = identity(e.pickMemRefType());
  std::string sizes;
  for (unsigned d = 0; d < type.rank; ++d)
    if (type.sizes[d] == kDynamic)
      sizes += (sizes.empty() ? "" : ", ") + e.pickScalar(Element::Index).name;
  Value buffer = e.define(type, "memref.alloc(" + sizes + ")" + kManual + " : " + spell(type));
  e.initialise(buffer);
  Place inside = e.place;
  inside.leaving = {};
  inside.joins.clear();
  Place outside = std::exchange(e.place, std::move(inside));
  if (e.choices.flip())
    e.emitOps();
  if (e.choices.flip())
    e.scope.add(e.load(buffer));
  else
    e.print(e.load(buffer));
  e.place = std::move(outside);
  // A realloc of such a buffer needs the same mark.
  if (type.rank == 1 && e.choices.chance(1, 4)) {
    Type after = type;
    after.sizes[0] = kDynamic;
    std::string size = e.pickScalar(Element::Index).name;
    buffer = e.define(after, "memref.realloc " + buffer.name + "(" + size + ")" + kManual + " : " +
                                 spell(type) + " to " + spell(after));
    e.initialise(buffer);
    e.print(e.load(buffer));
  }
  e.line("memref.dealloc " + buffer.name + kManual + " : " + spell(buffer.type));
}

void addMemRefLifetimeRows(OpRows &rows) {
  rows.push_back({"memref.realloc", {"memref.realloc"}, 1, always, emitRealloc});
  rows.push_back({"memref.realloc.loop",
                  {"memref.realloc", "memref.dim", "scf.for"},
                  1,
                  mayGrow,
                  emitReallocLoop});
  rows.push_back({"memref.dealloc", {"memref.dealloc", "memref.alloc"}, 1, always, emitManual});
}

} // namespace freehold::gen
