func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<0xf32>
  %m = memref.cast %a : memref<0xf32> to memref<?xf32>
  %e = memref.expand_shape %m [[0, 1]] output_shape [%c1, 0] : memref<?xf32> into memref<?x0xf32>
  %b, %o, %z:2, %st:2 = memref.extract_strided_metadata %e : memref<?x0xf32> -> memref<f32>, index, index, index, index, index
  %d = memref.dim %e, %c0 : memref<?x0xf32>
  memref.dealloc %a : memref<0xf32>
  return %z#0 : index
}
