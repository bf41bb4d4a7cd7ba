// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry used_after 2>&1 | FileCheck %s --check-prefix=AFTER
// RUN: not freehold-run %s --entry used_next 2>&1 | FileCheck %s --check-prefix=NEXT

// Each iteration of scf.for ends the life of the stack buffers made in it. Holding one, or
// casting it, is no use.
// CHECK-LABEL: @held()
// CHECK-NEXT: result 0 = 3 : i32
// CHECK-NEXT: returned
func.func @held() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %outer = memref.alloca() : memref<1xi32>
  %sum = memref.alloca() : memref<i32>
  %m = scf.for %i = %c0 to %c4 step %c1 iter_args(%held = %outer) -> memref<1xi32> {
    %a = memref.alloca() : memref<1xi32>
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[%c0] : memref<1xi32>
    %x = memref.load %a[%c0] : memref<1xi32>
    memref.store %x, %sum[] : memref<i32>
    scf.yield %a : memref<1xi32>
  }
  %cast = memref.cast %m : memref<1xi32> to memref<?xi32>
  %r = memref.load %sum[] : memref<i32>
  return %r : i32
}

// An scf.if in between is no scope of its own: the buffer lives to the end of the iteration.
// CHECK-LABEL: @inside_if()
// CHECK-NEXT: result 0 = 6 : i32
// CHECK-NEXT: returned
func.func @inside_if() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %true = arith.constant true
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %zero) -> i32 {
    %m = scf.if %true -> memref<i32> {
      %a = memref.alloca() : memref<i32>
      memref.store %two, %a[] : memref<i32>
      scf.yield %a : memref<i32>
    } else {
      %a = memref.alloca() : memref<i32>
      scf.yield %a : memref<i32>
    }
    %x = memref.load %m[] : memref<i32>
    %t = arith.addi %s, %x : i32
    scf.yield %t : i32
  }
  return %r : i32
}

// AFTER: [[@LINE+12]]:8: error: dead-stack-use:
// AFTER: [[@LINE+7]]:10: note: allocated here
func.func private @used_after() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %outer = memref.alloca() : memref<i32>
  %m = scf.for %i = %c0 to %c1 step %c1 iter_args(%held = %outer) -> memref<i32> {
    %a = memref.alloca() : memref<i32>
    memref.store %zero, %a[] : memref<i32>
    scf.yield %a : memref<i32>
  }
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

// NEXT: [[@LINE+8]]:5: error: dead-stack-use:
func.func private @used_next() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %outer = memref.alloca() : memref<i32>
  %m = scf.for %i = %c0 to %c2 step %c1 iter_args(%held = %outer) -> memref<i32> {
    memref.store %zero, %held[] : memref<i32>
    %a = memref.alloca() : memref<i32>
    scf.yield %a : memref<i32>
  }
  return
}
