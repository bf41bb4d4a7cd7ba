#line = affine_map<(d0) -> (d0)>
#diagonal = affine_map<(d0) -> (d0, d0)>
func.func private @f(%a: tensor<2xi32>, %o: tensor<2x2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = linalg.generic {indexing_maps = [#line, #diagonal], iterator_types = ["parallel"]} ins(%a : tensor<2xi32>) outs(%o : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2x2xi32>
  %x = tensor.extract %g[%c0, %c1] : tensor<2x2xi32>
  %y = tensor.extract %o[%c0, %c0] : tensor<2x2xi32>
  %z = arith.addi %x, %y : i32
  return %z : i32
}
func.func @main() {
  %three = arith.constant 3 : i32
  %five = arith.constant 5 : i32
  %a = tensor.splat %three : tensor<2xi32>
  %o = tensor.splat %five : tensor<2x2xi32>
  %r = call @f(%a, %o) : (tensor<2xi32>, tensor<2x2xi32>) -> i32
  vector.print %r : i32
  return
}
