// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not freehold-run %s --entry uninitialised 2>&1 | FileCheck %s --check-prefix=UNINIT
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

// a[i][j] = 10 * i + j. a[1 + 1][2 * 1 + 1] = 23; the view's (1, 1) is a[1 + 1][0 + 2] = 22.
// CHECK-LABEL: @maps()
// CHECK-NEXT: result 0 = 23 : index
// CHECK-NEXT: result 1 = 2 : index
// CHECK-NEXT: result 2 = 22 : index
// CHECK-NEXT: returned
func.func @maps() -> (index, index, index) {
  %one = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %a = memref.alloca() : memref<3x4xindex>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %v = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
      affine.store %v, %a[%i, %j] : memref<3x4xindex>
    }
  }
  %0 = affine.load %a[%one + 1, 2 * symbol(%one) + 1] : memref<3x4xindex>
  %1 = affine.load %a[0, 2] : memref<3x4xindex>
  %view = memref.subview %a[1, 0] [2, 2] [1, 2]
      : memref<3x4xindex> to memref<2x2xindex, strided<[4, 2], offset: 4>>
  %2 = affine.load %view[%one, %one] : memref<2x2xindex, strided<[4, 2], offset: 4>>
  return %0, %1, %2 : index, index, index
}

// Every rank, beyond those with an instruction of their own, and narrow, wide and memref cells.
// CHECK-LABEL: @ranks()
// CHECK-NEXT: result 0 = -7 : i8
// CHECK-NEXT: result 1 = 1.5 : f64
// CHECK-NEXT: result 2 = -1 : i100
// CHECK-NEXT: result 3 = true
// CHECK-NEXT: result 4 = 9 : i32
// CHECK-NEXT: result 5 = 9 : i32
// CHECK-NEXT: returned
func.func @ranks() -> (i8, f64, i100, i1, i32, i32) {
  %i8 = arith.constant -7 : i8
  %f64 = arith.constant 1.5 : f64
  %i100 = arith.constant -1 : i100
  %i1 = arith.constant true
  %i32 = arith.constant 9 : i32
  %r0 = memref.alloca() : memref<i8>
  %r3 = memref.alloca() : memref<2x2x2xf64>
  %r4 = memref.alloca() : memref<2x2x2x2xi100>
  %r5 = memref.alloca() : memref<2x2x2x2x2xi1>
  %r6 = memref.alloca() : memref<1x2x1x2x1x2xi32>
  %rm = memref.alloca() : memref<2xmemref<1x2x1x2x1x2xi32>>
  affine.store %i8, %r0[] : memref<i8>
  affine.store %f64, %r3[1, 0, 1] : memref<2x2x2xf64>
  affine.store %i100, %r4[1, 0, 1, 1] : memref<2x2x2x2xi100>
  affine.store %i1, %r5[1, 0, 1, 1, 0] : memref<2x2x2x2x2xi1>
  affine.store %i32, %r6[0, 1, 0, 0, 0, 1] : memref<1x2x1x2x1x2xi32>
  affine.store %r6, %rm[1] : memref<2xmemref<1x2x1x2x1x2xi32>>
  %0 = affine.load %r0[] : memref<i8>
  %1 = affine.load %r3[1, 0, 1] : memref<2x2x2xf64>
  %2 = affine.load %r4[1, 0, 1, 1] : memref<2x2x2x2xi100>
  %3 = affine.load %r5[1, 0, 1, 1, 0] : memref<2x2x2x2x2xi1>
  %4 = affine.load %r6[0, 1, 0, 0, 0, 1] : memref<1x2x1x2x1x2xi32>
  %m = affine.load %rm[1] : memref<2xmemref<1x2x1x2x1x2xi32>>
  %5 = affine.load %m[0, 1, 0, 0, 0, 1] : memref<1x2x1x2x1x2xi32>
  return %0, %1, %2, %3, %4, %5 : i8, f64, i100, i1, i32, i32
}

// Inside the allocation, but outside the view's sizes.
// OUTSIDE: [[@LINE+4]]:8: error: out-of-bounds: index 2 of dimension 0 of size 2
func.func private @outside() -> i32 {
  %a = memref.alloca() : memref<4xi32>
  %v = memref.subview %a[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  %x = affine.load %v[2] : memref<2xi32, strided<[1]>>
  return %x : i32
}

// NEGATIVE: [[@LINE+4]]:8: error: out-of-bounds: index -1 of dimension 1 of size 4
func.func private @negative() -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<4x4xi32>
  %x = affine.load %a[1, %c0 - 1] : memref<4x4xi32>
  return %x : i32
}

// UNINIT: [[@LINE+4]]:3: error: uninitialised-read:
func.func private @uninitialised() -> i32 {
  %a = memref.alloca() : memref<4xi32>
  %x = affine.load %a[2] : memref<4xi32>
  return %x : i32
}

// FREED: [[@LINE+5]]:8: error: use-after-free:
// FREED: [[@LINE+3]]:3: note: freed here
func.func private @freed() -> i32 {
  %a = memref.alloc() : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  %x = affine.load %a[2] : memref<4xi32>
  return %x : i32
}

// POISON: [[@LINE+5]]:8: error: undefined: an index is poison
func.func private @poison() -> i32 {
  %n = arith.constant 70 : index
  %p = arith.shli %n, %n : index
  %a = memref.alloca() : memref<4xi32>
  %x = affine.load %a[symbol(%p)] : memref<4xi32>
  return %x : i32
}
