func.func private @f(%n: index, %off: index) -> i32 {
  %z = arith.constant 3 : i32
  %a = tensor.splat %z : tensor<4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> i32 {
    %x = tensor.extract %a[%off] : tensor<4xi32>
    %q = arith.addi %x, %t : i32
    scf.yield %q : i32
  }
  return %l : i32
}
func.func @main() {
  %v = arith.constant 0 : index
  %big = arith.constant 1000000000000 : index
  %r = call @f(%v, %big) : (index, index) -> i32
  vector.print %r : i32
  return
}
