// A program must not rely on a freed buffer's address being used again.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh --json | FileCheck %s

// CHECK: "reason":"source-ub"
// CHECK-SAME: depends on the order of parallel iterations or on addresses
func.func @f() -> i1 {
  %a = memref.alloc() : memref<16xi8>
  %p = memref.extract_aligned_pointer_as_index %a : memref<16xi8> -> index
  memref.dealloc %a : memref<16xi8>
  %b = memref.alloc() : memref<16xi8>
  %q = memref.extract_aligned_pointer_as_index %b : memref<16xi8> -> index
  %same = arith.cmpi eq, %p, %q : index
  memref.dealloc %b : memref<16xi8>
  return %same : i1
}
