// From tests/passes/beyond/odd-modules.mlir, program 3.
func.func @unreg_region_noterm() {
  %alloc = memref.alloc() : memref<4xi32>
  "toy.region"() ({
    "toy.use"(%alloc) : (memref<4xi32>) -> ()
    %alloc_0 = memref.alloc() : memref<4xi32>
  }) : () -> ()
  return
}
