//===- UndefinedBehaviours.cpp - Which behaviour of which op is undefined --===//
// Rows of one dialect stand together; memref's and bufferization's are in UndefinedMemory.cpp.
//===----------------------------------------------------------------------===//
#include "oracle/core/verdict/UndefinedRows.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

namespace freehold {
namespace undefined {
std::string replaceAll(std::string text, llvm::StringRef from, llvm::StringRef to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

void add(Rows &rows, Ops ops, const char *condition, Effect effect, const Example &example,
         ErrorKind kind) {
  for (const char *op : ops) {
    Example own = example;
    own.body = replaceAll(own.body, "OP", op);
    rows.push_back({op, condition, effect, kind, std::move(own)});
  }
}

} // namespace undefined

using namespace undefined;

namespace {
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
