// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry above 2>&1 | FileCheck %s --check-prefix=ABOVE
// RUN: not freehold-run %s --entry below 2>&1 | FileCheck %s --check-prefix=BELOW
// RUN: not freehold-run %s --entry in_buffer_outside_view 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not freehold-run %s --entry in_view_outside_buffer 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not freehold-run %s --entry wraps_around 2>&1 | FileCheck %s --check-prefix=WRAPS
// RUN: not freehold-run %s --entry negative_size 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not freehold-run %s --entry uninitialised 2>&1 | FileCheck %s --check-prefix=UNINIT
// RUN: not freehold-run %s --entry half_initialised 2>&1 | FileCheck %s --check-prefix=HALF
// RUN: not freehold-run %s --entry poison_index 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not freehold-run %s --entry poison_memref 2>&1 | FileCheck %s --check-prefix=MEMREF
// RUN: not freehold-run %s --entry poison_cell 2>&1 | FileCheck %s --check-prefix=CELL
// RUN: not freehold-run %s --entry misaligned 2>&1 | FileCheck %s --check-prefix=MISALIGNED
// RUN: not freehold-run %s --entry no_i1 2>&1 | FileCheck %s --check-prefix=NOI1

memref.global "private" constant @ints : memref<2x3x2xi32> = dense<[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]>
memref.global "private" constant @four : memref<1x2x1x3xi16> = dense<[[[[1, -2, 3]], [[4, 5, -6]]]]>
memref.global "private" constant @bytes : memref<4xi8> = dense<[0, -1, 2, 127]>
memref.global "private" constant @bits : memref<3xi1> = dense<[true, false, true]>
memref.global "private" constant @odd : memref<2xi20> = dense<[-1, 524287]>
memref.global "private" constant @wide : memref<2xi128> = dense<[-1, 18446744073709551616]>
memref.global "private" constant @doubles : memref<2xf64> = dense<[0.1, -0.0]>
memref.global "private" constant @halves : memref<2xf16> = dense<[1.5, 0x7C00]>
memref.global "private" constant @extended : memref<2xf80> = dense<[1.5, -2.0]>

// CHECK-LABEL: @rank_three()
// CHECK-NEXT: result 0 = 0 : i32
// CHECK-NEXT: result 1 = 9 : i32
// CHECK-NEXT: result 2 = 11 : i32
func.func @rank_three() -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.get_global @ints : memref<2x3x2xi32>
  %a = memref.load %m[%c0, %c0, %c0] : memref<2x3x2xi32>
  %b = memref.load %m[%c1, %c1, %c1] : memref<2x3x2xi32>
  %c = memref.load %m[%c1, %c2, %c1] : memref<2x3x2xi32>
  return %a, %b, %c : i32, i32, i32
}

// CHECK-LABEL: @rank_four()
// CHECK-NEXT: result 0 = -6 : i16
func.func @rank_four() -> i16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.get_global @four : memref<1x2x1x3xi16>
  %a = memref.load %m[%c0, %c1, %c0, %c2] : memref<1x2x1x3xi16>
  return %a : i16
}

// CHECK-LABEL: @element_types()
// CHECK-NEXT: result 0 = -1 : i8
// CHECK-NEXT: result 1 = false : i1
// CHECK-NEXT: result 2 = true : i1
// CHECK-NEXT: result 3 = -1 : i20
// CHECK-NEXT: result 4 = 524287 : i20
// CHECK-NEXT: result 5 = -1 : i128
// CHECK-NEXT: result 6 = 18446744073709551616 : i128
// CHECK-NEXT: result 7 = 0.1 : f64
// CHECK-NEXT: result 8 = -0 : f64
// CHECK-NEXT: result 9 = inf : f16
// CHECK-NEXT: result 10 = -2 : f80
// CHECK-NEXT: returned
func.func @element_types() -> (i8, i1, i1, i20, i20, i128, i128, f64, f64, f16, f80) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %bytes = memref.get_global @bytes : memref<4xi8>
  %byte = memref.load %bytes[%c1] : memref<4xi8>
  %bits = memref.get_global @bits : memref<3xi1>
  %bit1 = memref.load %bits[%c1] : memref<3xi1>
  %bit2 = memref.load %bits[%c2] : memref<3xi1>
  %odd = memref.get_global @odd : memref<2xi20>
  %odd0 = memref.load %odd[%c0] : memref<2xi20>
  %odd1 = memref.load %odd[%c1] : memref<2xi20>
  %wide = memref.get_global @wide : memref<2xi128>
  %wide0 = memref.load %wide[%c0] : memref<2xi128>
  %wide1 = memref.load %wide[%c1] : memref<2xi128>
  %doubles = memref.get_global @doubles : memref<2xf64>
  %double0 = memref.load %doubles[%c0] : memref<2xf64>
  %double1 = memref.load %doubles[%c1] : memref<2xf64>
  %halves = memref.get_global @halves : memref<2xf16>
  %half = memref.load %halves[%c1] {nontemporal = true} : memref<2xf16>
  %extended = memref.get_global @extended : memref<2xf80>
  %long = memref.load %extended[%c1] : memref<2xf80>
  return %byte, %bit1, %bit2, %odd0, %odd1, %wide0, %wide1, %double0, %double1, %half, %long
      : i8, i1, i1, i20, i20, i128, i128, f64, f64, f16, f80
}

// The address has the assumed alignment. Poison in a cell that is not observed is no error.
// CHECK-LABEL: @aligned()
// CHECK-NEXT: result 0 = 3 : i32
func.func @aligned() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 3 : i32
  %p = ub.poison : i32
  %m = memref.alloc() {alignment = 64} : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.store %p, %m[%c1] : memref<2xi32>
  %x = memref.load %m[%c0] {alignment = 64} : memref<2xi32>
  %y = memref.load %m[%c1] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %x : i32
}

