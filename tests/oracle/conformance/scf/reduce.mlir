// scf.reduce: the end of an iteration of scf.parallel, one region for each result.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: freehold-run %s --reverse-parallel --entry order | FileCheck %s --check-prefix=REVERSED
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry lost 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: not freehold-run %s --entry division 2>&1 | FileCheck %s --check-prefix=DIVISION

// Nothing to reduce: written out, and left out.
// CHECK-LABEL: @none()
// CHECK-NEXT: print 0 : index
// CHECK-NEXT: print 1 : index
// CHECK-NEXT: print 0 : index
// CHECK-NEXT: returned{{$}}
func.func @none() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    vector.print %i : index
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    vector.print %i : index
  }
  return
}

// The i-th region reduces the i-th operand into the i-th result, from the i-th initial value,
// once an iteration, after its body: 1000 + 0 + 1 + 2, and 1 * 5 * 5 * 5.
// CHECK-LABEL: @two()
// CHECK-NEXT: result 0 = 1003 : index
// CHECK-NEXT: result 1 = 125 : i64
// CHECK-NEXT: returned{{$}}
func.func @two() -> (index, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c1000 = arith.constant 1000 : index
  %one = arith.constant 1 : i64
  %five = arith.constant 5 : i64
  %r:2 = scf.parallel (%i) = (%c0) to (%c3) step (%c1) init (%c1000, %one) -> (index, i64) {
    scf.reduce(%i, %five : index, i64) {
    ^bb0(%a: index, %b: index):
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }, {
    ^bb0(%a: i64, %b: i64):
      %p = arith.muli %a, %b : i64
      scf.reduce.return %p : i64
    }
  }
  return %r#0, %r#1 : index, i64
}

// A reduction that depends on the order, 10 * a + b of 1, 2, 3, runs in the order of the
// iterations: 123, or 321.
// CHECK-LABEL: @order()
// CHECK-NEXT: result 0 = 123 : index
// CHECK-NEXT: returned{{$}}
// REVERSED: result 0 = 321 : index
func.func @order() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %r = scf.parallel (%i) = (%c1) to (%c4) step (%c1) init (%c0) -> index {
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      %t = arith.muli %a, %c10 : index
      %s = arith.addi %t, %b : index
      scf.reduce.return %s : index
    }
  }
  return %r : index
}

// The regions see what the body defined; they may have effects and be empty but for the return.
// CHECK-LABEL: @sees_body()
// CHECK-NEXT: print 0 : index
// CHECK-NEXT: print 7 : index
// CHECK-NEXT: print 7 : index
// CHECK-NEXT: print 8 : index
// CHECK-NEXT: result 0 = 8 : index
// CHECK-NEXT: result 1 = 1 : index
// CHECK-NEXT: returned{{$}}
func.func @sees_body() -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %r:2 = scf.parallel (%i) = (%c0) to (%c2) step (%c1) init (%c0, %c0) -> (index, index) {
    %n = arith.addi %i, %c7 : index
    scf.reduce(%i, %i : index, index) {
    ^bb0(%a: index, %b: index):
      vector.print %a : index
      vector.print %n : index
      scf.reduce.return %n : index
    }, {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %b : index
    }
  }
  return %r#0, %r#1 : index, index
}

// An operand that is the result of a loop inside, whose own reduction has come to its end:
// (0 + 1) + (1 + 2) = 4, over i = 0, 1 of j = i, i + 1.
// CHECK-LABEL: @nested()
// CHECK-NEXT: result 0 = 4 : index
// CHECK-NEXT: returned{{$}}
func.func @nested() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.parallel (%i) = (%c0) to (%c2) step (%c1) init (%c0) -> index {
    %end = arith.addi %i, %c2 : index
    %in = scf.parallel (%j) = (%i) to (%end) step (%c1) init (%c0) -> index {
      scf.reduce(%j : index) {
      ^bb0(%a: index, %b: index):
        %s = arith.addi %a, %b : index
        scf.reduce.return %s : index
      }
    }
    scf.reduce(%in : index) {
    ^bb0(%a: index, %b: index):
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }
  }
  return %r : index
}

// A poison operand makes the result poison, unless the region drops it.
// POISON: print 3 : index
func.func private @poison() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %p = ub.poison : index
  %r:2 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%c3, %c3) -> (index, index) {
    scf.reduce(%p, %p : index, index) {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %a : index
    }, {
    ^bb0(%a: index, %b: index):
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }
  }
  vector.print %r#0 : index
  // POISON: [[@LINE+1]]:3: error: undefined: {{.*}}poison
  vector.print %r#1 : index
  return
}

// The reduction uses the buffer that the body freed.
func.func private @freed(%v: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%c0) -> index {
    %m = memref.alloc() : memref<index>
    memref.store %v, %m[] : memref<index>
    memref.dealloc %m : memref<index>
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      // FREED: [[@LINE+1]]:12: error: use-after-free: reads
      %x = memref.load %m[] : memref<index>
      scf.reduce.return %x : index
    }
  }
  return
}

// The body's buffers are lost where the iteration ends.
// LOST: returned, 1 leaked
func.func private @lost() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    // LOST: [[@LINE+1]]:10: error: leak: 2 bytes are never freed
    %m = memref.alloc() : memref<i16>
    // LOST: [[@LINE+1]]:5: note: last reference lost here
    scf.reduce
  }
  return
}

// Without iterations the region does not run; with one it does.
// DIVISION: print 1 : index
func.func private @division() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %n = %c0 to %c1 step %c1 {
    %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%c1) -> index {
      scf.reduce(%i : index) {
      ^bb0(%a: index, %b: index):
        %q = arith.divui %a, %b : index
        scf.reduce.return %q : index
      }
    }
    vector.print %r : index
  }
  %r = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%c1) -> index {
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      // DIVISION: [[@LINE+1]]:12: error: undefined: {{.*}}zero
      %q = arith.divui %a, %b : index
      scf.reduce.return %q : index
    }
  }
  return
}
