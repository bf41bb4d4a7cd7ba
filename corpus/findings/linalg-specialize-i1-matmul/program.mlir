func.func private @f(%a: tensor<2x2xi1>, %b: tensor<2x2xi1>, %o: tensor<2x2xi1>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x2xi1>, tensor<2x2xi1>) outs(%o : tensor<2x2xi1>) {
  ^bb0(%x: i1, %y: i1, %z: i1):
    %p = arith.muli %x, %y : i1
    %q = arith.addi %z, %p : i1
    linalg.yield %q : i1
  } -> tensor<2x2xi1>
  %e = tensor.extract %r[%c0, %c1] : tensor<2x2xi1>
  return %e : i1
}
func.func @main() {
  %a = arith.constant dense<true> : tensor<2x2xi1>
  %b = arith.constant dense<true> : tensor<2x2xi1>
  %o = arith.constant dense<false> : tensor<2x2xi1>
  %e = call @f(%a, %b, %o) : (tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>) -> i1
  vector.print %e : i1
  return
}
