func.func @main(%a: f32, %b: f32, %o: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
  %r = linalg.generic {indexing_maps=[affine_map<(d0,d1)->()>, affine_map<(d0,d1)->()>, affine_map<(d0,d1)->(d0,d1)>], iterator_types=["parallel", "parallel"]} ins(%a, %b : f32, f32) outs(%o : tensor<3x3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %y : f32
  } -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}
