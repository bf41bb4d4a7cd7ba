func.func private @e(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: i1) -> tensor<4xi32> {
  cf.cond_br %c, ^bb1(%a : tensor<4xi32>), ^bb1(%b : tensor<4xi32>)
^bb1(%k: tensor<4xi32>):
  return %k : tensor<4xi32>
}
func.func @g() {
  return
}
