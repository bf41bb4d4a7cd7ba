// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry as_tensor 2>&1 | FileCheck %s --check-prefix=TENSOR
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry from_argument 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not freehold-run %s --entry wrong_layout 2>&1 | FileCheck %s --check-prefix=LAYOUT

// A tensor that is only turned back is a name for the buffer, in every iteration anew.
// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = [4, 5] : memref<2xi32>
// CHECK-NEXT: returned{{$}}
func.func @main() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %four = arith.constant 4 : i32
  %m = memref.alloc() : memref<2xi32>
  %t = bufferization.to_tensor %m restrict writable : memref<2xi32> to tensor<2xi32>
  %b = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32, strided<[?], offset: ?>>
  scf.for %i = %c0 to %c2 step %c1 {
    %s = memref.subview %b[%i][1][1]
        : memref<2xi32, strided<[?], offset: ?>> to memref<1xi32, strided<[?], offset: ?>>
    %u = bufferization.to_tensor %s : memref<1xi32, strided<[?], offset: ?>> to tensor<1xi32>
    %w = bufferization.to_buffer %u : tensor<1xi32> to memref<1xi32, strided<[?], offset: ?>>
    %n = arith.index_cast %i : index to i32
    %v = arith.addi %n, %four : i32
    memref.store %v, %w[%c0] : memref<1xi32, strided<[?], offset: ?>>
  }
  return %m : memref<2xi32>
}

// TENSOR: [[@LINE+4]]:8: error: unsupported: bufferization.to_tensor
func.func private @as_tensor() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  %t = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
  %x = tensor.extract %t[%c0] : tensor<2xi32>
  return %x : i32
}

// FREED: [[@LINE+7]]:8: error: use-after-free
func.func private @freed() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  %t = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
  %b = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  %x = memref.load %b[%c0] : memref<2xi32>
  return %x : i32
}

// A tensor from elsewhere.
// ARGUMENT: error: unsupported: {{.*}}tensor<2xi32>
func.func private @from_argument() {
  %t = arith.constant dense<1> : tensor<2xi32>
  %b = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  return
}

// LAYOUT: [[@LINE+7]]:8: error: undefined: {{.*}}poison
func.func private @wrong_layout() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xi32>
  %s = memref.subview %m[1][2][1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  %t = bufferization.to_tensor %s : memref<2xi32, strided<[1], offset: 1>> to tensor<2xi32>
  %b = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  %x = memref.load %b[%c0] : memref<2xi32>
  return %x : i32
}
