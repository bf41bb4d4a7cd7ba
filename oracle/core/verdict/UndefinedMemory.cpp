//===- UndefinedMemory.cpp - What memref and bufferization ops leave undefined ===//
#include "oracle/core/verdict/UndefinedRows.h"

namespace freehold::undefined {
namespace {
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
} // namespace

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

} // namespace freehold::undefined
