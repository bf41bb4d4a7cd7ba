// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = [1065353216, -2147483648] : tensor<2xi32>
// CHECK-NEXT: returned
func.func @main() -> tensor<2xi32> {
  %t = arith.constant dense<[1.0, -0.0]> : tensor<2xf32>
  %a = tensor.bitcast %t : tensor<2xf32> to tensor<2xi32>
  return %a : tensor<2xi32>
}

// UNWRITTEN: error: uninitialised-read
func.func private @unwritten() -> i32 {
  %c0 = arith.constant 0 : index
  %t = tensor.empty() : tensor<2xf32>
  %a = tensor.bitcast %t : tensor<2xf32> to tensor<2xi32>
  %v = tensor.extract %a[%c0] : tensor<2xi32>
  return %v : i32
}
