// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A load that is certainly in bounds may leave its guard: reading an unwritten cell is no error.
// CHECK: load-out-of-guard-static  proved
func.func @src(%v: i32, %c: i1) -> i32 {
  %z = arith.constant 0 : i32
  %i = arith.constant 2 : index
  %m = memref.alloc() : memref<4xi32>
  %r = scf.if %c -> (i32) {
  %x = memref.load %m[%i] : memref<4xi32>
  scf.yield %z : i32 } else { scf.yield %z : i32 }
  memref.dealloc %m : memref<4xi32>
  return %r : i32
}
func.func @tgt(%v: i32, %c: i1) -> i32 {
  %z = arith.constant 0 : i32
  %i = arith.constant 2 : index
  %m = memref.alloc() : memref<4xi32>
  %x = memref.load %m[%i] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %z : i32
}
