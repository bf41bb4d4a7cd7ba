// scf.forall.in_parallel: the end of an iteration of scf.forall; on tensors it combines what they insert.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: freehold-run %s --entry written_out --reverse-parallel | FileCheck %s --check-prefix=REVERSED
// RUN: not freehold-run %s --entry stack 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: not freehold-run %s --entry lost 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: freehold-run %s --entry inner_tensors | FileCheck %s --check-prefix=TENSORS

// Written out or left out, it is the same.
// CHECK-LABEL: @written_out()
// CHECK-NEXT: print 0 : index
// CHECK-NEXT: print 1 : index
// CHECK-NEXT: print 2 : index
// CHECK-NEXT: print 0 : index
// CHECK-NEXT: print 1 : index
// CHECK-NEXT: returned{{$}}
// REVERSED-LABEL: @written_out()
// REVERSED-NEXT: print 2 : index
// REVERSED-NEXT: print 1 : index
// REVERSED-NEXT: print 0 : index
// REVERSED-NEXT: print 1 : index
// REVERSED-NEXT: print 0 : index
// REVERSED-NEXT: returned{{$}}
func.func @written_out() {
  scf.forall (%i) in (3) {
    vector.print %i : index
    scf.forall.in_parallel {
    }
  }
  scf.forall (%i) in (2) {
    vector.print %i : index
  }
  return
}

// The end of an inner one goes on in the outer one: 00 01 after0 10 11 after1.
// CHECK-LABEL: @nested()
// CHECK-NEXT: print 0 : index
// CHECK-NEXT: print 1 : index
// CHECK-NEXT: print 100 : index
// CHECK-NEXT: print 10 : index
// CHECK-NEXT: print 11 : index
// CHECK-NEXT: print 101 : index
// CHECK-NEXT: returned{{$}}
func.func @nested() {
  %c10 = arith.constant 10 : index
  %c100 = arith.constant 100 : index
  scf.forall (%i) in (2) {
    %tens = arith.muli %i, %c10 : index
    scf.forall (%j) in (2) {
      %n = arith.addi %tens, %j : index
      vector.print %n : index
      scf.forall.in_parallel {
      }
    }
    %after = arith.addi %i, %c100 : index
    vector.print %after : index
    scf.forall.in_parallel {
    }
  }
  return
}

// A stack buffer ends with its iteration.
func.func private @stack(%v: i32) {
  %place = memref.alloca() : memref<memref<i32>>
  scf.forall (%i) in (1) {
    %m = memref.alloca() : memref<i32>
    memref.store %m, %place[] : memref<memref<i32>>
    // STACK: [[@LINE+6]]:3: error: dead-stack-use: writes
    // STACK: [[@LINE+1]]:5: note: its scope ended here
    scf.forall.in_parallel {
    }
  }
  %gone = memref.load %place[] : memref<memref<i32>>
  memref.store %v, %gone[] : memref<i32>
  return
}

// Each iteration loses a buffer where it ends.
// LOST: returned, 2 leaked
func.func private @lost() {
  scf.forall (%i) in (2) {
    // LOST: [[@LINE+1]]:10: error: leak: 6 bytes are never freed
    %m = memref.alloc() : memref<3xi16>
    // LOST: [[@LINE+3]]:5: note: last reference lost here
    // LOST: error: leak: 6 bytes are never freed
    // LOST: [[@LINE+1]]:5: note: last reference lost here
    scf.forall.in_parallel {
    }
  }
  return
}

// Elements that were never written stay so.
// TENSORS: print 1 : i32
// TENSORS-NEXT: argument 0
// TENSORS-NEXT: returned
func.func private @inner_tensors(%t: memref<4xi32>) {
  %one = arith.constant 1 : i32
  vector.print %one : i32
  %s = bufferization.alloc_tensor() : tensor<4xi32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %s) -> tensor<4xi32> {
    %e = tensor.extract_slice %o[%i][1][1] : tensor<4xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i][1][1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return
}
