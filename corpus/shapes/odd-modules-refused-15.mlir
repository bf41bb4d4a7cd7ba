// From tests/passes/beyond/odd-modules-refused.mlir, program 15.
func.func @async() {
  %alloc = memref.alloc() : memref<4xi32>
  %token, %bodyResults = async.execute -> !async.value<memref<4xi32>> {
    async.yield %alloc : memref<4xi32>
  }
  %0 = async.await %bodyResults : !async.value<memref<4xi32>>
  "toy.use"(%0) : (memref<4xi32>) -> ()
  return
}
