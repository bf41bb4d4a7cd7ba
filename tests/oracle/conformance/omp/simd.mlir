// omp.simd: each thread runs all iterations.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// CHECK: result 0 = [2, 2] : memref<2xi32>
func.func @main() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  %t = memref.alloc() : memref<index>
  omp.parallel {
    omp.simd {
      omp.loop_nest (%i) : index = (%c0) to (%c2) step (%c1) {
        %v = memref.atomic_rmw addi %one, %m[%i] : (i32, memref<2xi32>) -> i32
        omp.yield
      }
    }
    omp.terminator
  }
  return %m : memref<2xi32>
}
