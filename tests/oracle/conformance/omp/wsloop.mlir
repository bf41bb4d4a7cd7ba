// omp.wsloop: the threads share the iterations, which may run in any order.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [0, 1] : memref<2xindex>
// BAD: error: undefined
func.func @main() -> memref<2xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2xindex>
  linalg.fill ins(%c0 : index) outs(%m : memref<2xindex>)
  %t = memref.alloc() : memref<index>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c2) step (%c1) {
        memref.store %i, %m[%i] : memref<2xindex>
        omp.yield
      }
    }
    omp.terminator
  }
  return %m : memref<2xindex>
}
func.func @bad() -> memref<2xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2xindex>
  linalg.fill ins(%c0 : index) outs(%m : memref<2xindex>)
  %t = memref.alloc() : memref<index>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c2) step (%c1) {
        memref.store %i, %m[%c0] : memref<2xindex>
        omp.yield
      }
    }
    omp.terminator
  }
  return %m : memref<2xindex>
}
