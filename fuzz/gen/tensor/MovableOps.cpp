//===- MovableOps.cpp - What passes move out of regions -------------------===//
// Where a region may run not at all, or more than once, the ops in it may not simply be moved out or be updated in place:
//   - a loop that reads a slice of the tensor that it carries and writes another one, or the same under another mask;
//   - a slice that is within bounds only where its region runs;
//   - a body that runs once for each element and updates a tensor from outside.
// Only programs that subjects bufferize themselves have them.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/tensor/Tensors.h"

#include <utility>

namespace freehold::gen {

using namespace tensors;

static constexpr int kSliceSize = 2;

static bool isLine(const Value &value) {
  return value.type.isTensor && value.type.rank == 1 && value.type.sizes[0] >= kSliceSize &&
         value.type.element != Element::I1;
}
static bool hasLine(const Emitter &e) { return e.profile.isUnprepared && e.scope.any(isLine); }
static bool mayLoop(const Emitter &e) {
  return hasLine(e) && e.mayNest() && e.place.loopFactor <= 9;
}

static std::string vectorOf(const Type &type) {
  return "vector<" + std::to_string(kSliceSize) + "x" + spell(type.element) + ">";
}

namespace {
/// Where slices of a line start: at an index that is within bounds if `isInside`, an i1, is true. It is empty for a constant.
struct Start {
  std::string index, isInside;
};
} // namespace

static Start drawStart(Emitter &e, const Type &line) {
  const int last = line.sizes[0] - kSliceSize;
  if (e.choices.chance(1, 3))
    return {e.constant(Element::Index, static_cast<int>(e.choices.choose(last + 1))), ""};
  std::string index = e.pickScalar(Element::Index).name;
  return {index,
          e.op("arith.cmpi ule, " + index + ", " + e.constant(Element::Index, last) + " : index")};
}

static std::string sliceAt(const std::string &start) {
  return "[" + start + "] [" + std::to_string(kSliceSize) + "] [1]";
}

static void printElements(Emitter &e, const Value &line) {
  for (int at = 0; at < std::min(line.type.sizes[0], 3); ++at)
    e.print({e.op("tensor.extract " + line.name + "[" + e.constant(Element::Index, at) +
                  "] : " + spell(line.type)),
             scalar(line.type.element)});
}

/// Returns the line with a slice of `from` twice at `start`, made by slices of tensors.
static Value rewrittenSlice(Emitter &e, const Value &line, const Value &from,
                            const std::string &start, const std::string &to) {
  Type part = tensor(line.type.element, {kSliceSize});
  std::string text = spell(part), op = pickBinary(e, part.element);
  Value slice = e.define(part, "tensor.extract_slice " + from.name + sliceAt(start) + " : " +
                                   spell(from.type) + " to " + text);
  Value sum =
      e.define(part, "linalg.map { " + op + " } ins(" + slice.name + ", " + slice.name + " : " +
                         text + ", " + text + ") outs(" + slice.name + " : " + text + ")");
  return e.define(line.type, "tensor.insert_slice " + sum.name + " into " + line.name +
                                 sliceAt(to) + " : " + text + " into " + spell(line.type));
}

/// The same by vectors, of which masks may leave out lanes.
static Value rewrittenVector(Emitter &e, const Value &line, const Value &from,
                             const std::string &start, const std::string &to,
                             const std::string (&masks)[2]) {
  std::string vector = vectorOf(line.type), text = spell(line.type),
              attributes = e.choices.flip() ? " {in_bounds = [true]}" : "";
  std::string read =
      e.op("vector.transfer_read " + from.name + "[" + start + "], " +
           e.constant(line.type.element, 1) + masks[0] + attributes + " : " + text + ", " + vector);
  std::string sum = e.op(std::string(pickBinary(e, line.type.element)) + " " + read + ", " + read +
                         " : " + vector);
  return e.define(line.type, "vector.transfer_write " + sum + ", " + line.name + "[" + to + "]" +
                                 masks[1] + attributes + " : " + vector + ", " + text);
}

//   %r = scf.for %i = 0 to %n step 1 iter_args(%x = %t)
//     %s = a slice of %x or %t, twice
//     yield %x with %s at the same place or another one
static void emitCarriedSlice(Emitter &e) {
  Value line = pickWhere(e, isLine);
  Start from = drawStart(e, line.type), to = e.choices.flip() ? from : drawStart(e, line.type);
  std::string zero = e.constant(Element::Index, 0), one = e.constant(Element::Index, 1);
  std::string trips = e.op("arith.minui " + e.pickScalar(Element::Index).name + ", " +
                           e.constant(Element::Index, 3) + " : index");
  for (const Start *start : {&from, &to})
    if (!start->isInside.empty())
      trips = e.op("arith.select " + start->isInside + ", " + trips + ", " + zero + " : index");
  std::string masks[2];
  bool isVector = e.choices.flip();
  for (std::string &mask : masks)
    if (isVector && e.choices.flip())
      mask = ", " + e.op("vector.create_mask " + e.pickScalar(Element::Index).name + " : vector<" +
                         std::to_string(kSliceSize) + "xi1>");
  bool readsOuter = e.choices.chance(1, 4);
  std::string type = spell(line.type);
  Value i{e.fresh(), scalar(Element::Index)}, x{e.fresh(), line.type}, result{e.fresh(), line.type};
  e.line(result.name + " = scf.for " + i.name + " = " + zero + " to " + trips + " step " + one +
         " iter_args(" + x.name + " = " + line.name + ") -> (" + type + ") {");
  Place inside = e.nested();
  inside.loopFactor *= 4;
  Place outside = std::exchange(e.place, inside);
  {
    Indented deeper(e);
    const Value &read = readsOuter ? line : x;
    Value next = isVector ? rewrittenVector(e, x, read, from.index, to.index, masks)
                          : rewrittenSlice(e, x, read, from.index, to.index);
    e.line("scf.yield " + next.name + " : " + type);
  }
  e.place = std::move(outside);
  e.line("}");
  e.countCost(40);
  printElements(e, result);
  e.scope.add(result);
}

//   %f = a slice that is filled
//   %r = scf.if "the slice is inside" { yield an element of %t with %f } else { yield another one }
static void emitGuardedSlice(Emitter &e) {
  Value line = pickWhere(e, isLine);
  Start start = drawStart(e, line.type);
  std::string isInside = start.isInside.empty() ? e.pickBool() : start.isInside;
  Type part = tensor(line.type.element, {kSliceSize});
  std::string type = spell(part.element), element = pickElement(e, part.element);
  Value filled =
      e.define(part, "linalg.fill ins(" + element + " : " + type + ") outs(" +
                         empty(e, part, {}).name + " : " + spell(part) + ") -> " + spell(part));
  Value result{e.fresh(), scalar(part.element)};
  e.line(result.name + " = scf.if " + isInside + " -> (" + type + ") {");
  {
    Indented deeper(e);
    Value whole = e.define(line.type, "tensor.insert_slice " + filled.name + " into " + line.name +
                                          sliceAt(start.index) + " : " + spell(part) + " into " +
                                          spell(line.type));
    const std::string &read = e.choices.flip() ? line.name : whole.name;
    e.line("scf.yield " +
           e.op("tensor.extract " + read + "[" + start.index + "] : " + spell(line.type)) + " : " +
           type);
  }
  e.line("} else {");
  e.line("  scf.yield " + element + " : " + type);
  e.line("}");
  e.print(result);
  printElements(e, line);
  e.scope.add(result);
}

/// Writes what a body does for the element at index `i`, and returns that element: it reads %t, writes it, and reads what
/// it wrote.
static std::string emitBody(Emitter &e, const Value &line, const std::string &element,
                            const std::string &i) {
  std::string type = spell(line.type), scalarType = spell(line.type.element);
  auto rows = static_cast<unsigned>(line.type.sizes[0]);
  auto constantIndex = [&] {
    return e.constant(Element::Index, static_cast<int>(e.choices.choose(rows)));
  };
  std::string at = e.choices.flip() ? i : constantIndex();
  std::string before = e.op("tensor.extract " + line.name + "[" + constantIndex() + "] : " + type);
  Value written = e.define(line.type, "tensor.insert " + element + " into " + line.name + "[" + at +
                                          "] : " + type);
  std::string after = e.op("tensor.extract " + written.name + "[" + i + "] : " + type);
  return e.op(std::string(pickBinary(e, line.type.element)) + " " + before + ", " + after + " : " +
              scalarType);
}

//   %g = a tensor, each element of which is what a body makes that updates %t
static void emitRepeatedBody(Emitter &e) {
  Value line = pickWhere(e, isLine);
  std::string type = spell(line.type), scalarType = spell(line.type.element),
              element = pickElement(e, line.type.element);
  Value i{e.fresh(), scalar(Element::Index)};
  auto yield = [&](const char *op) {
    e.line(op + (" " + emitBody(e, line, element, i.name)) + " : " + scalarType);
  };
  e.countCost(40);
  switch (e.choices.choose(3)) {
  case 0: {
    Value made{e.fresh(), line.type};
    e.line(made.name + " = tensor.generate {");
    {
      Indented deeper(e);
      e.label(e.freshLabel(), std::span(&i, 1));
      yield("tensor.yield");
    }
    e.line("} : " + type);
    printElements(e, made);
    return e.scope.add(made);
  }
  case 1: {
    Value out = empty(e, line.type, {}), made{e.fresh(), line.type};
    e.line(made.name +
           " = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], "
           "iterator_types = [\"parallel\"]} outs(" +
           out.name + " : " + type + ") {");
    {
      Indented deeper(e);
      Value old{e.fresh(), scalar(line.type.element)};
      e.label(e.freshLabel(), std::span(&old, 1));
      e.line(i.name + " = linalg.index 0 : index");
      yield("linalg.yield");
    }
    e.line("} -> " + type);
    printElements(e, made);
    return e.scope.add(made);
  }
  default: {
    Value carried{e.fresh(), scalar(line.type.element)}, last{e.fresh(), carried.type};
    e.line(last.name + " = affine.for " + i.name + " = 0 to " + std::to_string(line.type.sizes[0]) +
           " iter_args(" + carried.name + " = " + element + ") -> (" + scalarType + ") {");
    {
      Indented deeper(e);
      yield("affine.yield");
    }
    e.line("}");
    e.print(last);
    return e.scope.add(last);
  }
  }
}

void addTensorMovableRows(OpRows &rows) {
  rows.push_back({"tensor.movable.carried",
                  {"vector.transfer_read", "vector.transfer_write", "vector.create_mask"},
                  4,
                  mayLoop,
                  emitCarriedSlice});
  rows.push_back({"tensor.movable.guarded", {"tensor.insert_slice"}, 3, hasLine, emitGuardedSlice});
  rows.push_back({"tensor.movable.repeated",
                  {"tensor.generate", "linalg.index", "affine.for", "affine.yield"},
                  4,
                  mayLoop,
                  emitRepeatedBody});
}

} // namespace freehold::gen
