// The good twin of defect/double-free-through-select.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

//--- before.mlir
func.func @f(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  %s = arith.select %c, %a, %b : memref<2xi32>
  %x = memref.load %s[%c0] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
func.func @f(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  %s = arith.select %c, %a, %b : memref<2xi32>
  %x = memref.load %s[%c0] : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  memref.dealloc %b : memref<2xi32>
  return %x : i32
}
