// From tests/passes/beyond/abi-refused.mlir, program 6.
func.func @owned(%m: memref<i32> {freehold.arg_ownership = "owned"})
    -> (memref<i32> {freehold.result_ownership = "borrowed"}) {
  return %m : memref<i32>
}
