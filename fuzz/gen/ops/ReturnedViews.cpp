//===- ReturnedViews.cpp - Functions that return shifted views ------------===//
// A function allocates a buffer and returns a view that does not begin where the buffer does. Whoever
// owns the view has to free the buffer, so the base that deallocation finds at run time matters:
// memref.view moves the aligned pointer, the other views move the offset.
//
//   how it is shifted     x   how it is returned
//   view, by a constant       as it is
//   view, by a number         one of two, by scf.if or by a branch
//   subview                   through another function
//   subview, by a number      carried by a loop that makes it anew
//   reinterpret_cast          twice: the view and what it is a view of
//   subview of a view
//
// The functions are declared beside those of external functions, with the row's choices in their names.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/ops/Pick.h"

namespace freehold::gen {

namespace {
/// One way of making a shifted view. In texts %a is the whole buffer, %s an index of at most kIndexMax.
struct Shift {
  const char *name;
  /// The type of the whole buffer, and its element.
  const char *whole, *element;
  /// Makes %v of %a.
  const char *text;
  /// Of the view, whose element is i32.
  int size, offset;
  bool isStrided;
};
} // namespace

static constexpr Shift kShifts[] = {
    {"view", "memref<64xi8>", "i8",
     "  %v = memref.view %a[%c4][] : memref<64xi8> to memref<4xi32>\n", 4, 0, false},
    {"view_by", "memref<64xi8>", "i8",
     "  %b = arith.muli %s, %c4 : index\n"
     "  %v = memref.view %a[%b][%s] : memref<64xi8> to memref<?xi32>\n",
     kDynamic, 0, false},
    {"subview", "memref<8xi32>", "i32",
     "  %v = memref.subview %a[2] [4] [1] : memref<8xi32> to "
     "memref<4xi32, strided<[1], offset: 2>>\n",
     4, 2, true},
    {"subview_by", "memref<16xi32>", "i32",
     "  %v = memref.subview %a[%s] [4] [1] : memref<16xi32> to "
     "memref<4xi32, strided<[1], offset: ?>>\n",
     4, kDynamic, true},
    {"reinterpret", "memref<8xi32>", "i32",
     "  %v = memref.reinterpret_cast %a to offset: [3], sizes: [4], strides: [1] : memref<8xi32> "
     "to memref<4xi32, strided<[1], offset: 3>>\n",
     4, 3, true},
    {"subview_of_view", "memref<64xi8>", "i8",
     "  %b = arith.muli %s, %c4 : index\n"
     "  %w = memref.view %a[%b][] : memref<64xi8> to memref<8xi32>\n"
     "  %v = memref.subview %w[1] [4] [1] : memref<8xi32> to "
     "memref<4xi32, strided<[1], offset: 1>>\n",
     4, 1, true},
};

enum class Way : uint8_t { Plain, If, Branch, Through, Loop, Twice };
static constexpr unsigned kWays = 6;

static Type viewType(const Shift &shift) {
  Type type = memref(Element::I32, {shift.size});
  type.isStrided = shift.isStrided;
  type.strides[0] = shift.isStrided ? 1 : 0;
  type.offset = shift.offset;
  return type;
}

/// Returns the type of %a: of the tables's two elements only i8 and i32 are used.
static Type wholeType(const Shift &shift) {
  bool isBytes = std::string_view(shift.element) == "i8";
  int size = isBytes ? 64 : std::string_view(shift.whole) == "memref<8xi32>" ? 8 : 16;
  return memref(isBytes ? Element::I8 : Element::I32, {size});
}

/// Allocates %a, fills it, makes %v of it, and fills that with %x.
static std::string making(const Shift &shift) {
  std::string type = spell(viewType(shift));
  return std::string("  %c4 = arith.constant 4 : index\n  %k = arith.constant 1 : ") +
         shift.element + "\n  %a = memref.alloc() : " + shift.whole +
         "\n  linalg.fill ins(%k : " + shift.element + ") outs(%a : " + shift.whole + ")\n" +
         shift.text + "  linalg.fill ins(%x : i32) outs(%v : " + type + ")\n";
}

static constexpr const char *kParameters = "(%s: index, %c: i1, %x: i32)";
static constexpr const char *kArguments = "(%s, %c, %x) : (index, i1, i32)";

/// Declares the function that returns the view as it is; returns its name.
static std::string declarePlain(Emitter &e, const Shift &shift) {
  std::string name = std::string("@shifted_") + shift.name, type = spell(viewType(shift));
  e.declare("func.func private " + name + kParameters + " -> " + type + " {\n" + making(shift) +
            "  return %v : " + type + "\n}");
  return name;
}

/// Returns the body of a function that gets its view from calls of `made`.
static std::string bodyOf(Way way, const std::string &made, const std::string &type) {
  std::string make = " = func.call " + made + kArguments + " -> " + type + "\n";
  switch (way) {
  case Way::If:
    return "  %r = scf.if %c -> (" + type + ") {\n    %p" + make + "    scf.yield %p : " + type +
           "\n  } else {\n    %q" + make + "    scf.yield %q : " + type +
           "\n  }\n  return %r : " + type + "\n";
  case Way::Branch:
    return "  %p" + make + "  cf.cond_br %c, ^done(%p : " + type + "), ^other\n^other:\n  %q" +
           make + "  cf.br ^done(%q : " + type + ")\n^done(%r: " + type +
           "):\n  return %r : " + type + "\n";
  case Way::Loop:
    return "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  %p" + make +
           "  %r = scf.for %i = %c0 to %s step %c1 iter_args(%b = %p) -> (" + type + ") {\n    %q" +
           make + "    %n = arith.select %c, %b, %q : " + type + "\n    scf.yield %n : " + type +
           "\n  }\n  return %r : " + type + "\n";
  default:
    return "  %r" + make + "  return %r : " + type + "\n";
  }
}

/// Two results are of one buffer, so neither may be written.
static void emitTwice(Emitter &e, const Shift &shift, const std::string &arguments) {
  static constexpr Facts frozen = {.access = Access::Frozen, .isFresh = true, .isWhole = false};
  std::string name = std::string("@shifted_") + shift.name + "_twice";
  std::string type = spell(viewType(shift)), types = std::string(shift.whole) + ", " + type;
  e.declare("func.func private " + name + kParameters + " -> (" + types + ") {\n" + making(shift) +
            "  return %a, %v : " + types + "\n}");
  std::vector<Slot> slots = {{wholeType(shift), frozen}, {viewType(shift), frozen}};
  std::vector<Value> results;
  std::string prefix = e.addResults(slots, results);
  e.line(prefix + "func.call " + name + arguments + " -> (" + types + ")");
  e.addAll(results);
}

static void emitShiftedView(Emitter &e) {
  const Shift &shift = kShifts[e.choices.choose(std::size(kShifts))];
  auto way = static_cast<Way>(e.choices.choose(kWays));
  std::string index = e.pickScalar(Element::Index).name, condition = e.pickBool(),
              number = e.pickScalar(Element::I32).name;
  std::string arguments = "(" + index + ", " + condition + ", " + number + ") : (index, i1, i32)";
  e.countCost(300);
  if (way == Way::Twice)
    return emitTwice(e, shift, arguments);
  Type type = viewType(shift);
  std::string name = declarePlain(e, shift);
  if (way != Way::Plain) {
    static constexpr const char *names[kWays] = {"", "_if", "_branch", "_through", "_loop", ""};
    std::string made = std::exchange(name, name + names[static_cast<unsigned>(way)]);
    e.declare("func.func private " + name + kParameters + " -> " + spell(type) + " {\n" +
              bodyOf(way, made, spell(type)) + "}");
  }
  // The view counts as whole: no other value in scope covers the rest of the allocation.
  e.add(type, "func.call " + name + arguments + " -> " + spell(type), {.isFresh = true});
}

static bool isCheap(const Emitter &e) { return e.place.loopFactor <= 8 && !e.place.isParallel(); }

void addReturnedViewRows(OpRows &rows) {
  rows.push_back({"func.call.shifted",
                  {"func.call", "memref.view", "memref.subview", "memref.reinterpret_cast"},
                  3,
                  isCheap,
                  emitShiftedView});
}

} // namespace freehold::gen
