//===- RandomProgram.cpp - Ops of random programs -------------------------===//
// Ops involving callers and external functions, loops, floats, two dimensions, and checked
// accesses.
//===----------------------------------------------------------------------===//
#include "tests/adversary/RandomWriter.h"

namespace freehold::adversary {

static const char *const kDeclarations = R"(
memref.global "private" @kept : memref<4xi32> = dense<[1, 0, 2, 0]>
memref.global @shown : memref<4xi32> = dense<0>
memref.global "private" constant @fixed : memref<4xi32> = dense<[0, 1, 2, 3]>
func.func private @ask() -> i1
func.func private @number(i32) -> i32
func.func private @look(memref<?xi32>)
func.func private @bring(index) -> memref<?xi32>
)";

std::string RandomWriter::declarations() { return kDeclarations; }

/// An access that is in bounds for any size: if (index < dim) ..
void RandomWriter::guardedAccess(Scope &scope) {
  Value *memory = memref(scope);
  if (!memory)
    return;
  std::string name = memory->name, type = memory->type, element = elementOf(type);
  std::string index = scalar(scope, "index"), value = scalar(scope, element);
  std::string zero = fresh(), size = fresh(), isInside = fresh(), result = fresh();
  bool isLoad = c.flip();
  line(zero + " = arith.constant 0 : index");
  line(size + " = memref.dim " + name + ", " + zero + " : " + type);
  line(isInside + " = arith.cmpi ult, " + index + ", " + size + " : index");
  if (!isLoad) {
    line("scf.if " + isInside + " {");
    line("  memref.store " + value + ", " + name + "[" + index + "] : " + type);
    return line("}");
  }
  std::string loaded = fresh();
  line(result + " = scf.if " + isInside + " -> (" + element + ") {");
  line("  " + loaded + " = memref.load " + name + "[" + index + "] : " + type);
  line("  scf.yield " + loaded + " : " + element);
  line("} else {");
  line("  scf.yield " + value + " : " + element);
  line("}");
  scope.push_back({result, element});
}

/// An access in bounds of both dimensions, or of only one.
void RandomWriter::matrix(Scope &scope) {
  Value *memory = any(scope, [](const Value &v) { return v.type == kMatrix; });
  if (!memory)
    return;
  std::string name = memory->name, indices[2], sizes[2], guards[2];
  for (unsigned d = 0; d < 2; ++d) {
    std::string dimension = fresh();
    line(dimension + " = arith.constant " + std::to_string(d) + " : index");
    define(scope, "index", "memref.dim " + name + ", " + dimension + " : " + kMatrix);
    sizes[d] = scope.back().name;
    indices[d] = scalar(scope, "index");
    define(scope, "i1", "arith.cmpi ult, " + indices[d] + ", " + sizes[d] + " : index");
    guards[d] = scope.back().name;
  }
  std::string value = scalar(scope, "i32"), both = fresh(), result = fresh(), loaded = fresh();
  std::string place = name + "[" + indices[0] + ", " + indices[1] + "] : " + kMatrix;
  line(both + " = arith.andi " + guards[0] + ", " + guards[1] + " : i1");
  line(result + " = scf.if " + both + " -> (i32) {");
  line("  " + loaded + " = memref.load " + place);
  if (c.flip())
    line("  memref.store " + value + ", " + place);
  line("  scf.yield " + loaded + " : i32");
  line("} else {");
  line("  scf.yield " + value + " : i32");
  line("}");
  scope.push_back({result, "i32"});
}

/// The body of a loop may use the induction variable and one carried number.
void RandomWriter::loop(Scope &scope) {
  std::string from = scalar(scope, "index"), to = scalar(scope, "index"),
              start = scalar(scope, "i32");
  std::string step = fresh(), name = fresh(), index = fresh(), carried = fresh();
  line(step + " = arith.constant 1 : index");
  line(name + " = scf.for " + index + " = " + from + " to " + to + " step " + step + " iter_args(" +
       carried + " = " + start + ") -> (i32) {");
  ++depth_;
  Scope inner = scope;
  inner.push_back({index, "index"});
  inner.push_back({carried, "i32"});
  for (unsigned left = 1 + c.choose(3); left; --left)
    op(inner);
  line("scf.yield " + scalar(inner, "i32") + " : i32");
  --depth_;
  line("}");
  scope.push_back({name, "i32"});
}

/// Uses of globals and external functions.
void RandomWriter::outside(Scope &scope) {
  switch (c.choose(6)) {
  case 0:
    return define(scope, kMemRefs[kStatic], "memref.get_global @kept : memref<4xi32>");
  case 1:
    return define(scope, kMemRefs[kStatic], "memref.get_global @shown : memref<4xi32>");
  case 2:
    return define(scope, "i1", "call @ask() : () -> i1");
  case 3: {
    std::string number = scalar(scope, "i32");
    return define(scope, "i32", "call @number(" + number + ") : (i32) -> i32");
  }
  case 4: {
    Value *memory = any(scope, [](const Value &v) { return v.type == kMemRefs[kDynamic]; });
    if (memory)
      line("call @look(" + memory->name + ") : (memref<?xi32>) -> ()");
    return;
  }
  default: {
    std::string size = scalar(scope, "index");
    define(scope, kMemRefs[kDynamic], "call @bring(" + size + ") : (index) -> memref<?xi32>");
  }
  }
}

void RandomWriter::floats(Scope &scope) {
  static const char *const kOps[] = {"addf", "mulf", "subf", "maximumf", "minnumf", "divf"};
  static const char *const kPredicates[] = {"olt", "ole", "oeq", "une", "ord"};
  std::string a = scalar(scope, "f32"), b = scalar(scope, "f32");
  if (c.flip())
    return define(scope, "f32",
                  std::string("arith.") + kOps[c.choose(std::size(kOps))] + " " + a + ", " + b +
                      " : f32");
  define(scope, "i1",
         std::string("arith.cmpf ") + kPredicates[c.choose(std::size(kPredicates))] + ", " + a +
             ", " + b + " : f32");
}

std::string randomProgram(gen::Choices &choices) { return RandomWriter(choices, true).write(); }

} // namespace freehold::adversary
