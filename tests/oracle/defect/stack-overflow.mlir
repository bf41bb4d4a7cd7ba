// A buffer is promoted to the stack, which has no room for it.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"resource"
// CHECK-SAME: stack overflow

//--- before.mlir
func.func @f(%v: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<67108865xi8>
  memref.store %v, %m[%c0] : memref<67108865xi8>
  %x = memref.load %m[%c0] : memref<67108865xi8>
  return %x : i8
}

//--- after.mlir
func.func @f(%v: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<67108865xi8>
  memref.store %v, %m[%c0] : memref<67108865xi8>
  %x = memref.load %m[%c0] : memref<67108865xi8>
  return %x : i8
}
