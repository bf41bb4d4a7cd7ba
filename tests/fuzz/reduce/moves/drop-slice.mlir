// Users take the tensor: as it is, at index 0, or cast. A slice is not inserted.
// RUN: freehold-reduce --apply-move drop-slice %s | FileCheck %s

func.func @f(%t: tensor<4xi32>, %u: tensor<?xi32>, %v: tensor<2xi32>) -> (tensor<4xi32>, i32, tensor<?xi32>, tensor<2xi32>) {
  %c1 = arith.constant 1 : index
  %a = tensor.insert_slice %v into %t[1] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %b = tensor.extract_slice %u[%c1] [2] [1] : tensor<?xi32> to tensor<2xi32>
  %x = tensor.extract %b[%c1] : tensor<2xi32>
  %c = tensor.extract_slice %t[0] [%c1] [1] : tensor<4xi32> to tensor<?xi32>
  %d = tensor.extract_slice %t[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
  return %a, %x, %c, %d : tensor<4xi32>, i32, tensor<?xi32>, tensor<2xi32>
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<2xi32>)
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %extracted = tensor.extract %arg1[%c0] : tensor<?xi32>
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4xi32> to tensor<?xi32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
// CHECK-NEXT: return %arg0, %extracted, %cast, %extracted_slice : tensor<4xi32>, i32, tensor<?xi32>, tensor<2xi32>
