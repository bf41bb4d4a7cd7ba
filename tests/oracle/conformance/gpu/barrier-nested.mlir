// A thread waits in regions of which registers say how far it has come. In others, such as a task or a
// parallel loop, it would leave more behind, and a barrier is unsupported.
// RUN: freehold-run %s --entry inner | FileCheck %s --check-prefix=INNER
// RUN: freehold-run %s --entry inner --reverse-parallel | FileCheck %s --check-prefix=INNER
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry task 2>&1 | FileCheck %s --check-prefix=TASK
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry loop 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry other 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry none 2>&1 | FileCheck %s --check-prefix=NONE
// INNER: argument 0 = [0, 1, 10, 11]
// TASK: unsupported: gpu.barrier: a barrier in async.execute
// LOOP: unsupported: gpu.barrier: a barrier in scf.parallel
// OTHER: unsupported: omp.barrier: a barrier in gpu.launch
// NONE: unsupported: gpu.barrier: a barrier in omp.parallel

// The threads of an inner launch wait for one another, and so do those that launch.
func.func @inner(%m: memref<4xindex>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1) {
    gpu.launch blocks(%bx2, %by2, %bz2) in (%gx2 = %c1, %gy2 = %c1, %gz2 = %c1) threads(%ux, %uy, %uz) in (%sx2 = %c2, %sy2 = %c1, %sz2 = %c1) {
      %row = arith.muli %tx, %c2 : index
      %at = arith.addi %row, %ux : index
      %tens = arith.muli %tx, %c10 : index
      gpu.barrier
      %value = arith.addi %tens, %ux : index
      memref.store %value, %m[%at] : memref<4xindex>
      gpu.terminator
    }
    gpu.barrier
    gpu.terminator
  }
  return
}
func.func @task() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1) {
    %t = async.execute {
      gpu.barrier
      async.yield
    }
    async.await %t : !async.token
    gpu.terminator
  }
  return
}
func.func @loop() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1) {
    scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
      gpu.barrier
      scf.reduce
    }
    gpu.terminator
  }
  return
}
// The barrier is one of the team, not of the block.
func.func @other() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  omp.parallel {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1) {
      omp.barrier
      gpu.terminator
    }
    omp.terminator
  }
  return
}
// The block is not known, although the team is.
func.func @none() {
  omp.parallel {
    gpu.barrier
    omp.barrier
    omp.terminator
  }
  return
}
