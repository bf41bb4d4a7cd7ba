// From tests/passes/beyond/odd-modules-refused.mlir, program 19.
func.func @invoke() {
  %alloc = memref.alloc() : memref<4xf32>
  %0:2 = "toy.multi"(%alloc) ({
  ^bb0(%arg0: memref<4xf32>):
    "toy.y"(%arg0) : (memref<4xf32>) -> ()
  }, {
    "toy.y"() : () -> ()
  }) : (memref<4xf32>) -> (i32, memref<4xf32>)
  return
}
