// The good twin of defect/observation-print-order.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

//--- before.mlir
func.func @f() {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %a, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  vector.print %x : i32
  vector.print %b : i32
  return
}

//--- after.mlir
func.func @f() {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %a, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  vector.print %x : i32
  vector.print %b : i32
  return
}
