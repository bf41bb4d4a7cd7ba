// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache --reading literal %s | FileCheck %s --check-prefix=LITERAL
// Right as union reads the op; under literal the first condition alone decides.
// CHECK: ors-conditions  proved
// LITERAL: ors-conditions  refuted: frees what is kept  (literal
func.func @src(%m: memref<?xf32>, %c: i1, %d: i1, %r: memref<?xf32> {freehold.list}) -> i1 {
  %o = bufferization.dealloc (%m, %m : memref<?xf32>, memref<?xf32>) if (%c, %d) retain (%r : memref<?xf32>)
  return %o : i1
}
func.func @tgt(%m: memref<?xf32>, %c: i1, %d: i1, %r: memref<?xf32> {freehold.list}) -> i1 {
  %any = arith.ori %c, %d : i1
  %o = bufferization.dealloc (%m : memref<?xf32>) if (%any) retain (%r : memref<?xf32>)
  return %o : i1
}
