// Iterations of scf.forall free one buffer each time.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"double-free"

//--- before.mlir
func.func @f(%o: memref<4xi32>) {
  %c = arith.constant 2 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %c, %m[] : memref<i32>
  scf.forall (%i) in (4) {
    %v = memref.load %m[] : memref<i32>
    memref.store %v, %o[%i] : memref<4xi32>
  }
  return
}

//--- after.mlir
func.func @f(%o: memref<4xi32>) {
  %c = arith.constant 2 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %c, %m[] : memref<i32>
  scf.forall (%i) in (4) {
    memref.store %c, %o[%i] : memref<4xi32>
    memref.dealloc %m : memref<i32>
  }
  return
}
