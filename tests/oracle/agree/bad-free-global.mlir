// The good twin of defect/bad-free-global.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

//--- before.mlir
memref.global "private" @g : memref<2xi32> = dense<3>
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
memref.global "private" @g : memref<2xi32> = dense<3>
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}
