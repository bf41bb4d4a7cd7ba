// From tests/passes/simplify/S3-same-retained.mlir.
func.func @good(%m: memref<4xf32>, %r: memref<4xf32>, %c: i1) -> (i1, i1) {
  %s = memref.cast %r : memref<4xf32> to memref<?xf32>
  %0:2 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%r, %s : memref<4xf32>, memref<?xf32>)
  return %0#0, %0#1 : i1, i1
}
func.func @bad(%m: memref<4xf32>, %r: memref<4xf32>, %s: memref<4xf32>, %c: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%r, %s : memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}
