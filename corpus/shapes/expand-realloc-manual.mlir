// From tests/passes/expand-realloc/manual.mlir.
func.func @manual(%old: memref<2xi32, 1>) -> memref<4xi32, 1> {
  %new = memref.realloc %old {bufferization.manual_deallocation} : memref<2xi32, 1> to memref<4xi32, 1>
  return %new : memref<4xi32, 1>
}
func.func @automatic(%old: memref<2xi32>) -> memref<4xi32> {
  %new = memref.realloc %old : memref<2xi32> to memref<4xi32>
  return %new : memref<4xi32>
}
