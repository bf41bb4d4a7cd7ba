// What was loaded stays what it is when the global is written.
// RUN: freehold-run %s --entry main --args '() ; ()' | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
ml_program.global private mutable @g(dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
ml_program.global private mutable @u : i32

// CHECK: result 0 = [1, 2] : tensor<2xi32>
// CHECK-NEXT: result 1 = [9, 2] : tensor<2xi32>
// CHECK: result 0 = [9, 2] : tensor<2xi32>
// CHECK-NEXT: result 1 = [9, 2] : tensor<2xi32>
func.func @main() -> (tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 9 : i32
  %old = ml_program.global_load @g : tensor<2xi32>
  %new = tensor.insert %v into %old[%c0] : tensor<2xi32>
  ml_program.global_store @g = %new : tensor<2xi32>
  %again = ml_program.global_load @g : tensor<2xi32>
  return %old, %again : tensor<2xi32>, tensor<2xi32>
}
// BAD: error: uninitialised-read
func.func private @bad() -> i32 {
  %x = ml_program.global_load @u : i32
  return %x : i32
}
