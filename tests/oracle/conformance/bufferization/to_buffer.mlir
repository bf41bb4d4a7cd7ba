// bufferization.to_buffer: the buffer of a tensor: the one that it was made of, or a new one.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not freehold-run %s --entry uninitialised 2>&1 | FileCheck %s --check-prefix=UNINIT
// RUN: not freehold-run %s --entry freed_twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not freehold-run %s --entry wrong_stride 2>&1 | FileCheck %s --check-prefix=STRIDE
// RUN: freehold-run %s --entry computed | FileCheck %s --check-prefix=COMPUTED
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry read_only 2>&1 | FileCheck %s --check-prefix=READONLY
// RUN: not freehold-run %s --entry not_reached | FileCheck %s --check-prefix=BEFORE
// RUN: not freehold-run %s --entry not_reached 2>&1 | FileCheck %s --check-prefix=ARGUMENT

#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>

// Both buffers are one: what is written through each is read through the other.
// CHECK-LABEL: @same_buffer()
// CHECK-NEXT: print 5 : i32
// CHECK-NEXT: result 0 = [6, _] : memref<2xi32>
// CHECK-NEXT: returned{{$}}
func.func @same_buffer() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %six = arith.constant 6 : i32
  %m = memref.alloc() : memref<2xi32>
  %t = bufferization.to_tensor %m restrict writable : memref<2xi32> to tensor<2xi32>
  %b = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  memref.store %five, %m[%c0] : memref<2xi32>
  %x = memref.load %b[%c0] : memref<2xi32>
  vector.print %x : i32
  memref.store %six, %b[%c0] : memref<2xi32>
  return %m : memref<2xi32>
}

// Several buffers of one tensor, one read only; freed through the third: no leak is left.
// CHECK-LABEL: @freed_once()
// CHECK-NEXT: result 0 = 9 : i64
// CHECK-NEXT: returned{{$}}
func.func @freed_once() -> i64 {
  %nine = arith.constant 9 : i64
  %m = memref.alloc() : memref<i64>
  %t = bufferization.to_tensor %m writable : memref<i64> to tensor<i64>
  %a = bufferization.to_buffer %t : tensor<i64> to memref<i64>
  %b = bufferization.to_buffer %t read_only : tensor<i64> to memref<i64>
  %c = bufferization.to_buffer %t : tensor<i64> to memref<i64>
  memref.store %nine, %a[] : memref<i64>
  %x = memref.load %b[] : memref<i64>
  memref.dealloc %c : memref<i64>
  return %x : i64
}

// A cast of the layout as memref.cast does it: the strides of a transposed 2x3 are (1, 3), and
// element [2][1] is element 2 + 3 = 5 of the six. Sizes stay: 3 and 2.
// CHECK-LABEL: @layout()
// CHECK-NEXT: result 0 = {{\[}}[_, _, _], [_, _, 8]] : memref<2x3xi32>
// CHECK-NEXT: result 1 = 3 : index
// CHECK-NEXT: result 2 = 2 : index
// CHECK-NEXT: returned{{$}}
func.func @layout() -> (memref<2x3xi32>, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %eight = arith.constant 8 : i32
  %m = memref.alloc() : memref<2x3xi32>
  %s = memref.transpose %m (i, j) -> (j, i)
      : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  %d = memref.cast %s : memref<3x2xi32, strided<[1, 3]>> to memref<?x?xi32, strided<[?, ?]>>
  %t = bufferization.to_tensor %d : memref<?x?xi32, strided<[?, ?]>> to tensor<?x?xi32>
  %b = bufferization.to_buffer %t : tensor<?x?xi32> to memref<?x?xi32, strided<[1, ?], offset: ?>>
  memref.store %eight, %b[%c2, %c1] : memref<?x?xi32, strided<[1, ?], offset: ?>>
  %h = memref.dim %b, %c0 : memref<?x?xi32, strided<[1, ?], offset: ?>>
  %w = memref.dim %b, %c1 : memref<?x?xi32, strided<[1, ?], offset: ?>>
  return %m, %h, %w : memref<2x3xi32>, index, index
}

