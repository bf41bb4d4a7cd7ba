//===- RareScalarOps.cpp - Flags of arith, elements, rare numbers ---------===//
// Rows of the profile `rare`. Operands are numbers from 8 to 15, so that nothing overflows, divides by zero or is no
// number whatever the flags promise.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/ops/Pick.h"

namespace freehold::gen {

/// Returns an i32 from 8 to 15.
static std::string smallNumber(Emitter &e) {
  std::string low = e.op("arith.andi " + e.pickScalar(Element::I32).name + ", " +
                         e.constant(Element::I32, 7) + " : i32");
  return e.op("arith.ori " + low + ", " + e.constant(Element::I32, 8) + " : i32");
}

static void addNumber(Emitter &e, const std::string &text) { e.add(scalar(Element::I32), text); }

static std::string overflow(Emitter &e) {
  static constexpr const char *flags[] = {"", " overflow<nsw>", " overflow<nuw>",
                                          " overflow<nsw, nuw>"};
  return flags[e.choices.choose(4)];
}

static void emitInteger(Emitter &e) {
  std::string a = smallNumber(e), b = smallNumber(e), two = e.constant(Element::I32, 2);
  auto draw = [&](auto &ops) {
    return std::string("arith.") + ops[e.choices.choose(std::size(ops))] + " ";
  };
  switch (e.choices.choose(5)) {
  case 0: {
    static constexpr const char *ops[] = {"ceildivsi", "ceildivui", "floordivsi", "remsi",
                                          "remui",     "maxui",     "minsi",      "ori",
                                          "divsi",     "divui",     "shrsi",      "shrui"};
    return addNumber(e, draw(ops) + a + ", " + b + " : i32");
  }
  case 1: {
    static constexpr const char *ops[] = {"addi", "muli", "shli"};
    return addNumber(e, draw(ops) + a + ", " + b + overflow(e) + " : i32");
  }
  case 2: {
    static constexpr const char *ops[] = {"divsi", "divui", "shrsi", "shrui"};
    std::string even = e.op("arith.muli " + a + ", " + e.constant(Element::I32, 4) + " : i32");
    return addNumber(e, draw(ops) + even + ", " + two + " exact : i32");
  }
  case 3: {
    static constexpr const char *ops[] = {"addui_extended", "mulsi_extended", "mului_extended"};
    std::string op = draw(ops), low = e.fresh(), high = e.fresh();
    bool isAddition = op == "arith.addui_extended ";
    e.line(low + ", " + high + " = " + op + a + ", " + b + (isAddition ? " : i32, i1" : " : i32"));
    return e.scope.add({high, scalar(isAddition ? Element::I1 : Element::I32)});
  }
  default: {
    // 8 or more, less 8 or less.
    std::string less =
        e.op("arith.subi " + a + ", " + e.constant(Element::I32, 8) + overflow(e) + " : i32");
    std::string byte = e.op("arith.trunci " + less + overflow(e) + " : i32 to i8");
    static constexpr const char *predicates[] = {"sle", "sgt", "ule", "ugt", "uge"};
    e.add(scalar(Element::I1), std::string("arith.cmpi ") + predicates[e.choices.choose(5)] + ", " +
                                   a + ", " + b + " : i32");
    return addNumber(e, "arith.extui " + byte + " : i8 to i32");
  }
  }
}

/// Results are whole numbers or read as such, since fast-math flags leave the last bits open.
static void emitFloat(Emitter &e) {
  static constexpr const char *flags[] = {"none", "reassoc",  "nnan", "ninf", "nsz",
                                          "arcp", "contract", "afn",  "fast"};
  auto flag = [&] { return std::string(" fastmath<") + flags[e.choices.choose(9)] + ">"; };
  std::string a = e.op("arith.sitofp " + smallNumber(e) + " : i32 to f64"),
              b = e.op("arith.sitofp " + smallNumber(e) + " : i32 to f64");
  std::string result;
  switch (e.choices.choose(5)) {
  case 0: {
    static constexpr const char *predicates[] = {"false", "oeq", "ogt", "oge", "olt", "ole",
                                                 "one",   "ord", "ueq", "ugt", "uge", "ult",
                                                 "ule",   "une", "uno", "true"};
    e.add(scalar(Element::I1), std::string("arith.cmpf ") + predicates[e.choices.choose(16)] +
                                   ", " + a + ", " + b + flag() + " : f64");
    return;
  }
  case 1: {
    static constexpr const char *roundings[] = {"",        " to_nearest_even", " downward",
                                                " upward", " toward_zero",     " to_nearest_away"};
    std::string narrow = e.op("arith.truncf " + a + roundings[e.choices.choose(6)] +
                              (e.choices.flip() ? flag() : "") + " : f64 to f32");
    result = e.op("arith.extf " + narrow + (e.choices.flip() ? flag() : "") + " : f32 to f64");
    break;
  }
  case 2:
    result = e.op("arith.negf " + e.op("arith.negf " + a + flag() + " : f64") + flag() + " : f64");
    break;
  default: {
    static constexpr const char *ops[] = {"addf",     "subf",     "mulf",    "remf",   "divf",
                                          "maximumf", "minimumf", "maxnumf", "minnumf"};
    std::string op = ops[e.choices.choose(9)];
    // The quotient of a product by its factor is whole.
    std::string first = op == "divf" ? e.op("arith.mulf " + a + ", " + b + " : f64") : a;
    result = e.op("arith." + op + " " + first + ", " + b + flag() + " : f64");
  }
  }
  if (e.choices.flip())
    return addNumber(e, "arith.fptosi " + result + " : f64 to i32");
  // Not below 0.
  addNumber(e, "arith.fptoui " + e.op("math.absf " + result + " : f64") + " : f64 to i32");
}

/// A buffer of elements that no other row has, filled and copied.
static void emitElement(Emitter &e) {
  static constexpr struct {
    const char *element, *value;
  } rows[] = {{"i4", "3 : i4"},
              {"i16", "3 : i16"},
              {"i128", "3 : i128"},
              {"f16", "1.0 : f16"},
              {"bf16", "1.0 : bf16"},
              {"f8E5M2", "1.0 : f8E5M2"},
              {"complex<f32>", "[1.0 : f32, 2.0 : f32] : complex<f32>"},
              {"vector<2xi32>", "dense<3> : vector<2xi32>"}};
  const auto &row = rows[e.choices.choose(std::size(rows))];
  std::string type = std::string("memref<4x") + row.element + ">", element = row.element;
  std::string constant = element == "complex<f32>" ? "complex.constant " : "arith.constant ";
  std::string value = e.op(constant + row.value), a = e.op("memref.alloc() : " + type),
              b = e.op("memref.alloc() : " + type);
  for (int n = 0; n < 4; ++n)
    e.line("memref.store " + value + ", " + a + "[" + e.constant(Element::Index, n) +
           "] : " + type);
  e.line("memref.copy " + a + ", " + b + " : " + type + " to " + type);
  std::string either = e.op("arith.select " + e.pickBool() + ", " + a + ", " + b + " : " + type);
  std::string cell =
      e.op("memref.load " + either + "[" + e.constant(Element::Index, 1) + "] : " + type);
  if (element == "complex<f32>")
    cell = e.op("arith.fptosi " + e.op("complex.im " + cell + " : complex<f32>") + " : f32 to i32");
  else if (element == "vector<2xi32>")
    cell = e.op("vector.extract " + cell + "[1] : i32 from vector<2xi32>");
  else if (element[0] == 'i')
    cell = e.op((element == "i128" ? "arith.trunci " : "arith.extui ") + cell + " : " + element +
                " to i32");
  else
    cell = e.op("arith.fptosi " + e.op("arith.extf " + cell + " : " + element + " to f32") +
                " : f32 to i32");
  e.print({cell, scalar(Element::I32)});
}

static void emitAtomicFloat(Emitter &e) {
  static constexpr const char *kinds[] = {"addf",     "mulf",    "maximumf",
                                          "minimumf", "maxnumf", "minnumf"};
  Value buffer = e.newBuffer(memref(Element::F32, {4}), Access::Writable);
  e.op(std::string("memref.atomic_rmw ") + kinds[e.choices.choose(6)] + " " +
       e.pickScalar(Element::F32).name + ", " + buffer.name + "[" + e.pickIndexBelow(4) +
       "] : (f32, " + spell(buffer.type) + ") -> f32");
  e.print(e.load(buffer));
}

/// The number is below the product of each basis.
static void emitIndices(Emitter &e) {
  std::string a = e.pickIndexBelow(4), two = e.constant(Element::Index, 2), parts = e.fresh();
  auto basis = [&] {
    const std::string bases[] = {"(2, 3)", "(" + two + ", 3)", "(" + two + ", " + two + ")"};
    return bases[e.choices.choose(3)];
  };
  e.line(parts + ":2 = affine.delinearize_index " + a + " into " + basis() + " : index, index");
  std::string text = e.choices.flip() ? " [" + parts + "#0, " + parts + "#1] by " + basis()
                                      : " disjoint [" + parts + "#1] by (3)";
  std::string sum = e.op("affine.linearize_index" + text + " : index");
  e.add(scalar(Element::Index),
        "arith.minui " + sum + ", " + e.constant(Element::Index, kIndexMax) + " : index");
  std::string number = std::to_string(e.choices.choose(kIndexMax));
  e.add(scalar(Element::Index), "affine.max affine_map<() -> (" + number + ", 1)>()");
  e.add(scalar(Element::Index), "affine.max affine_map<(d0) -> (d0, " + number + ")>(" + two + ")");
  e.add(scalar(Element::Index), "affine.min affine_map<() -> (" + number + ", 1)>()");
  e.add(scalar(Element::Index), "affine.apply affine_map<() -> (" + number + ")>()");
}

static void emitAssert(Emitter &e) {
  std::string number = smallNumber(e);
  e.line("cf.assert " +
         e.op("arith.cmpi ult, " + number + ", " + e.constant(Element::I32, 16) + " : i32") +
         ", \"small\"");
}

/// Attributes and operands of memory ops that no other row has, on buffers of its own. Long: a case for each.
static void emitRest(Emitter &e) {
  std::string type = "memref<4xi32>", one = e.constant(Element::Index, 1),
              two = e.constant(Element::Index, 2);
  std::string number = e.pickScalar(Element::I32).name;
  auto show = [&](const std::string &buffer, const std::string &indices, const std::string &of) {
    e.print({e.op("memref.load " + buffer + indices + " : " + of), scalar(Element::I32)});
  };
  switch (e.choices.choose(6)) {
  case 0: {
    e.declare("memref.global \"private\" @unwritten : " + type +
              " = uninitialized {alignment = 16}");
    std::string global = e.op("memref.get_global @unwritten : " + type);
    e.line("memref.store " + number + ", " + global + "[" + one + "] : " + type);
    return show(global, "[" + one + "]", type);
  }
  case 1: {
    std::string buffer = e.op("memref.alloc() : " + type), index = e.fresh();
    e.line("scf.forall (" + index + ") = (0) to (" + e.constant(Element::Index, 4) + ") step (" +
           one + ") {");
    e.line("  memref.store " + number + ", " + buffer + "[" + index + "] : " + type);
    e.line(std::string("}") + (e.choices.flip() ? " {mapping = [#gpu.thread<x>]}" : ""));
    return show(buffer, "[" + two + "]", type);
  }
  case 2: {
    std::string square = "memref<4x4xi32>", whole = e.op("memref.alloc() : " + square),
                view = "memref<2x2xi32, strided<[?, ?]>>";
    e.line("linalg.fill ins(" + number + " : i32) outs(" + whole + " : " + square + ")");
    std::string part = e.op("memref.subview " + whole + "[0, 0] [2, 2] [" + one + ", " + two +
                            "] : " + square + " to " + view);
    return show(part, "[" + one + ", " + one + "]", view);
  }
  case 3: {
    std::string buffer = e.op("memref.alloc() : " + type), index = e.fresh();
    e.line("linalg.fill ins(" + number + " : i32) outs(" + buffer + " : " + type + ")");
    e.line("affine.for " + index + " = max affine_map<(d0, d1) -> (d0, d1)>(" + one + ", " + two +
           ") to min affine_map<(d0, d1) -> (d0, d1)>(" + one + ", " + two + ") {");
    e.line("  affine.store " + number + ", " + buffer + "[0] : " + type);
    e.line("}");
    return show(buffer, "[" + two + "]", type);
  }
  case 4: {
    std::string a = e.op("memref.alloc() : " + type), in = e.fresh(), out = e.fresh(),
                map = "affine_map<(d0) -> (d0)>";
    e.line("linalg.fill ins(" + number + " : i32) outs(" + a + " : " + type + ")");
    e.line("linalg.generic {doc = \"sum\", library_call = \"sum\", indexing_maps = [" + map +
           "], iterator_types = [\"parallel\"]} outs(" + a + " : " + type + ") {");
    e.line("^bb0(" + out + ": i32):");
    e.line("  " + in + " = arith.addi " + out + ", " + out + " : i32");
    e.line("  linalg.yield " + in + " : i32");
    e.line("}");
    return show(a, "[" + one + "]", type);
  }
  default: {
    std::string buffer = e.op("memref.alloc() : " + type), i = e.fresh(),
                small = e.constant(Element::I32, 3);
    e.line("linalg.fill ins(" + number + " : i32) outs(" + buffer + " : " + type + ")");
    e.line("scf.for unsigned " + i + " = " + e.constant(Element::I32, 0) + " to " + small +
           " step " + e.constant(Element::I32, 1) + " : i32 {");
    e.line("  memref.store " + i + ", " + buffer + "[" + one + "] : " + type);
    e.line("}");
    return show(buffer, "[" + one + "]", type);
  }
  }
}

/// It writes a global.
static bool isSequential(const Emitter &e) { return !e.place.isParallel(); }

void addRareScalarRows(OpRows &rows) {
  rows.push_back(
      {"rare.integer",
       {"arith.ceildivsi", "arith.ceildivui", "arith.floordivsi", "arith.remsi", "arith.maxui",
        "arith.minsi", "arith.ori", "arith.divsi", "arith.divui", "arith.shrsi", "arith.shrui",
        "arith.shli", "arith.addui_extended", "arith.mulsi_extended", "arith.mului_extended"},
       4,
       always,
       emitInteger});
  rows.push_back({"rare.float",
                  {"arith.cmpf", "arith.truncf", "arith.sitofp", "arith.negf", "arith.subf",
                   "arith.mulf", "arith.divf", "arith.remf", "arith.maxnumf", "arith.minnumf",
                   "arith.fptosi", "arith.fptoui"},
                  6,
                  always,
                  emitFloat});
  rows.push_back({"rare.element", {"memref.alloc", "memref.copy"}, 1, always, emitElement});
  rows.push_back({"rare.atomic_float", {"memref.atomic_rmw"}, 1, always, emitAtomicFloat});
  rows.push_back({"rare.indices",
                  {"affine.delinearize_index", "affine.linearize_index"},
                  1,
                  always,
                  emitIndices});
  rows.push_back({"rare.assert", {"cf.assert"}, 1, always, emitAssert});
  rows.push_back(
      {"rare.rest", {"memref.global", "scf.forall", "linalg.generic"}, 3, isSequential, emitRest});
}

} // namespace freehold::gen
