// Unsupported: linalg.softmax
func.func @f(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %t = tensor.splat %x : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %u = linalg.softmax dimension(0) ins(%t : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %v = tensor.extract %u[%c0] : tensor<4xf32>
  return %v : f32
}
