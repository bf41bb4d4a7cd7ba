// A public global is observed; one of a dynamic shape, or whose value is elsewhere, is unsupported where it is used.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry load_dynamic 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// RUN: not freehold-run %s --entry load_elsewhere 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// RUN: not freehold-run %s --entry load_unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN

ml_program.global private mutable @private(dense<1> : tensor<2xi32>) : tensor<2xi32>
ml_program.global public mutable @seen(dense<[3, 4]> : tensor<2xi32>) : tensor<2xi32>
ml_program.global private @scalar(7 : i16) : i16
ml_program.global private mutable @dynamic(dense<1> : tensor<2xi32>) : tensor<?xi32>
ml_program.global private mutable @elsewhere(#ml_program.extern<tensor<2xi32>>) : tensor<2xi32>
ml_program.global private mutable @unwritten : tensor<2xi32>

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = [1, 1] : tensor<2xi32>
// CHECK-NEXT: result 1 = 7 : i16
// CHECK-NEXT: global @seen = [3, 4]
// CHECK-NEXT: returned
func.func @main() -> (tensor<2xi32>, i16) {
  %t = ml_program.global_load @private : tensor<2xi32>
  %s = ml_program.global_load @scalar : i16
  return %t, %s : tensor<2xi32>, i16
}

// DYNAMIC: unsupported{{.*}}a global that is not modelled
func.func private @load_dynamic() -> tensor<?xi32> {
  %t = ml_program.global_load @dynamic : tensor<?xi32>
  return %t : tensor<?xi32>
}
func.func private @load_elsewhere() -> tensor<2xi32> {
  %t = ml_program.global_load @elsewhere : tensor<2xi32>
  return %t : tensor<2xi32>
}

// UNWRITTEN: error: uninitialised-read
func.func private @load_unwritten() -> i32 {
  %c0 = arith.constant 0 : index
  %t = ml_program.global_load @unwritten : tensor<2xi32>
  %x = tensor.extract %t[%c0] : tensor<2xi32>
  return %x : i32
}
