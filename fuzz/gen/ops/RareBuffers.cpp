//===- RareBuffers.cpp ----------------------------------------------------===//
#include "fuzz/gen/ops/RareBuffers.h"

namespace freehold::gen::rare {

std::string plainType(const Cells &cells, const char *suffix) {
  return std::string("memref<") + cells.shape + cells.element + suffix;
}

Buffer allocate(Emitter &e, const std::string &type, const Cells &cells, const char *op,
                const std::string &sizes) {
  std::string name = e.op(std::string(op) + "(" + sizes + ") : " + type);
  Element element = cells.element == std::string("i32")  ? Element::I32
                    : cells.element == std::string("i8") ? Element::I8
                                                         : Element::Index;
  e.line("linalg.fill ins(" + e.constant(element, cells.number) + " : " + cells.element +
         ") outs(" + name + " : " + type + ")");
  return {name, type};
}

Buffer ofKind(Emitter &e, Kind kind) {
  auto viewed = [&](const char *view, const char *type) {
    Buffer whole = allocate(e, "memref<8xi32>", kFour);
    return e.op("memref.subview " + whole.name + view + " : memref<8xi32> to " + type);
  };
  Buffer buffer;
  switch (kind) {
  case Kind::Static:
    buffer = allocate(e, "memref<4xi32>", kFour);
    break;
  case Kind::Dynamic:
    buffer = allocate(e, "memref<?xi32>", kFour, "memref.alloc", e.constant(Element::Index, 4));
    break;
  case Kind::RankZero:
    buffer = allocate(e, "memref<i32>", kFour);
    break;
  case Kind::Strided:
    buffer.type = "memref<4xi32, strided<[2]>>";
    buffer.name = viewed("[0] [4] [2]", buffer.type.c_str());
    break;
  case Kind::Offset:
    buffer.type = "memref<4xi32, strided<[1], offset: 2>>";
    buffer.name = viewed("[2] [4] [1]", buffer.type.c_str());
    break;
  case Kind::InSpace:
    buffer = allocate(e, "memref<4xi32, 1>", kFour);
    break;
  case Kind::Unranked:
    buffer.type = "memref<*xi32>";
    buffer.name =
        e.op("memref.cast " + allocate(e, "memref<4xi32>", kFour).typed() + " to memref<*xi32>");
    break;
  }
  buffer.kind = kind;
  return buffer;
}

//===----------------------------------------------------------------------===//
// Origins
//===----------------------------------------------------------------------===//

/// Long: a case for each origin.
void withOrigin(Emitter &e, Origin origin, const Cells &cells,
                const std::function<void(Buffer)> &use) {
  std::string type = plainType(cells);
  auto renamed = [&](std::string name) {
    return Buffer{std::move(name), type, Kind::Static, origin};
  };
  auto useInRegion = [&](const std::string &name) {
    Scope::Mark mark = e.scope.mark();
    use(renamed(name));
    e.scope.leave(mark);
  };
  switch (origin) {
  case Origin::Argument: {
    auto found = e.scope.find([&](const Value &value) {
      return value.name.starts_with("%arg") && value.isWritable() && spell(value.type) == type;
    });
    if (found.empty())
      return use(allocate(e, type, cells));
    return use(renamed(e.scope.values()[found[e.choices.choose(found.size())]].name));
  }
  case Origin::Alloc:
    return use(allocate(e, type, cells));
  case Origin::Stack: {
    Buffer buffer = allocate(e, type, cells, "memref.alloca");
    buffer.origin = origin;
    return use(buffer);
  }
  case Origin::View: {
    std::string dynamic = plainType({"?x", cells.element, 0});
    if (cells.shape == std::string("2x2x"))
      dynamic = plainType({"?x?x", cells.element, 0});
    std::string wider = e.op("memref.cast " + allocate(e, type, cells).typed() + " to " + dynamic);
    return use(renamed(e.op("memref.cast " + wider + " : " + dynamic + " to " + type)));
  }
  case Origin::Select: {
    std::string a = allocate(e, type, cells).name, b = allocate(e, type, cells).name;
    return use(renamed(e.op("arith.select " + e.pickBool() + ", " + a + ", " + b + " : " + type)));
  }
  case Origin::Block: {
    std::string given = allocate(e, type, cells).name, label = e.freshLabel();
    Value argument{e.fresh(), {}, {}};
    e.line("scf.execute_region {");
    {
      Indented deeper(e);
      e.line("cf.br " + label + "(" + given + " : " + type + ")");
    }
    e.line(label + "(" + argument.name + " : " + type + "):");
    {
      Indented deeper(e);
      useInRegion(argument.name);
      e.line("scf.yield");
    }
    return e.line("}");
  }
  case Origin::Result: {
    std::string name = e.fresh();
    e.line(name + " = scf.if " + e.pickBool() + " -> (" + type + ") {");
    for (bool isLast : {false, true}) {
      {
        Indented deeper(e);
        e.line("scf.yield " + allocate(e, type, cells).typed());
      }
      e.line(isLast ? "}" : "} else {");
    }
    return use(renamed(name));
  }
  case Origin::Carried: {
    std::string initial = allocate(e, type, cells).name, carried = e.fresh(), result = e.fresh(),
                index = e.fresh();
    e.line(result + " = scf.for " + index + " = " + zero(e) + " to " +
           e.constant(Element::Index, 2) + " step " + one(e) + " iter_args(" + carried + " = " +
           initial + ") -> (" + type + ") {");
    {
      Indented deeper(e);
      useInRegion(carried);
      e.line("scf.yield " + carried + " : " + type);
    }
    return e.line("}");
  }
  case Origin::Global: {
    std::string name = std::string("@rare_") + cells.element + std::to_string(type.size());
    e.declare("memref.global \"private\" " + name + " : " + type + " = dense<" +
              std::to_string(cells.number) + ">");
    return use(renamed(e.op("memref.get_global " + name + " : " + type)));
  }
  case Origin::Loaded: {
    std::string box = "memref<1x" + type + ">", given = allocate(e, type, cells).name;
    std::string name = e.op("memref.alloc() : " + box);
    e.line("memref.store " + given + ", " + name + "[" + zero(e) + "] : " + box);
    return use(renamed(e.op("memref.load " + name + "[" + zero(e) + "] : " + box)));
  }
  case Origin::Call: {
    std::string name = std::string("@make_") + cells.element + std::to_string(type.size());
    e.declare("func.func private " + name + "() -> " + type + " {\n  %v = arith.constant " +
              std::to_string(cells.number) + " : " + cells.element +
              "\n  %m = memref.alloc() : " + type + "\n  linalg.fill ins(%v : " + cells.element +
              ") outs(%m : " + type + ")\n  return %m : " + type + "\n}");
    return use(renamed(e.op("func.call " + name + "() : () -> " + type)));
  }
  }
}

} // namespace freehold::gen::rare
