// Passes see all uses of a symbol with nested visibility, as of a private one: what they make of it, calls in the module have to
// show. Code outside sees what is public.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/nested.mlir --pipeline sccp --pipeline int-range-optimizations | FileCheck %s --check-prefix=NESTED
// RUN: freehold-check %t/global.mlir --target %t/global-after.mlir | FileCheck %s --check-prefix=GLOBAL
// RUN: freehold-check %t/global.mlir --target %t/global-after.mlir --oracle native | FileCheck %s --check-prefix=GLOBAL
// RUN: sed 's/4 : i32/5 : i32/' %t/nested.mlir > %t/other.mlir
// RUN: not freehold-check %t/nested.mlir --target %t/other.mlir 2>&1 | FileCheck %s --check-prefix=CALLED
// RUN: sed 's/"nested"/"public"/' %t/global.mlir > %t/public.mlir
// RUN: sed 's/"nested"/"public"/' %t/global-after.mlir > %t/public-after.mlir
// RUN: not freehold-check %t/public.mlir --target %t/public-after.mlir 2>&1 | FileCheck %s --check-prefix=PUBLIC
// NESTED: 2 judged = 2 agree
// GLOBAL: 1 judged = 1 agree
// CALLED: error: observation {{.*}}@f
// PUBLIC: error: observation {{.*}}global @g

//--- nested.mlir
func.func nested @g(%a: i32) -> i32 {
  %o = arith.constant 1 : i32
  %s = arith.addi %a, %o : i32
  return %s : i32
}
func.func @f(%a: i32) -> i32 {
  %k = arith.constant 4 : i32
  %x = call @g(%k) : (i32) -> i32
  return %x : i32
}
//--- global.mlir
memref.global "nested" @g : memref<i32> = uninitialized
func.func @f(%a: i32) -> i32 {
  %g = memref.get_global @g : memref<i32>
  memref.store %a, %g[] : memref<i32>
  return %a : i32
}
//--- global-after.mlir
memref.global "nested" @g : memref<i32> = uninitialized
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
