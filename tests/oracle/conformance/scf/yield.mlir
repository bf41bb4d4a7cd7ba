// scf.yield: what leaves a region of scf.for, if, while, index_switch and execute_region.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry stack_of_loop 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry lost 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: not freehold-run %s --entry lost_by_if 2>&1 | FileCheck %s --check-prefix=IF

// All values are yielded at once: 3 swaps of (1, 2) are one, 5 rotations of (1, 2, 3) to the
// left are two. Fibonacci: (a, b) becomes (b, a + b), 6 times from (0, 1): (8, 13).
// CHECK-LABEL: @at_once()
// CHECK-NEXT: result 0 = 2 : i32
// CHECK-NEXT: result 1 = 1 : i32
// CHECK-NEXT: result 2 = 3 : i32
// CHECK-NEXT: result 3 = 1 : i32
// CHECK-NEXT: result 4 = 2 : i32
// CHECK-NEXT: result 5 = 8 : i32
// CHECK-NEXT: result 6 = 13 : i32
// CHECK-NEXT: returned{{$}}
func.func @at_once() -> (i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %s:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %one, %b = %two) -> (i32, i32) {
    scf.yield %b, %a : i32, i32
  }
  %r:3 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %one, %b = %two, %c = %three)
      -> (i32, i32, i32) {
    scf.yield %b, %c, %a : i32, i32, i32
  }
  %f:2 = scf.for %i = %c0 to %c6 step %c1 iter_args(%a = %zero, %b = %one) -> (i32, i32) {
    %c = arith.addi %a, %b : i32
    scf.yield %b, %c : i32, i32
  }
  return %s#0, %s#1, %r#0, %r#1, %r#2, %f#0, %f#1 : i32, i32, i32, i32, i32, i32, i32
}

// The swap of values of several words each: memrefs, and wide integers.
// CHECK-LABEL: @wide()
// CHECK-NEXT: result 0 = 18446744073709551616 : i128
// CHECK-NEXT: result 1 = 1 : i128
// CHECK-NEXT: result 2 = [_, _] : memref<?xi8>
// CHECK-NEXT: result 3 = [_] : memref<?xi8>
// CHECK-NEXT: returned{{$}}
func.func @wide() -> (i128, i128, memref<?xi8>, memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i128
  %large = arith.constant 18446744073709551616 : i128
  %m = memref.alloc(%c1) : memref<?xi8>
  %n = memref.alloc(%c2) : memref<?xi8>
  %r:4 = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %one, %b = %large, %p = %m, %q = %n)
      -> (i128, i128, memref<?xi8>, memref<?xi8>) {
    scf.yield %b, %a, %q, %p : i128, i128, memref<?xi8>, memref<?xi8>
  }
  return %r#0, %r#1, %r#2, %r#3 : i128, i128, memref<?xi8>, memref<?xi8>
}

// Into the op that is around the region: a yield of each kind of op in another one.
//   i = 0: the switch has 10, + 1 by the region that runs once: 11
//   i = 1: the switch has 20, the else branch 2: 22
//   i = 2: the switch has its default, 30, the else branch 2: 32
// CHECK-LABEL: @each_op()
// CHECK-NEXT: print 11 : i32
// CHECK-NEXT: print 22 : i32
// CHECK-NEXT: print 32 : i32
// CHECK-NEXT: result 0 = 65 : i32
// CHECK-NEXT: returned{{$}}
func.func @each_op() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zero) -> i32 {
    %s = scf.index_switch %i -> i32
    case 0 {
      %x = arith.constant 10 : i32
      scf.yield %x : i32
    }
    case 1 {
      %x = arith.constant 20 : i32
      scf.yield %x : i32
    }
    default {
      %x = arith.constant 30 : i32
      scf.yield %x : i32
    }
    %first = arith.cmpi eq, %i, %c0 : index
    %d = scf.if %first -> i32 {
      %e = scf.execute_region -> i32 {
        cf.cond_br %first, ^a, ^b
      ^a:
        scf.yield %one : i32
      ^b:
        scf.yield %zero : i32
      }
      scf.yield %e : i32
    } else {
      scf.yield %two : i32
    }
    %t = arith.addi %s, %d : i32
    vector.print %t : i32
    %next = arith.addi %sum, %t : i32
    scf.yield %next : i32
  }
  return %r : i32
}

