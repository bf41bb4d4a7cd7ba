// Work that nobody waits for, in a loop: another thread may do the next iteration's work beside it, which stands in front. So may one
// in a region of several blocks. With a barrier in between, or where the next iteration has no such work, it is run.
//
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry master 2>&1 | FileCheck %s
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry nowait 2>&1 | FileCheck %s
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry switch 2>&1 | FileCheck %s
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry wsloop 2>&1 | FileCheck %s
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry blocks 2>&1 | FileCheck %s
// CHECK: unsupported{{.*}}whether other threads wait for it
// RUN: freehold-run %s --entry barrier
// RUN: freehold-run %s --entry alone

func.func @master() {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %t = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %b = memref.alloc() : memref<i32>
  omp.parallel {
    scf.for %i = %z to %t step %o {
      %first = arith.cmpi eq, %i, %z : index
      scf.if %first {
        omp.master {
          memref.store %v, %b[] : memref<i32>
          omp.terminator
        }
      } else {
        omp.single {
          memref.dealloc %b : memref<i32>
          omp.terminator
        }
      }
    }
    omp.terminator
  }
  return
}

func.func @nowait() {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %t = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %b = memref.alloca() : memref<i32>
  omp.parallel {
    affine.for %i = 0 to 2 {
      omp.single nowait {
        memref.store %v, %b[] : memref<i32>
        omp.terminator
      }
    }
    omp.terminator
  }
  return
}

func.func @switch() {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %t = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %b = memref.alloc() : memref<i32>
  omp.parallel {
    scf.for %i = %z to %t step %o {
      scf.index_switch %i
      case 1 {
        omp.sections {
          omp.section {
            memref.dealloc %b : memref<i32>
            omp.terminator
          }
          omp.terminator
        }
        scf.yield
      }
      default {
        omp.single nowait {
          memref.store %v, %b[] : memref<i32>
          omp.terminator
        }
        scf.yield
      }
    }
    omp.terminator
  }
  return
}

func.func @wsloop() {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %t = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %b = memref.alloca() : memref<2xi32>
  omp.parallel {
    scf.for %i = %z to %t step %o {
      omp.wsloop nowait {
        omp.loop_nest (%k) : index = (%z) to (%t) step (%o) {
          memref.store %v, %b[%k] : memref<2xi32>
          omp.yield
        }
      }
    }
    omp.terminator
  }
  return
}

func.func @blocks() {
  %v = arith.constant 7 : i32
  %b = memref.alloc() : memref<i32>
  omp.parallel {
    cf.br ^work
  ^work:
    omp.master {
      memref.store %v, %b[] : memref<i32>
      omp.terminator
    }
    cf.br ^free
  ^free:
    omp.single {
      memref.dealloc %b : memref<i32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func @barrier() {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %t = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %b = memref.alloc() : memref<i32>
  omp.parallel {
    scf.for %i = %z to %t step %o {
      omp.single nowait {
        memref.store %v, %b[] : memref<i32>
        omp.terminator
      }
      omp.barrier
    }
    omp.single {
      memref.dealloc %b : memref<i32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func @alone() {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %t = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %b = memref.alloc() : memref<i32>
  omp.parallel {
    scf.for %i = %z to %t step %o {
      omp.master {
        memref.store %v, %b[] : memref<i32>
        omp.terminator
      }
    }
    omp.terminator
  }
  memref.dealloc %b : memref<i32>
  return
}
