// RUN: freehold-run %s | FileCheck %s
// RUN: freehold-run %s --address-policy=reuse | FileCheck %s
// RUN: not freehold-run %s --entry source_written 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: not freehold-run %s --entry clone_written 2>&1 | FileCheck %s --check-prefix=CLONE
// RUN: not freehold-run %s --entry cloned_column_written 2>&1 | FileCheck %s --check-prefix=COLUMN
// RUN: not freehold-run %s --entry of_freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry leak 2>&1 | FileCheck %s --check-prefix=LEAK
// RUN: not freehold-run %s --entry other_size 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry displaced 2>&1 | FileCheck %s --check-prefix=DISPLACED

memref.global "private" constant @g : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>

// A clone is a new buffer with the contents of its source, including cells that were never written.
// Both must be freed. Either may be written after the other was freed.
// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = [_, 6] : memref<2xi32>
// CHECK-NEXT: returned{{$}}
func.func @main() -> memref<2xi32> {
  %c1 = arith.constant 1 : index
  %five = arith.constant 5 : i32
  %six = arith.constant 6 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %five, %m[%c1] : memref<2xi32>
  %a = bufferization.clone %m : memref<2xi32> to memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  memref.store %five, %m[%c1] : memref<2xi32>
  %b = bufferization.clone %m : memref<2xi32> to memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  memref.store %six, %b[%c1] : memref<2xi32>
  return %b : memref<2xi32>
}

// Views are cloned to buffers of their own, row-major where the type does not say otherwise.
// CHECK-LABEL: @types()
// CHECK-NEXT: result 0 = {{\[\[}}2, 3], [5, 6]] : memref<2x2xi32>
// CHECK-NEXT: result 1 = {{\[\[}}2, 3], [5, 6]] : memref<?x?xi32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: result 2 = {{\[\[}}2, 3], [5, 6]] : memref<2x2xi32, strided<[4, 1]>>
// CHECK-NEXT: result 3 = {{\[\[}}2, 3], [5, 6]] : memref<2x2xi32>
// CHECK-NEXT: result 4 = 0 : index
// CHECK-NEXT: result 5 = 2 : index
// CHECK-NEXT: returned{{$}}
func.func @types() -> (memref<2x2xi32>, memref<?x?xi32, strided<[?, 1], offset: ?>>,
    memref<2x2xi32, strided<[4, 1]>>, memref<2x2xi32>, index, index) {
  %g = memref.get_global @g : memref<2x3xi32>
  %v = memref.subview %g[0, 1][2, 2][1, 1]
      : memref<2x3xi32> to memref<2x2xi32, strided<[3, 1], offset: 1>>
  %a = bufferization.clone %v : memref<2x2xi32, strided<[3, 1], offset: 1>> to memref<2x2xi32>
  %b = bufferization.clone %v : memref<2x2xi32, strided<[3, 1], offset: 1>>
      to memref<?x?xi32, strided<[?, 1], offset: ?>>
  %c = bufferization.clone %v : memref<2x2xi32, strided<[3, 1], offset: 1>>
      to memref<2x2xi32, strided<[4, 1]>>
  %u = memref.cast %v : memref<2x2xi32, strided<[3, 1], offset: 1>> to memref<*xi32>
  %cu = bufferization.clone %u : memref<*xi32> to memref<*xi32>
  %d = memref.cast %cu : memref<*xi32> to memref<2x2xi32>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %b
      : memref<?x?xi32, strided<[?, 1], offset: ?>>
      -> memref<i32>, index, index, index, index, index
  return %a, %b, %c, %d, %offset, %strides#0
      : memref<2x2xi32>, memref<?x?xi32, strided<[?, 1], offset: ?>>,
        memref<2x2xi32, strided<[4, 1]>>, memref<2x2xi32>, index, index
}

// Cells of the source's buffer that are outside of the cloned view may be written.
// CHECK-LABEL: @beside_the_view()
// CHECK-NEXT: result 0 = 2 : i32
// CHECK-NEXT: result 1 = {{\[\[}}3, 2], [3, 2]] : memref<2x2xi32>
// CHECK-NEXT: returned{{$}}
func.func @beside_the_view() -> (i32, memref<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %m = memref.alloc() : memref<2x2xi32>
  memref.store %two, %m[%c0, %c1] : memref<2x2xi32>
  memref.store %two, %m[%c1, %c1] : memref<2x2xi32>
  %column = memref.subview %m[0, 1][2, 1][1, 1]
      : memref<2x2xi32> to memref<2xi32, strided<[2], offset: 1>>
  %k = bufferization.clone %column : memref<2xi32, strided<[2], offset: 1>> to memref<2xi32>
  memref.store %three, %m[%c0, %c0] : memref<2x2xi32>
  memref.store %three, %m[%c1, %c0] : memref<2x2xi32>
  %x = memref.load %k[%c1] : memref<2xi32>
  memref.dealloc %k : memref<2xi32>
  return %x, %m : i32, memref<2x2xi32>
}

// SOURCE: [[@LINE+7]]:3: error: undefined: {{.*}}source
func.func private @source_written() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %k = bufferization.clone %m : memref<2xi32> to memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  return
}

// CLONE: [[@LINE+6]]:3: error: undefined: {{.*}}clone
func.func private @clone_written() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  %k = bufferization.clone %m : memref<2xi32> to memref<2xi32>
  memref.store %v, %k[%c0] : memref<2xi32>
  return
}

// COLUMN: [[@LINE+9]]:3: error: undefined: {{.*}}source
func.func private @cloned_column_written() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<2x2xi32>
  %column = memref.subview %m[0, 1][2, 1][1, 1]
      : memref<2x2xi32> to memref<2xi32, strided<[2], offset: 1>>
  %k = bufferization.clone %column : memref<2xi32, strided<[2], offset: 1>> to memref<2xi32>
  memref.store %v, %m[%c1, %c1] : memref<2x2xi32>
  return
}

// FREED: [[@LINE+4]]:8: error: use-after-free
func.func private @of_freed() {
  %m = memref.alloc() : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  %k = bufferization.clone %m : memref<2xi32> to memref<2xi32>
  return
}

// LEAK: returned, 1 leaked
// LEAK: [[@LINE+3]]:8: error: leak: 24 bytes
func.func private @leak() {
  %m = memref.get_global @g : memref<2x3xi32>
  %k = bufferization.clone %m : memref<2x3xi32> to memref<2x3xi32>
  return
}

// SIZE: [[@LINE+4]]:8: error: undefined: {{.*}}size 3 to size 4
func.func private @other_size() {
  %c3 = arith.constant 3 : index
  %m = memref.alloca(%c3) : memref<?xi32>
  %k = bufferization.clone %m : memref<?xi32> to memref<4xi32>
  return
}

// POISON: [[@LINE+3]]:8: error: undefined: {{.*}}poison
func.func private @poison() {
  %m = ub.poison : memref<4xi32>
  %k = bufferization.clone %m : memref<4xi32> to memref<4xi32>
  return
}

// The result type asks for offset 1, but a new buffer starts at offset 0.
// DISPLACED: [[@LINE+4]]:8: error: unsupported: bufferization.clone
func.func private @displaced() {
  %m = memref.alloca() : memref<4xi32>
  %v = memref.subview %m[1][2][1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  %k = bufferization.clone %v : memref<2xi32, strided<[1], offset: 1>> to memref<2xi32, strided<[1], offset: 1>>
  return
}
