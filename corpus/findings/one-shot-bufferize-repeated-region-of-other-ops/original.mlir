func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %nine = arith.constant 9 : i32
  %t = tensor.from_elements %one, %one : tensor<2xi32>
  %g = tensor.generate {
  ^bb0(%i: index):
    %x = tensor.extract %t[%c0] : tensor<2xi32>
    %w = tensor.insert %nine into %t[%c0] : tensor<2xi32>
    %y = tensor.extract %w[%i] : tensor<2xi32>
    %z = arith.muli %x, %y : i32
    tensor.yield %z : i32
  } : tensor<2xi32>
  %r = tensor.extract %g[%c1] : tensor<2xi32>
  vector.print %r : i32
  return
}
