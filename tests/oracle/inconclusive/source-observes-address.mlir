// An address is returned; comparing two live ones for equality is fine.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}source-observes-address.mlir:[[#@LINE+2]]:1"
// CHECK-SAME: "message":"undefined: {{.*}}addresses
func.func @f() -> index {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.store %v, %n[] : memref<i32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %q = memref.extract_aligned_pointer_as_index %n : memref<i32> -> index
  %r = arith.subi %q, %p : index
  return %r : index
}
