// RUN: freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// A memref that was freed may be listed where its condition is not set (D5).
// CHECK: keeps-freed-unset  proved  (union
// CHECK: keeps-freed-unset  proved  (literal
func.func @src(%m: memref<?xf32>, %n: memref<?xf32>, %c: i1) {
  %true = arith.constant true
  bufferization.dealloc (%m : memref<?xf32>) if (%true)
  bufferization.dealloc (%n : memref<?xf32>) if (%c)
  return
}
func.func @tgt(%m: memref<?xf32>, %n: memref<?xf32>, %c: i1) {
  %true = arith.constant true
  %false = arith.constant false
  bufferization.dealloc (%m : memref<?xf32>) if (%true)
  bufferization.dealloc (%m, %n : memref<?xf32>, memref<?xf32>) if (%false, %c)
  return
}
