func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %nine = arith.constant 9 : i32
  %t = tensor.from_elements %zero, %zero : tensor<2xi32>
  %r:2 = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %t, %b = %t) -> (tensor<2xi32>, tensor<2xi32>) {
    %w = tensor.insert %zero into %t[%c0] : tensor<2xi32>
    scf.yield %w, %w : tensor<2xi32>, tensor<2xi32>
  }
  %x = tensor.insert %nine into %r#0[%c0] : tensor<2xi32>
  %y = tensor.extract %r#1[%c0] : tensor<2xi32>
  %z = tensor.extract %x[%c0] : tensor<2xi32>
  %s = arith.addi %y, %z : i32
  %ok = arith.cmpi eq, %s, %nine : i32
  cf.assert %ok, "the second result is as it was"
  return
}
