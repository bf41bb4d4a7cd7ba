// The good twin of defect/out-of-bounds-write.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

//--- before.mlir
func.func @f(%i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc(%c8) : memref<?xi8>
  %w = memref.view %m[%c0][] : memref<?xi8> to memref<2xi32>
  memref.store %v, %w[%c0] : memref<2xi32>
  memref.store %v, %w[%c1] : memref<2xi32>
  %x = memref.load %w[%c1] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
func.func @f(%i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc(%c8) : memref<?xi8>
  %w = memref.view %m[%c0][] : memref<?xi8> to memref<2xi32>
  memref.store %v, %w[%c0] : memref<2xi32>
  memref.store %v, %w[%c1] : memref<2xi32>
  %x = memref.load %w[%c1] : memref<2xi32>
  memref.dealloc %m : memref<?xi8>
  return %x : i32
}
