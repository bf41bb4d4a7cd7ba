// T4: the target frees argument %a instead of %m if the caller passes one buffer as both arguments.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"bad-free"

//--- before.mlir
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  %m = memref.alloc() : memref<4xi32>
  memref.copy %a, %m : memref<4xi32> to memref<4xi32>
  memref.copy %m, %b : memref<4xi32> to memref<4xi32>
  return
}

//--- after.mlir
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  %m = memref.alloc() : memref<4xi32>
  memref.copy %a, %m : memref<4xi32> to memref<4xi32>
  memref.copy %m, %b : memref<4xi32> to memref<4xi32>
  %x = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %y = memref.extract_aligned_pointer_as_index %b : memref<4xi32> -> index
  %same = arith.cmpi eq, %x, %y : index
  %s = arith.select %same, %a, %m : memref<4xi32>
  memref.dealloc %s : memref<4xi32>
  return
}
