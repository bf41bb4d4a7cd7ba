// Style: whole-model importer, named linalg ops that few lower by hand: depthwise, quantised, batch and 1-d convolutions.
func.func @rare(%img: memref<1x6x6x2xf32>, %k: memref<3x3x2xf32>, %a: memref<4x4xi8>, %b: memref<4x4xi8>) -> (memref<1x4x4x2xf32>, memref<4x4xi32>) {
  %z = arith.constant 0.0 : f32
  %zi = arith.constant 0 : i32
  %za = arith.constant 1 : i32
  %o = memref.alloc() : memref<1x4x4x2xf32>
  linalg.fill ins(%z : f32) outs(%o : memref<1x4x4x2xf32>)
  linalg.depthwise_conv_2d_nhwc_hwc ins(%img, %k : memref<1x6x6x2xf32>, memref<3x3x2xf32>) outs(%o : memref<1x4x4x2xf32>)
  %q = memref.alloc() : memref<4x4xi32>
  linalg.fill ins(%zi : i32) outs(%q : memref<4x4xi32>)
  linalg.quantized_matmul ins(%a, %b, %za, %zi : memref<4x4xi8>, memref<4x4xi8>, i32, i32) outs(%q : memref<4x4xi32>)
  %e = memref.alloc() : memref<1x4x4x2xf32>
  linalg.square ins(%o : memref<1x4x4x2xf32>) outs(%e : memref<1x4x4x2xf32>)
  linalg.sub ins(%e, %o : memref<1x4x4x2xf32>, memref<1x4x4x2xf32>) outs(%o : memref<1x4x4x2xf32>)
  return %o, %q : memref<1x4x4x2xf32>, memref<4x4xi32>
}
