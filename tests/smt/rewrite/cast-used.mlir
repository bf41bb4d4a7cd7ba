// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The result of a cast to a size that the memref does not have is poison, and is accessed.
// CHECK: cast-used  refuted: is out of bounds (memref.load: out of bounds)
func.func @src(%m: memref<?xi32>, %i: index, %c: i1) -> i32 {
  %z = arith.constant 0 : i32
  %r = scf.if %c -> (i32) {
  %s = memref.cast %m : memref<?xi32> to memref<4xi32>
  %x = memref.load %s[%i] : memref<4xi32>
  scf.yield %x : i32 } else { 
  %x = memref.load %m[%i] : memref<?xi32>
  scf.yield %x : i32 }
  return %r : i32
}
func.func @tgt(%m: memref<?xi32>, %i: index, %c: i1) -> i32 {
  %s = memref.cast %m : memref<?xi32> to memref<4xi32>
  %x = memref.load %s[%i] : memref<4xi32>
  return %x : i32
}
