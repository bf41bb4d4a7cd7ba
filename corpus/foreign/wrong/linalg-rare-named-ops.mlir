// mistake: `memref.dealloc %alloc_1` comes before a use
// expected: use-after-free
module {
  func.func @rare(%arg0: memref<1x6x6x2xf32>, %arg1: memref<3x3x2xf32>, %arg2: memref<4x4xi8>, %arg3: memref<4x4xi8>) -> (memref<1x4x4x2xf32>, memref<4x4xi32>) attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %alloc = memref.alloc() : memref<1x4x4x2xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<1x4x4x2xf32>)
    linalg.depthwise_conv_2d_nhwc_hwc ins(%arg0, %arg1 : memref<1x6x6x2xf32>, memref<3x3x2xf32>) outs(%alloc : memref<1x4x4x2xf32>)
    %alloc_0 = memref.alloc() : memref<4x4xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc_0 : memref<4x4xi32>)
    linalg.quantized_matmul ins(%arg2, %arg3, %c1_i32, %c0_i32 : memref<4x4xi8>, memref<4x4xi8>, i32, i32) outs(%alloc_0 : memref<4x4xi32>)
    %alloc_1 = memref.alloc() : memref<1x4x4x2xf32>
    linalg.square ins(%alloc : memref<1x4x4x2xf32>) outs(%alloc_1 : memref<1x4x4x2xf32>)
    memref.dealloc %alloc_1 : memref<1x4x4x2xf32>
    linalg.sub ins(%alloc_1, %alloc : memref<1x4x4x2xf32>, memref<1x4x4x2xf32>) outs(%alloc : memref<1x4x4x2xf32>)
    return %alloc, %alloc_0 : memref<1x4x4x2xf32>, memref<4x4xi32>
  }
}
