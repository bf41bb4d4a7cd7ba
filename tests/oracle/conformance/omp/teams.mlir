// omp.teams: two teams do everything but what they share, one after the other.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [2, 4] : memref<2xi32>
// BAD: error: double-free
func.func @main() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  omp.teams {
    %x0 = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<2xi32>) -> i32
    omp.parallel {
      %x1 = memref.atomic_rmw addi %one, %m[%c1] : (i32, memref<2xi32>) -> i32
      omp.terminator
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
    memref.dealloc %m : memref<2xi32>
    omp.terminator
  }
  return
}
