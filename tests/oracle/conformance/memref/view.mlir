// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not freehold-run %s --entry before 2>&1 | FileCheck %s --check-prefix=BEFORE
// RUN: not freehold-run %s --entry odd 2>&1 | FileCheck %s --check-prefix=ODD
// RUN: not freehold-run %s --entry odd_store 2>&1 | FileCheck %s --check-prefix=STORE
// RUN: not freehold-run %s --entry odd_copy 2>&1 | FileCheck %s --check-prefix=COPY
// RUN: not freehold-run %s --entry half_aligned 2>&1 | FileCheck %s --check-prefix=HALF
// RUN: not freehold-run %s --entry to_memrefs 2>&1 | FileCheck %s --check-prefix=MEMREFS

memref.global "private" constant @bytes : memref<12xi8> = dense<[1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0]>

// The shift counts bytes, the sizes are row-major.
// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 6 : i16
// CHECK-NEXT: result 1 = 262147 : i32
// CHECK-NEXT: result 2 = 2 : i16
// CHECK-NEXT: returned{{$}}
func.func @main() -> (i16, i32, i16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %m = memref.get_global @bytes : memref<12xi8>
  %v = memref.view %m[%c4][%c2] : memref<12xi8> to memref<?x2xi16>
  %a = memref.load %v[%c1, %c1] : memref<?x2xi16>
  // Bytes 3 0 4 0: 3 + 4 * 65536.
  %w = memref.view %m[%c4][] : memref<12xi8> to memref<2xi32>
  %b = memref.load %w[%c0] : memref<2xi32>
  %x = memref.view %m[%c2][] : memref<12xi8> to memref<i16>
  %c = memref.load %x[] : memref<i16>
  return %a, %b, %c : i16, i32, i16
}

// Views of a view of bytes add up.
// CHECK-LABEL: @twice()
// CHECK-NEXT: result 0 = 5 : i8
// CHECK-NEXT: returned{{$}}
func.func @twice() -> i8 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %m = memref.get_global @bytes : memref<12xi8>
  %v = memref.view %m[%c4][] : memref<12xi8> to memref<8xi8>
  %w = memref.view %v[%c4][] : memref<8xi8> to memref<4xi8>
  %x = memref.load %w[%c0] : memref<4xi8>
  return %x : i8
}

// Making a misaligned view is no error, nor is an element of one byte ever misaligned; the offset
// of a subview counts elements.
// CHECK-LABEL: @odd_unused()
// CHECK-NEXT: result 0 = 0 : i8
// CHECK-NEXT: result 1 = 3 : i16
// CHECK-NEXT: returned{{$}}
func.func @odd_unused() -> (i8, i16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.get_global @bytes : memref<12xi8>
  %x = memref.view %m[%c1][] : memref<12xi8> to memref<2xi16>
  %b = memref.view %m[%c1][] : memref<12xi8> to memref<2xi8>
  %y = memref.load %b[%c0] : memref<2xi8>
  %v = memref.view %m[%c2][] : memref<12xi8> to memref<4xi16>
  %s = memref.subview %v[1] [2] [1] : memref<4xi16> to memref<2xi16, strided<[1], offset: 1>>
  %z = memref.load %s[%c0] : memref<2xi16, strided<[1], offset: 1>>
  return %y, %z : i8, i16
}

// ODD: [[@LINE+5]]:8: error: undefined: reads 2 bytes at an address that is no multiple of 2
func.func private @odd() -> i16 {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @bytes : memref<12xi8>
  %x = memref.view %m[%c1][] : memref<12xi8> to memref<i16>
  %c = memref.load %x[] : memref<i16>
  return %c : i16
}

// STORE: [[@LINE+6]]:3: error: undefined: writes 4 bytes at an address that is no multiple of 4
func.func private @odd_store() {
  %c2 = arith.constant 2 : index
  %v = arith.constant 1.0 : f32
  %m = memref.alloca() : memref<12xi8>
  %x = memref.view %m[%c2][] : memref<12xi8> to memref<f32>
  affine.store %v, %x[] : memref<f32>
  return
}

// COPY: [[@LINE+6]]:3: error: undefined: reads 8 bytes at an address that is no multiple of 8
func.func private @odd_copy() {
  %c4 = arith.constant 4 : index
  %m = memref.get_global @bytes : memref<12xi8>
  %x = memref.view %m[%c4][] : memref<12xi8> to memref<1xindex>
  %to = memref.alloca() : memref<1xindex>
  memref.copy %x, %to : memref<1xindex> to memref<1xindex>
  return
}

// HALF: [[@LINE+6]]:8: error: undefined: reads 16 bytes at an address that is no multiple of 16
func.func private @half_aligned() -> i128 {
  %c8 = arith.constant 8 : index
  %v = arith.constant 1 : i8
  %m = memref.alloca() : memref<32xi8>
  %x = memref.view %m[%c8][] : memref<32xi8> to memref<i128>
  %y = memref.load %x[] : memref<i128>
  return %y : i128
}

// OUTSIDE: [[@LINE+6]]:8: error: out-of-bounds
func.func private @outside() -> i32 {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %m = memref.get_global @bytes : memref<12xi8>
  %v = memref.view %m[%c9][] : memref<12xi8> to memref<1xi32>
  %x = memref.load %v[%c0] : memref<1xi32>
  return %x : i32
}

// BEFORE: [[@LINE+6]]:8: error: out-of-bounds
func.func private @before() -> i32 {
  %c0 = arith.constant 0 : index
  %n = arith.constant -1 : index
  %m = memref.get_global @bytes : memref<12xi8>
  %v = memref.view %m[%n][] : memref<12xi8> to memref<1xi32>
  %x = memref.load %v[%c0] : memref<1xi32>
  return %x : i32
}

// MEMREFS: [[@LINE+4]]:8: error: unsupported: memref.view
func.func private @to_memrefs() {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<40xi8>
  %v = memref.view %m[%c0][] : memref<40xi8> to memref<1xmemref<1xi32>>
  return
}
