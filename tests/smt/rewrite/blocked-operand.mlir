// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache --reading literal %s | FileCheck %s
// Under literal %m blocks the elements of %l that alias it, but D4 asks of them to be live all the same.
// CHECK: blocked-operand  refuted: frees twice  (literal
// CHECK: double-free
func.func @src(%m: memref<?xf32>, %c: i1, %l: memref<?xf32> {freehold.list}, %lc: i1 {freehold.list}, %r: memref<?xf32>) -> i1 {
  %o = bufferization.dealloc (%m, %l : memref<?xf32>, memref<?xf32>) if (%c, %lc) retain (%r : memref<?xf32>)
  return %o : i1
}
func.func @tgt(%m: memref<?xf32>, %c: i1, %l: memref<?xf32> {freehold.list}, %lc: i1 {freehold.list}, %r: memref<?xf32>) -> i1 {
  %o = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%r : memref<?xf32>)
  %p = bufferization.dealloc (%l : memref<?xf32>) if (%lc) retain (%r : memref<?xf32>)
  %q = arith.ori %o, %p : i1
  return %q : i1
}
