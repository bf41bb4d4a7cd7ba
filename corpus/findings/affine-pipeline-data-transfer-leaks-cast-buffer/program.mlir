func.func @f(%A: memref<8xi32>, %s: memref<8xi32>) {
  %o = arith.constant 1 : index
  %B0 = memref.alloc() : memref<1xi32, 1>
  %B = memref.cast %B0 : memref<1xi32, 1> to memref<?xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.dma_start %A[%i], %B[0], %tag[0], %o : memref<8xi32>, memref<?xi32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %o : memref<1xi32>
    %v = affine.load %B[0] : memref<?xi32, 1>
    affine.store %v, %s[%i] : memref<8xi32>
  }
  memref.dealloc %B : memref<?xi32, 1>
  memref.dealloc %tag : memref<1xi32>
  return
}
