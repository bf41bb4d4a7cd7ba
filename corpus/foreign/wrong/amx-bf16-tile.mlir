// mistake: `memref.dealloc %alloc` comes before a use
// expected: use-after-free
module {
  func.func @tile(%arg0: memref<16x32xbf16>, %arg1: memref<16x32xbf16>, %arg2: memref<16x16xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<16x16xf32>
    memref.copy %arg2, %alloc : memref<16x16xf32> to memref<16x16xf32>
    %0 = amx.tile_load %arg0[%c0, %c0] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
    %1 = amx.tile_load %arg1[%c0, %c0] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
    %2 = amx.tile_load %alloc[%c0, %c0] : memref<16x16xf32> into !amx.tile<16x16xf32>
    %3 = amx.tile_mulf %0, %1, %2 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
    amx.tile_store %alloc[%c0, %c0], %3 : memref<16x16xf32>, !amx.tile<16x16xf32>
    memref.dealloc %alloc : memref<16x16xf32>
    memref.copy %alloc, %arg2 : memref<16x16xf32> to memref<16x16xf32>
    return
  }
}
