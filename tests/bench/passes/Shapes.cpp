//===- Shapes.cpp ---------------------------------------------------------===//
#include "tests/bench/passes/Shapes.h"

#include <functional>

namespace freehold::bench {

static std::string number(unsigned n) { return std::to_string(n); }

/// Returns item(0), item(1), ... separated by commas.
static std::string list(unsigned count, const std::function<std::string(unsigned)> &item) {
  std::string text;
  for (unsigned n = 0; n < count; ++n)
    text += (n ? ", " : "") + item(n);
  return text;
}

static std::string repeat(unsigned count, const std::string &text) {
  return list(count, [&](unsigned) { return text; });
}

static std::string numbered(unsigned count, const std::string &prefix,
                            const std::string &suffix = "") {
  return list(count, [&](unsigned n) { return prefix + number(n) + suffix; });
}

//===----------------------------------------------------------------------===//
// One bufferization.dealloc
//===----------------------------------------------------------------------===//

static std::string deallocOf(unsigned size) {
  return "bufferization.dealloc (" + numbered(size, "%m") + " : " + repeat(size, "memref<?xf32>") +
         ") if (" + numbered(size, "%c") + ")";
}

/// Operands that may alias each other.
static std::string deallocArguments(unsigned size) {
  return "func.func @f(" + numbered(size, "%m", ": memref<?xf32>") + ", " +
         numbered(size, "%c", ": i1") + ") {\n  " + deallocOf(size) + "\n  return\n}\n";
}

/// Operands that are different allocations.
static std::string deallocAllocations(unsigned size) {
  std::string text = "func.func @f(%n: index, " + numbered(size, "%c", ": i1") +
                     ") {\n  %c = arith.constant 0 : index\n"
                     "  %x = arith.constant 1.0 : f32\n";
  for (unsigned n = 0; n < size; ++n)
    text += "  %m" + number(n) + " = memref.alloc(%n) : memref<?xf32>\n  memref.store %x, %m" +
            number(n) + "[%c] : memref<?xf32>\n";
  return text + "  " + deallocOf(size) + "\n  return\n}\n";
}

/// As many retained values as operands, all of which may alias.
static std::string deallocRetained(unsigned size) {
  std::string results = repeat(size, "i1");
  return "func.func @f(" + numbered(size, "%m", ": memref<?xf32>") + ", " +
         numbered(size, "%r", ": memref<?xf32>") + ", " + numbered(size, "%c", ": i1") + ") -> (" +
         results + ") {\n  %o:" + number(size) + " = " + deallocOf(size) + " retain (" +
         numbered(size, "%r") + " : " + repeat(size, "memref<?xf32>") + ")\n  return " +
         numbered(size, "%o#") + " : " + results + "\n}\n";
}

//===----------------------------------------------------------------------===//
// Straight-line code
//===----------------------------------------------------------------------===//

static const char *kHead = "  %i0 = arith.constant 0 : index\n"
                           "  %i1 = arith.constant 1 : index\n"
                           "  %i4 = arith.constant 4 : index\n"
                           "  %one = arith.constant 1.0 : f32\n";

static std::string allocations(unsigned size) {
  std::string text = std::string("func.func @f(%x: f32) -> f32 {\n") + kHead;
  std::string last = "%x";
  for (unsigned n = 0; n < size; ++n) {
    std::string m = "%m" + number(n), v = "%v" + number(n);
    text += "  " + m + " = memref.alloc() : memref<4xf32>\n  memref.store " + last + ", " + m +
            "[%i0] : memref<4xf32>\n  " + v + " = memref.load " + m + "[%i0] : memref<4xf32>\n";
    last = v;
  }
  return text + "  return " + last + " : f32\n}\n";
}

/// Buffers returned by calls, which the caller owns.
static std::string calls(unsigned size) {
  std::string text = std::string("func.func private @get() -> memref<?xf32>\n"
                                 "func.func @f() -> f32 {\n") +
                     kHead;
  std::string last = "%one";
  for (unsigned n = 0; n < size; ++n) {
    std::string m = "%m" + number(n), v = "%v" + number(n), s = "%s" + number(n);
    text += "  " + m + " = call @get() : () -> memref<?xf32>\n  " + v + " = memref.load " + m +
            "[%i0] : memref<?xf32>\n  " + s + " = arith.addf " + last + ", " + v + " : f32\n";
    last = s;
  }
  return text + "  return " + last + " : f32\n}\n";
}

/// Each buffer is either the argument or a new one, so ownership and aliasing are known at run time
/// only.
static std::string choices(unsigned size) {
  std::string text = "func.func @f(%a: memref<?xf32>, %n: index, " + numbered(size, "%c", ": i1") +
                     ") -> f32 {\n" + kHead;
  std::string last = "%one";
  for (unsigned n = 0; n < size; ++n) {
    std::string i = number(n), m = "%m" + i;
    text += "  " + m + " = scf.if %c" + i +
            " -> memref<?xf32> {\n    %b = memref.alloc(%n) : memref<?xf32>\n" +
            "    memref.store %one, %b[%i0] : memref<?xf32>\n    scf.yield %b : memref<?xf32>\n  } "
            "else {\n" +
            "    scf.yield %a : memref<?xf32>\n  }\n  %v" + i + " = memref.load " + m +
            "[%i0] : memref<?xf32>\n  %s" + i + " = arith.addf " + last + ", %v" + i + " : f32\n";
    last = "%s" + i;
  }
  return text + "  return " + last + " : f32\n}\n";
}

/// A function of about `size` ops, of which one in fifty allocates.
static std::string longFunction(unsigned size) {
  std::string text = std::string("func.func @f(%c: i1, %x: f32) -> f32 {\n") + kHead;
  std::string last = "%x";
  for (unsigned n = 0; n * 50 < size; ++n) {
    std::string i = number(n), m = "%m" + i;
    text += "  " + m + " = memref.alloc() : memref<4xf32>\n  memref.store " + last + ", " + m +
            "[%i0] : memref<4xf32>\n  scf.if %c {\n    memref.store %one, " + m +
            "[%i1] : memref<4xf32>\n  }\n  %v" + i + "_0 = memref.load " + m +
            "[%i0] : memref<4xf32>\n";
    for (unsigned k = 1; k <= 43; ++k)
      text += "  %v" + i + "_" + number(k) + " = arith.mulf %v" + i + "_" + number(k - 1) +
              ", %x : f32\n";
    last = "%v" + i + "_43";
  }
  return text + "  return " + last + " : f32\n}\n";
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

/// A sequence of `size` diamonds. `left` and `right` are the ops of block n, `out...` the two
/// memrefs that it passes on. Conditions are loaded from memory.
static std::string diamondRow(unsigned size, const char *left, const char *leftOut) {
  std::string text = std::string("func.func @f(%cs: memref<?xi1>, %x: f32) -> f32 {\n") + kHead +
                     "  %a = memref.alloc() : memref<4xf32>\n"
                     "  %b = memref.alloc() : memref<4xf32>\n"
                     "  memref.store %x, %a[%i0] : memref<4xf32>\n"
                     "  memref.store %one, %b[%i0] : memref<4xf32>\n"
                     "  cf.br ^d0(%a, %b : memref<4xf32>, memref<4xf32>)\n";
  for (unsigned n = 0; n < size; ++n) {
    std::string i = number(n), next = "^d" + number(n + 1);
    auto fill = [&](std::string part) {
      for (size_t at; (at = part.find('@')) != std::string::npos;)
        part.replace(at, 1, i);
      return part;
    };
    text += fill("^d@(%p@: memref<4xf32>, %q@: memref<4xf32>):\n"
                 "  %c@ = memref.load %cs[%i0] : memref<?xi1>\n"
                 "  cf.cond_br %c@, ^l@, ^r@\n"
                 "^l@:\n") +
            fill(left) + "  cf.br " + next + fill(leftOut) +
            fill("^r@:\n  memref.store %one, %q@[%i1] : memref<4xf32>\n") + "  cf.br " + next +
            fill("(%p@, %q@ : memref<4xf32>, memref<4xf32>)\n");
  }
  std::string i = number(size);
  return text + "^d" + i + "(%p: memref<4xf32>, %q: memref<4xf32>):\n" +
         "  %v = memref.load %p[%i0] : memref<4xf32>\n  %w = memref.load %q[%i0] : memref<4xf32>\n"
         "  %s = arith.addf %v, %w : f32\n  return %s : f32\n}\n";
}

/// A chain of blocks that pass on one buffer.
static std::string blockChain(unsigned size) {
  std::string text = std::string("func.func @f(%x: f32) -> f32 {\n") + kHead +
                     "  %m = memref.alloc() : memref<4xf32>\n"
                     "  memref.store %x, %m[%i0] : memref<4xf32>\n"
                     "  cf.br ^b0(%m : memref<4xf32>)\n";
  for (unsigned n = 0; n < size; ++n) {
    std::string i = number(n);
    text += "^b" + i + "(%p" + i + ": memref<4xf32>):\n  memref.store %one, %p" + i +
            "[%i1] : memref<4xf32>\n  cf.br ^b" + number(n + 1) + "(%p" + i + " : memref<4xf32>)\n";
  }
  return text + "^b" + number(size) + "(%q: memref<4xf32>):\n" +
         "  %v = memref.load %q[%i0] : memref<4xf32>\n  return %v : f32\n}\n";
}

/// The left arm swaps the carried memrefs.
static std::string diamonds(unsigned size) {
  return diamondRow(size, "  memref.store %x, %p@[%i1] : memref<4xf32>\n",
                    "(%q@, %p@ : memref<4xf32>, memref<4xf32>)\n");
}

/// The left arm replaces one of the carried memrefs.
static std::string diamondsAllocating(unsigned size) {
  return diamondRow(size,
                    "  %n@ = memref.alloc() : memref<4xf32>\n"
                    "  memref.store %x, %n@[%i0] : memref<4xf32>\n",
                    "(%n@, %p@ : memref<4xf32>, memref<4xf32>)\n");
}

/// Nothing is carried. Every eighth diamond has a buffer that is used up to the next one; the first
/// buffer is used to the end.
static std::string diamondsLive(unsigned size) {
  std::string text = std::string("func.func @f(%cs: memref<?xi1>, %x: f32) -> f32 {\n") + kHead +
                     "  %m0 = memref.alloc() : memref<4xf32>\n"
                     "  memref.store %x, %m0[%i0] : memref<4xf32>\n  cf.br ^d0\n";
  std::string live = "%m0";
  for (unsigned n = 0; n < size; ++n) {
    std::string i = number(n), store = "  memref.store %x, " + live + "[%i1] : memref<4xf32>\n";
    text += "^d" + i + ":\n  %c" + i + " = memref.load %cs[%i0] : memref<?xi1>\n  cf.cond_br %c" +
            i + ", ^l" + i + ", ^r" + i + "\n^l" + i + ":\n" + store + "  cf.br ^j" + i + "\n^r" +
            i + ":\n  memref.store %one, " + live + "[%i0] : memref<4xf32>\n  cf.br ^j" + i +
            "\n^j" + i + ":\n";
    if (n % 8 == 7) {
      std::string next = "%m" + number(n);
      text += "  " + next + " = memref.alloc() : memref<4xf32>\n  memref.copy " + live + ", " +
              next + " : memref<4xf32> to memref<4xf32>\n";
      live = next;
    }
    text += "  cf.br ^d" + number(n + 1) + "\n";
  }
  return text + "^d" + number(size) + ":\n  %v = memref.load " + live +
         "[%i0] : memref<4xf32>\n  %w = memref.load %m0[%i0] : memref<4xf32>\n"
         "  %s = arith.addf %v, %w : f32\n  return %s : f32\n}\n";
}

//===----------------------------------------------------------------------===//
// Regions and functions
//===----------------------------------------------------------------------===//

/// Returns the text of a region at `depth` with input `in`; the result is %r<depth>. Loops and ifs
/// alternate.
static std::string nest(unsigned depth, unsigned size, const std::string &in) {
  std::string i = number(depth), r = "%r" + i;
  if (depth == size)
    return r + " = memref.alloc() : memref<4xf32>\nmemref.store %one, " + r +
           "[%i0] : memref<4xf32>\nmemref.store %one, " + in + "[%i1] : memref<4xf32>\n";
  std::string inner = nest(depth + 1, size, depth % 2 ? in : "%x" + i);
  std::string yield = "scf.yield %r" + number(depth + 1) + " : memref<4xf32>\n";
  if (depth % 2 == 0)
    return r + " = scf.for %k" + i + " = %i0 to %i4 step %i1 iter_args(%x" + i + " = " + in +
           ") -> (memref<4xf32>) {\n" + inner + yield + "}\n";
  return "%c" + i + " = memref.load %cs[%i1] : memref<?xi1>\n" + r + " = scf.if %c" + i +
         " -> memref<4xf32> {\n" + inner + yield + "} else {\nmemref.store %one, " + in +
         "[%i0] : memref<4xf32>\nscf.yield " + in + " : memref<4xf32>\n}\n";
}

static std::string nests(unsigned size) {
  return std::string("func.func @f(%cs: memref<?xi1>) -> f32 {\n") + kHead +
         "  %m = memref.alloc() : memref<4xf32>\n  memref.store %one, %m[%i0] : memref<4xf32>\n" +
         nest(0, size, "%m") +
         "  %v = memref.load %r0[%i0] : memref<4xf32>\n  return %v : f32\n}\n";
}

/// Each function allocates, loops, and passes on what the previous one returned.
static std::string functions(unsigned size) {
  std::string text;
  for (unsigned n = 0; n < size; ++n) {
    std::string callee = n ? "  %a = call @f" + number(n - 1) + "(%x) : (f32) -> memref<4xf32>\n"
                           : "  %a = memref.alloc() : memref<4xf32>\n"
                             "  memref.store %x, %a[%i0] : memref<4xf32>\n";
    text += "func.func @f" + number(n) + "(%x: f32) -> memref<4xf32> {\n" + kHead + callee +
            "  %b = memref.alloc() : memref<4xf32>\n"
            "  scf.for %i = %i0 to %i4 step %i1 {\n"
            "    %v = memref.load %a[%i0] : memref<4xf32>\n"
            "    %s = arith.addf %v, %x : f32\n"
            "    memref.store %s, %b[%i] : memref<4xf32>\n"
            "  }\n"
            "  return %b : memref<4xf32>\n}\n";
  }
  return text;
}

const std::vector<Shape> &shapeTable() {
  static const std::vector<Shape> table = {
      {"dealloc-arguments", "operands of a dealloc that may be equal", 20'000, 100,
       deallocArguments, true},
      {"dealloc-allocations", "operands of a dealloc that differ", 20'000, 100, deallocAllocations,
       true},
      {"dealloc-retained", "operands of a dealloc, and retained values", 20'000, 100,
       deallocRetained, true},
      {"calls", "buffers returned by calls, in a block", 20'000, 100, calls},
      {"choices", "buffers that may be the argument, in a block", 10'000, 100, choices},
      {"allocations", "allocations in a block", 10'000, 100, allocations},
      {"block-chain", "blocks that hand a buffer on", 10'000, 100, blockChain},
      {"diamonds", "diamonds that carry two buffers", 10'000, 10, diamonds},
      {"diamonds-allocating", "diamonds that replace a buffer", 10'000, 10, diamondsAllocating},
      {"diamonds-live", "diamonds with buffers that live through them", 10'000, 10, diamondsLive},
      {"nests", "regions in one another", 100, 6, nests},
      {"long-function", "ops in a function", 100'000, 1'000, longFunction},
      {"functions", "functions that call one another", 4'000, 30, functions},
  };
  return table;
}

} // namespace freehold::bench