// FREED: [[@LINE+9]]:8: error: use-after-free
// FREED: [[@LINE+5]]:8: note: allocated here
// FREED: [[@LINE+6]]:3: note: freed here
func.func private @freed() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 3 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}

// ABOVE: [[@LINE+5]]:8: error: out-of-bounds: index 3 of dimension 1 of size 3
func.func private @above() -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = memref.get_global @ints : memref<2x3x2xi32>
  %x = memref.load %m[%c0, %c3, %c0] : memref<2x3x2xi32>
  return %x : i32
}

// BELOW: [[@LINE+5]]:8: error: out-of-bounds: index -1 of dimension 2 of size 2
func.func private @below() -> i32 {
  %c1 = arith.constant 1 : index
  %n = arith.constant -1 : index
  %m = memref.get_global @ints : memref<2x3x2xi32>
  %x = memref.load %m[%c1, %c1, %n] : memref<2x3x2xi32>
  return %x : i32
}

// OUTSIDE: [[@LINE+6]]:8: error: out-of-bounds: index 2 of dimension 0 of size 2
func.func private @in_buffer_outside_view() -> i8 {
  %c2 = arith.constant 2 : index
  %m = memref.get_global @bytes : memref<4xi8>
  %v = memref.subview %m[1][2][1] : memref<4xi8> to memref<2xi8, strided<[1], offset: 1>>
  // The third byte is there, but not in the view.
  %x = memref.load %v[%c2] : memref<2xi8, strided<[1], offset: 1>>
  return %x : i8
}

// BEYOND: [[@LINE+6]]:8: error: out-of-bounds
func.func private @in_view_outside_buffer() -> i8 {
  %c3 = arith.constant 3 : index
  %m = memref.get_global @bytes : memref<4xi8>
  %v = memref.reinterpret_cast %m to offset: [1], sizes: [4], strides: [1]
      : memref<4xi8> to memref<4xi8, strided<[1], offset: 1>>
  %x = memref.load %v[%c3] : memref<4xi8, strided<[1], offset: 1>>
  return %x : i8
}

// 2 * 2^63 would be element 0 again.
// WRAPS: [[@LINE+7]]:8: error: out-of-bounds
func.func private @wraps_around() -> i8 {
  %c2 = arith.constant 2 : index
  %stride = arith.constant -9223372036854775808 : index
  %m = memref.get_global @bytes : memref<4xi8>
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [%stride]
      : memref<4xi8> to memref<4xi8, strided<[?]>>
  %x = memref.load %v[%c2] : memref<4xi8, strided<[?]>>
  return %x : i8
}

// SIZE: [[@LINE+7]]:8: error: out-of-bounds
func.func private @negative_size() -> i8 {
  %c0 = arith.constant 0 : index
  %n = arith.constant -1 : index
  %m = memref.get_global @bytes : memref<4xi8>
  %v = memref.subview %m[0][%n][1]
      : memref<4xi8> to memref<?xi8, strided<[1]>>
  %x = memref.load %v[%c0] : memref<?xi8, strided<[1]>>
  return %x : i8
}

// UNINIT: [[@LINE+5]]:3: error: uninitialised-read
func.func private @uninitialised() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}

// HALF: [[@LINE+8]]:3: error: uninitialised-read
func.func private @half_initialised() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i8
  %m = memref.alloca() : memref<4xi8>
  memref.store %v, %m[%c0] : memref<4xi8>
  %w = memref.view %m[%c0][] : memref<4xi8> to memref<1xi32>
  %x = memref.load %w[%c0] : memref<1xi32>
  return %x : i32
}

// INDEX: [[@LINE+4]]:8: error: undefined: {{.*}}poison
func.func private @poison_index() -> i8 {
  %p = ub.poison : index
  %m = memref.get_global @bytes : memref<4xi8>
  %x = memref.load %m[%p] : memref<4xi8>
  return %x : i8
}

// MEMREF: [[@LINE+4]]:8: error: undefined: {{.*}}poison
func.func private @poison_memref() -> i8 {
  %c0 = arith.constant 0 : index
  %m = ub.poison : memref<4xi8>
  %x = memref.load %m[%c0] : memref<4xi8>
  return %x : i8
}

// CELL: [[@LINE+7]]:3: error: undefined: {{.*}}poison
func.func private @poison_cell() -> i32 {
  %c0 = arith.constant 0 : index
  %p = ub.poison : i32
  %m = memref.alloca() : memref<2xi32>
  memref.store %p, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}

// MISALIGNED: [[@LINE+6]]:8: error: undefined: {{.*}}aligned to 8
func.func private @misaligned() -> i32 {
  %c1 = arith.constant 1 : index
  %v = arith.constant 1 : i32
  %m = memref.alloca() {alignment = 8} : memref<2xi32>
  memref.store %v, %m[%c1] : memref<2xi32>
  %x = memref.load %m[%c1] {alignment = 8} : memref<2xi32>
  return %x : i32
}

// Cells that were not written as an i1 and hold no 0 or 1.
// NOI1: [[@LINE+5]]:8: error: undefined
func.func private @no_i1() -> i1 {
  %c2 = arith.constant 2 : index
  %m = memref.get_global @bytes : memref<4xi8>
  %w = memref.view %m[%c2][] : memref<4xi8> to memref<i1>
  %x = memref.load %w[] : memref<i1>
  return %x : i1
}
