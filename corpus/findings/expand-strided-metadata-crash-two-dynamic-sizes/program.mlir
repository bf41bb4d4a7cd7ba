func.func @f(%a: memref<6xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %z = memref.cast %a : memref<6xf32> to memref<?xf32>
  %e = memref.expand_shape %z [[0, 1]] output_shape [%c2, %c3] : memref<?xf32> into memref<?x?xf32>
  %d = memref.dim %e, %c0 : memref<?x?xf32>
  return %d : index
}
