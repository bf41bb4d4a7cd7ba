// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A memref that is listed twice is freed by two ops: both free it.
// CHECK: splits-listed-twice  refuted: frees twice  (union; any number of operands; z3+cvc5)
// CHECK: argument {{.*}}allocation 0 (live)
// CHECK: %m {{.*}}x
// CHECK: %c = true
// CHECK: %d = true
// CHECK: double-free
func.func @src(%m: memref<?xf32>, %c: i1, %d: i1, %l: memref<?xf32> {freehold.list}, %lc: i1 {freehold.list}) {
  bufferization.dealloc (%m, %m, %l : memref<?xf32>, memref<?xf32>, memref<?xf32>) if (%c, %d, %lc)
  return
}
func.func @tgt(%m: memref<?xf32>, %c: i1, %d: i1, %l: memref<?xf32> {freehold.list}, %lc: i1 {freehold.list}) {
  bufferization.dealloc (%m : memref<?xf32>) if (%c)
  bufferization.dealloc (%m, %l : memref<?xf32>, memref<?xf32>) if (%d, %lc)
  return
}
