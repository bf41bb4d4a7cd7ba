// omp.atomic.write: threads access one element, one after the other.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: freehold-run %s --entry main --ignore-leaks --reverse-parallel | FileCheck %s
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// CHECK: result 0 = 13 : i32
// CHECK: result 1 = 5 : i32
// CHECK: result 2 = 8 : i32
// FREED: error: use-after-free
func.func @main() -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %five = arith.constant 5 : i32
  %n = memref.alloc() : memref<i32>
  %flag = memref.alloc() : memref<1xi32>
  %seen = memref.alloc() : memref<i32>
  %old = memref.alloc() : memref<i32>
  memref.store %zero, %n[] : memref<i32>
  memref.store %zero, %old[] : memref<i32>
  omp.parallel {
    omp.atomic.write %flag = %five : memref<1xi32>, i32
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        omp.atomic.update %n : memref<i32> {
        ^bb0(%v: i32):
          %w = arith.addi %v, %one : i32
          omp.yield(%w : i32)
        }
        omp.yield
      }
    }
    omp.terminator
  }
  omp.atomic.read %seen = %flag : memref<i32>, memref<1xi32>, i32
  omp.atomic.capture {
    omp.atomic.read %old = %n : memref<i32>, memref<i32>, i32
    omp.atomic.update %n : memref<i32> {
    ^bb0(%v: i32):
      %w = arith.addi %v, %five : i32
      omp.yield(%w : i32)
    }
  }
  %a = memref.load %n[] : memref<i32>
  %b = memref.load %seen[] : memref<i32>
  %c = memref.load %old[] : memref<i32>
  return %a, %b, %c : i32, i32, i32
}
func.func @freed() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %n = memref.alloc() : memref<i32>
  %m = memref.alloc() : memref<i32>
  memref.dealloc %n : memref<i32>
  omp.atomic.write %n = %one : memref<i32>, i32
  return
}
