
  func.func private @f(%arg0: i1) {
    %c0_i32 = arith.constant 0 : i32
    %0 = ub.poison : tensor<4xi32>
    %1 = scf.if %arg0 -> (tensor<4xi32>) {
      %3 = tensor.empty() : tensor<4xi32>
      %4 = linalg.fill ins(%c0_i32 : i32) outs(%3 : tensor<4xi32>) -> tensor<4xi32>
      scf.yield %4 : tensor<4xi32>
    } else {
      scf.yield %0 : tensor<4xi32>
    }
    %2 = linalg.copy ins(%1 : tensor<4xi32>) outs(%1 : tensor<4xi32>) -> tensor<4xi32>
    return
  }
func.func @g() {
  return
}
