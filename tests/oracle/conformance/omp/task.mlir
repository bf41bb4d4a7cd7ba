// omp.task does its work where it stands; until something waits for it, other accesses of its cells race with it.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry race --ignore-leaks 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry nested --ignore-leaks 2>&1 | FileCheck %s --check-prefix=NESTED
// CHECK: result 0 = [7] : memref<1xi32>
// RACE: error: undefined: reads a cell that an asynchronous region, which may run at the same time, uses
// NESTED: unsupported: omp.task: a task in a task
func.func @main() -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  omp.parallel {
    omp.single {
      omp.task {
        memref.store %v, %m[%c0] : memref<1xi32>
        omp.terminator
      }
      omp.terminator
    }
    %x = memref.load %m[%c0] : memref<1xi32>
    omp.terminator
  }
  return %m : memref<1xi32>
}
func.func @race() -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  omp.parallel {
    omp.single {
      omp.task {
        memref.store %v, %m[%c0] : memref<1xi32>
        omp.terminator
      }
      %x = memref.load %m[%c0] : memref<1xi32>
      omp.terminator
    }
    omp.terminator
  }
  return %m : memref<1xi32>
}
func.func @nested() {
  omp.parallel {
    omp.task {
      omp.task {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
