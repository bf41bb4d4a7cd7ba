// The good twin of defect/abi-returned-global.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

//--- before.mlir
memref.global "private" constant @g : memref<2xi32> = dense<3>
func.func @f() -> memref<2xi32> {
  %m = memref.get_global @g : memref<2xi32>
  return %m : memref<2xi32>
}

//--- after.mlir
memref.global "private" constant @g : memref<2xi32> = dense<3>
func.func @f() -> memref<2xi32> {
  %m = memref.get_global @g : memref<2xi32>
  %n = bufferization.clone %m : memref<2xi32> to memref<2xi32>
  return %n : memref<2xi32>
}
