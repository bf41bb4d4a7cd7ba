// The good twin of defect/use-after-free-copy-to.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

//--- before.mlir
func.func private @external(memref<2xi32>)
func.func @f(%out: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  memref.copy %out, %m : memref<2xi32> to memref<2xi32>
  return
}

//--- after.mlir
func.func private @external(memref<2xi32>)
func.func @f(%out: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  memref.copy %out, %m : memref<2xi32> to memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return
}
