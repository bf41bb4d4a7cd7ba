// RUN: freehold-run %s | FileCheck %s
// RUN: freehold-run %s --entry as_tensor --args "memref(2;cells=7), memref(2;cells=7)" | FileCheck %s --check-prefix=TENSOR
// RUN: not freehold-run %s --entry written_later 2>&1 | FileCheck %s --check-prefix=WRITTEN
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry read_after_free 2>&1 | FileCheck %s --check-prefix=READ
// RUN: not freehold-run %s --entry returned_after_free 2>&1 | FileCheck %s --check-prefix=RETURNED
// RUN: not freehold-run %s --entry slice_after_free 2>&1 | FileCheck %s --check-prefix=SLICE
// RUN: freehold-run %s --entry changed_before_free | FileCheck %s --check-prefix=CHANGED
// RUN: not freehold-run %s --entry changed_in_place 2>&1 | FileCheck %s --check-prefix=PLACE
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

// A tensor has the contents of the buffer, which move to it where the buffer may be written.
// TENSOR: @as_tensor(
// TENSOR-NEXT: result 0 = [7, 7] : tensor<2xi32>
// TENSOR-NEXT: result 1 = [7, 7] : tensor<2xi32>
// TENSOR-NEXT: argument 0 = [7, 7]
// TENSOR-NEXT: argument 1 = [_, _]
// TENSOR-NEXT: returned
func.func private @as_tensor(%m: memref<2xi32>, %n: memref<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %t = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  %u = bufferization.to_tensor %n restrict writable : memref<2xi32> to tensor<2xi32>
  return %t, %u : tensor<2xi32>, tensor<2xi32>
}

func.func private @written_later(%m: memref<2xi32>) -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 0 : i32
  %t = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  // WRITTEN: [[@LINE+1]]:3: error: undefined: writes a buffer that a tensor was read from
  memref.store %v, %m[%c0] : memref<2xi32>
  return %t : tensor<2xi32>
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

// Two tensors of one buffer.
// ARGUMENT: error: undefined: the buffer has a name with `restrict` among tensors already
func.func private @from_argument(%m: memref<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %t = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  %u = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  return %t, %u : tensor<2xi32>, tensor<2xi32>
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

// A tensor ends with the buffer that it stands for, and what is made of it without a copy does too.
// READ: [[@LINE+7]]:8: error: use-after-free: reads a freed buffer
// READ: [[@LINE+5]]:3: note: freed here
func.func private @read_after_free(%m: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c = bufferization.clone %m : memref<2xi32> to memref<2xi32>
  %t = bufferization.to_tensor %c restrict : memref<2xi32> to tensor<2xi32>
  memref.dealloc %c : memref<2xi32>
  %v = tensor.extract %t[%c0] : tensor<2xi32>
  return %v : i32
}

// RETURNED: [[@LINE+6]]:3: error: use-after-free: reads a freed buffer
func.func private @returned_after_free(%m: memref<2xi32>) -> tensor<2xi32> {
  %c = memref.alloc() : memref<2xi32>
  memref.copy %m, %c : memref<2xi32> to memref<2xi32>
  %t = bufferization.to_tensor %c restrict writable : memref<2xi32> to tensor<2xi32>
  memref.dealloc %c : memref<2xi32>
  return %t : tensor<2xi32>
}

// SLICE: [[@LINE+6]]:8: error: use-after-free: reads a freed buffer
func.func private @slice_after_free(%m: memref<2xi32>, %r: tensor<1xi32>) -> tensor<1xi32> {
  %c = bufferization.clone %m : memref<2xi32> to memref<2xi32>
  %t = bufferization.to_tensor %c restrict : memref<2xi32> to tensor<2xi32>
  %s = tensor.extract_slice %t[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
  memref.dealloc %c : memref<2xi32>
  %n = linalg.copy ins(%s : tensor<1xi32>) outs(%r : tensor<1xi32>) -> tensor<1xi32>
  return %n : tensor<1xi32>
}

// What is made in place of a tensor is in that buffer too, unless the buffer must not be written.
// CHANGED: @changed_before_free(
// CHANGED-NEXT: result 0 = [7, 7] : tensor<2xi32>
// CHANGED: returned
func.func private @changed_before_free(%m: memref<2xi32>) -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %c = memref.alloc() : memref<2xi32>
  memref.copy %m, %c : memref<2xi32> to memref<2xi32>
  %t = bufferization.to_tensor %c restrict : memref<2xi32> to tensor<2xi32>
  %u = linalg.fill ins(%v : i32) outs(%t : tensor<2xi32>) -> tensor<2xi32>
  memref.dealloc %c : memref<2xi32>
  return %u : tensor<2xi32>
}

// PLACE: [[@LINE+8]]:3: error: use-after-free: reads a freed buffer
func.func private @changed_in_place(%m: memref<2xi32>) -> tensor<2xi32> {
  %v = arith.constant 7 : i32
  %c = memref.alloc() : memref<2xi32>
  memref.copy %m, %c : memref<2xi32> to memref<2xi32>
  %t = bufferization.to_tensor %c restrict writable : memref<2xi32> to tensor<2xi32>
  %u = linalg.fill ins(%v : i32) outs(%t : tensor<2xi32>) -> tensor<2xi32>
  memref.dealloc %c : memref<2xi32>
  return %u : tensor<2xi32>
}
