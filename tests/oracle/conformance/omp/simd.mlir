// omp.simd: each thread runs all iterations.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry race --args 'memref(4)' 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %s --entry apart --args 'memref(4)' 2>&1 | FileCheck %s --check-prefix=APART
// CHECK: result 0 = [2, 2] : memref<2xi32>
// RACE: error: undefined: {{.*}}another iteration of a parallel loop
// APART: unsupported: {{.*}}another iteration uses, which safelen may keep from running at the same time
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
func.func @race(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  omp.simd {
    omp.loop_nest (%i) : index = (%c0) to (%c3) step (%c1) {
      %j = arith.addi %i, %c1 : index
      %v = memref.load %m[%i] : memref<4xi32>
      memref.store %v, %m[%j] : memref<4xi32>
      omp.yield
    }
  }
  return
}
func.func @apart(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  omp.simd safelen(1) {
    omp.loop_nest (%i) : index = (%c0) to (%c3) step (%c1) {
      %j = arith.addi %i, %c1 : index
      %v = memref.load %m[%i] : memref<4xi32>
      memref.store %v, %m[%j] : memref<4xi32>
      omp.yield
    }
  }
  return
}
