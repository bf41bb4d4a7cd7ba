// Style: vector-to-amx lowering, one 16x16 tile product of bf16 in VNNI layout with a scratch accumulator.
func.func @tile(%a: memref<16x32xbf16>, %b: memref<16x32xbf16>, %c: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %acc = memref.alloc() : memref<16x16xf32>
  memref.copy %c, %acc : memref<16x16xf32> to memref<16x16xf32>
  %ta = amx.tile_load %a[%c0, %c0] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
  %tb = amx.tile_load %b[%c0, %c0] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
  %tc = amx.tile_load %acc[%c0, %c0] : memref<16x16xf32> into !amx.tile<16x16xf32>
  %td = amx.tile_mulf %ta, %tb, %tc : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %acc[%c0, %c0], %td : memref<16x16xf32>, !amx.tile<16x16xf32>
  memref.copy %acc, %c : memref<16x16xf32> to memref<16x16xf32>
  return
}
