// gpu.warp_execute_on_lane_0: lane 0 runs the region, others do not.
// RUN: freehold-run %s --entry main --ignore-leaks --args 0 | FileCheck %s --check-prefix=FIRST
// RUN: freehold-run %s --entry main --ignore-leaks --args 3 | FileCheck %s --check-prefix=OTHER
// FIRST: result 0 = 7 : i32
// OTHER: result 0 = 1 : i32
func.func @main(%lane: index) -> i32 {
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  gpu.warp_execute_on_lane_0(%lane)[32] {
    memref.store %seven, %m[] : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
