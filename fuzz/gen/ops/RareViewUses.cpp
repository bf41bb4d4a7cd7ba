//===- RareViewUses.cpp - Views of buffers of each origin and type --------===//
#include "fuzz/gen/ops/RareUses.h"

namespace freehold::gen::rare {

std::string firstCell(Emitter &e, const Buffer &buffer) {
  return buffer.name + (buffer.kind == Kind::RankZero ? "[]" : "[" + zero(e) + "]") + " : " +
         buffer.type;
}

void show(Emitter &e, Buffer buffer) {
  if (!buffer.isRanked())
    buffer = {e.op("memref.cast " + buffer.typed() + " to memref<4xi32>"), "memref<4xi32>"};
  e.print({e.op("memref.load " + firstCell(e, buffer)), scalar(Element::I32)});
}
void showAs(Emitter &e, const std::string &name, const std::string &type, Kind kind) {
  show(e, {name, type, kind});
}

void reinterpret(Emitter &e, const Buffer &b) {
  std::string type = "memref<2xi32, strided<[1]>>";
  if (b.kind == Kind::InSpace)
    type = "memref<2xi32, strided<[1]>, 1>";
  showAs(e,
         e.op("memref.reinterpret_cast " + b.name +
              " to offset: [0], sizes: [2], strides: [1] : " + b.type + " to " + type),
         type);
}

void subview(Emitter &e, const Buffer &b) {
  if (b.kind == Kind::RankZero)
    return showAs(
        e,
        e.op("memref.subview " + b.name + "[] [] [] : " + b.type + " to memref<i32, strided<[]>>"),
        "memref<i32, strided<[]>>", b.kind);
  std::string type = "memref<2xi32, strided<[?]>>";
  showAs(e,
         e.op("memref.subview " + b.name + "[0] [2] [" + one(e) + "] : " + b.type + " to " + type),
         type);
}

void expand(Emitter &e, const Buffer &b) {
  if (b.kind == Kind::RankZero)
    return showAs(e,
                  e.op("memref.expand_shape " + b.name + " [] output_shape [1] : " + b.type +
                       " into memref<1xi32>"),
                  "memref<1xi32>");
  std::string type =
      b.kind == Kind::Offset ? "memref<4x1xi32, strided<[1, 1], offset: 2>>" : "memref<4x1xi32>";
  std::string made = e.op("memref.expand_shape " + b.name +
                          " [[0, 1]] output_shape [4, 1] : " + b.type + " into " + type);
  showAs(e, e.op("memref.collapse_shape " + made + " [[0, 1]] : " + type + " into " + b.type),
         b.type);
}

void collapse(Emitter &e, const Buffer &b) {
  showAs(e,
         e.op("memref.collapse_shape " + b.name + " [[0, 1]] : " + b.type + " into memref<4xi32>"),
         "memref<4xi32>");
}

void transpose(Emitter &e, const Buffer &b) {
  std::string column = "memref<2x1xi32, strided<[2, 1], offset: 1>>",
              row = "memref<1x2xi32, strided<[1, 2], offset: 1>>";
  std::string part =
      e.op("memref.subview " + b.name + "[0, 1] [2, 1] [1, 1] : " + b.type + " to " + column);
  std::string turned =
      e.op("memref.transpose " + part + " (i, j) -> (j, i) : " + column + " to " + row);
  e.print({e.op("memref.load " + turned + "[" + zero(e) + ", " + one(e) + "] : " + row),
           scalar(Element::I32)});
  std::string type = "memref<2x2xi32, strided<[1, 2]>>";
  std::string made =
      e.op("memref.transpose " + b.name + " (i, j) -> (j, i) : " + b.type + " to " + type);
  e.print({e.op("memref.load " + made + "[" + zero(e) + ", " + one(e) + "] : " + type),
           scalar(Element::I32)});
}

void view(Emitter &e, const Buffer &b) {
  static constexpr const char *sources[] = {"memref<16xi8>", "memref<?xi8>", "memref<16xi8, 1>"};
  unsigned number = e.choices.choose(3);
  std::string source = b.name, type = sources[number], space = number == 2 ? ", 1>" : ">";
  if (number)
    source = e.op(std::string(number == 1 ? "memref.cast " : "memref.memory_space_cast ") +
                  b.typed() + " to " + type);
  std::string two = e.constant(Element::Index, 2), sizes = "][", made = "memref<4xi32" + space;
  if (e.choices.flip())
    sizes += two, made = "memref<?xi32" + space;
  showAs(e, e.op("memref.view " + source + "[" + zero(e) + sizes + "] : " + type + " to " + made),
         made);
  std::string square = "memref<?x?xi32" + space;
  std::string wide = e.op("memref.view " + source + "[" + zero(e) + "][" + two + ", " + two +
                          "] : " + type + " to " + square);
  e.print({e.op("memref.load " + wide + "[" + zero(e) + ", " + zero(e) + "] : " + square),
           scalar(Element::I32)});
}

void reshape(Emitter &e, const Buffer &b) {
  Buffer shape = allocate(e, "memref<1xindex>", kShape);
  showAs(e,
         e.op("memref.reshape " + b.name + "(" + shape.name + ") : (" + b.type + ", " + shape.type +
              ") -> memref<?xi32>"),
         "memref<?xi32>");
}

/// Nobody else writes a global or argument of this type. The shape may have a rare type itself.
void reshapeBy(Emitter &e, const Buffer &b) {
  Buffer source = allocate(e, "memref<4xi32>", kFour), shape = b;
  switch (e.choices.choose(4)) {
  case 0:
    shape = allocate(e, "memref<1xindex, 1>", kShape);
    break;
  case 1:
    shape.type = "memref<1xindex, strided<[1], offset: 2>>";
    shape.name = e.op("memref.subview " + allocate(e, "memref<4xindex>", kShape).name +
                      "[2] [1] [1] : memref<4xindex> to " + shape.type);
    break;
  case 2:
    shape.type = "memref<?xindex>";
    shape.name = e.op("memref.cast " + b.typed() + " to " + shape.type);
    break;
  default:
    break;
  }
  std::string made = shape.type == "memref<?xindex>" ? "memref<*xi32>" : "memref<?xi32>";
  showAs(e,
         e.op("memref.reshape " + source.name + "(" + shape.name + ") : (" + source.type + ", " +
              shape.type + ") -> " + made),
         made, made == "memref<*xi32>" ? Kind::Unranked : Kind::Dynamic);
}

} // namespace freehold::gen::rare
