// Style: accelerator code by hand, memref.dma_start and dma_wait bring tiles to fast memory while the previous tile is summed.
func.func @sum_tiles(%x: memref<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0.0 : f32
  %fast = memref.alloc() : memref<4xf32, 2>
  %tag = memref.alloc() : memref<1xi32>
  %r = scf.for %i = %c0 to %c16 step %c4 iter_args(%acc = %zero) -> (f32) {
    memref.dma_start %x[%i], %fast[%c0], %c4, %tag[%c0] : memref<16xf32>, memref<4xf32, 2>, memref<1xi32>
    memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
    %s = affine.for %j = 0 to 4 iter_args(%a = %acc) -> (f32) {
      %v = affine.load %fast[%j] : memref<4xf32, 2>
      %b = arith.addf %a, %v : f32
      affine.yield %b : f32
    }
    scf.yield %s : f32
  }
  return %r : f32
}
