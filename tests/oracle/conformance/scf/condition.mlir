// scf.condition: whether scf.while goes on, and with what.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry poison_later 2>&1 | FileCheck %s --check-prefix=LATER
// RUN: not freehold-run %s --entry poison_forwarded 2>&1 | FileCheck %s --check-prefix=FORWARDED
// RUN: not freehold-run %s --entry endless 2>&1 | FileCheck %s --check-prefix=ENDLESS
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry lost 2>&1 | FileCheck %s --check-prefix=LOST

// True goes on with the forwarded values as arguments, false ends with them as results; what
// precedes runs once more than what follows.
// CHECK-LABEL: @edges()
// CHECK-NEXT: print 0 : index
// CHECK-NEXT: print 100 : index
// CHECK-NEXT: print 1 : index
// CHECK-NEXT: print 101 : index
// CHECK-NEXT: print 2 : index
// CHECK-NEXT: result 0 = 102 : index
// CHECK-NEXT: returned{{$}}
func.func @edges() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c100 = arith.constant 100 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    vector.print %i : index
    %more = arith.cmpi slt, %i, %c2 : index
    %h = arith.addi %i, %c100 : index
    scf.condition(%more) %h : index
  } do {
  ^bb0(%h: index):
    vector.print %h : index
    %i = arith.subi %h, %c100 : index
    %n = arith.addi %i, %c1 : index
    scf.yield %n : index
  }
  return %r : index
}

// Forwarded are values from outside, one twice, in another order, the condition itself.
// CHECK-LABEL: @forwarded()
// CHECK-NEXT: result 0 = 2 : i8
// CHECK-NEXT: result 1 = 1 : i8
// CHECK-NEXT: result 2 = 1 : i8
// CHECK-NEXT: result 3 = false : i1
// CHECK-NEXT: result 4 = 0.5 : f64
// CHECK-NEXT: returned{{$}}
func.func @forwarded() -> (i8, i8, i8, i1, f64) {
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  %half = arith.constant 0.5 : f64
  %r:5 = scf.while (%a = %one, %b = %two) : (i8, i8) -> (i8, i8, i8, i1, f64) {
    %c = arith.cmpi sgt, %a, %b : i8
    scf.condition(%c) %b, %a, %a, %c, %half : i8, i8, i8, i1, f64
  } do {
  ^bb0(%p: i8, %q: i8, %s: i8, %c: i1, %f: f64):
    scf.yield %p, %q : i8, i8
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4 : i8, i8, i8, i1, f64
}

// Nothing forwarded: a loop that counts in memory, and one that is do-while. 3 * 3 = 9.
// CHECK-LABEL: @nothing_forwarded()
// CHECK-NEXT: result 0 = 9 : i32
// CHECK-NEXT: returned{{$}}
func.func @nothing_forwarded() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %seven = arith.constant 7 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  scf.while : () -> () {
    %x = memref.load %m[] : memref<i32>
    %y = arith.addi %x, %three : i32
    memref.store %y, %m[] : memref<i32>
    %more = arith.cmpi slt, %y, %seven : i32
    scf.condition(%more)
  } do {
    scf.yield
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// A loop in each region of another: the inner conditions end the inner loops only.
// Outer: n = 0, 1, 2. Before: the least multiple of 4 above n; after: n + 1 by counting.
// CHECK-LABEL: @nested()
// CHECK-NEXT: print 4 : index
// CHECK-NEXT: print 4 : index
// CHECK-NEXT: result 0 = 2 : index
// CHECK-NEXT: returned{{$}}
func.func @nested() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %r:2 = scf.while (%n = %c0) : (index) -> (index, index) {
    %above = scf.while (%a = %c0) : (index) -> index {
      %low = arith.cmpi sle, %a, %n : index
      scf.condition(%low) %a : index
    } do {
    ^bb0(%a: index):
      %b = arith.addi %a, %c4 : index
      scf.yield %b : index
    }
    %more = arith.cmpi slt, %n, %c2 : index
    scf.condition(%more) %n, %above : index, index
  } do {
  ^bb0(%n: index, %above: index):
    vector.print %above : index
    %next = scf.while (%a = %c0) : (index) -> index {
      %low = arith.cmpi sle, %a, %n : index
      scf.condition(%low) %a : index
    } do {
    ^bb0(%a: index):
      %b = arith.addi %a, %c1 : index
      scf.yield %b : index
    }
    scf.yield %next : index
  }
  return %r#0 : index
}

func.func private @poison() {
  %p = ub.poison : i1
  scf.while : () -> () {
    // POISON: [[@LINE+1]]:5: error: undefined: a branch condition is poison
    scf.condition(%p)
  } do {
    scf.yield
  }
  return
}

// The second time.
// LATER: print 1 : i32
func.func private @poison_later() {
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %p = ub.poison : i1
  scf.while (%c = %true) : (i1) -> () {
    // LATER: [[@LINE+1]]:5: error: undefined: a branch condition is poison
    scf.condition(%c)
  } do {
    vector.print %one : i32
    scf.yield %p : i1
  }
  return
}

// Forwarded poison is harmful once it is looked at.
func.func private @poison_forwarded() {
  %p = ub.poison : i32
  %false = arith.constant false
  %r = scf.while : () -> i32 {
    scf.condition(%false) %p : i32
  } do {
  ^bb0(%x: i32):
    scf.yield
  }
  // FORWARDED: [[@LINE+1]]:3: error: undefined: {{.*}}poison
  vector.print %r : i32
  return
}

// ENDLESS: error: budget: steps: more than
func.func private @endless() {
  %true = arith.constant true
  scf.while : () -> () {
    scf.condition(%true)
  } do {
    scf.yield
  }
  return
}

// The buffer that is forwarded was freed.
func.func private @freed() -> i32 {
  %false = arith.constant false
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  %r = scf.while (%a = %m) : (memref<i32>) -> memref<i32> {
    memref.dealloc %a : memref<i32>
    scf.condition(%false) %a : memref<i32>
  } do {
  ^bb0(%a: memref<i32>):
    scf.yield %a : memref<i32>
  }
  // FREED: [[@LINE+1]]:8: error: use-after-free: reads
  %x = memref.load %r[] : memref<i32>
  return %x : i32
}

// The first region makes a buffer each time and does not forward it: two.
// LOST: returned, 2 leaked
func.func private @lost() {
  %true = arith.constant true
  %false = arith.constant false
  scf.while (%c = %true) : (i1) -> () {
    // LOST: [[@LINE+1]]:10: error: leak: 5 bytes are never freed
    %m = memref.alloc() : memref<5xi8>
    // LOST: [[@LINE+3]]:5: note: last reference lost here
    // LOST: error: leak: 5 bytes are never freed
    // LOST: [[@LINE+1]]:5: note: last reference lost here
    scf.condition(%c)
  } do {
    scf.yield %false : i1
  }
  return
}
