func.func private @f(%a: tensor<2x2xi32>, %b: tensor<2x2xi32>, %o: tensor<2x2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x2xi32>, tensor<2x2xi32>) outs(%o : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %p = arith.muli %x, %y : i32
    %q = arith.addi %z, %p : i32
    linalg.yield %q : i32
  } -> tensor<2x2xi32>
  %e = tensor.extract %r[%c0, %c1] : tensor<2x2xi32>
  return %e : i32
}
func.func @main() {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = arith.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %o = arith.constant dense<0> : tensor<2x2xi32>
  %e = call @f(%a, %b, %o) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> i32
  vector.print %e : i32
  return
}
