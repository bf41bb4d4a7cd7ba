// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry zero_step 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not freehold-run %s --entry negative_step 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not freehold-run %s --entry passes_end_signed 2>&1 | FileCheck %s --check-prefix=SIGNED
// RUN: not freehold-run %s --entry passes_end_unsigned 2>&1 | FileCheck %s --check-prefix=UNSIGNED
// RUN: not freehold-run %s --entry passes_end_index 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not freehold-run %s --entry too_far 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not freehold-run %s --entry poison_bound 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry wide 2>&1 | FileCheck %s --check-prefix=WIDE

// 3, 6, 9 : below 10.
// CHECK-LABEL: @steps()
// CHECK-NEXT: print 3 : index
// CHECK-NEXT: print 6 : index
// CHECK-NEXT: print 9 : index
// CHECK-NEXT: result 0 = 18 : index
// CHECK-NEXT: returned
func.func @steps() -> index {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %sum = scf.for %i = %c3 to %c10 step %c3 iter_args(%s = %c0) -> index {
    vector.print %i : index
    %t = arith.addi %s, %i : index
    scf.yield %t : index
  }
  return %sum : index
}

// The upper bound is not reached when it is a multiple of the step.
// CHECK-LABEL: @half_open()
// CHECK-NEXT: result 0 = 3 : index
func.func @half_open() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %n = scf.for %i = %c0 to %c6 step %c2 iter_args(%s = %c0) -> index {
    %t = arith.addi %s, %c1 : index
    scf.yield %t : index
  }
  return %n : index
}

// No iteration: the results are the initial values. Bounds are equal, or the wrong way round.
// CHECK-LABEL: @zero_trip()
// CHECK-NEXT: result 0 = 7 : i32
// CHECK-NEXT: result 1 = 8 : i64
// CHECK-NEXT: result 2 = 7 : i32
func.func @zero_trip() -> (i32, i64, i32) {
  %c1 = arith.constant 1 : index
  %cm5 = arith.constant -5 : index
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i64
  %none = arith.constant 0 : i32
  %r:2 = scf.for %i = %c1 to %c1 step %c1 iter_args(%a = %c7, %b = %c8) -> (i32, i64) {
    scf.yield %none, %b : i32, i64
  }
  %s = scf.for %i = %c1 to %cm5 step %c1 iter_args(%a = %c7) -> i32 {
    scf.yield %none : i32
  }
  return %r#0, %r#1, %s : i32, i64, i32
}

// Comparison is signed: from -2 to 1.
// CHECK-LABEL: @signed_narrow()
// CHECK-NEXT: print -2 : i8
// CHECK-NEXT: print -1 : i8
// CHECK-NEXT: print 0 : i8
// CHECK-NEXT: returned
func.func @signed_narrow() {
  %lower = arith.constant -2 : i8
  %upper = arith.constant 1 : i8
  %step = arith.constant 1 : i8
  scf.for %i = %lower to %upper step %step : i8 {
    vector.print %i : i8
  }
  return
}

// The same bounds unsigned are 254 and 1: no iteration. From 126 to 130 there are two,
// which print as the signed numbers 126 and -128.
// CHECK-LABEL: @unsigned_narrow()
// CHECK-NEXT: print 126 : i8
// CHECK-NEXT: print -128 : i8
// CHECK-NEXT: returned
func.func @unsigned_narrow() {
  %lower = arith.constant -2 : i8
  %upper = arith.constant 1 : i8
  %step = arith.constant 1 : i8
  %c126 = arith.constant 126 : i8
  %c130 = arith.constant -126 : i8
  %c2 = arith.constant 2 : i8
  scf.for unsigned %i = %lower to %upper step %step : i8 {
    vector.print %i : i8
  }
  scf.for unsigned %i = %c126 to %c130 step %c2 : i8 {
    vector.print %i : i8
  }
  return
}

