// From tests/passes/ownership/gpu.mlir, refused program 3.
func.func @twice() -> (memref<4xi32>, memref<4xi32>) {
  %g = gpu.alloc () : memref<4xi32>
  return %g, %g : memref<4xi32>, memref<4xi32>
}
