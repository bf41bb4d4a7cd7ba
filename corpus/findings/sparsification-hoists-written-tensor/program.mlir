#at = affine_map<() -> ()>
func.func @f(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %sum = scf.for %i = %c0 to %c2 step %c1 iter_args(%so_far = %zero) -> (i32) {
    %one = tensor.from_elements %x : tensor<i32>
    %empty = tensor.empty() : tensor<i32>
    %new:2 = linalg.generic {indexing_maps = [#at, #at], iterator_types = []}
        outs(%one, %empty : tensor<i32>, tensor<i32>) {
    ^bb0(%old: i32, %unused: i32):
      linalg.yield %zero, %old : i32, i32
    } -> (tensor<i32>, tensor<i32>)
    %old = tensor.extract %new#1[] : tensor<i32>
    %next = arith.addi %so_far, %old : i32
    scf.yield %next : i32
  }
  return %sum : i32
}
func.func @main() {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %sum = func.call @f(%one) : (i32) -> i32
  %ok = arith.cmpi eq, %sum, %two : i32
  cf.assert %ok, "each iteration adds 1"
  return
}
