module {
  func.func private @f() -> tensor<i32>
  func.func @p(%arg0: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c2 = arith.constant 2 : index
    %0 = call @f() : () -> tensor<i32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %2 = scf.forall (%arg1) in (%c2) shared_outs(%arg2 = %0) -> (tensor<i32>) {
      %3 = linalg.fill ins(%arg0 : i32) outs(%1 : tensor<i32>) -> tensor<i32>
      %4 = linalg.fill ins(%c0_i32 : i32) outs(%1 : tensor<i32>) -> tensor<i32>
      scf.forall.in_parallel {
      }
    }
    return
  }
}
