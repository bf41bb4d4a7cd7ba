func.func private @grow(%t: tensor<2xi32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %d = tensor.cast %t : tensor<2xi32> to tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %d) -> (tensor<?xi32>) {
    %p = tensor.pad %a low[0] high[1] {
    ^bb0(%k: index):
      tensor.yield %z : i32
    } : tensor<?xi32> to tensor<?xi32>
    scf.yield %p : tensor<?xi32>
  }
  %s = tensor.dim %r, %c0 : tensor<?xi32>
  return %s : index
}
func.func @main() {
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %t = tensor.from_elements %c1, %c1 : tensor<2xi32>
  %s = call @grow(%t, %c3) : (tensor<2xi32>, index) -> index
  %ok = arith.cmpi eq, %s, %c5 : index
  cf.assert %ok, "three elements were added to two"
  return
}
