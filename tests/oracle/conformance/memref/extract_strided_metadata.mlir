// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry base_of_view 2>&1 | FileCheck %s --check-prefix=VIEW

memref.global "private" constant @g : memref<6x5xi32> = dense<1>

// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 7 : index
// CHECK-NEXT: result 1 = 2 : index
// CHECK-NEXT: result 2 = 3 : index
// CHECK-NEXT: result 3 = 10 : index
// CHECK-NEXT: result 4 = 1 : index
// CHECK-NEXT: returned{{$}}
func.func @main() -> (index, index, index, index, index) {
  %m = memref.get_global @g : memref<6x5xi32>
  %s = memref.subview %m[1, 2][2, 3][2, 1]
      : memref<6x5xi32> to memref<2x3xi32, strided<[10, 1], offset: 7>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %s
      : memref<2x3xi32, strided<[10, 1], offset: 7>>
      -> memref<i32>, index, index, index, index, index
  return %offset, %sizes#0, %sizes#1, %strides#0, %strides#1 : index, index, index, index, index
}

// The base buffer is the buffer from its start, of rank 0 and offset 0.
// CHECK-LABEL: @base()
// CHECK-NEXT: result 0 = 4 : i32
// CHECK-NEXT: result 1 = 3 : i32
// CHECK-NEXT: returned{{$}}
func.func @base() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %three = arith.constant 3 : i32
  %four = arith.constant 4 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %four, %m[%c0] : memref<2xi32>
  memref.store %three, %m[%c1] : memref<2xi32>
  %s = memref.subview %m[1][1][1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %s
      : memref<1xi32, strided<[1], offset: 1>> -> memref<i32>, index, index, index
  %a = memref.load %base[] : memref<i32>
  %again = memref.reinterpret_cast %base to offset: [%offset], sizes: [%size], strides: [%stride]
      : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
  %b = memref.load %again[%c0] : memref<?xi32, strided<[?], offset: ?>>
  memref.dealloc %base : memref<i32>
  return %a, %b : i32, i32
}

// The base of a memref.view is where the view starts, which no one may free.
// VIEW: [[@LINE+7]]:3: error: bad-free
func.func private @base_of_view() {
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<16xi8>
  %v = memref.view %m[%c4][] : memref<16xi8> to memref<3xi32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %v
      : memref<3xi32> -> memref<i32>, index, index, index
  memref.dealloc %base : memref<i32>
  return
}
