// Unsupported: memref.dma_start
func.func @f(%src: memref<8xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %dst = memref.alloc() : memref<8xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %src[%c0], %dst[%c0], %c8, %tag[%c0] : memref<8xi32>, memref<8xi32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c8 : memref<1xi32>
  %v = memref.load %dst[%c0] : memref<8xi32, 1>
  return %v : i32
}
