func.func private @never() -> i1 {
  %false = arith.constant false
  return %false : i1
}
func.func @f(%t: tensor<3xf32>) -> tensor<1xf32> {
  %z = call @never() : () -> i1
  %v = arith.constant 1.0 : f32
  %r = scf.if %z -> tensor<1xf32> {
    %p = tensor.pad %t low[-1] high[-1] {
    ^bb0(%i: index):
      tensor.yield %v : f32
    } : tensor<3xf32> to tensor<1xf32>
    scf.yield %p : tensor<1xf32>
  } else {
    %p = tensor.splat %v : tensor<1xf32>
    scf.yield %p : tensor<1xf32>
  }
  return %r : tensor<1xf32>
}
