// expected: use-after-free
// This is what fh makes of corpus/foreign/dma-double-buffer.mlir, with a mistake: the tag is freed by each step that waited for its transfer.
module {
  func.func @sum_tiles(%arg0: memref<16xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4xf32, 2>
    %alloc_0 = memref.alloc() : memref<1xi32>
    %0 = scf.for %arg1 = %c0 to %c16 step %c4 iter_args(%arg2 = %cst) -> (f32) {
      memref.dma_start %arg0[%arg1], %alloc[%c0], %c4, %alloc_0[%c0] : memref<16xf32>, memref<4xf32, 2>, memref<1xi32>
      memref.dma_wait %alloc_0[%c0], %c4 : memref<1xi32>
      %1 = affine.for %arg3 = 0 to 4 iter_args(%arg4 = %arg2) -> (f32) {
        %2 = affine.load %alloc[%arg3] : memref<4xf32, 2>
        %3 = arith.addf %arg4, %2 : f32
        affine.yield %3 : f32
      }
    memref.dealloc %alloc_0 : memref<1xi32>
      scf.yield %1 : f32
    }
    memref.dealloc %alloc : memref<4xf32, 2>
    return %0 : f32
  }
}
