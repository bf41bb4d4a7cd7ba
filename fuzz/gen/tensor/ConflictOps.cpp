//===- ConflictOps.cpp - Reads after writes -------------------------------===//
// What bufferization decides is whether a write may happen in place. These rows make pairs of reads and writes
// that only a copy keeps apart, and observe both:
//   - a slice that is read after an overlapping part of its tensor was written;
//   - two tensors, or one tensor twice, that a loop carries and exchanges;
//   - one of two tensors, of which one is written afterwards;
//   - two shared outputs of scf.forall that begin as one tensor;
//   - a tensor that was cast to other elements, and the original;
//   - a tensor of which a vector or a diagonal is written, and the original.
// Only programs that subjects bufferize themselves have them.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/tensor/Tensors.h"

#include <algorithm>
#include <utility>

namespace freehold::gen {

using namespace tensors;

/// Static tensors of which a row or an element can be taken at a constant index.
static bool isWritable(const Value &value) {
  return value.type.isTensor && value.type.rank > 0 && hasElements(value.type);
}
static bool hasWritable(const Emitter &e) {
  return e.profile.isUnprepared && e.scope.any(isWritable);
}
static bool mayLoop(const Emitter &e) {
  return hasWritable(e) && e.mayNest() && e.place.loopFactor <= 9;
}
static bool hasRows(const Value &value) { return isWritable(value) && value.type.rank <= 2; }
static bool mayShareTwice(const Emitter &e) {
  return e.profile.isUnprepared && e.mayNest() && e.place.loopFactor <= 9 && e.scope.any(hasRows);
}

/// Returns the text of a constant index of the tensor, `first` in dimension 0.
static std::string indexAt(Emitter &e, const Type &type, unsigned first) {
  std::string text;
  for (unsigned d = 0; d < type.rank; ++d) {
    unsigned index = d ? e.choices.choose(static_cast<unsigned>(type.sizes[d])) : first;
    text += (d ? ", " : "") + e.constant(Element::Index, static_cast<int>(index));
  }
  return "[" + text + "]";
}

static Value insert(Emitter &e, const Value &into, const std::string &element, unsigned first) {
  return e.define(into.type, "tensor.insert " + element + " into " + into.name +
                                 indexAt(e, into.type, first) + " : " + spell(into.type));
}

/// Prints the element, which was taken at this moment.
static void printElement(Emitter &e, const Value &of, unsigned first) {
  Value element{e.fresh(), scalar(of.type.element)};
  e.line(element.name + " = tensor.extract " + of.name + indexAt(e, of.type, first) + " : " +
         spell(of.type));
  e.print(element);
}

//   %s = tensor.extract_slice %t[a] [n] [1]
//   %u = %t with an element of %s, or with a slice that overlaps %s
//   print %s, %u, %t
static void emitWindow(Emitter &e) {
  Value whole = pickWhere(e, isWritable);
  auto rows = static_cast<unsigned>(whole.type.sizes[0]);
  unsigned size = 1 + e.choices.choose(rows), start = e.choices.choose(rows - size + 1);
  auto slice = [&](unsigned from) {
    std::string offsets = std::to_string(from), sizes = std::to_string(size), strides = "1";
    for (unsigned d = 1; d < whole.type.rank; ++d) {
      offsets += ", 0";
      sizes += ", " + std::to_string(whole.type.sizes[d]);
      strides += ", 1";
    }
    return "[" + offsets + "] [" + sizes + "] [" + strides + "]";
  };
  Type type = whole.type;
  type.sizes[0] = static_cast<int>(size);
  Value part = e.define(type, "tensor.extract_slice " + whole.name + slice(start) + " : " +
                                  spell(whole.type) + " to " + spell(type));
  Value written;
  if (e.choices.flip()) {
    written = insert(e, whole, pickElement(e, type.element), start + e.choices.choose(size));
  } else {
    unsigned other = e.choices.choose(rows - size + 1);
    written =
        e.define(whole.type, "tensor.insert_slice " + part.name + " into " + whole.name +
                                 slice(other) + " : " + spell(type) + " into " + spell(whole.type));
  }
  printElement(e, part, e.choices.choose(size));
  printElement(e, written, start);
  if (e.choices.flip())
    printElement(e, whole, start);
  e.scope.add(part);
  e.scope.add(written);
}

//   %r:2 = scf.for ... iter_args(%x = %a, %y = %b or %a)
//     %z = an element of %x in %y
//     yield two of %x, %y, %z
static void emitCarriedTwice(Emitter &e) {
  Value a = pickWhere(e, isWritable), b = e.choices.flip() ? a : pickOf(e, a.type);
  auto rows = static_cast<unsigned>(a.type.sizes[0]);
  std::string type = spell(a.type), trips = e.constant(Element::Index, 1 + e.choices.choose(3)),
              zero = e.constant(Element::Index, 0), one = e.constant(Element::Index, 1);
  Value i{e.fresh(), scalar(Element::Index)}, x{e.fresh(), a.type}, y{e.fresh(), a.type};
  std::string result = e.fresh();
  e.line(result + ":2 = scf.for " + i.name + " = " + zero + " to " + trips + " step " + one +
         " iter_args(" + x.name + " = " + a.name + ", " + y.name + " = " + b.name + ") -> (" +
         type + ", " + type + ") {");
  Place inside = e.nested();
  inside.loopFactor *= 4;
  Place outside = std::exchange(e.place, inside);
  Scope::Mark mark = e.scope.mark();
  {
    Indented deeper(e);
    std::string element = e.op("tensor.extract " + x.name +
                               indexAt(e, a.type, e.choices.choose(rows)) + " : " + type);
    Value z = insert(e, y, element, e.choices.choose(rows));
    if (e.choices.flip())
      printElement(e, y, e.choices.choose(rows));
    const Value *yields[] = {&z, &x, &y, &a};
    const Value *first = yields[e.choices.choose(4)], *second = yields[e.choices.choose(4)];
    e.line("scf.yield " + first->name + ", " + second->name + " : " + type + ", " + type);
  }
  e.scope.leave(mark);
  e.place = std::move(outside);
  e.line("}");
  e.countCost(12);
  for (const char *number : {"#0", "#1"})
    e.scope.add({result + number, a.type});
}

//   %r = scf.if %c { yield %a } else { yield %b }
//   %u = %a, %b or %r with another element
//   print %r, %u
static void emitEither(Emitter &e) {
  Value a = pickWhere(e, isWritable), b = pickOf(e, a.type), either{e.fresh(), a.type};
  auto rows = static_cast<unsigned>(a.type.sizes[0]);
  std::string condition = e.pickBool(), type = spell(a.type);
  e.line(either.name + " = scf.if " + condition + " -> (" + type + ") {");
  e.line("  scf.yield " + a.name + " : " + type);
  e.line("} else {");
  e.line("  scf.yield " + b.name + " : " + type);
  e.line("}");
  const Value *targets[] = {&a, &either, &b};
  unsigned at = e.choices.choose(rows), target = e.choices.choose(3);
  Value written = insert(e, *targets[target], pickElement(e, a.type.element), at);
  printElement(e, target == 1 ? a : either, at);
  printElement(e, written, at);
  e.scope.add(either);
  e.scope.add(written);
}

//   %r:2 = scf.forall (%i) in (rows) shared_outs(%o = %t, %p = %t)
//     row i of %o is row i of %p, or of %t, filled or not; row i of %p is row i of %o or %t
static void emitSharedTwice(Emitter &e) {
  Value shared = pickWhere(e, hasRows);
  const Type &type = shared.type;
  std::string text = spell(type);
  Type row =
      tensor(type.element, type.rank == 1 ? std::vector<int>{1} : std::vector<int>{type.sizes[1]});
  std::string element = pickElement(e, type.element), result = e.fresh();
  Value i{e.fresh(), scalar(Element::Index)}, o{e.fresh(), type}, p{e.fresh(), type};
  std::string where = "[" + i.name + "] [1] [1]";
  if (type.rank == 2)
    where = "[" + i.name + ", 0] [1, " + std::to_string(type.sizes[1]) + "] [1, 1]";
  e.line(result + ":2 = scf.forall (" + i.name + ") in (" + std::to_string(type.sizes[0]) +
         ") shared_outs(" + o.name + " = " + shared.name + ", " + p.name + " = " + shared.name +
         ") -> (" + text + ", " + text + ") {");
  {
    Indented deeper(e);
    auto rowOf = [&](const Value &of) {
      return e.define(row, "tensor.extract_slice " + of.name + where + " : " + text + " to " +
                               spell(row));
    };
    const Value *from[] = {&p, &shared, &o};
    Value first = rowOf(*from[e.choices.choose(3)]), second = rowOf(*from[e.choices.choose(3)]);
    Value filled =
        e.define(row, "linalg.fill ins(" + element + " : " + spell(type.element) + ") outs(" +
                          first.name + " : " + spell(row) + ") -> " + spell(row));
    const Value *rows[] = {&filled, &first, &second};
    auto store = [&](const Value &made, const Value &into) {
      e.line("  tensor.parallel_insert_slice " + made.name + " into " + into.name + where + " : " +
             spell(row) + " into " + text);
    };
    e.line("scf.forall.in_parallel {");
    store(*rows[e.choices.choose(3)], o);
    store(*rows[e.choices.choose(3)], p);
    e.line("}");
  }
  e.line("}");
  e.countCost(40);
  for (const char *number : {"#0", "#1"})
    e.scope.add({result + number, type});
}

static bool isCastable(const Value &value) {
  return isWritable(value) &&
         (value.type.element == Element::I32 || value.type.element == Element::Index);
}
static bool hasCastable(const Emitter &e) {
  return e.profile.isUnprepared && e.scope.any(isCastable);
}

//   %k = arith.index_cast %t
//   %u = %k with another element
//   print %k, %u
static void emitCastElements(Emitter &e) {
  Value from = pickWhere(e, isCastable);
  Type type = from.type;
  type.element = type.element == Element::I32 ? Element::Index : Element::I32;
  Value made = e.define(type, "arith.index_cast " + from.name + " : " + spell(from.type) + " to " +
                                  spell(type));
  unsigned at = e.choices.choose(static_cast<unsigned>(type.sizes[0]));
  Value written = insert(e, made, pickElement(e, type.element), at);
  printElement(e, made, at);
  printElement(e, written, at);
  e.scope.add(written);
}

//   %v = the last dimension of %t or another tensor, as a vector
//   %u = %t with %v
//   print %t, %u
static void emitWrittenVector(Emitter &e) {
  Value into = pickWhere(e, isWritable), from = e.choices.flip() ? into : pickOf(e, into.type);
  const unsigned rank = into.type.rank;
  auto rows = static_cast<unsigned>(into.type.sizes[0]);
  std::string type = spell(into.type), vector = "vector<" +
                                                std::to_string(into.type.sizes[rank - 1]) + "x" +
                                                spell(into.type.element) + ">";
  auto start = [&](unsigned first) {
    std::string text;
    for (unsigned d = 0; d < rank; ++d)
      text += (d ? ", " : "") +
              e.constant(Element::Index, d + 1 < rank && d == 0 ? static_cast<int>(first) : 0);
    return "[" + text + "]";
  };
  unsigned first = e.choices.choose(rows), other = e.choices.choose(rows);
  std::string read =
      e.op("vector.transfer_read " + from.name + start(first) + ", " +
           e.constant(into.type.element, 1) + " {in_bounds = [true]} : " + type + ", " + vector);
  Value written =
      e.define(into.type, "vector.transfer_write " + read + ", " + into.name + start(other) +
                              " {in_bounds = [true]} : " + vector + ", " + type);
  printElement(e, into, other);
  printElement(e, written, other);
  e.scope.add(written);
}

static constexpr int kDiagonalMax = 5;
static bool isDiagonal(const Value &value) {
  return isWritable(value) && value.type.rank == 1 && value.type.sizes[0] <= kDiagonalMax;
}
static bool hasDiagonal(const Emitter &e) {
  return e.profile.isUnprepared && e.scope.any(isDiagonal);
}

//   %g = %o with %a on its diagonal
//   print %o, %g, where they are equal and where they may differ
static void emitDiagonal(Emitter &e) {
  Value in = pickWhere(e, isDiagonal);
  int size = in.type.sizes[0];
  Type type = tensor(in.type.element, {size, size});
  Value out = pickOf(e, type);
  std::string element = spell(type.element);
  Value made{e.fresh(), type};
  e.line(made.name +
         " = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0, "
         "d0)>], iterator_types = [\"parallel\"]} ins(" +
         in.name + " : " + spell(in.type) + ") outs(" + out.name + " : " + spell(type) + ") {");
  {
    Indented deeper(e);
    Value arguments[] = {{e.fresh(), scalar(type.element)}, {e.fresh(), scalar(type.element)}};
    e.label(e.freshLabel(), arguments);
    e.line("linalg.yield " + arguments[0].name + " : " + element);
  }
  e.line("} -> " + spell(type));
  e.countCost(24);
  for (const Value *each : {&made, &out})
    printElement(e, *each, e.choices.choose(static_cast<unsigned>(size)));
  e.scope.add(made);
}

void addTensorConflictRows(OpRows &rows) {
  rows.push_back({"tensor.conflict.window", {"tensor.extract_slice"}, 4, hasWritable, emitWindow});
  rows.push_back({"tensor.conflict.carried", {"scf.for"}, 4, mayLoop, emitCarriedTwice});
  rows.push_back({"tensor.conflict.either", {"scf.if"}, 4, hasWritable, emitEither});
  rows.push_back({"tensor.conflict.shared", {"scf.forall"}, 4, mayShareTwice, emitSharedTwice});
  rows.push_back({"tensor.conflict.cast", {"arith.index_cast"}, 2, hasCastable, emitCastElements});
  rows.push_back({"tensor.conflict.vector",
                  {"vector.transfer_read", "vector.transfer_write"},
                  3,
                  hasWritable,
                  emitWrittenVector});
  rows.push_back({"tensor.conflict.diagonal", {"linalg.generic"}, 2, hasDiagonal, emitDiagonal});
}

} // namespace freehold::gen
