// The good twin of defect/observation-global-contents.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

//--- before.mlir
memref.global @g : memref<2xi32> = dense<3>
func.func @f() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %g = memref.get_global @g : memref<2xi32>
  %m = memref.alloc() : memref<2xi32>
  memref.copy %g, %m : memref<2xi32> to memref<2xi32>
  memref.store %v, %g[%c0] : memref<2xi32>
  return
}

//--- after.mlir
memref.global @g : memref<2xi32> = dense<3>
func.func @f() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %g = memref.get_global @g : memref<2xi32>
  %m = memref.alloc() : memref<2xi32>
  memref.copy %g, %m : memref<2xi32> to memref<2xi32>
  memref.store %v, %g[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return
}
