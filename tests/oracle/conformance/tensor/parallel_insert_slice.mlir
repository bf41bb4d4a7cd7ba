// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry race 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %s --entry shared 2>&1 | FileCheck %s --check-prefix=SHARED

// The operand of the loop is a value that stays as it was. An iteration may read what it inserts into.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = [4, 3, 2, 1] : tensor<4xi32>
// CHECK-NEXT: result 1 = [2, 3, 4, 5] : tensor<4xi32>
// CHECK-NEXT: result 2 = [1, 2, 3, 4] : tensor<4xi32>
// CHECK-NEXT: returned
func.func @main() -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %t = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %r:2 = scf.forall (%i) in (4) shared_outs(%o = %t, %p = %t) -> (tensor<4xi32>, tensor<4xi32>) {
    %j = arith.subi %c3, %i : index
    %s = tensor.extract_slice %t[%j] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %x = tensor.extract %p[%i] : tensor<4xi32>
    %y = arith.addi %x, %one : i32
    %u = tensor.from_elements %y : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
      tensor.parallel_insert_slice %u into %p[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r#0, %r#1, %t : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
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

// SHARED: error: undefined: {{reads|writes other bits to}} a cell that another iteration
func.func private @shared() -> tensor<4xi32> {
  %c3 = arith.constant 3 : index
  %t = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xi32>) {
    %j = arith.subi %c3, %i : index
    %s = tensor.extract_slice %o[%j] [1] [1] : tensor<4xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
