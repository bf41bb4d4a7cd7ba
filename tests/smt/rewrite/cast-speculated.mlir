// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A cast may be hoisted out of its guard: if it does not hold, its result is poison, and only using it is undefined.
// CHECK: cast-speculated  proved
func.func @src(%m: memref<?xi32>, %i: index, %c: i1) -> i32 {
  %z = arith.constant 0 : i32
  %r = scf.if %c -> (i32) {
  %s = memref.cast %m : memref<?xi32> to memref<4xi32>
  %x = memref.load %s[%i] : memref<4xi32>
  scf.yield %x : i32 } else { scf.yield %z : i32 }
  return %r : i32
}
func.func @tgt(%m: memref<?xi32>, %i: index, %c: i1) -> i32 {
  %z = arith.constant 0 : i32
  %s = memref.cast %m : memref<?xi32> to memref<4xi32>
  %r = scf.if %c -> (i32) {
  %x = memref.load %s[%i] : memref<4xi32>
  scf.yield %x : i32 } else { scf.yield %z : i32 }
  return %r : i32
}
