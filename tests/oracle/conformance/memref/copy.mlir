// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry sizes 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: not freehold-run %s --entry ranks 2>&1 | FileCheck %s --check-prefix=RANKS
// RUN: not freehold-run %s --entry overlapping 2>&1 | FileCheck %s --check-prefix=OVERLAP
// RUN: not freehold-run %s --entry freed_source 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: not freehold-run %s --entry freed_target 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

memref.global "private" constant @g : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>

// Between layouts: transposed, and every other column of a wider buffer.
// CHECK-LABEL: @layouts()
// CHECK-NEXT: result 0 = {{\[\[}}1, 4], [2, 5], [3, 6]] : memref<3x2xi32>
// CHECK-NEXT: result 1 = {{\[\[}}1, _, 2, _, 3], [4, _, 5, _, 6]] : memref<2x5xi32>
// CHECK-NEXT: returned
func.func @layouts() -> (memref<3x2xi32>, memref<2x5xi32>) {
  %g = memref.get_global @g : memref<2x3xi32>
  %t = memref.transpose %g (i, j) -> (j, i)
      : memref<2x3xi32> to memref<3x2xi32, affine_map<(d0, d1) -> (d1 * 3 + d0)>>
  %a = memref.alloc() : memref<3x2xi32>
  memref.copy %t, %a : memref<3x2xi32, affine_map<(d0, d1) -> (d1 * 3 + d0)>> to memref<3x2xi32>
  %b = memref.alloc() : memref<2x5xi32>
  %s = memref.subview %b[0, 0][2, 3][1, 2] : memref<2x5xi32> to memref<2x3xi32, strided<[5, 2]>>
  memref.copy %g, %s : memref<2x3xi32> to memref<2x3xi32, strided<[5, 2]>>
  return %a, %b : memref<3x2xi32>, memref<2x5xi32>
}

// Uninitialised and poison cells are copied as such.
// CHECK-LABEL: @shadow()
// CHECK-NEXT: result 0 = [_, 7] : memref<2xi32>
// CHECK-NEXT: result 1 = 7 : i32
// CHECK-NEXT: returned
func.func @shadow() -> (memref<2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %p = ub.poison : i32
  %m = memref.alloca() : memref<2xi32>
  memref.store %v, %m[%c1] : memref<2xi32>
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  memref.copy %m, %a : memref<2xi32> to memref<2xi32>
  memref.store %p, %m[%c0] : memref<2xi32>
  %b = memref.alloca() : memref<2xi32>
  memref.copy %m, %b : memref<2xi32> to memref<2xi32>
  %x = memref.load %b[%c1] : memref<2xi32>
  return %a, %x : memref<2xi32>, i32
}

// Unranked, dynamic, empty, rank 0, and onto itself.
// CHECK-LABEL: @forms()
// CHECK-NEXT: result 0 = {{\[\[}}1, 2, 3], [4, 5, 6]] : memref<?x3xi32>
// CHECK-NEXT: result 1 = 8 : i32
// CHECK-NEXT: returned
func.func @forms() -> (memref<?x3xi32>, i32) {
  %c2 = arith.constant 2 : index
  %v = arith.constant 8 : i32
  %g = memref.get_global @g : memref<2x3xi32>
  %a = memref.alloc(%c2) : memref<?x3xi32>
  %ug = memref.cast %g : memref<2x3xi32> to memref<*xi32>
  %ua = memref.cast %a : memref<?x3xi32> to memref<*xi32>
  memref.copy %ug, %ua : memref<*xi32> to memref<*xi32>
  memref.copy %a, %a : memref<?x3xi32> to memref<?x3xi32>
  %empty = memref.alloca() : memref<0xi32>
  %other = memref.alloca() : memref<0xi32>
  memref.copy %empty, %other : memref<0xi32> to memref<0xi32>
  %s = memref.alloca() : memref<i32>
  %t = memref.alloca() : memref<i32>
  memref.store %v, %s[] : memref<i32>
  memref.copy %s, %t : memref<i32> to memref<i32>
  %x = memref.load %t[] : memref<i32>
  return %a, %x : memref<?x3xi32>, i32
}

// SIZES: [[@LINE+6]]:3: error: undefined: {{.*}}sizes 2 and 3
func.func private @sizes() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloca(%c2) : memref<?xi32>
  %b = memref.alloca(%c3) : memref<?xi32>
  memref.copy %a, %b : memref<?xi32> to memref<?xi32>
  return
}

// RANKS: [[@LINE+6]]:3: error: undefined: {{.*}}ranks 1 and 2
func.func private @ranks() {
  %a = memref.alloca() : memref<4xi32>
  %b = memref.alloca() : memref<2x2xi32>
  %ua = memref.cast %a : memref<4xi32> to memref<*xi32>
  %ub = memref.cast %b : memref<2x2xi32> to memref<*xi32>
  memref.copy %ua, %ub : memref<*xi32> to memref<*xi32>
  return
}

// OVERLAP: [[@LINE+5]]:3: error: undefined: {{.*}}overlap
func.func private @overlapping() {
  %m = memref.alloca() : memref<4xi32>
  %a = memref.subview %m[0][3][1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  %b = memref.subview %m[1][3][1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
  memref.copy %a, %b : memref<3xi32, strided<[1]>> to memref<3xi32, strided<[1], offset: 1>>
  return
}

// SOURCE: [[@LINE+5]]:3: error: use-after-free: reads
func.func private @freed_source() {
  %m = memref.alloc() : memref<4xi32>
  %a = memref.alloca() : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  return
}

// TARGET: [[@LINE+5]]:3: error: use-after-free: writes
func.func private @freed_target() {
  %m = memref.alloc() : memref<4xi32>
  %a = memref.alloca() : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  memref.copy %a, %m : memref<4xi32> to memref<4xi32>
  return
}

// POISON: [[@LINE+4]]:3: error: undefined: {{.*}}poison
func.func private @poison() {
  %p = ub.poison : memref<4xi32>
  %a = memref.alloca() : memref<4xi32>
  memref.copy %p, %a : memref<4xi32> to memref<4xi32>
  return
}
