//===- UndefinedBehaviours.cpp - Which behaviour of which op is undefined --===//
// Rows of one dialect stand together. In the text of an example, OP is the op's name.
//===----------------------------------------------------------------------===//
#include "oracle/core/UndefinedBehaviours.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

namespace freehold {
namespace {
using Row = UndefinedBehaviour;
using Example = Row::Example;
using Effect = Row::Effect;
using Rows = std::vector<Row>;
using Ops = llvm::ArrayRef<const char *>;

std::string replaceAll(std::string text, llvm::StringRef from, llvm::StringRef to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

/// Adds one row for each of `ops`.
void add(Rows &rows, Ops ops, const char *condition, Effect effect, const Example &example,
         ErrorKind kind = ErrorKind::Undefined) {
  for (const char *op : ops) {
    Example own = example;
    own.body = replaceAll(own.body, "OP", op);
    rows.push_back({op, condition, effect, kind, std::move(own)});
  }
}

/// Defines %r, an i8 that is poison if %a is more than 127, and %c, an i1 that is true but then
/// poison.
constexpr char kPoison[] = "%p = arith.addi %a, %a overflow<nuw> : i8\n"
                           "%c = arith.cmpi eq, %p, %p : i8\n";

//===----------------------------------------------------------------------===//
// arith, index, math: integers
//===----------------------------------------------------------------------===//

constexpr const char *kArithQuotients[] = {"arith.divui", "arith.divsi", "arith.ceildivui",
                                           "arith.ceildivsi", "arith.floordivsi"};
constexpr const char *kArithRemainders[] = {"arith.remui", "arith.remsi"};
constexpr const char *kIndexDivisions[] = {"index.divs",     "index.divu",      "index.ceildivs",
                                           "index.ceildivu", "index.floordivs", "index.rems",
                                           "index.remu"};
constexpr const char *kArithSigned[] = {"arith.divsi", "arith.ceildivsi", "arith.floordivsi"};
constexpr const char *kIndexSigned[] = {"index.divs", "index.ceildivs", "index.floordivs"};
constexpr char kLeastIndex[] = "-9223372036854775808";

/// Only 1 is divided, or the divisor is -1 or 2, so that nothing else in an example is undefined.
void addDivisions(Rows &rows) {
  const Example of8{
      "%b: i8", "%one = arith.constant 1 : i8\n%r = OP %one, %b : i8", "i8", {"0"}, {{"1"}}};
  const Example ofIndex{
      "%b: index", "%one = arith.constant 1 : index\n%r = OP %one, %b", "index", {"0"}, {{"1"}}};
  add(rows, kArithQuotients, "division by zero", Effect::Undefined, of8);
  add(rows, kArithRemainders, "division by zero", Effect::Undefined, of8);
  add(rows, kIndexDivisions, "division by zero", Effect::Undefined, ofIndex);

  const Example by8{"%a: i8, %b: i8",
                    std::string(kPoison) + "%two = arith.constant 2 : i8\n"
                                           "%q = arith.select %c, %two, %two : i8\n"
                                           "%r = OP %b, %q : i8",
                    "i8",
                    {"-56", "1"},
                    {{"1", "1"}}};
  const Example byIndex{"%a: i8, %b: index",
                        std::string(kPoison) + "%two = arith.constant 2 : index\n"
                                               "%q = arith.select %c, %two, %two : index\n"
                                               "%r = OP %b, %q",
                        "index",
                        {"-56", "1"},
                        {{"1", "1"}}};
  add(rows, kArithQuotients, "poison divisor", Effect::Undefined, by8);
  add(rows, kArithRemainders, "poison divisor", Effect::Undefined, by8);
  add(rows, kIndexDivisions, "poison divisor", Effect::Undefined, byIndex);

  add(rows, kArithSigned, "signed overflow", Effect::Undefined,
      {"%a: i8", "%b = arith.constant -1 : i8\n%r = OP %a, %b : i8", "i8", {"-128"}, {{"1"}}});
  add(rows, kIndexSigned, "signed overflow", Effect::Undefined,
      {"%a: index",
       "%b = arith.constant -1 : index\n%r = OP %a, %b",
       "index",
       {kLeastIndex},
       {{"1"}}});
  add(rows, {"arith.divui", "arith.divsi"}, "rest under exact", Effect::Poison,
      {"%a: i8",
       "%two = arith.constant 2 : i8\n%r = OP %a, %two exact : i8",
       "i8",
       {"3"},
       {{"4"}}});
  add(rows, {"math.ipowi"}, "zero to a negative power", Effect::Undefined,
      {"%a: i8, %b: i8", "%r = OP %a, %b : i8", "i8", {"0", "-1"}, {{"0", "1"}}});
}

void addShifts(Rows &rows) {
  add(rows, {"arith.shli", "arith.shrsi", "arith.shrui"}, "shift past the width", Effect::Poison,
      {"%a: i8, %b: i8", "%r = OP %a, %b : i8", "i8", {"1", "8"}, {{"1", "7"}}});
  add(rows, {"index.shl", "index.shrs", "index.shru"}, "shift past the width", Effect::Poison,
      {"%a: index, %b: index", "%r = OP %a, %b", "index", {"1", "64"}, {{"1", "63"}}});
  add(rows, {"arith.shrsi", "arith.shrui"}, "rest under exact", Effect::Poison,
      {"%a: i8",
       "%one = arith.constant 1 : i8\n%r = OP %a, %one exact : i8",
       "i8",
       {"3"},
       {{"4"}}});
}

void addWrapping(Rows &rows) {
  const char *nsw = "signed overflow under nsw", *nuw = "unsigned overflow under nuw";
  const std::string args = "%a: i8, %b: i8";
  const std::string byOne = "%one = arith.constant 1 : i8\n%r = OP %a, %one ";
  const std::string isSigned = "%r = OP %a, %b overflow<nsw> : i8",
                    isUnsigned = "%r = OP %a, %b overflow<nuw> : i8";
  add(rows, {"arith.addi"}, nsw, Effect::Poison,
      {args, isSigned, "i8", {"127", "1"}, {{"-1", "1"}}});
  add(rows, {"arith.addi"}, nuw, Effect::Poison,
      {args, isUnsigned, "i8", {"-1", "1"}, {{"127", "1"}}});
  add(rows, {"arith.subi"}, nsw, Effect::Poison,
      {args, isSigned, "i8", {"-128", "1"}, {{"0", "1"}}});
  add(rows, {"arith.subi"}, nuw, Effect::Poison,
      {args, isUnsigned, "i8", {"0", "1"}, {{"-128", "1"}}});
  add(rows, {"arith.muli"}, nsw, Effect::Poison,
      {args, isSigned, "i8", {"64", "2"}, {{"-1", "2"}}});
  add(rows, {"arith.muli"}, nuw, Effect::Poison,
      {args, isUnsigned, "i8", {"-1", "2"}, {{"64", "2"}}});
  add(rows, {"arith.shli"}, nsw, Effect::Poison,
      {"%a: i8", byOne + "overflow<nsw> : i8", "i8", {"64"}, {{"-1"}}});
  add(rows, {"arith.shli"}, nuw, Effect::Poison,
      {"%a: i8", byOne + "overflow<nuw> : i8", "i8", {"-1"}, {{"64"}}});
  add(rows, {"arith.trunci"}, nsw, Effect::Poison,
      {"%a: i16", "%r = OP %a overflow<nsw> : i16 to i8", "i8", {"128"}, {{"-1"}}});
  add(rows, {"arith.trunci"}, nuw, Effect::Poison,
      {"%a: i16", "%r = OP %a overflow<nuw> : i16 to i8", "i8", {"-1"}, {{"128"}}});
}

//===----------------------------------------------------------------------===//
// arith, math: floats
//===----------------------------------------------------------------------===//

constexpr char kNaN[] = "0x7FC00000", kNaN64[] = "0x7FF8000000000000";
constexpr const char *kFloatUnary[] = {
    "arith.negf", "math.absf", "math.ceil",  "math.floor", "math.round", "math.roundeven",
    "math.trunc", "math.sqrt", "math.rsqrt", "math.cbrt",  "math.exp",   "math.exp2",
    "math.expm1", "math.log",  "math.log2",  "math.log10", "math.log1p", "math.erf",
    "math.erfc",  "math.sin",  "math.cos",   "math.tan",   "math.sinh",  "math.cosh",
    "math.tanh",  "math.asin", "math.acos",  "math.atan",  "math.asinh", "math.acosh",
    "math.atanh",
};
constexpr const char *kFloatBinary[] = {
    "arith.addf",    "arith.subf",     "arith.mulf",     "arith.divf",
    "arith.remf",    "arith.maximumf", "arith.minimumf", "arith.maxnumf",
    "arith.minnumf", "math.copysign",  "math.powf",      "math.atan2",
};
constexpr const char *kFloatClass[] = {"math.isfinite", "math.isinf", "math.isnan",
                                       "math.isnormal"};

void addFloats(Rows &rows) {
  const char *condition = "NaN or infinity against fast-math";
  auto each = [&](Ops ops, const Example &example) {
    add(rows, ops, condition, Effect::Poison, example);
  };
  each(kFloatUnary, {"%a: f32", "%r = OP %a fastmath<nnan> : f32", "f32", {kNaN}, {{"1.0"}}});
  each(kFloatBinary, {"%a: f32, %b: f32",
                      "%r = OP %a, %b fastmath<nnan> : f32",
                      "f32",
                      {kNaN, "1.0"},
                      {{"1.0", "1.0"}}});
  each(kFloatClass,
       {"%a: f32", "%r = OP %a {fastmath = #arith.fastmath<nnan>} : f32", "i1", {kNaN}, {{"1.0"}}});
  each({"arith.cmpf"}, {"%a: f32, %b: f32",
                        "%r = OP oeq, %a, %b fastmath<nnan> : f32",
                        "i1",
                        {kNaN, "1.0"},
                        {{"1.0", "1.0"}}});
  each({"arith.extf"},
       {"%a: f32", "%r = OP %a fastmath<nnan> : f32 to f64", "f64", {kNaN}, {{"1.0"}}});
  each({"arith.truncf"},
       {"%a: f64", "%r = OP %a fastmath<nnan> : f64 to f32", "f32", {kNaN64}, {{"1.0"}}});
  each({"math.fma"}, {"%a: f32, %b: f32",
                      "%r = OP %a, %b, %b fastmath<nnan> : f32",
                      "f32",
                      {kNaN, "1.0"},
                      {{"1.0", "1.0"}}});
  each({"math.clampf"}, {"%a: f32, %b: f32",
                         "%r = OP %a to [%b, %b] fastmath<nnan> : f32",
                         "f32",
                         {kNaN, "1.0"},
                         {{"1.0", "1.0"}}});
  each({"math.fpowi"}, {"%a: f32, %b: i32",
                        "%r = OP %a, %b fastmath<nnan> : f32, i32",
                        "f32",
                        {kNaN, "1"},
                        {{"1.0", "1"}}});
  each({"math.sincos"},
       {"%a: f32", "%r, %s = OP %a fastmath<nnan> : f32", "f32", {kNaN}, {{"1.0"}}});
  add(rows, {"arith.fptosi"}, "out of range", Effect::Poison,
      {"%a: f32", "%r = OP %a : f32 to i8", "i8", {"128.0"}, {{"127.0"}}});
  add(rows, {"arith.fptoui"}, "out of range", Effect::Poison,
      {"%a: f32", "%r = OP %a : f32 to i8", "i8", {"256.0"}, {{"255.0"}}});
}

//===----------------------------------------------------------------------===//
// scf, func, ub: ops that depend on poison, and ops that make it
//===----------------------------------------------------------------------===//

void addControl(Rows &rows) {
  const std::string poison = kPoison;
  add(rows, {"ub.poison"}, "always", Effect::Poison, {"", "%r = OP : i8", "i8", {}, std::nullopt});
  add(rows, {"scf.if"}, "poison condition", Effect::Undefined,
      {"%a: i8", poison + "OP %c {\n}", "", {"-56"}, {{"1"}}});
  add(rows, {"func.return"}, "poison result", Effect::Undefined,
      {"%a: i8",
       poison + "%r = arith.xori %p, %p : i8",
       "i8",
       {"-56"},
       {{"1"}},
       "%r = arith.constant 0 : i8"});
  const std::string made = "%zero = arith.constant 0 : i8\n"
                           "%m = memref.alloc() : memref<i8>\n"
                           "memref.store %zero, %m[] : memref<i8>\n";
  add(rows, {"func.return"}, "poison memref", Effect::Undefined,
      {"%a: i8",
       made + poison + "%r = arith.select %c, %m, %m : memref<i8>",
       "memref<i8>",
       {"-56"},
       {{"1"}},
       made + "%r = memref.cast %m : memref<i8> to memref<i8>"});
}

//===----------------------------------------------------------------------===//
// memref, bufferization
//===----------------------------------------------------------------------===//

/// %m is a buffer of 4 cells, of which the first is written; %i is the index of that cell.
constexpr char kBuffer[] = "%i = arith.constant 0 : index\n"
                           "%zero = arith.constant 0 : i8\n"
                           "%m = memref.alloc() : memref<4xi8>\n"
                           "memref.store %zero, %m[%i] : memref<4xi8>\n";
/// Ops that read or write %s.
constexpr std::pair<const char *, const char *> kAccesses[] = {
    {"memref.load", "%x = memref.load %s[%i] : memref<4xi8>\n"},
    {"memref.store", "memref.store %zero, %s[%i] : memref<4xi8>\n"},
    {"memref.copy", "%n = memref.alloc() : memref<4xi8>\n"
                    "memref.copy %s, %n : memref<4xi8> to memref<4xi8>\n"
                    "memref.dealloc %n : memref<4xi8>\n"},
    {"bufferization.clone", "%n = bufferization.clone %s : memref<4xi8> to memref<4xi8>\n"
                            "memref.dealloc %n : memref<4xi8>\n"},
};
/// Ops that free %s.
constexpr std::pair<const char *, const char *> kFrees[] = {
    {"memref.dealloc", "memref.dealloc %s : memref<4xi8>\n"},
    {"bufferization.dealloc", "%yes = arith.constant true\n"
                              "bufferization.dealloc (%s : memref<4xi8>) if (%yes)\n"},
};

/// Ops with a memref operand that may be freed or poison.
void addMemRefs(Rows &rows) {
  const std::string same = "%s = memref.cast %m : memref<4xi8> to memref<4xi8>\n",
                    isPoison =
                        std::string(kPoison) + "%s = arith.select %c, %m, %m : memref<4xi8>\n",
                    free = "memref.dealloc %m : memref<4xi8>\n",
                    freeEarly = "%k = arith.cmpi slt, %a, %zero : i8\n"
                                "scf.if %k {\n  memref.dealloc %m : memref<4xi8>\n}\n",
                    freeLate = "scf.if %k {\n} else {\n  memref.dealloc %m : memref<4xi8>\n}\n";
  auto addOne = [&](const char *op, const char *condition, std::string body, ErrorKind kind) {
    add(rows, {op}, condition, Effect::Undefined, {"%a: i8", kBuffer + body, "", {"-56"}, {{"1"}}},
        kind);
  };
  for (auto [op, access] : kAccesses) {
    addOne(op, "freed buffer", same + freeEarly + access + freeLate, ErrorKind::UseAfterFree);
    addOne(op, "poison memref", isPoison + access + free, ErrorKind::Undefined);
  }
  for (auto [op, text] : kFrees) {
    addOne(op, "freed buffer", same + freeEarly + text, ErrorKind::DoubleFree);
    addOne(op, "poison memref", isPoison + text, ErrorKind::Undefined);
    std::string part = replaceAll(text, "memref<4xi8>", "memref<1xi8, strided<[1], offset: ?>>");
    add(rows, {op}, "not the allocated heap buffer", Effect::Undefined,
        {"%a: index",
         kBuffer +
             std::string("%s = memref.subview %m[%a] [1] [1] : memref<4xi8> to "
                         "memref<1xi8, strided<[1], offset: ?>>\n") +
             part,
         "",
         {"1"},
         {{"0"}}},
        ErrorKind::BadFree);
  }
  std::string index = std::string(kPoison) + "%j = arith.select %c, %i, %i : index\n";
  auto addIndexed = [&](const char *op, const char *condition, const char *text) {
    addOne(op, condition, index + text + free, ErrorKind::Undefined);
  };
  addIndexed("memref.load", "poison index", "%x = memref.load %m[%j] : memref<4xi8>\n");
  addIndexed("memref.store", "poison index", "memref.store %zero, %m[%j] : memref<4xi8>\n");
  addIndexed("memref.dim", "poison index", "%x = memref.dim %m, %j : memref<4xi8>\n");
  addIndexed("memref.alloc", "poison size",
             "%n = memref.alloc(%j) : memref<?xi8>\nmemref.dealloc %n : memref<?xi8>\n");
  addIndexed("memref.alloca", "poison size", "%n = memref.alloca(%j) : memref<?xi8>\n");
  addOne("bufferization.dealloc", "poison condition",
         std::string(kPoison) + "bufferization.dealloc (%m : memref<4xi8>) if (%c)\n",
         ErrorKind::Undefined);
  addOne("bufferization.dealloc", "poison retained memref",
         std::string(kPoison) +
             "%n = memref.alloc() : memref<4xi8>\n"
             "%s = arith.select %c, %n, %n : memref<4xi8>\n"
             "%yes = arith.constant true\n"
             "%o = bufferization.dealloc (%m : memref<4xi8>) if (%yes) retain (%s : memref<4xi8>)\n"
             "memref.dealloc %n : memref<4xi8>\n",
         ErrorKind::Undefined);
}

/// Accesses, copies and views out of bounds, and casts whose types do not fit.
/// Long: a part of the table.
void addShapes(Rows &rows) {
  const std::string free = "memref.dealloc %m : memref<4xi8>\n";
  auto addAll = [&](const char *op, const char *condition, std::string body,
                    std::vector<std::string> happens, std::vector<std::string> avoided,
                    ErrorKind kind = ErrorKind::Undefined, const char *result = "",
                    const char *arguments = "%a: index") {
    bool isPoison = *result;
    add(rows, {op}, condition, isPoison ? Effect::Poison : Effect::Undefined,
        {arguments, kBuffer + body + free, result, std::move(happens), std::move(avoided)}, kind);
  };
  addAll("memref.load", "out of bounds", "%x = memref.load %m[%a] : memref<4xi8>\n", {"4"}, {"3"},
         ErrorKind::OutOfBounds);
  addAll("memref.store", "out of bounds", "memref.store %zero, %m[%a] : memref<4xi8>\n", {"-1"},
         {"3"}, ErrorKind::OutOfBounds);
  const std::string view = "%s = memref.reinterpret_cast %m to offset: [%a], sizes: [2], "
                           "strides: [1] : memref<4xi8> to memref<2xi8, strided<[1], offset: ?>>\n";
  addAll("memref.copy", "out of bounds",
         view + "%n = memref.alloc() : memref<2xi8>\n"
                "memref.copy %s, %n : memref<2xi8, strided<[1], offset: ?>> to memref<2xi8>\n"
                "memref.dealloc %n : memref<2xi8>\n",
         {"3"}, {"2"}, ErrorKind::OutOfBounds);
  addAll("bufferization.clone", "out of bounds",
         view + "%n = bufferization.clone %s : memref<2xi8, strided<[1], offset: ?>> to "
                "memref<2xi8>\n"
                "memref.dealloc %n : memref<2xi8>\n",
         {"3"}, {"2"}, ErrorKind::OutOfBounds);
  // If an example needs a number for which the prover knows that nothing else goes wrong, it uses
  // %k, which is at most 255.
  auto addSmall = [&](const char *op, const char *condition, const std::string &body,
                      std::vector<std::string> happens, std::vector<std::string> avoided,
                      const char *result = "", const char *arguments = "%a: i8") {
    addAll(op, condition, "%k = arith.index_castui %a : i8 to index\n" + body, std::move(happens),
           std::move(avoided), ErrorKind::Undefined, result, arguments);
  };
  const std::string aligned = "%b = memref.alloc() {alignment = 64} : memref<320xi8>\n",
                    freeAligned = "memref.dealloc %b : memref<320xi8>\n";
  addSmall("memref.load", "misaligned",
           aligned + "%x = memref.load %b[%k] {alignment = 64} : memref<320xi8>\n" + freeAligned,
           {"1"}, {"64"});
  addSmall("memref.store", "misaligned",
           aligned + "memref.store %zero, %b[%k] {alignment = 64} : memref<320xi8>\n" + freeAligned,
           {"1"}, {"64"});
  const std::string moved = "%s = memref.view %b[%k][] : memref<320xi8> to memref<2xi32>\n";
  addSmall("memref.copy", "misaligned",
           aligned + moved +
               "%n = memref.alloc() : memref<2xi32>\n"
               "memref.copy %s, %n : memref<2xi32> to memref<2xi32>\n"
               "memref.dealloc %n : memref<2xi32>\n" +
               freeAligned,
           {"1"}, {"4"});
  addSmall("bufferization.clone", "misaligned",
           aligned + moved +
               "%n = bufferization.clone %s : memref<2xi32> to memref<2xi32>\n"
               "memref.dealloc %n : memref<2xi32>\n" +
               freeAligned,
           {"1"}, {"4"});
  addAll("memref.alloc", "negative size",
         "%n = memref.alloc(%a) : memref<?xi8>\nmemref.dealloc %n : memref<?xi8>\n", {"-1"}, {"1"});
  addAll("memref.alloca", "negative size",
         "%few = arith.constant 4 : index\n"
         "%size = arith.minsi %a, %few : index\n"
         "%n = memref.alloca(%size) : memref<?xi8>\n",
         {"-1"}, {"1"});
  // The limit is for all stack buffers together that are alive.
  addAll("memref.alloca", "stack overflow",
         "%none = arith.constant 0 : index\n"
         "%size = arith.maxsi %a, %none : index\n"
         "%n = memref.alloca(%size) : memref<?xi8>\n",
         {"67108865"}, {"67108864"}, ErrorKind::StackOverflow);
  const std::string sized = "%n = memref.alloc(%k) : memref<?xi8>\n",
                    freeSized = "memref.dealloc %n : memref<?xi8>\n";
  addSmall("memref.copy", "sizes differ",
           sized + "memref.copy %m, %n : memref<4xi8> to memref<?xi8>\n" + freeSized, {"3"}, {"4"});
  addSmall("memref.copy", "overlap",
           aligned +
               "%s = memref.subview %b[0] [2] [1] : memref<320xi8> to memref<2xi8, strided<[1]>>\n"
               "%t = memref.subview %b[%k] [2] [1] : memref<320xi8> to "
               "memref<2xi8, strided<[1], offset: ?>>\n"
               "memref.copy %s, %t : memref<2xi8, strided<[1]>> to "
               "memref<2xi8, strided<[1], offset: ?>>\n" +
               freeAligned,
           {"1"}, {"2"});
  addSmall("bufferization.clone", "another size",
           sized +
               "%c = bufferization.clone %n : memref<?xi8> to memref<4xi8>\n"
               "memref.dealloc %c : memref<4xi8>\n" +
               freeSized,
           {"3"}, {"4"});
  // Sizes from -128 to 127 of 320 bytes.
  addSmall("bufferization.clone", "negative size",
           aligned +
               "%h = arith.index_cast %a : i8 to index\n"
               "%s = memref.reinterpret_cast %b to offset: [0], sizes: [%h], strides: [1] : "
               "memref<320xi8> to memref<?xi8>\n"
               "%c = bufferization.clone %s : memref<?xi8> to memref<?xi8>\n"
               "memref.dealloc %c : memref<?xi8>\n" +
               freeAligned,
           {"-1"}, {"1"});
  addAll("memref.dim", "past the rank", "%x = memref.dim %m, %a : memref<4xi8>\n", {"1"}, {"0"});

  // A size of a poison memref is poison.
  addSmall("memref.cast", "does not fit",
           sized +
               "%s = memref.cast %n : memref<?xi8> to memref<4xi8>\n"
               "%r = memref.dim %s, %i : memref<4xi8>\n" +
               freeSized,
           {"3"}, {"4"}, "index");
  addAll("memref.cast", "another rank",
         "%n = memref.alloc() : memref<2x2xi8>\n"
         "%u = memref.cast %m : memref<4xi8> to memref<*xi8>\n"
         "%v = memref.cast %n : memref<2x2xi8> to memref<*xi8>\n"
         "%k = arith.cmpi eq, %a, %i : index\n"
         "%w = arith.select %k, %u, %v : memref<*xi8>\n"
         "%s = memref.cast %w : memref<*xi8> to memref<?xi8, strided<[?], offset: ?>>\n"
         "%r = memref.dim %s, %i : memref<?xi8, strided<[?], offset: ?>>\n"
         "memref.dealloc %n : memref<2x2xi8>\n",
         {"1"}, {"0"}, ErrorKind::Undefined, "index");
  addSmall("memref.expand_shape", "does not fit",
           sized +
               "%s = memref.expand_shape %n [[0, 1]] output_shape [2, %b] : memref<?xi8> into "
               "memref<2x?xi8>\n"
               "%r = memref.dim %s, %i : memref<2x?xi8>\n" +
               freeSized,
           {"3", "2"}, {"4", "2"}, "index", "%a: i8, %b: index");
  addAll("memref.collapse_shape", "does not fit",
         "%n = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [%a, 1] : "
         "memref<4xi8> to memref<2x2xi8, strided<[?, 1]>>\n"
         "%s = memref.collapse_shape %n [[0, 1]] : memref<2x2xi8, strided<[?, 1]>> into "
         "memref<4xi8, strided<[1]>>\n"
         "%r = memref.dim %s, %i : memref<4xi8, strided<[1]>>\n",
         {"1"}, {"2"}, ErrorKind::Undefined, "index");
  addAll("memref.assume_alignment", "misaligned",
         aligned +
             "%n = memref.reinterpret_cast %b to offset: [%a], sizes: [1], strides: [1] : "
             "memref<320xi8> to memref<1xi8, strided<[1], offset: ?>>\n"
             "%s = memref.assume_alignment %n, 64 : memref<1xi8, strided<[1], offset: ?>>\n"
             "%r = memref.dim %s, %i : memref<1xi8, strided<[1], offset: ?>>\n" +
             freeAligned,
         {"1"}, {"64"}, ErrorKind::Undefined, "index");
}

Rows makeRows() {
  Rows rows;
  addDivisions(rows);
  addShifts(rows);
  addWrapping(rows);
  addFloats(rows);
  addControl(rows);
  addMemRefs(rows);
  addShapes(rows);
  return rows;
}
} // namespace

const std::vector<UndefinedBehaviour> &undefinedBehaviours() {
  static const Rows rows = makeRows();
  return rows;
}

const UndefinedBehaviour *findUndefined(llvm::StringRef op, llvm::StringRef condition) {
  static const llvm::StringMap<const Row *> byName = [] {
    llvm::StringMap<const Row *> map;
    for (const Row &row : undefinedBehaviours()) {
      [[maybe_unused]] bool isNew = map.try_emplace(row.name(), &row).second;
      assert(isNew && "two rows with one name");
    }
    return map;
  }();
  return byName.lookup((op + ": " + condition).str());
}

std::string describeUndefinedBehaviours() {
  std::string text = "<!-- Made by `build/bin/freehold-fuzz ops --undefined`; do not edit. -->\n"
                     "# What is undefined\n\n"
                     "| op | condition | effect | example | with | not with |\n"
                     "|---|---|---|---|---|---|\n";
  for (const Row &row : undefinedBehaviours()) {
    bool isPoison = row.effect == Effect::Poison;
    std::string body = replaceAll(llvm::StringRef(row.example.body).rtrim('\n').str(), "\n", "; ");
    text += "| " + row.op + " | " + row.condition + " | " + (isPoison ? "poison" : "undefined") +
            " | `" + body + "` | " + llvm::join(row.example.happens, ", ") + " | " +
            (row.example.avoided ? llvm::join(*row.example.avoided, ", ") : "never") + " |\n";
  }
  return text;
}

} // namespace freehold
