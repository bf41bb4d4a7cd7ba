// T4: an argument must not be freed, not even through an unranked cast of its base buffer.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"bad-free"

//--- before.mlir
func.func @f(%a: memref<4xi32>) {
  return
}

//--- after.mlir
func.func @f(%a: memref<4xi32>) {
  %b, %o, %s, %t = memref.extract_strided_metadata %a : memref<4xi32> -> memref<i32>, index, index, index
  %u = memref.cast %b : memref<i32> to memref<*xi32>
  memref.dealloc %u : memref<*xi32>
  return
}
