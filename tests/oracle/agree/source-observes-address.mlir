// The good twin of inconclusive/source-observes-address.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"agree"
func.func @f() -> i1 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.store %v, %n[] : memref<i32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %q = memref.extract_aligned_pointer_as_index %n : memref<i32> -> index
  %r = arith.cmpi eq, %q, %p : index
  return %r : i1
}
