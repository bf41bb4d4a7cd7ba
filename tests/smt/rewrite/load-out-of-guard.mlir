// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A load that is hoisted out of its guard may be out of bounds, or of a freed buffer.
// CHECK: load-out-of-guard  refuted: uses after free
func.func @src(%m: memref<?xi32>, %i: index, %c: i1) -> i32 {
  %z = arith.constant 0 : i32
  %r = scf.if %c -> (i32) {
  %x = memref.load %m[%i] : memref<?xi32>
  scf.yield %x : i32 } else { scf.yield %z : i32 }
  return %r : i32
}
func.func @tgt(%m: memref<?xi32>, %i: index, %c: i1) -> i32 {
  %z = arith.constant 0 : i32
  %x = memref.load %m[%i] : memref<?xi32>
  %r = arith.select %c, %x, %z : i32
  return %r : i32
}
