// gpu.terminator: ends a thread of gpu.launch.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// CHECK: result 0 = [1, 1] : memref<2xi32>
func.func @main() -> memref<2xi32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    memref.store %v, %m[%bx] : memref<2xi32>
    gpu.terminator
  }
  return %m : memref<2xi32>
}
