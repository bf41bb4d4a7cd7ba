// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s
// As splits-listed-twice.mlir, but the memrefs do not alias.
// CHECK: splits-apart  proved  (union; any number of operands; z3+cvc5)
func.func @src(%m: memref<?xf32> {freehold.noalias}, %c: i1, %n: memref<?xf32>, %d: i1, %l: memref<?xf32> {freehold.list}, %lc: i1 {freehold.list}) {
  bufferization.dealloc (%m, %n, %l : memref<?xf32>, memref<?xf32>, memref<?xf32>) if (%c, %d, %lc)
  return
}
func.func @tgt(%m: memref<?xf32>, %c: i1, %n: memref<?xf32>, %d: i1, %l: memref<?xf32> {freehold.list}, %lc: i1 {freehold.list}) {
  bufferization.dealloc (%m : memref<?xf32>) if (%c)
  bufferization.dealloc (%n, %l : memref<?xf32>, memref<?xf32>) if (%d, %lc)
  return
}
