func.func @f(%t: tensor<4xf32>, %c: i1) -> (tensor<4xf32>) {
  cf.br ^a(%t : tensor<4xf32>)
^dead(%z : tensor<4xf32>):
  cf.br ^a(%z : tensor<4xf32>)
^a(%b: tensor<4xf32>):
  return %b : tensor<4xf32>
}
