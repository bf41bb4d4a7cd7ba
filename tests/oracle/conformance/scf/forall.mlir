// RUN: freehold-run %s | FileCheck %s
// RUN: freehold-run %s --reverse-parallel --entry order | FileCheck %s --check-prefix=REVERSED
// RUN: not freehold-run %s --entry zero_step 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not freehold-run %s --entry alloca_escapes 2>&1 | FileCheck %s --check-prefix=ALLOCA
// RUN: freehold-run %s --entry tensors --args "tensor(2;cells=5,6)" | FileCheck %s --check-prefix=TENSORS

// Lexicographic order, or that backwards.
// CHECK-LABEL: @order()
// CHECK-NEXT: print 0 : index
// CHECK-NEXT: print 1 : index
// CHECK-NEXT: print 2 : index
// CHECK-NEXT: print 10 : index
// CHECK-NEXT: print 11 : index
// CHECK-NEXT: print 12 : index
// CHECK-NEXT: returned
// REVERSED-LABEL: @order()
// REVERSED-NEXT: print 12 : index
// REVERSED-NEXT: print 11 : index
// REVERSED-NEXT: print 10 : index
// REVERSED-NEXT: print 2 : index
// REVERSED-NEXT: print 1 : index
// REVERSED-NEXT: print 0 : index
// REVERSED-NEXT: returned
func.func @order() {
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.forall (%i, %j) in (2, %c3) {
    %tens = arith.muli %i, %c10 : index
    %n = arith.addi %tens, %j : index
    vector.print %n : index
  }
  return
}

// Static and dynamic bounds and steps mixed: i in {-1, 2}, j in {4, 9}.
// CHECK-LABEL: @bounds()
// CHECK-NEXT: print -1 : index
// CHECK-NEXT: print 4 : index
// CHECK-NEXT: print -1 : index
// CHECK-NEXT: print 9 : index
// CHECK-NEXT: print 2 : index
// CHECK-NEXT: print 4 : index
// CHECK-NEXT: print 2 : index
// CHECK-NEXT: print 9 : index
// CHECK-NEXT: returned
func.func @bounds() {
  %cm1 = arith.constant -1 : index
  %c5 = arith.constant 5 : index
  %c12 = arith.constant 12 : index
  scf.forall (%i, %j) = (%cm1, 4) to (5, %c12) step (3, %c5) {
    vector.print %i : index
    vector.print %j : index
  }
  return
}

// No iteration as soon as one dimension has none; exactly one with no dimension.
// CHECK-LABEL: @trips()
// CHECK-NEXT: print 5 : index
// CHECK-NEXT: returned
func.func @trips() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.forall (%i, %j) in (3, %c0) {
    vector.print %i : index
  }
  scf.forall (%i, %j) = (4, 0) to (3, 3) step (1, 1) {
    vector.print %i : index
  }
  scf.forall () in () {
    vector.print %c5 : index
  }
  return
}

// Buffers from outside are written; those made inside are each iteration's own.
// CHECK-LABEL: @buffers()
// CHECK-NEXT: result 0 = {{\[}}[0, 1], [2, 3]] : memref<2x2xindex>
// CHECK-NEXT: returned
func.func @buffers() -> memref<2x2xindex> {
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2x2xindex>
  scf.forall (%i, %j) in (2, 2) {
    %a = memref.alloc() : memref<index>
    %s = memref.alloca() : memref<index>
    %t = arith.muli %i, %c2 : index
    memref.store %t, %a[] : memref<index>
    memref.store %j, %s[] : memref<index>
    %x = memref.load %a[] : memref<index>
    %y = memref.load %s[] : memref<index>
    %z = arith.addi %x, %y : index
    memref.store %z, %m[%i, %j] : memref<2x2xindex>
    memref.dealloc %a : memref<index>
  }
  return %m : memref<2x2xindex>
}

// ZERO: [[@LINE+3]]:3: error: undefined: the step of the loop is not positive
func.func private @zero_step() {
  %c0 = arith.constant 0 : index
  scf.forall (%i) = (0) to (3) step (%c0) {
  }
  return
}

// What one iteration leaves for another is a race, whatever became of it.
// ALLOCA: [[@LINE+11]]:12: error: undefined: reads a cell that another iteration of a parallel loop
func.func private @alloca_escapes() {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %place = memref.alloca() : memref<memref<i32>>
  scf.forall (%i) in (2) {
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      %s = memref.alloca() : memref<i32>
      memref.store %s, %place[] : memref<memref<i32>>
    } else {
      %s = memref.load %place[] : memref<memref<i32>>
      memref.store %zero, %s[] : memref<i32>
    }
  }
  return
}

// An output that nothing is inserted into is as it was.
// TENSORS: result 0 = [5, 6] : tensor<2xi32>
func.func private @tensors(%t: tensor<2xi32>) -> tensor<2xi32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<2xi32> {
    scf.forall.in_parallel {
    }
  }
  return %r : tensor<2xi32>
}
