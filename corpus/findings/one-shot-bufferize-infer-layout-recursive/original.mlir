
  func.func private @f(%arg0: tensor<?xi32>) -> tensor<2x2xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = call @f(%arg0) : (tensor<?xi32>) -> tensor<2x2xi32>
    %1 = tensor.empty() : tensor<2x2xi32>
    %2 = linalg.fill ins(%c0_i32 : i32) outs(%1 : tensor<2x2xi32>) -> tensor<2x2xi32>
    return %2 : tensor<2x2xi32>
  }
func.func @g() {
  return
}
