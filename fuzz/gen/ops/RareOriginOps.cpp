//===- RareOriginOps.cpp - Each op on memrefs of each origin and type -----===//
// A row of the profile `rare`: one op that uses a buffer of its own (RareBuffers.h). So each op meets each origin and
// each type.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Affine.h"
#include "fuzz/gen/ops/RareUses.h"

namespace freehold::gen {

using namespace rare;

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

static std::string withoutMemRef(const Buffer &buffer) {
  return buffer.kind == Kind::RankZero  ? "tensor<i32>"
         : buffer.kind == Kind::Dynamic ? "tensor<?xi32>"
                                        : "tensor<4xi32>";
}

/// The hint of a prefetch, with any of its attributes.
static void prefetchBy(Emitter &e, const char *dialect, const std::string &access) {
  size_t colon = access.find(" : ");
  e.line(std::string(dialect) + ".prefetch " + access.substr(0, colon) +
         (e.choices.flip() ? ", read" : ", write") + ", locality<" +
         std::to_string(e.choices.choose(4)) + ">" + (e.choices.flip() ? ", data" : ", instr") +
         access.substr(colon));
}

static void prefetch(Emitter &e, const Buffer &b) {
  prefetchBy(e, "memref", firstCell(e, b));
  show(e, b);
}
static void affinePrefetch(Emitter &e, const Buffer &b) {
  prefetchBy(e, "affine", firstCell(e, b));
  show(e, b);
}

/// Whether nothing else names the buffer or ever did, which `restrict` promises.
static bool isNew(const Buffer &b) { return b.kind == Kind::Static && b.origin == Origin::Alloc; }

static void toTensor(Emitter &e, const Buffer &b) {
  std::string tensor = withoutMemRef(b);
  std::string value =
      e.op("bufferization.to_tensor " + b.name + (isNew(b) && e.choices.flip() ? " restrict" : "") +
           (e.choices.flip() ? " writable" : "") + " : " + b.type + " to " + tensor);
  std::string indices = b.kind == Kind::RankZero ? "[]" : "[" + zero(e) + "]";
  e.print({e.op("tensor.extract " + value + indices + " : " + tensor), scalar(Element::I32)});
}

static void materialize(Emitter &e, const Buffer &b) {
  std::string tensor = withoutMemRef(b),
              made = b.kind == Kind::RankZero ? "tensor<i32>" : "tensor<4xi32>";
  std::string value = e.op("arith.constant dense<5> : " + made);
  if (made != tensor)
    value = e.op("tensor.cast " + value + " : " + made + " to " + tensor);
  e.line("bufferization.materialize_in_destination " + value + " in" +
         (isNew(b) && e.choices.flip() ? " restrict" : "") + " writable " + b.name + " : (" +
         tensor + ", " + b.type + ") -> ()");
  show(e, b);
}

static void distinctObjects(Emitter &e, const Buffer &b) {
  if (e.choices.flip() || b.kind != Kind::Static)
    return showAs(e, e.op("memref.distinct_objects " + b.typed()), b.type, b.kind);
  std::string names = e.fresh(), other = allocate(e, b.type, kFour).name;
  e.line(names + ":2 = memref.distinct_objects " + b.name + ", " + other + " : " + b.type + ", " +
         b.type);
  showAs(e, names + "#0", b.type);
  showAs(e, names + "#1", b.type);
}

/// An address is never shown, only that there is one.
static void alignedPointer(Emitter &e, const Buffer &b) {
  std::string pointer = e.op("memref.extract_aligned_pointer_as_index " + b.typed() + " -> index");
  show(e, b);
  e.print({e.op("arith.cmpi ne, " + pointer + ", " + zero(e) + " : index"), scalar(Element::I1)});
}

static void rank(Emitter &e, const Buffer &b) {
  e.print({e.op("arith.index_cast " + e.op("memref.rank " + b.typed()) + " : index to i32"),
           scalar(Element::I32)});
  show(e, b);
}

static void copy(Emitter &e, const Buffer &b) {
  std::string other = b.kind == Kind::RankZero ? "memref<i32>" : "memref<4xi32>";
  Buffer made = allocate(e, other, kFour);
  made.kind = b.kind == Kind::RankZero ? b.kind : Kind::Static;
  bool isSource = e.choices.flip();
  const Buffer &from = isSource ? b : made, &to = isSource ? made : b;
  e.line("memref.copy " + from.name + ", " + to.name + " : " + from.type + " to " + to.type);
  show(e, to);
}

static void clone(Emitter &e, const Buffer &b) {
  showAs(e, e.op("bufferization.clone " + b.typed() + " to " + b.type), b.type, b.kind);
}

/// The buffer has no other name that is used later.
static void reallocate(Emitter &e, const Buffer &b) {
  std::string type = b.kind == Kind::InSpace ? "memref<6xi32, 1>" : "memref<6xi32>";
  showAs(e,
         e.op("memref.realloc " + b.name + (e.choices.flip() ? " {alignment = 8}" : "") + " : " +
              b.type + " to " + type),
         type);
}

/// affine.prefetch is refused by the shipped pipeline; see kRefusedUses.
template <bool isAffine> static void prefetchSquare(Emitter &e, const Buffer &b) {
  std::string cell = b.name + "[" + zero(e) + ", " + one(e) + "] : " + b.type;
  prefetchBy(e, isAffine ? "affine" : "memref", cell);
  e.print({e.op("memref.load " + cell), scalar(Element::I32)});
}

static void metadata(Emitter &e, const Buffer &b) {
  std::string base = e.fresh(), offset = e.fresh(), size = e.fresh(), stride = e.fresh();
  e.line(base + ", " + offset + ", " + size + ", " + stride +
         " = memref.extract_strided_metadata " + b.typed() +
         " -> memref<i32>, index, index, index");
  showAs(e, base, "memref<i32>", Kind::RankZero);
}

static void assumeAlignment(Emitter &e, const Buffer &b) {
  showAs(e, e.op("memref.assume_alignment " + b.name + ", 4 : " + b.type), b.type, b.kind);
}

static void castSpace(Emitter &e, const Buffer &b) {
  if (b.isRanked())
    return showAs(e, e.op("memref.memory_space_cast " + b.typed() + " to memref<4xi32, 2>"),
                  "memref<4xi32, 2>");
  std::string made = e.op("memref.memory_space_cast " + b.typed() + " to memref<*xi32, 2>");
  showAs(e, e.op("memref.cast " + made + " : memref<*xi32, 2> to memref<4xi32, 2>"),
         "memref<4xi32, 2>");
}

static void atomic(Emitter &e, const Buffer &b) {
  static constexpr const char *kinds[] = {"addi", "andi", "assign", "maxs", "maxu",
                                          "mins", "minu", "muli",   "ori",  "xori"};
  std::string at = firstCell(e, b);
  size_t colon = at.find(" : ");
  e.op(std::string("memref.atomic_rmw ") + kinds[e.choices.choose(std::size(kinds))] + " " +
       e.constant(Element::I32, 1) + ", " + at.substr(0, colon) + " : (i32, " + b.type +
       ") -> i32");
  show(e, b);
}

static void affineAccess(Emitter &e, const Buffer &b) {
  std::string at = b.name + (b.kind == Kind::RankZero ? "[]" : "[0]") + " : " + b.type;
  e.line("affine.store " + e.pickScalar(Element::I32).name + ", " + at);
  e.print({e.op("affine.load " + at), scalar(Element::I32)});
}

/// Two cells at once, of which scalar accesses share some.
static void affineVectors(Emitter &e, const Buffer &b) {
  constexpr unsigned kStarts = 3;
  auto at = [&](unsigned bound) {
    return b.name + "[" + pickAffineExpr(e, bound) + "] : " + b.type;
  };
  std::string vector = ", vector<2xi32>", wide = at(kStarts), other = at(kStarts);
  auto store = [&] {
    e.line("affine.store " + e.pickScalar(Element::I32).name + ", " + at(kStarts + 1));
  };
  if (e.choices.flip())
    store();
  std::string element = e.pickScalar(Element::I32).name;
  std::string stored = e.op("vector.broadcast " + element + " : i32 to vector<2xi32>");
  e.line("affine.vector_store " + stored + ", " + wide + vector);
  if (e.choices.flip())
    store();
  std::string loaded = e.op("affine.vector_load " + (e.choices.flip() ? wide : other) + vector);
  for (const char *lane : {"0", "1"})
    e.print({e.op("vector.extract " + loaded + "[" + lane + "] : i32 from vector<2xi32>"),
             scalar(Element::I32)});
  e.print({e.op("affine.load " + at(kStarts + 1)), scalar(Element::I32)});
}

/// Accesses with all that they may say.
static void access(Emitter &e, const Buffer &b) {
  std::string at = firstCell(e, b), attributes = " {";
  attributes += e.choices.flip() ? "alignment = 4 : i64, " : "";
  attributes += std::string("nontemporal = ") + (e.choices.flip() ? "true}" : "false}");
  at.insert(at.find(" : "), attributes);
  e.line("memref.store " + e.pickScalar(Element::I32).name + ", " + at);
  e.print({e.op("memref.load " + at), scalar(Element::I32)});
}

/// The buffer through memory.
static void box(Emitter &e, const Buffer &b) {
  std::string dialect = e.choices.flip() ? "memref" : "affine", type = "memref<1x" + b.type + ">";
  std::string name = e.op("memref.alloc() : " + type),
              at = name + (dialect == "affine" ? "[0]" : "[" + zero(e) + "]") + " : " + type;
  e.line(dialect + ".store " + b.name + ", " + at);
  showAs(e, e.op(dialect + ".load " + at), b.type, b.kind);
}

static void structured(Emitter &e, const Buffer &b) {
  bool isDynamic = b.kind == Kind::Dynamic;
  std::string row = isDynamic ? "memref<2x?xi32>" : "memref<2x4xi32>";
  auto newRow = [&] {
    return allocate(e, row, kFour, "memref.alloc", isDynamic ? e.constant(Element::Index, 4) : "");
  };
  auto reduce = [&](const std::string &ins, const std::string &outs, const char *dimension) {
    e.line("linalg.reduce { arith.addi } ins(" + ins + ") outs(" + outs + ") dimensions = [" +
           dimension + "]");
  };
  switch (e.choices.choose(6)) {
  case 0: {
    Buffer sum = allocate(e, "memref<i32>", kFour);
    reduce(b.typed(), sum.typed(), "0");
    return showAs(e, sum.name, sum.type, Kind::RankZero);
  }
  case 1:
    reduce(newRow().typed(), b.typed(), "0");
    return show(e, b);
  case 2: {
    Buffer wide = newRow();
    e.line("linalg.broadcast ins(" + b.typed() + ") outs(" + wide.typed() + ") dimensions = [0]");
    return e.print(
        {e.op("memref.load " + wide.name + "[" + zero(e) + ", " + zero(e) + "] : " + row),
         scalar(Element::I32)});
  }
  case 3:
    e.line("linalg.broadcast ins(" + allocate(e, "memref<i32>", kFour).typed() + ") outs(" +
           b.typed() + ") dimensions = [0]");
    return show(e, b);
  case 4: {
    Buffer other = allocate(e, "memref<4xi32>", kFour);
    if (isDynamic)
      return show(e, b);
    bool isSource = e.choices.flip();
    const Buffer &from = isSource ? b : other, &to = isSource ? other : b;
    e.line("linalg.copy ins(" + from.typed() + ") outs(" + to.typed() + ")");
    return show(e, to);
  }
  default: {
    if (isDynamic)
      return show(e, b);
    Buffer a = newRow(), other = allocate(e, "memref<4xi32>", kFour);
    std::string names[4] = {e.fresh(), e.fresh(), e.fresh(), e.fresh()};
    e.line("linalg.reduce ins(" + a.name + ", " + a.name + " : " + row + ", " + row + ") outs(" +
           b.name + ", " + other.name + " : " + b.type + ", " + other.type + ") dimensions = [0]");
    e.line("  (" + names[0] + ": i32, " + names[1] + ": i32, " + names[2] + ": i32, " + names[3] +
           ": i32) {");
    e.line("  linalg.yield " + names[2] + ", " + names[3] + " : i32, i32");
    e.line("  }");
    return show(e, b);
  }
  }
}

static void declareFirst(Emitter &e) {
  e.declare("func.func private @first(%m: memref<4xi32> {llvm.noundef}) -> (i32 {llvm.noundef}) "
            "attributes {no_inline} {\n"
            "  %i = arith.constant 0 : index\n  %v = memref.load %m[%i] : memref<4xi32>\n  return "
            "%v : i32\n}");
}

static void call(Emitter &e, const Buffer &b) {
  declareFirst(e);
  std::string attributes = e.choices.flip()
                               ? " {no_inline}"
                               : " {arg_attrs = [{llvm.noundef}], res_attrs = [{llvm.noundef}]}";
  e.print({e.op("func.call @first(" + b.name + ")" + attributes + " : (" + b.type + ") -> i32"),
           scalar(Element::I32)});
}

/// Hands the buffer through a construct of control flow, and shows what comes out.
static void forward(Emitter &e, const Buffer &b) {
  std::string out = e.fresh(), type = b.type, inner = e.fresh();
  auto region = [&](const std::string &head, const std::string &yield) {
    e.line(out + " = " + head);
    e.line("  " + yield + " : " + type);
  };
  switch (e.choices.choose(7)) {
  case 0:
    region("scf.for " + e.fresh() + " = " + zero(e) + " to " + one(e) + " step " + one(e) +
               " iter_args(" + inner + " = " + b.name + ") -> (" + type + ") {",
           "scf.yield " + b.name);
    break;
  case 1:
    region("affine.for " + e.fresh() + " = 0 to 2 iter_args(" + inner + " = " + b.name + ") -> (" +
               type + ") {",
           "affine.yield " + b.name);
    break;
  case 2:
    region("memref.alloca_scope -> (" + type + ") {", "memref.alloca_scope.return " + b.name);
    break;
  case 3: {
    std::string after = e.fresh(), no = e.constant(Element::I1, 0);
    e.line(out + " = scf.while (" + inner + " = " + b.name + ") : (" + type + ") -> " + type +
           " {");
    e.line("  scf.condition(" + no + ") " + b.name + " : " + type);
    e.line("} do {");
    e.line("^bb0(" + after + ": " + type + "):");
    e.line("  scf.yield " + after + " : " + type);
    break;
  }
  case 4: {
    std::string condition = e.pickBool(), label = e.freshLabel();
    e.line(out + " = scf.execute_region -> " + type + (e.choices.flip() ? " no_inline" : "") +
           " {");
    e.line("  cf.cond_br " + condition + (e.choices.flip() ? " weights([1, 3])" : "") + ", " +
           label + "(" + b.typed() + "), " + label + "(" + b.typed() + ")");
    e.line(label + "(" + inner + " : " + type + "):");
    e.line("  scf.yield " + inner + " : " + type);
    break;
  }
  case 5:
    region("scf.if " + e.pickBool() + " -> (" + type + ") {", "scf.yield " + b.name);
    e.line("} else {");
    e.line("  scf.yield " + b.typed());
    break;
  default: {
    if (b.kind == Kind::RankZero || b.kind == Kind::Strided || b.kind == Kind::Offset ||
        !b.isRanked())
      return show(e, b);
    std::string sizes = b.kind == Kind::Dynamic ? e.constant(Element::Index, 4) : "";
    Buffer other = allocate(e, type, kFour, "memref.alloc", sizes);
    e.line(out + " = arith.select " + e.pickBool() + ", " + other.name + ", " + b.name + " : " +
           type);
    return showAs(e, out, type, b.kind);
  }
  }
  e.line("}");
  showAs(e, out, type, b.kind);
}

static void forwardBySwitch(Emitter &e, const Buffer &b) {
  std::string out = e.fresh(), inner = e.fresh(), label = e.freshLabel(),
              flag = e.pickScalar(Element::I32).name;
  std::string target = label + "(" + b.typed() + ")";
  e.line(out + " = scf.execute_region -> " + b.type + " {");
  e.line("  cf.switch " + flag + " : i32, [default: " + target +
         (e.choices.flip() ? ", 3: " + target : "") + "]");
  e.line(label + "(" + inner + " : " + b.type + "):");
  e.line("  scf.yield " + inner + " : " + b.type);
  e.line("}");
  showAs(e, out, b.type, b.kind);
}

static void callIndirect(Emitter &e, const Buffer &b) {
  declareFirst(e);
  std::string type = "(" + b.type + ") -> i32", callee = e.op("func.constant @first : " + type);
  std::string attributes =
      e.choices.flip() ? "" : " {arg_attrs = [{llvm.noundef}], res_attrs = [{llvm.noundef}]}";
  e.print({e.op("func.call_indirect " + callee + "(" + b.name + ")" + attributes + " : " + type),
           scalar(Element::I32)});
}

static void genericAtomic(Emitter &e, const Buffer &b) {
  std::string at = firstCell(e, b), old = e.fresh(), result = e.fresh();
  e.line(result + " = memref.generic_atomic_rmw " + at + " {");
  e.line("^bb0(" + old + ": i32):");
  e.line("  memref.atomic_yield " + old + " : i32");
  e.line("}");
  e.print({result, scalar(Element::I32)});
}

//===----------------------------------------------------------------------===//
// The row
//===----------------------------------------------------------------------===//

namespace {
struct Use {
  const char *op;
  Cells cells;
  bool (*accepts)(const Buffer &);
  void (*emit)(Emitter &, const Buffer &);
};
} // namespace

static bool any(const Buffer &) { return true; }
static bool ranked(const Buffer &b) { return b.isRanked(); }
static bool plain(const Buffer &b) { return b.kind == Kind::Static; }
static bool array(const Buffer &b) {
  return b.isRanked() && b.kind != Kind::RankZero && b.kind != Kind::Dynamic;
}
static bool dense(const Buffer &b) {
  return b.isRanked() && b.kind != Kind::Strided && b.kind != Kind::Offset;
}
/// Vectors are of cells that are neighbours.
static bool line(const Buffer &b) {
  return b.isRanked() && b.kind != Kind::RankZero && b.kind != Kind::Strided;
}
/// Nobody writes the buffer while a clone of it lives.
static bool mine(const Buffer &b) {
  return dense(b) && b.origin != Origin::Argument && b.origin != Origin::Global;
}
static bool owned(const Buffer &b) {
  return (plain(b) || b.kind == Kind::InSpace) && b.origin != Origin::Argument &&
         b.origin != Origin::Global && b.origin != Origin::Stack && b.origin != Origin::Carried;
}
static bool reshapable(const Buffer &b) {
  return !b.isRanked() || (dense(b) && b.kind != Kind::InSpace && b.kind != Kind::RankZero);
}
static bool expandable(const Buffer &b) {
  return plain(b) || b.kind == Kind::RankZero || b.kind == Kind::Offset;
}
static bool plainOrUnranked(const Buffer &b) { return plain(b) || !b.isRanked(); }
static bool atZero(const Buffer &b) {
  return b.isRanked() && b.kind != Kind::Offset && b.kind != Kind::InSpace;
}
static bool boxable(const Buffer &b) { return b.isRanked(); }
/// Not an argument, whose number might not be a size.
static bool sized(const Buffer &b) { return b.isRanked() && b.kind != Kind::RankZero; }
static bool shape(const Buffer &b) { return plain(b) && b.origin != Origin::Argument; }

static const Use kUses[] = {
    {"memref.prefetch", kFour, ranked, prefetch},
    {"bufferization.to_tensor", kFour, ranked, toTensor},
    {"bufferization.materialize_in_destination", kFour, ranked, materialize},
    {"memref.distinct_objects", kFour, ranked, distinctObjects},
    {"memref.extract_aligned_pointer_as_index", kFour, any, alignedPointer},
    {"memref.rank", kFour, any, rank},
    {"memref.copy", kFour, any, copy},
    {"bufferization.clone", kFour, mine, clone},
    {"memref.reinterpret_cast", kFour, any, reinterpret},
    {"memref.subview", kFour, atZero, subview},
    {"memref.expand_shape", kFour, expandable, expand},
    {"memref.collapse_shape", kSquare, plain, collapse},
    {"memref.transpose", kSquare, plain, transpose},
    {"memref.view", kBytes, plain, view},
    {"memref.reshape", kFour, reshapable, reshape},
    {"memref.reshape", kShape, shape, reshapeBy},
    {"memref.extract_strided_metadata", kFour, plain, metadata},
    {"memref.assume_alignment", kFour, ranked, assumeAlignment},
    {"memref.memory_space_cast", kFour, plainOrUnranked, castSpace},
    {"memref.atomic_rmw", kFour, ranked, atomic},
    {"affine.store", kFour, array, affineAccess},
    {"affine.vector_store", kFour, line, affineVectors},
    {"memref.store", kFour, ranked, access},
    {"memref.store", kFour, boxable, box},
    {"linalg.reduce", kFour, sized, structured},
    {"linalg.reduce", kFour, sized, structured},
    {"memref.prefetch", kSquare, plain, prefetchSquare<false>},
    {"memref.realloc", kFour, owned, reallocate},
    {"func.call", kFour, plain, call},
    {"scf.for", kFour, any, forward},
    {"scf.for", kFour, any, forward},
};

/// Ops with which the shipped pipeline refuses the whole module.
static const Use kRefusedUses[] = {
    {"cf.switch", kFour, any, forwardBySwitch},
    {"func.call_indirect", kFour, plain, callIndirect},
    {"memref.generic_atomic_rmw", kFour, ranked, genericAtomic},
    {"affine.prefetch", kFour, ranked, affinePrefetch},
    {"affine.prefetch", kSquare, plain, prefetchSquare<true>},
};

static void emitUse(Emitter &e, const Use &use) {
  bool isFour = &use.cells == &kFour || use.cells.shape == std::string("4x");
  if (isFour && e.choices.chance(2, 5)) {
    Buffer buffer = ofKind(e, static_cast<Kind>(e.choices.choose(7)));
    return use.accepts(buffer) ? use.emit(e, buffer) : show(e, buffer);
  }
  withOrigin(e, static_cast<Origin>(e.choices.choose(11)), use.cells, [&](Buffer buffer) {
    if (use.accepts(buffer))
      use.emit(e, buffer);
  });
  e.countCost(100);
}

static void emitAnyUse(Emitter &e) { emitUse(e, kUses[e.choices.choose(std::size(kUses))]); }
static void emitRefusedUse(Emitter &e) {
  emitUse(e, kRefusedUses[e.choices.choose(std::size(kRefusedUses))]);
}

/// It writes arguments and calls.
static bool isSequential(const Emitter &e) { return !e.place.isParallel(); }

void addRareOriginRows(OpRows &rows) {
  std::vector<const char *> names;
  for (const Use &use : kUses)
    names.push_back(use.op);
  rows.push_back({"rare.origin", names, 24, isSequential, emitAnyUse});
  rows.push_back(
      {"rare.refused",
       {"cf.switch", "func.call_indirect", "memref.generic_atomic_rmw", "affine.prefetch"},
       1,
       isSequential,
       emitRefusedUse});
}

} // namespace freehold::gen