// In scf.while it goes back to the condition: 5, 4, 3, 2, 1, 0.
// CHECK-LABEL: @back()
// CHECK-NEXT: result 0 = 0 : i32
// CHECK-NEXT: result 1 = 15 : i32
// CHECK-NEXT: returned{{$}}
func.func @back() -> (i32, i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %five = arith.constant 5 : i32
  %r:2 = scf.while (%n = %five, %sum = %zero) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi ne, %n, %zero : i32
    scf.condition(%more) %n, %sum : i32, i32
  } do {
  ^bb0(%n: i32, %sum: i32):
    %s = arith.addi %sum, %n : i32
    %m = arith.subi %n, %one : i32
    scf.yield %m, %s : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

// Poison may be yielded, and dropped by the next iteration.
// CHECK-LABEL: @poison_dropped()
// CHECK-NEXT: result 0 = 1 : i32
// CHECK-NEXT: returned{{$}}
func.func @poison_dropped() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  %p = ub.poison : i32
  %r:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %p, %b = %p) -> (i32, i32) {
    scf.yield %one, %a : i32, i32
  }
  return %r#1 : i32
}

// Of these ops only scf.for is an allocation scope: a buffer of scf.if and of
// scf.execute_region lives on.
// CHECK-LABEL: @stack_of_if()
// CHECK-NEXT: result 0 = 4 : i32
// CHECK-NEXT: returned{{$}}
func.func @stack_of_if() -> i32 {
  %true = arith.constant true
  %four = arith.constant 4 : i32
  %m = scf.if %true -> memref<i32> {
    %a = scf.execute_region -> memref<i32> {
      %b = memref.alloca() : memref<i32>
      memref.store %four, %b[] : memref<i32>
      scf.yield %b : memref<i32>
    }
    scf.yield %a : memref<i32>
  } else {
    %b = memref.alloca() : memref<i32>
    scf.yield %b : memref<i32>
  }
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

func.func private @poison() {
  %false = arith.constant false
  %one = arith.constant 1 : index
  %p = ub.poison : index
  %r = scf.if %false -> index {
    scf.yield %one : index
  } else {
    scf.yield %p : index
  }
  // POISON: [[@LINE+1]]:3: error: undefined: {{.*}}poison
  scf.for %i = %one to %r step %one {
  }
  return
}

// A loop's stack buffer does not outlive the iteration that yields it.
func.func private @stack_of_loop(%v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<i32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %m) -> memref<i32> {
    // The second time.
    // STACK: [[@LINE+1]]:5: error: dead-stack-use: writes
    memref.store %v, %a[] : memref<i32>
    // STACK: [[@LINE+1]]:10: note: allocated here
    %b = memref.alloca() : memref<i32>
    // STACK: [[@LINE+1]]:5: note: its scope ended here
    scf.yield %b : memref<i32>
  }
  return
}

// The branch that frees yields what it freed.
func.func private @freed() -> i32 {
  %true = arith.constant true
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  %r = scf.if %true -> memref<i32> {
    // FREED: [[@LINE+6]]:8: error: use-after-free: reads
    memref.dealloc %m : memref<i32>
    scf.yield %m : memref<i32>
  } else {
    scf.yield %m : memref<i32>
  }
  %x = memref.load %r[] : memref<i32>
  return %x : i32
}

// Three iterations, each with a new buffer that replaces the one before: of the three the third
// is freed. That of the first is lost with the second's yield, that of the second with the third.
// LOST: returned, 3 leaked
// LOST: [[@LINE+5]]:8: error: leak: 8 bytes are never freed (allocated here, allocation 1)
func.func private @lost() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<i64>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %m) -> memref<i64> {
    // LOST: [[@LINE+1]]:10: error: leak: 8 bytes are never freed (allocated here, allocation 2)
    %n = memref.alloc() : memref<i64>
    // LOST: [[@LINE+3]]:5: note: last reference lost here
    // LOST: error: leak: 8 bytes are never freed (allocated here, allocation 3)
    // LOST: [[@LINE+1]]:5: note: last reference lost here
    scf.yield %n : memref<i64>
  }
  // LOST-NOT: leak
  memref.dealloc %r : memref<i64>
  return
}

// A branch makes two buffers: the one that is not yielded is lost.
// IF: returned, 1 leaked
func.func private @lost_by_if() {
  %true = arith.constant true
  %r = scf.if %true -> memref<i8> {
    // IF: [[@LINE+1]]:10: error: leak: 1 bytes are never freed (allocated here, allocation 1)
    %a = memref.alloc() : memref<i8>
    %b = memref.alloc() : memref<i8>
    // IF: [[@LINE+1]]:5: note: last reference lost here
    scf.yield %b : memref<i8>
  } else {
    %c = memref.alloc() : memref<i8>
    scf.yield %c : memref<i8>
  }
  memref.dealloc %r : memref<i8>
  return
}
