// Threads of gpu.launch run in either order, and their conflicting accesses are races.
// Buffers of a workgroup are made for each block, those of a thread for each thread; nothing is written to them before.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: freehold-run %s --entry main --ignore-leaks --reverse-parallel | FileCheck %s
// RUN: not freehold-run %s --entry race 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: freehold-run %s --entry locals --args 'memref(4)' | FileCheck %s --check-prefix=LOCALS
// RUN: not freehold-run %s --entry unwritten --args 'memref(4)' 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// RACE: error: undefined
// LOCALS: argument 0 = [0, 1, 10, 11]
// UNWRITTEN: error: uninitialised-read
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
func.func @locals(%m: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1)
      workgroup(%w: memref<1xindex, 3>) private(%p: memref<1xindex, 5>) {
    %b = arith.muli %bx, %c10 : index
    memref.store %tx, %p[%c0] : memref<1xindex, 5>
    %isFirst = arith.cmpi eq, %tx, %c0 : index
    scf.if %isFirst {
      memref.store %b, %w[%c0] : memref<1xindex, 3>
    }
    gpu.barrier
    %x = memref.load %w[%c0] : memref<1xindex, 3>
    %y = memref.load %p[%c0] : memref<1xindex, 5>
    %v = arith.addi %x, %y : index
    %row = arith.muli %bx, %c2 : index
    %at = arith.addi %row, %tx : index
    memref.store %v, %m[%at] : memref<4xindex>
    gpu.terminator
  }
  return
}
// Only the first block writes its buffer, which is not the second one's.
func.func @unwritten(%m: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1)
      workgroup(%w: memref<1xindex, 3>) {
    %any = arith.addi %bx, %tx : index
    %isFirst = arith.cmpi eq, %any, %c0 : index
    scf.if %isFirst {
      memref.store %c1, %w[%c0] : memref<1xindex, 3>
    }
    gpu.barrier
    %x = memref.load %w[%c0] : memref<1xindex, 3>
    %isOne = arith.cmpi eq, %x, %c1 : index
    scf.if %isOne {
      memref.store %x, %m[%tx] : memref<4xindex>
    }
    gpu.terminator
  }
  return
}
