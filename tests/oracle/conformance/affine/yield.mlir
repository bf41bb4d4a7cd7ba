// affine.yield: what leaves affine.for, affine.if and affine.parallel.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry lost 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry stack_of_loop 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

// All values are yielded at once. Three swaps of (1, 2) are one; four rotations of (1, 2, 3)
// to the left are one.
// CHECK-LABEL: @at_once()
// CHECK-NEXT: result 0 = 2 : i32
// CHECK-NEXT: result 1 = 1 : i32
// CHECK-NEXT: result 2 = 2 : i32
// CHECK-NEXT: result 3 = 3 : i32
// CHECK-NEXT: result 4 = 1 : i32
// CHECK-NEXT: returned{{$}}
func.func @at_once() -> (i32, i32, i32, i32, i32) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %s:2 = affine.for %i = 0 to 3 iter_args(%a = %one, %b = %two) -> (i32, i32) {
    affine.yield %b, %a : i32, i32
  }
  %r:3 = affine.for %i = 0 to 4 iter_args(%a = %one, %b = %two, %c = %three) -> (i32, i32, i32) {
    affine.yield %b, %c, %a : i32, i32, i32
  }
  return %s#0, %s#1, %r#0, %r#1, %r#2 : i32, i32, i32, i32, i32
}

// A value from outside; the induction variable, last 2 + 3 * 3; one value twice. What is
// yielded into the last result was carried: the induction variable before the last, 8.
// CHECK-LABEL: @sources()
// CHECK-NEXT: result 0 = 7 : i64
// CHECK-NEXT: result 1 = 11 : index
// CHECK-NEXT: result 2 = 11 : index
// CHECK-NEXT: result 3 = 8 : index
// CHECK-NEXT: returned{{$}}
func.func @sources() -> (i64, index, index, index) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %seven = arith.constant 7 : i64
  %r:4 = affine.for %i = 2 to 12 step 3
      iter_args(%a = %zero, %b = %c0, %c = %c0, %d = %c0) -> (i64, index, index, index) {
    affine.yield %seven, %i, %i, %b : i64, index, index, index
  }
  return %r#0, %r#1, %r#2, %r#3 : i64, index, index, index
}

// Without iterations nothing is yielded.
// CHECK-LABEL: @zero_trip()
// CHECK-NEXT: result 0 = 1 : i32
// CHECK-NEXT: returned{{$}}
func.func @zero_trip() -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r = affine.for %i = 3 to 3 iter_args(%a = %one) -> i32 {
    affine.yield %two : i32
  }
  return %r : i32
}

// The yield of the branch that is taken, in the inner loop, in the outer loop:
//   i = 0: j = 0 is even, + 1; j = 1 is odd, + 100
//   i = 1: j = 0 is odd, + 100; j = 1 is even, + 1
// CHECK-LABEL: @nested()
// CHECK-NEXT: result 0 = 202 : i32
// CHECK-NEXT: returned{{$}}
func.func @nested() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %hundred = arith.constant 100 : i32
  %r = affine.for %i = 0 to 2 iter_args(%a = %zero) -> i32 {
    %inner = affine.for %j = 0 to 2 iter_args(%b = %a) -> i32 {
      %more = affine.if affine_set<(d0, d1) : ((d0 + d1) mod 2 == 0)>(%i, %j) -> i32 {
        affine.yield %one : i32
      } else {
        affine.yield %hundred : i32
      }
      %sum = arith.addi %b, %more : i32
      affine.yield %sum : i32
    }
    affine.yield %inner : i32
  }
  return %r : i32
}

// In affine.parallel the yielded values are combined: ones to the number of iterations, 3 * 4;
// the sum of i * j, (0 + 1 + 2) * (0 + 1 + 2 + 3).
// CHECK-LABEL: @reduced()
// CHECK-NEXT: result 0 = 12 : i32
// CHECK-NEXT: result 1 = 18 : i64
// CHECK-NEXT: returned{{$}}
func.func @reduced() -> (i32, i64) {
  %one = arith.constant 1 : i32
  %r:2 = affine.parallel (%i, %j) = (0, 0) to (3, 4) reduce ("addi", "addi") -> (i32, i64) {
    %product = arith.muli %i, %j : index
    %wide = arith.index_cast %product : index to i64
    affine.yield %one, %wide : i32, i64
  }
  return %r#0, %r#1 : i32, i64
}

