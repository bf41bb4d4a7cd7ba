// Threads of gpu.launch run in either order, and their conflicting accesses are races. Barriers are unsupported.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: freehold-run %s --entry main --ignore-leaks --reverse-parallel | FileCheck %s
// RUN: not freehold-run %s --entry race 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry barrier 2>&1 | FileCheck %s --check-prefix=BARRIER
// RACE: error: undefined
// BARRIER: unsupported: gpu.launch: barriers
// CHECK: result 0 = {{\[\[}}0, 1, 2], [10, 11, 12]] : memref<2x3xindex>
func.func @main() -> memref<2x3xindex> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %m = memref.alloc() : memref<2x3xindex>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c3, %sy = %c1, %sz = %c1) {
    %b = arith.muli %bx, %c10 : index
    %v = arith.addi %b, %tx : index
    memref.store %v, %m[%bx, %tx] : memref<2x3xindex>
    gpu.terminator
  }
  return %m : memref<2x3xindex>
}
func.func @race(%m: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    memref.store %bx, %m[%c0] : memref<1xindex>
    gpu.terminator
  }
  return
}
func.func @barrier() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    gpu.barrier
    gpu.terminator
  }
  return
}
