// Work that nobody waits for: what another thread does beside it would race with it, which is not run. With a barrier between, or
// if nothing follows, it is.
//
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry nowait 2>&1 | FileCheck %s
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry master 2>&1 | FileCheck %s
// CHECK: unsupported{{.*}}whether other threads wait for it
// RUN: freehold-run %s --entry barrier
// RUN: freehold-run %s --entry last

func.func @nowait() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 7 : i32
  %d = memref.alloc() : memref<4xi32>
  omp.parallel {
    omp.wsloop nowait {
      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {
        memref.store %v, %d[%i] : memref<4xi32>
        omp.yield
      }
    }
    omp.single {
      memref.dealloc %d : memref<4xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func @master() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %d = memref.alloc() : memref<4xi32>
  omp.parallel {
    omp.master {
      memref.store %v, %d[%c0] : memref<4xi32>
      omp.terminator
    }
    omp.single {
      memref.dealloc %d : memref<4xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func @barrier() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %d = memref.alloc() : memref<4xi32>
  omp.parallel {
    omp.master {
      memref.store %v, %d[%c0] : memref<4xi32>
      omp.terminator
    }
    omp.barrier
    omp.single {
      memref.dealloc %d : memref<4xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func @last() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %d = memref.alloc() : memref<4xi32>
  omp.parallel {
    omp.single nowait {
      memref.store %v, %d[%c0] : memref<4xi32>
      omp.terminator
    }
    omp.terminator
  }
  memref.dealloc %d : memref<4xi32>
  return
}
