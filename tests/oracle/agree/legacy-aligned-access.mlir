// An access that states its alignment, while the contract of clone-based deallocation is checked: names are tracked then.
// RUN: split-file %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --subject fh-legacy --json | FileCheck %s
// CHECK: "verdict":"agree"
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/bad.mlir --subject fh-legacy --json | FileCheck %s --check-prefix=BAD
// BAD: "verdict":"inconclusive"{{.*}}"reason":"source-ub"

//--- good.mlir
func.func private @make() -> memref<4xi32> {
  %v = arith.constant 2 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  return %m : memref<4xi32>
}
func.func @f(%c: i32) -> i32 {
  %i = arith.constant 1 : index
  %m = func.call @make() : () -> memref<4xi32>
  memref.store %c, %m[%i] {alignment = 4 : i64} : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  return %1 : i32
}

//--- bad.mlir
func.func private @make() -> memref<4xi32> {
  %v = arith.constant 2 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  return %m : memref<4xi32>
}
func.func @f(%c: i32) -> i32 {
  %i = arith.constant 1 : index
  %m = func.call @make() : () -> memref<4xi32>
  memref.store %c, %m[%i] {alignment = 16 : i64} : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  return %1 : i32
}