// The bounds are as far apart as i64 has it; the last step may end on the greatest i64.
// CHECK-LABEL: @extreme_bounds()
// CHECK-NEXT: print -9223372036854775808 : i64
// CHECK-NEXT: print 9223372036854775806 : i64
// CHECK-NEXT: returned
func.func @extreme_bounds() {
  %lower = arith.constant 0x8000000000000000 : i64
  %upper = arith.constant 0x7FFFFFFFFFFFFFFF : i64
  %step = arith.constant 0x7FFFFFFFFFFFFFFF : i64
  %m1 = arith.constant -1 : i64
  %last = arith.constant 0x7FFFFFFFFFFFFFFE : i64
  %one = arith.constant 1 : i64
  scf.for %i = %lower to %m1 step %step : i64 {
    vector.print %i : i64
  }
  scf.for %i = %last to %upper step %one : i64 {
    vector.print %i : i64
  }
  return
}

// CHECK-LABEL: @swap_scalars()
// CHECK-NEXT: result 0 = 2 : i32
// CHECK-NEXT: result 1 = 1 : i32
func.func @swap_scalars() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %one, %b = %two) -> (i32, i32) {
    scf.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

// Memrefs of ranks 0 and 2 through the loop, all their words: 3 swaps and a fresh buffer.
// CHECK-LABEL: @swap_memrefs()
// CHECK-NEXT: result 0 = {{\[}}[21, 22, 23]] : memref<?x?xi32>
// CHECK-NEXT: result 1 = {{\[}}[11], [12]] : memref<?x?xi32>
// CHECK-NEXT: result 2 = 5 : i32
// CHECK-NEXT: returned
func.func @swap_memrefs() -> (memref<?x?xi32>, memref<?x?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %v11 = arith.constant 11 : i32
  %v12 = arith.constant 12 : i32
  %v21 = arith.constant 21 : i32
  %v22 = arith.constant 22 : i32
  %v23 = arith.constant 23 : i32
  %v5 = arith.constant 5 : i32
  %x = memref.alloc(%c2, %c1) : memref<?x?xi32>
  %y = memref.alloc(%c1, %c3) : memref<?x?xi32>
  %z = memref.alloc() : memref<i32>
  memref.store %v11, %x[%c0, %c0] : memref<?x?xi32>
  memref.store %v12, %x[%c1, %c0] : memref<?x?xi32>
  memref.store %v21, %y[%c0, %c0] : memref<?x?xi32>
  memref.store %v22, %y[%c0, %c1] : memref<?x?xi32>
  memref.store %v23, %y[%c0, %c2] : memref<?x?xi32>
  memref.store %v5, %z[] : memref<i32>
  %r:3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x, %s = %z, %b = %y)
      -> (memref<?x?xi32>, memref<i32>, memref<?x?xi32>) {
    scf.yield %b, %s, %a : memref<?x?xi32>, memref<i32>, memref<?x?xi32>
  }
  %five = memref.load %r#1[] : memref<i32>
  memref.dealloc %r#1 : memref<i32>
  return %r#0, %r#2, %five : memref<?x?xi32>, memref<?x?xi32>, i32
}

// A strided view and an unranked memref: offset, stride, rank go along.
// CHECK-LABEL: @views()
// CHECK-NEXT: result 0 = 3 : i32
// CHECK-NEXT: result 1 = 1 : index
// CHECK-NEXT: returned
func.func @views() -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloca() : memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[%i] : memref<4xi32>
  }
  %view = memref.subview %a[%c0] [%c1] [%c1] : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
  %odd = memref.subview %a[1] [2] [2] : memref<4xi32> to memref<2xi32, strided<[2], offset: 1>>
  %odd_dynamic = memref.cast %odd : memref<2xi32, strided<[2], offset: 1>> to memref<?xi32, strided<[?], offset: ?>>
  %scalar = memref.alloca() : memref<i32>
  %u0 = memref.cast %scalar : memref<i32> to memref<*xi32>
  %u1 = memref.cast %a : memref<4xi32> to memref<*xi32>
  %r:2 = scf.for %i = %c0 to %c1 step %c1 iter_args(%m = %view, %u = %u0)
      -> (memref<?xi32, strided<[?], offset: ?>>, memref<*xi32>) {
    scf.yield %odd_dynamic, %u1 : memref<?xi32, strided<[?], offset: ?>>, memref<*xi32>
  }
  %x = memref.load %r#0[%c1] : memref<?xi32, strided<[?], offset: ?>>
  %rank = memref.rank %r#1 : memref<*xi32>
  return %x, %rank : i32, index
}

