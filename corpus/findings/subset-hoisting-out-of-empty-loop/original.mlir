func.func private @f(%n: index, %off: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %p = arith.constant 7 : i32
  %t = tensor.splat %p : tensor<4xi32>
  %l = scf.for %k = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<4xi32> {
    %e = tensor.extract_slice %a[%off][2][1] : tensor<4xi32> to tensor<2xi32>
    %w = linalg.add ins(%e, %e : tensor<2xi32>, tensor<2xi32>) outs(%e : tensor<2xi32>) -> tensor<2xi32>
    %r = tensor.insert_slice %w into %a[%off][2][1] : tensor<2xi32> into tensor<4xi32>
    scf.yield %r : tensor<4xi32>
  }
  %x = tensor.extract %l[%c1] : tensor<4xi32>
  return %x : i32
}
func.func @main() {
  %v = arith.constant 0 : index
  %big = arith.constant 1000000000000 : index
  %r = call @f(%v, %big) : (index, index) -> i32
  vector.print %r : i32
  return
}
