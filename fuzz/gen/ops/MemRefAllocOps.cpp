//===- MemRefAllocOps.cpp - New buffers, always initialised ---------------===//
#include "fuzz/gen/ops/Pick.h"

namespace freehold::gen {

static Access pickAccess(Emitter &e) {
  return e.choices.chance(1, 3) ? Access::Frozen : Access::Writable;
}

static void emitAlloc(Emitter &e) {
  Access access = pickAccess(e);
  Type type = e.pickMemRefType();
  e.scope.add(e.newBuffer(type, access));
}

/// A buffer without uses, which needs no initialisation.
static void emitDeadAlloc(Emitter &e) {
  e.op(e.allocationText("memref.alloc", identity(e.pickMemRefType())));
}

/// Returns an identity allocation with the sizes of `like`, which is ranked.
static Value allocateLike(Emitter &e, const Value &like, Access access) {
  Type type = identity(like.type);
  std::string sizes;
  for (unsigned d = 0; d < type.rank; ++d)
    if (type.sizes[d] == kDynamic)
      sizes += (sizes.empty() ? "" : ", ") + e.dim(like, d);
  return e.define(type, "memref.alloc(" + sizes + ") : " + spell(type),
                  {.access = access, .isFresh = true});
}

static void copy(Emitter &e, const Value &source, const Value &target) {
  e.line("memref.copy " + source.name + ", " + target.name + " : " + spell(source.type) + " to " +
         spell(target.type));
}

/// A new buffer with another's contents. Source and target do not overlap, since the target is new.
static void emitAllocCopy(Emitter &e) {
  Value named = pick<isMemRef>(e), source = e.ranked(named);
  Value target = allocateLike(e, source, pickAccess(e));
  copy(e, e.choices.chance(1, 4) ? named : source, target);
  e.scope.markObserved(named.name);
  e.scope.add(target);
}

/// Copies from a new buffer into any buffer, with any layout.
static void emitAllocCopyInto(Emitter &e) {
  Value target = e.ranked(pick<isWritable>(e));
  Value source = allocateLike(e, target, Access::Writable);
  e.initialise(source);
  copy(e, source, target);
  source.isObserved = true;
  e.scope.add(source);
}

static void emitAlloca(Emitter &e) {
  Access access = pickAccess(e);
  Type type = identity(e.pickMemRefType());
  Value buffer = e.define(type, e.allocationText("memref.alloca", type),
                          {.access = access, .stackDepth = e.place.allocationScope});
  e.initialise(buffer);
  e.scope.add(buffer);
}

static bool mayNest(const Emitter &e) { return e.mayNest(); }

/// A region at whose end the stack buffers in it end.
static void emitAllocaScope(Emitter &e) {
  auto slots = e.makeSlots(2, e.place.allocationScope);
  std::vector<Value> results;
  std::string prefix = e.addResults(slots, results);
  e.line(prefix + "memref.alloca_scope" + (slots.empty() ? "" : " -> (" + joinTypes(slots) + ")") +
         " {");
  Place inside = e.nested();
  ++inside.allocationScope;
  e.regionYielding("memref.alloca_scope.return", slots, {}, inside);
  e.line("}");
  e.addAll(results);
}

struct Global {
  Type type;
  const char *elements;
};

static void emitGetGlobal(Emitter &e) {
  static const Global globals[] = {
      {memref(Element::I32, {4}), "[5, 6, 7, 8]"},
      {memref(Element::I32, {2, 2}), "[[1, 2], [3, 4]]"},
      {memref(Element::I32, {}), "9"},
      {memref(Element::F32, {4}), "[0.5, 1.0, 1.5, 2.0]"},
      {memref(Element::I64, {4}), "7"},
  };
  // In a parallel loop only constants, since another iteration may write the other global.
  bool isConstant = e.choices.flip() || e.place.isParallel();
  const Global &global = globals[e.choices.weighted({6, 3, 1, 1, 1})];
  const Type &type = global.type;
  std::string name = std::string(isConstant ? "@constant_" : "@global_") + mangle(type);
  e.declare(std::string("memref.global \"private\" ") + (isConstant ? "constant " : "") + name +
            " : " + spell(type) + " = dense<" + global.elements + ">");
  e.add(type, "memref.get_global " + name + " : " + spell(type),
        {.access = isConstant ? Access::Frozen : Access::Writable});
}

void addMemRefAllocRows(OpRows &rows) {
  rows.push_back({"memref.alloc", {"memref.alloc", "linalg.fill"}, 14, always, emitAlloc});
  rows.push_back({"memref.alloc.dead", {"memref.alloc"}, 1, always, emitDeadAlloc});
  rows.push_back({"memref.alloc.copy",
                  {"memref.alloc", "memref.copy", "memref.dim"},
                  4,
                  has<isMemRef>,
                  emitAllocCopy});
  rows.push_back({"memref.alloc.copy_into",
                  {"memref.alloc", "memref.copy", "memref.dim"},
                  1,
                  has<isWritable>,
                  emitAllocCopyInto});
  rows.push_back({"memref.alloca", {"memref.alloca"}, 3, always, emitAlloca});
  rows.push_back({"memref.alloca_scope",
                  {"memref.alloca_scope", "memref.alloca_scope.return"},
                  1,
                  mayNest,
                  emitAllocaScope});
  rows.push_back(
      {"memref.get_global", {"memref.get_global", "memref.global"}, 2, always, emitGetGlobal});
}

} // namespace freehold::gen
