// A constant tensor, and a copy of it that is changed.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
ml_program.global private @g(dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>

// CHECK: result 0 = [9, 2] : tensor<2xi32>
// CHECK-NEXT: result 1 = [1, 2] : tensor<2xi32>
func.func @main() -> (tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 9 : i32
  %t = ml_program.global_load_const @g : tensor<2xi32>
  %new = tensor.insert %v into %t[%c0] : tensor<2xi32>
  %again = ml_program.global_load_const @g : tensor<2xi32>
  return %new, %again : tensor<2xi32>, tensor<2xi32>
}
// BAD: error: out-of-bounds
func.func private @bad() -> i32 {
  %c2 = arith.constant 2 : index
  %t = ml_program.global_load_const @g : tensor<2xi32>
  %x = tensor.extract %t[%c2] : tensor<2xi32>
  return %x : i32
}
