//===- ForallOps.cpp - scf.forall on tensors ------------------------------===//
// Iteration i reads and writes only row i of the shared tensor, so that iterations may run in any
// order. It observes nothing.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/tensor/Tensors.h"

#include <string_view>
#include <utility>

namespace freehold::gen {

using namespace tensors;

static bool hasRows(const Value &value) {
  const Type &type = value.type;
  return type.isTensor && (type.rank == 1 || type.rank == 2) &&
         (type.rank == 1 || type.sizes[1] > 0) && type.element != Element::Index;
}
static bool mayShare(const Emitter &e) {
  return e.mayNest() && e.place.loopFactor <= 9 && e.scope.any(hasRows);
}

/// Emits rows that make no observation, whose number or order would otherwise be visible.
static void emitQuietOps(Emitter &e) {
  static constexpr std::string_view names[] = {
      "tensor.linalg.fill",   "tensor.linalg.map",   "tensor.insert",        "arith.select.tensor",
      "tensor.extract_slice", "tensor.insert_slice", "tensor.linalg.generic"};
  for (unsigned n = e.choices.choose(4); n-- > 0;) {
    std::string_view name = names[e.choices.choose(std::size(names))];
    for (const OpRow &row : opTable())
      if (row.name == name && row.isValid(e))
        row.emit(e);
  }
}

static void emitForall(Emitter &e) {
  auto found = e.scope.find(hasRows);
  Value shared = e.scope.values()[found[e.choices.choose(found.size())]];
  e.scope.markObserved(shared.name);
  shared = cut(e, shared);
  const Type &type = shared.type;
  std::string text = spell(type);
  Type row =
      tensor(type.element, type.rank == 1 ? std::vector<int>{1} : std::vector<int>{type.sizes[1]});
  std::string count =
      type.sizes[0] == kDynamic ? dim(e, shared, 0) : e.constant(Element::Index, type.sizes[0]);
  Value result{e.fresh(), type}, i{e.fresh(), scalar(Element::Index)}, out{e.fresh(), type};
  std::string where = "[" + i.name + "] [1] [1]";
  if (type.rank == 2)
    where = "[" + i.name + ", 0] [1, " + std::to_string(type.sizes[1]) + "] [1, 1]";
  e.line(result.name + " = scf.forall (" + i.name + ") in (" + count + ") shared_outs(" + out.name +
         " = " + shared.name + ") -> (" + text + ") {");
  Place inside = e.nested();
  inside.loopFactor *= 8;
  Place outside = std::exchange(e.place, inside);
  Scope::Mark mark = e.scope.mark();
  {
    Indented deeper(e);
    Value mine = e.define(row, "tensor.extract_slice " + out.name + where + " : " + text + " to " +
                                   spell(row));
    e.scope.add(i);
    e.scope.add(mine);
    emitQuietOps(e);
    Value made = pickOf(e, row);
    e.line("scf.forall.in_parallel {");
    e.line("  tensor.parallel_insert_slice " + made.name + " into " + out.name + where + " : " +
           spell(row) + " into " + text);
    e.line("}");
  }
  e.scope.leave(mark);
  e.place = std::move(outside);
  e.line("}");
  e.scope.add(result);
}

void addTensorForallRows(OpRows &rows) {
  rows.push_back({"scf.forall.tensor",
                  {"scf.forall", "scf.forall.in_parallel", "tensor.parallel_insert_slice"},
                  4,
                  mayShare,
                  emitForall});
}

} // namespace freehold::gen
