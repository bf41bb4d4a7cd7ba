// RUN: freehold-run %s | FileCheck %s
// RUN: freehold-run %s --reverse-parallel --entry order | FileCheck %s --check-prefix=REVERSED
// RUN: not freehold-run %s --entry zero_step 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not freehold-run %s --entry alloca_reduced 2>&1 | FileCheck %s --check-prefix=ALLOCA

// i in {1, 3}, j in {0, 5}.
// CHECK-LABEL: @order()
// CHECK-NEXT: print 10 : index
// CHECK-NEXT: print 15 : index
// CHECK-NEXT: print 30 : index
// CHECK-NEXT: print 35 : index
// CHECK-NEXT: returned
// REVERSED-LABEL: @order()
// REVERSED-NEXT: print 35 : index
// REVERSED-NEXT: print 30 : index
// REVERSED-NEXT: print 15 : index
// REVERSED-NEXT: print 10 : index
// REVERSED-NEXT: returned
func.func @order() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i, %j) = (%c1, %c0) to (%c4, %c9) step (%c2, %c5) {
    %tens = arith.muli %i, %c10 : index
    %n = arith.addi %tens, %j : index
    vector.print %n : index
  }
  return
}

// Reductions of different types, each with its own region: 100 + 1 + 2 + 3 + 4, 2 * 24, and
// the largest of 1.5, 1.0, 2.0, 3.0, 4.0.
// CHECK-LABEL: @reductions()
// CHECK-NEXT: result 0 = 110 : index
// CHECK-NEXT: result 1 = 48 : i64
// CHECK-NEXT: result 2 = 4 : f32
// CHECK-NEXT: returned
func.func @reductions() -> (index, i64, f32) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c100 = arith.constant 100 : index
  %two = arith.constant 2 : i64
  %f = arith.constant 1.5 : f32
  %r:3 = scf.parallel (%i) = (%c1) to (%c5) step (%c1) init (%c100, %two, %f)
      -> (index, i64, f32) {
    %w = arith.index_cast %i : index to i64
    %x = arith.sitofp %w : i64 to f32
    scf.reduce(%i, %w, %x : index, i64, f32) {
    ^bb0(%lhs: index, %rhs: index):
      %s = arith.addi %lhs, %rhs : index
      scf.reduce.return %s : index
    }, {
    ^bb0(%lhs: i64, %rhs: i64):
      %s = arith.muli %lhs, %rhs : i64
      scf.reduce.return %s : i64
    }, {
    ^bb0(%lhs: f32, %rhs: f32):
      %s = arith.maximumf %lhs, %rhs : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0, %r#1, %r#2 : index, i64, f32
}

// The left argument is what has been reduced so far, the right the new value. The lowering to
// cf does the same; a program that depends on the order has a race, which the reversed run of the caller shows.
// CHECK-LABEL: @sides()
// CHECK-NEXT: result 0 = 100 : index
// CHECK-NEXT: result 1 = 3 : index
func.func @sides() -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c100 = arith.constant 100 : index
  %r:2 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%c100, %c100) -> (index, index) {
    scf.reduce(%i, %i : index, index) {
    ^bb0(%lhs: index, %rhs: index):
      scf.reduce.return %lhs : index
    }, {
    ^bb0(%lhs: index, %rhs: index):
      scf.reduce.return %rhs : index
    }
  }
  return %r#0, %r#1 : index, index
}

// Without iterations the results are the initial values.
// CHECK-LABEL: @zero_trip()
// CHECK-NEXT: result 0 = 100 : index
func.func @zero_trip() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %r = scf.parallel (%i, %j) = (%c0, %c1) to (%c100, %c1) step (%c1, %c1) init (%c100) -> index {
    scf.reduce(%i : index) {
    ^bb0(%lhs: index, %rhs: index):
      scf.reduce.return %rhs : index
    }
  }
  return %r : index
}

// One parallel loop in another, and an scf.if in a reduction.
// For i in {0, 1, 2}: the largest of i * j for j in {0, 1, 2, 3} is 3 * i; the sum is 9.
// CHECK-LABEL: @nested()
// CHECK-NEXT: result 0 = 9 : index
func.func @nested() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %r = scf.parallel (%i) = (%c0) to (%c3) step (%c1) init (%c0) -> index {
    %m = scf.parallel (%j) = (%c0) to (%c4) step (%c1) init (%c0) -> index {
      %p = arith.muli %i, %j : index
      scf.reduce(%p : index) {
      ^bb0(%lhs: index, %rhs: index):
        %less = arith.cmpi slt, %lhs, %rhs : index
        %greater = scf.if %less -> index {
          scf.yield %rhs : index
        } else {
          scf.yield %lhs : index
        }
        scf.reduce.return %greater : index
      }
    }
    scf.reduce(%m : index) {
    ^bb0(%lhs: index, %rhs: index):
      %s = arith.addi %lhs, %rhs : index
      scf.reduce.return %s : index
    }
  }
  return %r : index
}

// Memrefs are reduced too: the larger buffer is kept, the other one freed.
// CHECK-LABEL: @memrefs()
// CHECK-NEXT: result 0 = [_, _, _] : memref<?xi32>
// CHECK-NEXT: returned
func.func @memrefs() -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = memref.alloc(%c0) : memref<?xi32>
  %r = scf.parallel (%i) = (%c1) to (%c4) step (%c1) init (%init) -> memref<?xi32> {
    %m = memref.alloc(%i) : memref<?xi32>
    scf.reduce(%m : memref<?xi32>) {
    ^bb0(%lhs: memref<?xi32>, %rhs: memref<?xi32>):
      %a = memref.dim %lhs, %c0 : memref<?xi32>
      %b = memref.dim %rhs, %c0 : memref<?xi32>
      %less = arith.cmpi slt, %a, %b : index
      %larger, %smaller = scf.if %less -> (memref<?xi32>, memref<?xi32>) {
        scf.yield %rhs, %lhs : memref<?xi32>, memref<?xi32>
      } else {
        scf.yield %lhs, %rhs : memref<?xi32>, memref<?xi32>
      }
      memref.dealloc %smaller : memref<?xi32>
      scf.reduce.return %larger : memref<?xi32>
    }
  }
  return %r : memref<?xi32>
}

// ZERO: [[@LINE+5]]:3: error: undefined: the step of the loop is not positive
func.func private @zero_step() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.subi %c1, %c1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c1) step (%c1, %zero) {
  }
  return
}

// A stack buffer ends with its iteration, also when a reduction makes it a result.
// ALLOCA: [[@LINE+15]]:8: error: dead-stack-use:
func.func private @alloca_reduced() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %init = memref.alloca() : memref<i32>
  %r = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%init) -> memref<i32> {
    %m = memref.alloca() : memref<i32>
    memref.store %zero, %m[] : memref<i32>
    scf.reduce(%m : memref<i32>) {
    ^bb0(%lhs: memref<i32>, %rhs: memref<i32>):
      %x = memref.load %rhs[] : memref<i32>
      scf.reduce.return %rhs : memref<i32>
    }
  }
  %x = memref.load %r[] : memref<i32>
  return %x : i32
}