// Two buffers that change places each iteration: i = 0 and 2 write the first, i = 1 the second.
// CHECK-LABEL: @ping_pong()
// CHECK-NEXT: result 0 = 1 : memref<index>
// CHECK-NEXT: result 1 = 2 : memref<index>
// CHECK-NEXT: returned{{$}}
func.func @ping_pong() -> (memref<index>, memref<index>) {
  %m = memref.alloc() : memref<index>
  %n = memref.alloc() : memref<index>
  %r:2 = affine.for %i = 0 to 3 iter_args(%a = %m, %b = %n) -> (memref<index>, memref<index>) {
    affine.store %i, %a[] : memref<index>
    affine.yield %b, %a : memref<index>, memref<index>
  }
  return %r#0, %r#1 : memref<index>, memref<index>
}

// affine.if is no allocation scope: its stack buffer may be yielded and used.
// CHECK-LABEL: @stack_of_if()
// CHECK-NEXT: result 0 = 7 : i32
// CHECK-NEXT: returned{{$}}
func.func @stack_of_if() -> i32 {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %m = affine.if affine_set<(d0) : (d0 == 0)>(%c0) -> memref<i32> {
    %a = memref.alloca() : memref<i32>
    affine.store %seven, %a[] : memref<i32>
    affine.yield %a : memref<i32>
  } else {
    %b = memref.alloca() : memref<i32>
    affine.yield %b : memref<i32>
  }
  %x = affine.load %m[] : memref<i32>
  return %x : i32
}

// Poison may be carried and dropped again.
// CHECK-LABEL: @poison_dropped()
// CHECK-NEXT: result 0 = 1 : i32
// CHECK-NEXT: returned{{$}}
func.func @poison_dropped() -> i32 {
  %one = arith.constant 1 : i32
  %p = ub.poison : i32
  %r:2 = affine.for %i = 0 to 3 iter_args(%a = %one, %b = %p) -> (i32, i32) {
    affine.yield %a, %b : i32, i32
  }
  return %r#0 : i32
}

// The buffer of the first iteration is replaced by that of the second one: lost with the yield.
// The initial one is still named, and only not freed.
// LOST: result 0 = 1 : memref<index>
// LOST: [[@LINE+3]]:8: error: leak: 8 bytes are never freed
// LOST-NOT: note: last reference lost here
func.func private @lost() -> memref<index> {
  %m = memref.alloc() : memref<index>
  %r = affine.for %i = 0 to 2 iter_args(%a = %m) -> memref<index> {
    // LOST: [[@LINE+1]]:10: error: leak: 8 bytes are never freed
    %n = memref.alloc() : memref<index>
    affine.store %i, %n[] : memref<index>
    // LOST: [[@LINE+1]]:5: note: last reference lost here
    affine.yield %n : memref<index>
  }
  // LOST-NOT: leak
  return %r : memref<index>
}

func.func private @freed() -> index {
  %m = memref.alloc() : memref<index>
  %r = affine.for %i = 0 to 2 iter_args(%a = %m) -> memref<index> {
    // The second time.
    // FREED: [[@LINE+1]]:5: error: use-after-free: writes
    affine.store %i, %a[] : memref<index>
    // FREED: [[@LINE+1]]:5: note: freed here
    memref.dealloc %a : memref<index>
    affine.yield %a : memref<index>
  }
  %x = affine.load %r[] : memref<index>
  return %x : index
}

// affine.for is an allocation scope: each iteration's stack buffer ends with its yield.
func.func private @stack_of_loop() -> index {
  %m = memref.alloca() : memref<index>
  %r = affine.for %i = 0 to 1 iter_args(%a = %m) -> memref<index> {
    %b = memref.alloca() : memref<index>
    affine.store %i, %b[] : memref<index>
    // STACK: [[@LINE+4]]:8: error: dead-stack-use: reads
    // STACK: [[@LINE+1]]:5: note: its scope ended here
    affine.yield %b : memref<index>
  }
  %x = affine.load %r[] : memref<index>
  return %x : index
}

func.func private @poison() {
  %p = ub.poison : index
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 2 iter_args(%a = %c0) -> index {
    affine.yield %p : index
  }
  // POISON: [[@LINE+1]]:3: error: undefined: {{.*}}poison
  vector.print %r : index
  return
}
