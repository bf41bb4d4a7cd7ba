// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry wrong_size 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not freehold-run %s --entry wrong_stride 2>&1 | FileCheck %s --check-prefix=STRIDE
// RUN: not freehold-run %s --entry wrong_offset 2>&1 | FileCheck %s --check-prefix=OFFSET
// RUN: not freehold-run %s --entry wrong_rank 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not freehold-run %s --entry wrong_size_from_unranked 2>&1 | FileCheck %s --check-prefix=UNRANKED

memref.global "private" constant @g : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>

// There and back, through dynamic sizes, dynamic strides and no rank.
// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 6 : i32
// CHECK-NEXT: result 1 = 6 : i32
// CHECK-NEXT: result 2 = 6 : i32
// CHECK-NEXT: returned{{$}}
func.func @main() -> (i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.get_global @g : memref<2x3xi32>
  %d = memref.cast %m : memref<2x3xi32> to memref<?x?xi32>
  %a = memref.load %d[%c1, %c2] : memref<?x?xi32>
  %s = memref.cast %d : memref<?x?xi32> to memref<?x3xi32, strided<[?, ?], offset: ?>>
  %t = memref.cast %s : memref<?x3xi32, strided<[?, ?], offset: ?>> to memref<2x3xi32>
  %b = memref.load %t[%c1, %c2] : memref<2x3xi32>
  %u = memref.cast %t : memref<2x3xi32> to memref<*xi32>
  %r = memref.cast %u : memref<*xi32> to memref<2x?xi32>
  %c = memref.load %r[%c1, %c2] : memref<2x?xi32>
  return %a, %b, %c : i32, i32, i32
}

// A cast that does not hold is undefined when its result is used; it is pure, so a pass may
// run it earlier than written, where the result is not used.
// CHECK-LABEL: @unused()
// CHECK-NEXT: returned{{$}}
func.func @unused() {
  %c3 = arith.constant 3 : index
  %m = memref.alloca(%c3) : memref<?xi32>
  %c = memref.cast %m : memref<?xi32> to memref<4xi32>
  return
}

// SIZE: [[@LINE+6]]:3: error: undefined: {{.*}}poison
func.func private @wrong_size(%v: i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloca(%c3) : memref<?xi32>
  %c = memref.cast %m : memref<?xi32> to memref<4xi32>
  memref.store %v, %c[%c0] : memref<4xi32>
  return
}

// STRIDE: [[@LINE+7]]:3: error: undefined: {{.*}}poison
func.func private @wrong_stride(%v: i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<4xi32>
  %s = memref.subview %m[0][2][%c2] : memref<4xi32> to memref<2xi32, strided<[?]>>
  %c = memref.cast %s : memref<2xi32, strided<[?]>> to memref<2xi32>
  memref.store %v, %c[%c0] : memref<2xi32>
  return
}

// OFFSET: [[@LINE+7]]:3: error: undefined: {{.*}}poison
func.func private @wrong_offset(%v: i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<4xi32>
  %s = memref.subview %m[%c2][2][1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  %c = memref.cast %s : memref<2xi32, strided<[1], offset: ?>> to memref<2xi32>
  memref.store %v, %c[%c0] : memref<2xi32>
  return
}

// RANK: [[@LINE+6]]:3: error: undefined: {{.*}}poison
func.func private @wrong_rank(%v: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xi32>
  %u = memref.cast %m : memref<4xi32> to memref<*xi32>
  %c = memref.cast %u : memref<*xi32> to memref<?x?xi32>
  memref.store %v, %c[%c0, %c0] : memref<?x?xi32>
  return
}

// UNRANKED: [[@LINE+6]]:3: error: undefined: {{.*}}poison
func.func private @wrong_size_from_unranked(%v: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xi32>
  %u = memref.cast %m : memref<4xi32> to memref<*xi32>
  %c = memref.cast %u : memref<*xi32> to memref<5xi32>
  memref.store %v, %c[%c0] : memref<5xi32>
  return
}
