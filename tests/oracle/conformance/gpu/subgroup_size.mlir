// gpu.subgroup_size is the number of threads of a subgroup.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: freehold-run %s --entry main --ignore-leaks --reverse-parallel | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [32, 32] : memref<2xindex>
// BAD: error: undefined: passes its upper_bound
func.func @main() -> memref<2xindex> {
  %c1 = arith.constant 1 : index
  %bs = arith.constant 1 : index
  %ts = arith.constant 2 : index
  %us = arith.constant 1 : index
  %m = memref.alloc() : memref<2xindex>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %bs, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %ts, %sy = %us, %sz = %c1) {
    %p0 = arith.muli %bx, %us : index
    %p1 = arith.addi %p0, %ty : index
    %p2 = arith.muli %p1, %ts : index
    %at = arith.addi %p2, %tx : index
    %v = gpu.subgroup_size : index
    memref.store %v, %m[%at] : memref<2xindex>
    gpu.terminator
  }
  return %m : memref<2xindex>
}
func.func @bad() -> memref<2xindex> {
  %c1 = arith.constant 1 : index
  %bs = arith.constant 1 : index
  %ts = arith.constant 2 : index
  %us = arith.constant 1 : index
  %m = memref.alloc() : memref<2xindex>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %bs, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %ts, %sy = %us, %sz = %c1) {
    %p0 = arith.muli %bx, %us : index
    %p1 = arith.addi %p0, %ty : index
    %p2 = arith.muli %p1, %ts : index
    %at = arith.addi %p2, %tx : index
    %v = gpu.subgroup_size upper_bound 16 : index
    memref.store %v, %m[%at] : memref<2xindex>
    gpu.terminator
  }
  return %m : memref<2xindex>
}
