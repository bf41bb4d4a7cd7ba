// A function that a thread of a team calls may have a team of its own, with or without barriers. Then
// the thread goes on as the one that it was.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: freehold-run %s --entry waits | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: argument 0 = [4]
// CHECK: returned
// BAD: error: double-free
func.func private @add(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  omp.parallel {
    %x = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<1xi32>) -> i32
    omp.terminator
  }
  return
}
func.func private @addAndWait(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  omp.parallel {
    %x = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<1xi32>) -> i32
    omp.barrier
    omp.terminator
  }
  return
}
func.func @main(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  memref.store %zero, %m[%c0] : memref<1xi32>
  %once = memref.alloc() : memref<1xi32>
  omp.parallel {
    func.call @add(%m) : (memref<1xi32>) -> ()
    omp.single {
      memref.dealloc %once : memref<1xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @waits(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  memref.store %zero, %m[%c0] : memref<1xi32>
  %once = memref.alloc() : memref<1xi32>
  omp.parallel {
    func.call @addAndWait(%m) : (memref<1xi32>) -> ()
    omp.single {
      memref.dealloc %once : memref<1xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
// Both threads free it.
func.func @bad(%m: memref<1xi32>) {
  %twice = memref.alloc() : memref<1xi32>
  omp.parallel {
    func.call @add(%m) : (memref<1xi32>) -> ()
    memref.dealloc %twice : memref<1xi32>
    omp.terminator
  }
  return
}
