// Each section runs once, whatever the number of threads.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [1, 1] : memref<2xi32>
// BAD: error: double-free
func.func @main() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  omp.parallel {
    omp.sections {
      omp.section {
        %x0 = memref.load %m[%c0] : memref<2xi32>
        %y0 = arith.addi %x0, %one : i32
        memref.store %y0, %m[%c0] : memref<2xi32>
        omp.terminator
      }
      omp.section {
        %x1 = memref.load %m[%c1] : memref<2xi32>
        %y1 = arith.addi %x1, %one : i32
        memref.store %y1, %m[%c1] : memref<2xi32>
        omp.terminator
      }
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
  omp.sections {
    omp.section {
      memref.dealloc %m : memref<2xi32>
      omp.terminator
    }
    omp.section {
      memref.dealloc %m : memref<2xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