// sum of i * j for i < 3, j < i + 1: 0 + 0 + 1 + 0 + 2 + 4. A loop in a loop starts over.
// CHECK-LABEL: @nested()
// CHECK-NEXT: result 0 = 7 : index
func.func @nested() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %c0) -> index {
    %upper = arith.addi %i, %c1 : index
    %t = scf.for %j = %c0 to %upper step %c1 iter_args(%u = %s) -> index {
      %p = arith.muli %i, %j : index
      %v = arith.addi %u, %p : index
      scf.yield %v : index
    }
    scf.yield %t : index
  }
  return %r : index
}

// A loop-carried value may be poison as long as nothing depends on it.
// CHECK-LABEL: @carries_poison()
// CHECK-NEXT: result 0 = 1 : i32
func.func @carries_poison() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 40 : i32
  %one = arith.constant 1 : i32
  %p = arith.shli %n, %n : i32
  // After two steps the poison has been shifted out.
  %r:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %p, %b = %p) -> (i32, i32) {
    scf.yield %b, %one : i32, i32
  }
  return %r#0 : i32
}

// ZERO: [[@LINE+4]]:3: error: undefined: the step of the loop is not positive
func.func private @zero_step() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c0 {
  }
  return
}

// NEGATIVE: [[@LINE+5]]:3: error: undefined: the step of the loop is not positive
func.func private @negative_step() {
  %c0 = arith.constant 0 : i16
  %c1 = arith.constant 1 : i16
  %cm1 = arith.subi %c0, %c1 : i16
  scf.for %i = %c0 to %c1 step %cm1 : i16 {
  }
  return
}

// 100 + 100 is no i8; the lowering would go on with -56. The iteration at 100 still runs.
// SIGNED: [[@LINE+4]]:3: error: undefined: the induction variable passes the end of its type
func.func private @passes_end_signed() {
  %c100 = arith.constant 100 : i8
  %c127 = arith.constant 127 : i8
  scf.for %i = %c100 to %c127 step %c100 : i8 {
    vector.print %i : i8
  }
  return
}

// UNSIGNED: [[@LINE+5]]:3: error: undefined: the induction variable passes the end of its type
func.func private @passes_end_unsigned() {
  %c0 = arith.constant 0 : i8
  %c100 = arith.constant 100 : i8
  %c255 = arith.constant 255 : i8
  scf.for unsigned %i = %c0 to %c255 step %c100 : i8 {
  }
  return
}

// INDEX: [[@LINE+4]]:3: error: undefined: the induction variable passes the end of its type
func.func private @passes_end_index() {
  %c2 = arith.constant 2 : index
  %upper = arith.constant 0x7FFFFFFFFFFFFFFF : index
  scf.for %i = %c2 to %upper step %upper {
  }
  return
}

// 100 - -100 is no i8: the documentation has this loop run, canonicalization removes it.
// FAR: [[@LINE+5]]:3: error: undefined: the bounds of the loop are too far apart for their type
func.func private @too_far() {
  %lower = arith.constant -100 : i8
  %upper = arith.constant 100 : i8
  %step = arith.constant 50 : i8
  scf.for %i = %lower to %upper step %step : i8 {
  }
  return
}

// POISON: [[@LINE+5]]:3: error: undefined: a bound or the step of a loop is poison
func.func private @poison_bound() {
  %c0 = arith.constant 0 : i32
  %n = arith.constant 40 : i32
  %p = arith.shli %n, %n : i32
  scf.for %i = %c0 to %p step %n : i32 {
  }
  return
}

// WIDE: [[@LINE+4]]:3: error: unsupported: scf.for: an induction variable wider than 64 bits
func.func private @wide() {
  %c0 = arith.constant 0 : i65
  %c1 = arith.constant 1 : i65
  scf.for %i = %c0 to %c1 step %c1 : i65 {
  }
  return
}
