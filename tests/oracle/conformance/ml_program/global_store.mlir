// State survives from call to call.
// RUN: freehold-run %s --entry main --args '1 ; 2' | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
ml_program.global private mutable @sum(0 : i32) : i32
ml_program.global public mutable @last(dense<0> : tensor<2xi32>) : tensor<2xi32>

// CHECK: result 0 = 1 : i32
// CHECK: result 0 = 3 : i32
// CHECK-NEXT: global @last = [2, 2]
func.func @main(%n: i32) -> i32 {
  %old = ml_program.global_load @sum : i32
  %new = arith.addi %old, %n : i32
  ml_program.global_store @sum = %new : i32
  %t = tensor.splat %n : tensor<2xi32>
  ml_program.global_store @last = %t : tensor<2xi32>
  return %new : i32
}
// BAD: error: uninitialised-read
func.func private @bad() -> i32 {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<2xi32>
  ml_program.global_store @last = %e : tensor<2xi32>
  %t = ml_program.global_load @last : tensor<2xi32>
  %x = tensor.extract %t[%c0] : tensor<2xi32>
  return %x : i32
}
