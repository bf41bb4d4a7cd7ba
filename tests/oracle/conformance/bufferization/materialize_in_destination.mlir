// RUN: freehold-run %s --entry main --args 'memref(2)' | FileCheck %s
// RUN: not freehold-run %s --entry sizes 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: not freehold-run %s --entry twice 2>&1 | FileCheck %s --check-prefix=TWICE

// Into a tensor it is a value; into a buffer it writes the elements.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = [1, 2] : tensor<2xi32>
// CHECK-NEXT: argument 0 = [1, 2]
// CHECK-NEXT: returned
func.func @main(%m: memref<2xi32>) -> tensor<2xi32> {
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %e = tensor.empty() : tensor<2xi32>
  %a = bufferization.materialize_in_destination %t in %e : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<2xi32>, memref<2xi32>) -> ()
  return %a : tensor<2xi32>
}

// SIZES: error: undefined: {{.*}}size
func.func private @sizes() {
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %d = tensor.cast %t : tensor<2xi32> to tensor<?xi32>
  %n = arith.constant 3 : index
  %m = memref.alloca(%n) : memref<?xi32>
  bufferization.materialize_in_destination %d in restrict writable %m : (tensor<?xi32>, memref<?xi32>) -> ()
  return
}

// TWICE: error: undefined: writes a buffer that a tensor was read from
func.func private @twice() {
  %m = memref.alloca() : memref<2xi32>
  %t = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<2xi32>, memref<2xi32>) -> ()
  return
}
