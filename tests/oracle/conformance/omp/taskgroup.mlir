// omp.taskgroup waits for the tasks in it, and for no other.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [7] : memref<1xi32>
// BAD: error: undefined: reads a cell that an asynchronous region, which may run at the same time, uses
func.func @main() -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  omp.parallel {
    omp.single {
      omp.taskgroup {
        omp.task {
          memref.store %v, %m[%c0] : memref<1xi32>
          omp.terminator
        }
        omp.terminator
      }
      %x = memref.load %m[%c0] : memref<1xi32>
      omp.terminator
    }
    omp.terminator
  }
  return %m : memref<1xi32>
}
func.func @bad() -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  omp.parallel {
    omp.single {
      omp.task {
        memref.store %v, %m[%c0] : memref<1xi32>
        omp.terminator
      }
      omp.taskgroup {
        omp.terminator
      }
      %x = memref.load %m[%c0] : memref<1xi32>
      omp.terminator
    }
    omp.terminator
  }
  return %m : memref<1xi32>
}
