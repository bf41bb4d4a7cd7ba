// amx.tile_mulf adds to element (m, n) the products of pairs: A[m][2k] * B[k][2n] and A[m][2k+1] * B[k][2n+1].
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// CHECK: result 0 = {{\[}}[51, 111], [111, 251]] : memref<2x2xf32>
memref.global constant @a : memref<2x2xbf16> = dense<[[1.0, 2.0], [3.0, 4.0]]>
memref.global constant @b : memref<1x4xbf16> = dense<[[10.0, 20.0, 30.0, 40.0]]>
func.func @main() -> memref<2x2xf32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %a = memref.get_global @a : memref<2x2xbf16>
  %b = memref.get_global @b : memref<1x4xbf16>
  %c = memref.alloc() : memref<2x2xf32>
  linalg.fill ins(%one : f32) outs(%c : memref<2x2xf32>)
  %x = amx.tile_load %a[%c0, %c0] : memref<2x2xbf16> into !amx.tile<2x2xbf16>
  %y = amx.tile_load %b[%c0, %c0] : memref<1x4xbf16> into !amx.tile<1x4xbf16>
  %z = amx.tile_load %c[%c0, %c0] : memref<2x2xf32> into !amx.tile<2x2xf32>
  %r = amx.tile_mulf %x, %y, %z : !amx.tile<2x2xbf16>, !amx.tile<1x4xbf16>, !amx.tile<2x2xf32>
  amx.tile_store %c[%c0, %c0], %r : memref<2x2xf32>, !amx.tile<2x2xf32>
  return %c : memref<2x2xf32>
}
