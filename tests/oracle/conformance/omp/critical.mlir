// omp.critical: all threads run the region, one after the other.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [2, 0] : memref<2xindex>
// BAD: error: double-free
func.func @main() -> memref<2xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2xindex>
  linalg.fill ins(%c0 : index) outs(%m : memref<2xindex>)
  %t = memref.alloc() : memref<index>
  omp.parallel {
    omp.critical {
      %v = memref.load %m[%c0] : memref<2xindex>
      %s = arith.addi %v, %c1 : index
      memref.store %s, %m[%c0] : memref<2xindex>
      omp.terminator
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
    omp.critical {
      memref.dealloc %t : memref<index>
      omp.terminator
    }
    omp.terminator
  }
  return %m : memref<2xindex>
}
