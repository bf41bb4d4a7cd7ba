// RUN: freehold-run %s --entry main --args '3' | FileCheck %s
// RUN: not freehold-run %s --entry read 2>&1 | FileCheck %s --check-prefix=READ
// RUN: freehold-run %s --entry copies --args 'tensor(3;seed=1)' | FileCheck %s --check-prefix=COPIES
// RUN: not freehold-run %s --entry copied --args 'tensor(3;seed=1)' 2>&1 | FileCheck %s --check-prefix=COPIED
// RUN: not freehold-run %s --entry unwritten 2>&1 | FileCheck %s --check-prefix=READ

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = [_, _, _] : tensor<?xi32>
// CHECK-NEXT: result 1 = [1, 2] : tensor<2xi32>
// CHECK-NEXT: result 2 = [9, 2] : tensor<2xi32>
// CHECK-NEXT: returned
func.func @main(%n: index) -> (tensor<?xi32>, tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 9 : i32
  %a = bufferization.alloc_tensor(%n) : tensor<?xi32>
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %b = bufferization.alloc_tensor() copy(%t) : tensor<2xi32>
  %c = tensor.insert %v into %b[%c0] : tensor<2xi32>
  return %a, %b, %c : tensor<?xi32>, tensor<2xi32>, tensor<2xi32>
}

// READ: error: uninitialised-read
func.func private @read() -> i32 {
  %c0 = arith.constant 0 : index
  %t = bufferization.alloc_tensor() : tensor<3xi32>
  %v = tensor.extract %t[%c0] : tensor<3xi32>
  return %v : i32
}

// A copy is a tensor of its own, which may be freed.
// COPIES: returned
func.func @copies(%s: tensor<?xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %a = bufferization.alloc_tensor() copy(%s) : tensor<?xi32>
  %b = bufferization.alloc_tensor() copy(%a) : tensor<?xi32>
  %x = tensor.extract %a[%c0] : tensor<?xi32>
  bufferization.dealloc_tensor %a : tensor<?xi32>
  %y = tensor.extract %b[%c0] : tensor<?xi32>
  bufferization.dealloc_tensor %b : tensor<?xi32>
  return %x, %y : i32, i32
}
// COPIED: error: bad-free: frees a tensor that is the caller's, or a constant
func.func private @copied(%s: tensor<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %a = bufferization.alloc_tensor() copy(%s) : tensor<?xi32>
  %x = tensor.extract %a[%c0] : tensor<?xi32>
  bufferization.dealloc_tensor %s : tensor<?xi32>
  return %x : i32
}
func.func private @unwritten() -> i32 {
  %c0 = arith.constant 0 : index
  %t = tensor.empty() : tensor<3xi32>
  %a = bufferization.alloc_tensor() copy(%t) : tensor<3xi32>
  %x = tensor.extract %a[%c0] : tensor<3xi32>
  return %x : i32
}
