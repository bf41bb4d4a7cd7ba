//===- MemRefAllocOps.cpp - New buffers, always initialised ---------------===//
#include "fuzz/gen/Emitter.h"

namespace freehold::gen {

static bool always(const Emitter &) { return true; }
static bool hasMemRef(const Emitter &e) {
  return e.scope.any([](const Value &value) { return value.type.isMemRef; });
}

static Access pickAccess(Emitter &e) {
  return e.choices.chance(1, 3) ? Access::Frozen : Access::Writable;
}

static void emitAlloc(Emitter &e) {
  Access access = pickAccess(e);
  Type type = e.pickMemRefType();
  e.scope.add(e.newBuffer(type, access));
}

/// A new buffer with another's contents: the copy never overlaps, whatever the source is.
static void emitAllocCopy(Emitter &e) {
  auto found = e.scope.find([](const Value &value) { return value.type.isMemRef; });
  Value source = e.scope.values()[found[e.choices.choose(found.size())]];
  Access access = pickAccess(e);
  Type type = identity(source.type);
  std::string sizes;
  for (unsigned d = 0; d < type.rank; ++d)
    if (type.sizes[d] == kDynamic)
      sizes += (sizes.empty() ? "" : ", ") +
               e.op("memref.dim " + source.name + ", " + e.constant(Element::Index, d) + " : " +
                    spell(source.type));
  Value target = e.define(type, "memref.alloc(" + sizes + ") : " + spell(type),
                          {.access = access, .isFresh = true});
  e.line("memref.copy " + source.name + ", " + target.name + " : " + spell(source.type) + " to " +
         spell(type));
  e.scope.markObserved(source.name);
  e.scope.add(target);
}

static void emitAlloca(Emitter &e) {
  Access access = pickAccess(e);
  Type type = identity(e.pickMemRefType());
  Value buffer = e.define(type, e.allocationText("memref.alloca", type),
                          {.access = access, .stackDepth = e.place.allocationScope});
  e.initialise(buffer);
  e.scope.add(buffer);
}

/// The old buffer is gone and never in scope. What growing added is initialised. Shrinking
/// is rare: MLIR 22's expand-realloc then makes a subview larger than its source, an error.
static void emitRealloc(Emitter &e) {
  Type before = memref(Element::I32, {4});
  bool isDynamic = e.choices.flip();
  Type after = memref(Element::I32, {isDynamic ? kDynamic : e.choices.chance(1, 16) ? 2 : 6});
  Facts facts{.access = Access::Writable, .isFresh = true};
  Value old = e.newBuffer(before, Access::Writable);
  std::string size = isDynamic ? "(" + e.pickScalar(Element::Index).name + ")" : "";
  Value buffer = e.define(
      after, "memref.realloc " + old.name + size + " : " + spell(before) + " to " + spell(after),
      facts);
  if (isDynamic)
    e.initialise(buffer);
  for (int n = 4; !isDynamic && n < after.sizes[0]; ++n)
    e.line("memref.store " + e.pickScalar(Element::I32).name + ", " + buffer.name + "[" +
           e.constant(Element::Index, n) + "] : " + spell(after));
  e.scope.add(buffer);
}

static void emitGetGlobal(Emitter &e) {
  // Other iterations may write the other one.
  bool isConstant = e.choices.flip() || e.place.isParallel();
  bool isMatrix = e.choices.chance(1, 4);
  Type type = isMatrix ? memref(Element::I32, {2, 2}) : memref(Element::I32, {4});
  std::string name = std::string(isConstant ? "@constant_" : "@global_") + mangle(type);
  e.declare(std::string("memref.global \"private\" ") + (isConstant ? "constant " : "") + name +
            " : " + spell(type) + " = dense<" + (isMatrix ? "[[1, 2], [3, 4]]" : "[5, 6, 7, 8]") +
            ">");
  e.add(type, "memref.get_global " + name + " : " + spell(type),
        {.access = isConstant ? Access::Frozen : Access::Writable});
}

void addMemRefAllocRows(OpRows &rows) {
  rows.push_back({"memref.alloc", {"memref.alloc", "linalg.fill"}, 14, always, emitAlloc});
  rows.push_back({"memref.alloc.copy",
                  {"memref.alloc", "memref.copy", "memref.dim"},
                  4,
                  hasMemRef,
                  emitAllocCopy});
  rows.push_back({"memref.alloca", {"memref.alloca"}, 3, always, emitAlloca});
  rows.push_back({"memref.realloc", {"memref.realloc"}, 1, always, emitRealloc});
  rows.push_back(
      {"memref.get_global", {"memref.get_global", "memref.global"}, 2, always, emitGetGlobal});
}

} // namespace freehold::gen