// Each iteration stores through a new name of the carried buffer, which is freed by its first.
// CHECK-LABEL: @carried()
// CHECK-NEXT: result 0 = 1 : i32
// CHECK-NEXT: returned{{$}}
func.func @carried() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2xi32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %m) -> memref<2xi32> {
    %t = bufferization.to_tensor %a : memref<2xi32> to tensor<2xi32>
    %b = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
    %v = arith.index_cast %i : index to i32
    memref.store %v, %b[%i] : memref<2xi32>
    scf.yield %b : memref<2xi32>
  }
  %x = memref.load %r[%c1] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %x : i32
}

func.func private @outside() {
  %c3 = arith.constant 3 : index
  %m = memref.alloca(%c3) : memref<?xi32>
  %t = bufferization.to_tensor %m : memref<?xi32> to tensor<?xi32>
  %b = bufferization.to_buffer %t : tensor<?xi32> to memref<?xi32>
  // OUTSIDE: [[@LINE+1]]:8: error: out-of-bounds: index 3 of dimension 0 of size 3
  %x = memref.load %b[%c3] : memref<?xi32>
  return
}

func.func private @uninitialised() -> i32 {
  %m = memref.alloca() : memref<i32>
  %t = bufferization.to_tensor %m : memref<i32> to tensor<i32>
  %b = bufferization.to_buffer %t : tensor<i32> to memref<i32>
  %x = memref.load %b[] : memref<i32>
  // UNINIT: [[@LINE+1]]:3: error: uninitialised-read
  return %x : i32
}

func.func private @freed_twice() {
  %m = memref.alloc() : memref<i32>
  %t = bufferization.to_tensor %m : memref<i32> to tensor<i32>
  %b = bufferization.to_buffer %t : tensor<i32> to memref<i32>
  memref.dealloc %m : memref<i32>
  // TWICE: [[@LINE+1]]:3: error: double-free
  memref.dealloc %b : memref<i32>
  return
}

// Every second element is not one after the other.
func.func private @wrong_stride() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %m = memref.alloca() : memref<4xi32>
  %s = memref.subview %m[0][2][2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  %t = bufferization.to_tensor %s : memref<2xi32, strided<[2]>> to tensor<2xi32>
  %b = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  // STRIDE: [[@LINE+1]]:3: error: undefined: {{.*}}poison
  memref.store %one, %b[%c0] : memref<2xi32>
  return
}

// A new buffer with the elements, and without the old one's other contents.
// Nobody frees it.
// COMPUTED: print 1 : i32
// COMPUTED-NEXT: returned
func.func private @computed() {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %m = memref.alloca() : memref<2xi32>
  %t = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
  %u = tensor.insert %one into %t[%c1] : tensor<2xi32>
  %b = bufferization.to_buffer %u : tensor<2xi32> to memref<2xi32>
  %x = memref.load %b[%c1] : memref<2xi32>
  vector.print %x : i32
  return
}

func.func private @freed() {
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %b = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  // FREED: [[@LINE+1]]:3: error: bad-free: frees a tensor
  memref.dealloc %b : memref<2xi32>
  return
}

// Nobody may write a buffer that is read only.
func.func private @read_only() {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %b = bufferization.to_buffer %t read_only : tensor<2xi32> to memref<2xi32>
  // READONLY: [[@LINE+1]]:3: error: undefined: writes a read-only buffer
  memref.store %one, %b[%c1] : memref<2xi32>
  return
}

// An op that is not modelled stops the run when it is reached, not before.
// BEFORE: print 1 : i32
// BEFORE-NEXT: unsupported
func.func private @not_reached() {
  %one = arith.constant 1 : i32
  vector.print %one : i32
  // ARGUMENT: [[@LINE+1]]:8: error: unsupported: bufferization.alloc_tensor: a value of type tensor<2xi32, #sparse_tensor
  %t = bufferization.alloc_tensor() : tensor<2xi32, #sparse>
  return
}
