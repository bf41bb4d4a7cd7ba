// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry race 2>&1 | FileCheck %s --check-prefix=RACE

// The body sees the shared output as it was before the loop, whatever the order of the iterations.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = [4, 3, 2, 1] : tensor<4xi32>
// CHECK-NEXT: result 1 = [1, 2, 3, 4] : tensor<4xi32>
// CHECK-NEXT: returned
func.func @main() -> (tensor<4xi32>, tensor<4xi32>) {
  %c3 = arith.constant 3 : index
  %t = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xi32>) {
    %j = arith.subi %c3, %i : index
    %s = tensor.extract_slice %o[%j] [1] [1] : tensor<4xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r, %t : tensor<4xi32>, tensor<4xi32>
}

// RACE: error: undefined: writes other bits to a cell that another iteration
func.func private @race() -> tensor<4xi32> {
  %t = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xi32>) {
    %s = tensor.extract_slice %t[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
