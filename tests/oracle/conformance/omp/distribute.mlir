// The teams of a league share the iterations of omp.distribute, so that each runs once.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [1, 1] : memref<2xi32>
// BAD: error: undefined
func.func @main() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  omp.teams {
    omp.distribute {
      omp.loop_nest (%i) : index = (%c0) to (%c2) step (%c1) {
        %x0 = memref.load %m[%i] : memref<2xi32>
        %y0 = arith.addi %x0, %one : i32
        memref.store %y0, %m[%i] : memref<2xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  return %m : memref<2xi32>
}
func.func @bad() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  omp.teams {
    omp.distribute {
      omp.loop_nest (%i) : index = (%c0) to (%c2) step (%c1) {
        %x0 = memref.load %m[%c0] : memref<2xi32>
        %y0 = arith.addi %x0, %one : i32
        memref.store %y0, %m[%c0] : memref<2xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
