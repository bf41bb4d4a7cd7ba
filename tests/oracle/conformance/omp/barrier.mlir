// Both threads of a team reach a barrier before either goes on, and each keeps what it has computed.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-run %s --entry some --ignore-leaks 2>&1 | FileCheck %s --check-prefix=SOME
// CHECK: result 0 = [2, 12] : memref<2xi32>
// BAD: error: use-after-free
// SOME: error: undefined: threads of a group wait at different barriers

// Each thread adds 1 to cell 0, and then 10 times the number that it has read there before to cell 1.
func.func @main() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  %ten = arith.constant 10 : i32
  omp.parallel {
    %before = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<2xi32>) -> i32
    omp.barrier
    %sum = memref.load %m[%c0] : memref<2xi32>
    %tens = arith.muli %before, %ten : i32
    omp.critical {
      %x = memref.load %m[%c1] : memref<2xi32>
      %y = arith.addi %tens, %x : i32
      %isFirst = arith.cmpi eq, %before, %zero : i32
      %six = arith.select %isFirst, %sum, %zero : i32
      %z = arith.addi %y, %six : i32
      %both = arith.cmpi eq, %sum, %one : i32
      %w = arith.select %both, %zero, %z : i32
      memref.store %w, %m[%c1] : memref<2xi32>
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
  omp.parallel {
    %x0 = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<2xi32>) -> i32
    omp.master {
      memref.dealloc %m : memref<2xi32>
      omp.terminator
    }
    omp.barrier
    %x1 = memref.atomic_rmw addi %one, %m[%c1] : (i32, memref<2xi32>) -> i32
    omp.terminator
  }
  return
}
func.func @some() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  omp.parallel {
    %x = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<2xi32>) -> i32
    %isFirst = arith.cmpi eq, %x, %zero : i32
    scf.if %isFirst {
      omp.barrier
    }
    omp.terminator
  }
  return
}
