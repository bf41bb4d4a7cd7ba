func.func private @f(%t: tensor<4xi32>, %k: index) -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %x = tensor.extract %t[%k] : tensor<4xi32>
  %y = arith.addi %x, %one : i32
  %u = tensor.insert %y into %t[%k] : tensor<4xi32>
  %z = tensor.extract %u[%c0] : tensor<4xi32>
  return %z : i32
}
func.func private @g(%v: i32, %n: index, %k: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %t = tensor.splat %v : tensor<4xi32>
    %j = func.call @f(%t, %k) : (tensor<4xi32>, index) -> i32
    scf.yield %j : i32
  }
  return %r : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r = func.call @g(%one, %c3, %c0) : (i32, index, index) -> i32
  %ok = arith.cmpi eq, %r, %two : i32
  cf.assert %ok, "every round adds 1 to 1"
  return
}
