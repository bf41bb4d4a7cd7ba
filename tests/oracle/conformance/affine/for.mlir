// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry alloca_escapes 2>&1 | FileCheck %s --check-prefix=ALLOCA
// RUN: not freehold-run %s --entry poison_bound 2>&1 | FileCheck %s --check-prefix=POISON

// CHECK-LABEL: @constant_bounds()
// CHECK-NEXT: print -3 : index
// CHECK-NEXT: print -1 : index
// CHECK-NEXT: print 1 : index
// CHECK-NEXT: result 0 = -3 : index
// CHECK-NEXT: returned
func.func @constant_bounds() -> index {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = -3 to 3 step 2 iter_args(%s = %c0) -> (index) {
    vector.print %i : index
    %t = arith.addi %s, %i : index
    affine.yield %t : index
  }
  return %r : index
}

// From max(2, 8 - 5) = 3 to min(100, 8, 2 * 3) = 6.
// CHECK-LABEL: @min_max_bounds()
// CHECK-NEXT: print 3 : index
// CHECK-NEXT: print 4 : index
// CHECK-NEXT: print 5 : index
// CHECK-NEXT: returned
func.func @min_max_bounds() {
  %n = arith.constant 8 : index
  %m = arith.constant 3 : index
  affine.for %i = max affine_map<(d0) -> (2, d0 - 5)>(%n)
      to min affine_map<(d0)[s0] -> (100, d0, s0 * 2)>(%n)[%m] {
    vector.print %i : index
  }
  return
}

// A triangular nest: 0 + (0 + 1) + (0 + 1 + 2), bounds from the outer induction variable.
// CHECK-LABEL: @nested()
// CHECK-NEXT: result 0 = 4 : index
// CHECK-NEXT: returned
func.func @nested() -> index {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 3 iter_args(%s = %c0) -> (index) {
    %t = affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) iter_args(%u = %s) -> (index) {
      %v = arith.addi %u, %j : index
      affine.yield %v : index
    }
    affine.yield %t : index
  }
  return %r : index
}

// CHECK-LABEL: @zero_trip()
// CHECK-NEXT: result 0 = 7 : i32
// CHECK-NEXT: returned
func.func @zero_trip() -> i32 {
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %r = affine.for %i = 3 to 3 iter_args(%a = %c7) -> (i32) {
    affine.yield %c8 : i32
  }
  %s = affine.for %i = 3 to -3 iter_args(%a = %r) -> (i32) {
    affine.yield %c8 : i32
  }
  return %s : i32
}

// Three swaps of two memrefs, all words of them.
// CHECK-LABEL: @swap_memrefs()
// CHECK-NEXT: result 0 = [_, _, _] : memref<?xi8>
// CHECK-NEXT: result 1 = [_] : memref<?xi8>
// CHECK-NEXT: returned
func.func @swap_memrefs() -> (memref<?xi8>, memref<?xi8>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc(%c1) : memref<?xi8>
  %b = memref.alloc(%c3) : memref<?xi8>
  %r:2 = affine.for %i = 0 to 3 iter_args(%x = %a, %y = %b) -> (memref<?xi8>, memref<?xi8>) {
    affine.yield %y, %x : memref<?xi8>, memref<?xi8>
  }
  return %r#0, %r#1 : memref<?xi8>, memref<?xi8>
}

// ALLOCA: [[@LINE+8]]:8: error: dead-stack-use:
// ALLOCA: [[@LINE+4]]:10: note: allocated here
func.func private @alloca_escapes() -> i32 {
  %outer = memref.alloca() : memref<i32>
  %m = affine.for %i = 0 to 2 iter_args(%held = %outer) -> (memref<i32>) {
    %a = memref.alloca() : memref<i32>
    affine.yield %a : memref<i32>
  }
  %x = affine.load %m[] : memref<i32>
  return %x : i32
}

// POISON: [[@LINE+4]]:3: error: undefined: a bound or the step of a loop is poison
func.func private @poison_bound() {
  %n = arith.constant 70 : index
  %p = arith.shli %n, %n : index
  affine.for %i = 0 to affine_map<()[s0] -> (s0 + 1)>()[%p] {
  }
  return
}
