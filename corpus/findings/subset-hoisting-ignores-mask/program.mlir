func.func private @f(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant 7 : i32
  %t = tensor.splat %p : tensor<4xi32>
  %two = arith.constant 2 : i32
  %t1 = tensor.insert %two into %t[%c1] : tensor<4xi32>
  %m1 = arith.constant dense<[true,false]> : vector<2xi1>
  %m2 = arith.constant dense<[true,true]> : vector<2xi1>
  %l = scf.for %k = %c0 to %n step %c1 iter_args(%a = %t1) -> tensor<4xi32> {
    %e = vector.transfer_read %a[%c0], %p, %m1 {in_bounds=[true]} : tensor<4xi32>, vector<2xi32>
    %w = arith.addi %e, %e : vector<2xi32>
    %r = vector.transfer_write %w, %a[%c0], %m2 {in_bounds=[true]} : vector<2xi32>, tensor<4xi32>
    scf.yield %r : tensor<4xi32>
  }
  %x = tensor.extract %l[%c1] : tensor<4xi32>
  return %x : i32
}
func.func @main() {
  %v = arith.constant 0 : index
  %r = call @f(%v) : (index) -> i32
  vector.print %r : i32
  return
}
