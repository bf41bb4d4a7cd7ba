// gpu.lane_id is the position of a thread in its subgroup, whose threads are numbered with x innermost.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: freehold-run %s --entry main --ignore-leaks --reverse-parallel | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 0, 1, 2, 3, 4, 5, 6, 7] : memref<40xindex>
// BAD: error: undefined: passes its upper_bound
func.func @main() -> memref<40xindex> {
  %c1 = arith.constant 1 : index
  %bs = arith.constant 1 : index
  %ts = arith.constant 20 : index
  %us = arith.constant 2 : index
  %m = memref.alloc() : memref<40xindex>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %bs, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %ts, %sy = %us, %sz = %c1) {
    %p0 = arith.muli %bx, %us : index
    %p1 = arith.addi %p0, %ty : index
    %p2 = arith.muli %p1, %ts : index
    %at = arith.addi %p2, %tx : index
    %v = gpu.lane_id
    memref.store %v, %m[%at] : memref<40xindex>
    gpu.terminator
  }
  return %m : memref<40xindex>
}
func.func @bad() -> memref<40xindex> {
  %c1 = arith.constant 1 : index
  %bs = arith.constant 1 : index
  %ts = arith.constant 20 : index
  %us = arith.constant 2 : index
  %m = memref.alloc() : memref<40xindex>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %bs, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %ts, %sy = %us, %sz = %c1) {
    %p0 = arith.muli %bx, %us : index
    %p1 = arith.addi %p0, %ty : index
    %p2 = arith.muli %p1, %ts : index
    %at = arith.addi %p2, %tx : index
    %v = gpu.lane_id upper_bound 31
    memref.store %v, %m[%at] : memref<40xindex>
    gpu.terminator
  }
  return %m : memref<40xindex>
}
