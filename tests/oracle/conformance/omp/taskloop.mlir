// omp.taskloop runs its iterations in any order, and waits for them.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry race --ignore-leaks 2>&1 | FileCheck %s --check-prefix=RACE
// CHECK: result 0 = [0, 1, 2] : memref<3xindex>
// RACE: error: undefined: {{.*}}another iteration
func.func @main() -> memref<3xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<3xindex>
  omp.parallel {
    omp.single {
      omp.taskloop {
        omp.loop_nest (%i) : index = (%c0) to (%c3) step (%c1) {
          memref.store %i, %m[%i] : memref<3xindex>
          omp.yield
        }
      }
      %x = memref.load %m[%c0] : memref<3xindex>
      omp.terminator
    }
    omp.terminator
  }
  return %m : memref<3xindex>
}
func.func @race() -> memref<3xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<3xindex>
  omp.parallel {
    omp.single {
      omp.taskloop {
        omp.loop_nest (%i) : index = (%c0) to (%c3) step (%c1) {
          memref.store %i, %m[%c0] : memref<3xindex>
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return %m : memref<3xindex>
}
