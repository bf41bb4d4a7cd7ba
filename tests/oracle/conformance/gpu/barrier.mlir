// The threads of a block wait for one another, wherever the barrier is, and keep what they have computed.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: freehold-run %s --entry main --ignore-leaks --reverse-parallel | FileCheck %s
// RUN: not freehold-run %s --entry race --ignore-leaks 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %s --entry some 2>&1 | FileCheck %s --check-prefix=SOME
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry stack 2>&1 | FileCheck %s --check-prefix=STACK
// CHECK: result 0 = [6, 6, 6, 6] : memref<4xindex>
// RACE: error: undefined
// SOME: error: undefined: threads of a group wait at different barriers
// STACK: unsupported: gpu.launch: clusters, or stack buffers beside barriers

// A sum over four threads by a tree: the barrier is in a loop.
func.func @main() -> memref<4xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xindex>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1)
      workgroup(%w: memref<4xindex, 3>) {
    memref.store %tx, %w[%tx] : memref<4xindex, 3>
    gpu.barrier
    %end = scf.for %i = %c0 to %c2 step %c1 iter_args(%half = %c2) -> (index) {
      %isLower = arith.cmpi ult, %tx, %half : index
      scf.if %isLower {
        %other = arith.addi %tx, %half : index
        %x = memref.load %w[%tx] : memref<4xindex, 3>
        %y = memref.load %w[%other] : memref<4xindex, 3>
        %s = arith.addi %x, %y : index
        memref.store %s, %w[%tx] : memref<4xindex, 3>
      }
      gpu.barrier
      %next = arith.shrui %half, %c1 : index
      scf.yield %next : index
    }
    %sum = memref.load %w[%end] : memref<4xindex, 3>
    memref.store %sum, %m[%tx] : memref<4xindex>
    gpu.terminator
  }
  return %m : memref<4xindex>
}
// Without the barrier each thread reads what another one writes.
func.func @race() -> memref<4xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xindex>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1)
      workgroup(%w: memref<4xindex, 3>) {
    memref.store %tx, %w[%tx] : memref<4xindex, 3>
    %other = arith.subi %c3, %tx : index
    %x = memref.load %w[%other] : memref<4xindex, 3>
    gpu.barrier
    memref.store %x, %m[%tx] : memref<4xindex>
    gpu.terminator
  }
  return %m : memref<4xindex>
}
func.func @some() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1) {
    %isFirst = arith.cmpi eq, %tx, %c0 : index
    scf.if %isFirst {
      gpu.barrier
    }
    gpu.terminator
  }
  return
}
func.func @stack() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1) {
    %m = memref.alloca() : memref<1xindex>
    gpu.barrier
    memref.store %tx, %m[%c0] : memref<1xindex>
    gpu.terminator
  }
  return
}
