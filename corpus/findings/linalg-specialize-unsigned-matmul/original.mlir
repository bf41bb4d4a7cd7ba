func.func private @f(%a: tensor<2x2xi8>, %b: tensor<2x2xi8>, %o: tensor<2x2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x2xi8>, tensor<2x2xi8>) outs(%o : tensor<2x2xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %x1 = arith.extui %x : i8 to i32
    %y1 = arith.extui %y : i8 to i32
    %p = arith.muli %x1, %y1 : i32
    %q = arith.addi %z, %p : i32
    linalg.yield %q : i32
  } -> tensor<2x2xi32>
  %e = tensor.extract %r[%c0, %c1] : tensor<2x2xi32>
  return %e : i32
}
func.func @main() {
  %a = arith.constant dense<-1> : tensor<2x2xi8>
  %b = arith.constant dense<1> : tensor<2x2xi8>
  %o = arith.constant dense<0> : tensor<2x2xi32>
  %e = call @f(%a, %b, %o) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi32>) -> i32
  vector.print %e : i32
  return
}
