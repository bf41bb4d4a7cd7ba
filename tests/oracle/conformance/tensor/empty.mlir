// RUN: freehold-run %s --entry main --args '3' | FileCheck %s
// RUN: not freehold-run %s --entry read 2>&1 | FileCheck %s --check-prefix=READ
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE

// Nothing of it is written. Reading is no error before something depends on what was read.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[}}_, _, _], [_, _, _]] : tensor<2x?xf32>
// CHECK-NEXT: result 1 = 3 : index
// CHECK-NEXT: returned
func.func @main(%n: index) -> (tensor<2x?xf32>, index) {
  %c1 = arith.constant 1 : index
  %t = tensor.empty(%n) : tensor<2x?xf32>
  %d = tensor.dim %t, %c1 : tensor<2x?xf32>
  return %t, %d : tensor<2x?xf32>, index
}

// READ: error: uninitialised-read: {{.*}}never written
func.func private @read() -> i32 {
  %c0 = arith.constant 0 : index
  %t = tensor.empty() : tensor<3xi32>
  %v = tensor.extract %t[%c0] : tensor<3xi32>
  return %v : i32
}

// NEGATIVE: error: undefined: makes a tensor of size -1
func.func private @negative() -> tensor<?xi32> {
  %n = arith.constant -1 : index
  %t = tensor.empty(%n) : tensor<?xi32>
  return %t : tensor<?xi32>
}
