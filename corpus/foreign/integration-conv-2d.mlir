// Style: Integration style: conv_2d with allocation helpers returning filled buffers.
func.func private @printMemrefF32(memref<*xf32>)
func.func private @alloc_filled(%h: index, %w: index, %v: f32) -> memref<?x?xf32> {
  %buf = memref.alloc(%h, %w) : memref<?x?xf32>
  linalg.fill ins(%v : f32) outs(%buf : memref<?x?xf32>)
  return %buf : memref<?x?xf32>
}
func.func private @conv(%in: memref<?x?xf32>, %filter: memref<?x?xf32>, %out: memref<?x?xf32>) {
  linalg.conv_2d ins(%in, %filter : memref<?x?xf32>, memref<?x?xf32>) outs(%out : memref<?x?xf32>)
  return
}
func.func @main(%v: f32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %ten = arith.constant 10.0 : f32
  %filter = call @alloc_filled(%c3, %c3, %v) : (index, index, f32) -> memref<?x?xf32>
  %in = call @alloc_filled(%c6, %c6, %v) : (index, index, f32) -> memref<?x?xf32>
  %out = call @alloc_filled(%c4, %c4, %zero) : (index, index, f32) -> memref<?x?xf32>
  memref.store %ten, %in[%c0, %c3] : memref<?x?xf32>
  call @conv(%in, %filter, %out) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  %u = memref.cast %out : memref<?x?xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}
