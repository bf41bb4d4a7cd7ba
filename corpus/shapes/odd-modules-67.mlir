// From tests/passes/beyond/odd-modules.mlir, program 67.
func.func @clone_chain(%arg0: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
  %1 = bufferization.clone %0 : memref<4xf32> to memref<?xf32>
  %cast = memref.cast %1 : memref<?xf32> to memref<4xf32>
  return %cast : memref<4xf32>
}
