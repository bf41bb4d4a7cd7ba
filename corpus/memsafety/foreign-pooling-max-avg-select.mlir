// expected: safe
// This is what fh makes of corpus/foreign/pooling-max-avg-select.mlir.
module {
  func.func @pool(%arg0: index, %arg1: memref<1x6x6x1xf32>) -> memref<1x3x3x1xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %alloc = memref.alloc() : memref<2x2xf32>
    %0 = scf.index_switch %arg0 -> memref<1x3x3x1xf32> 
    case 0 {
      %alloc_2 = memref.alloc() : memref<1x3x3x1xf32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<1x3x3x1xf32>)
      linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg1, %alloc : memref<1x6x6x1xf32>, memref<2x2xf32>) outs(%alloc_2 : memref<1x3x3x1xf32>)
      scf.yield %alloc_2 : memref<1x3x3x1xf32>
    }
    case 1 {
      %alloc_2 = memref.alloc() : memref<1x3x3x1xf32>
      linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<1x3x3x1xf32>)
      linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg1, %alloc : memref<1x6x6x1xf32>, memref<2x2xf32>) outs(%alloc_2 : memref<1x3x3x1xf32>)
      %alloc_3 = memref.alloc() : memref<1x3x3x1xf32>
      linalg.map ins(%alloc_2 : memref<1x3x3x1xf32>) outs(%alloc_3 : memref<1x3x3x1xf32>)
        (%in: f32, %init: f32) {
          %1 = arith.divf %in, %cst_1 : f32
          linalg.yield %1 : f32
        }
      memref.dealloc %alloc_2 : memref<1x3x3x1xf32>
      scf.yield %alloc_3 : memref<1x3x3x1xf32>
    }
    default {
      %alloc_2 = memref.alloc() : memref<1x3x3x1xf32>
      linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<1x3x3x1xf32>)
      scf.yield %alloc_2 : memref<1x3x3x1xf32>
    }
    memref.dealloc %alloc : memref<2x2xf32>
    return %0 : memref<1x3x3x1xf32>
  }
}

