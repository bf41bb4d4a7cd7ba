// Unsupported: linalg.winograd_filter_transform
func.func @f(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %t = tensor.splat %x : tensor<1x3x3x1xf32>
  %e = tensor.empty() : tensor<6x6x1x1xf32>
  %u = linalg.winograd_filter_transform fmr(F_4_3) ins(%t : tensor<1x3x3x1xf32>) outs(%e : tensor<6x6x1x1xf32>) -> tensor<6x6x1x1xf32>
  %v = tensor.extract %u[%c0, %c0, %c0, %c0] : tensor<6x6x1x1xf32>
  return %v : f32
}
