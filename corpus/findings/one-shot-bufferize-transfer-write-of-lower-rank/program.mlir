func.func private @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.splat %v : tensor<2x2xi32>
  %w = arith.constant dense<7> : vector<2xi32>
  %r = vector.transfer_write %w, %t[%c0, %c0] {in_bounds = [true]} : vector<2xi32>, tensor<2x2xi32>
  %x = tensor.extract %t[%c0, %c0] : tensor<2x2xi32>
  %y = tensor.extract %r[%c1, %c0] : tensor<2x2xi32>
  %z = arith.addi %x, %y : i32
  return %z : i32
}
func.func @main() {
  %v = arith.constant 3 : i32
  %r = call @f(%v) : (i32) -> i32
  vector.print %r : i32
  return
}
