// Style: training compiler, gradient of an embedding: rows are added at token ids that the data loader guarantees.
func.func @embedding_grad(%grad: memref<?x4xf32>, %ids: memref<?xi64>, %vocab: index) -> memref<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %ids, %c0 : memref<?xi64>
  %out = memref.alloc(%vocab) : memref<?x4xf32>
  linalg.fill ins(%zero : f32) outs(%out : memref<?x4xf32>)
  %row = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %id = memref.load %ids[%i] : memref<?xi64>
    %r = arith.index_cast %id : i64 to index
    %src = memref.subview %grad[%i, 0] [1, 4] [1, 1] : memref<?x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    %dst = memref.subview %out[%r, 0] [1, 4] [1, 1] : memref<?x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.add ins(%src, %dst : memref<4xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) outs(%row : memref<4xf32>)
    memref.copy %row, %dst : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  }
  return %out : memref<?x4xf32>
}
