// expected: safe
// This is what fh makes of corpus/foreign/partially-bufferized-boundary.mlir.
module {
  func.func @half(%arg0: memref<4xf32>) -> memref<4xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 2.000000e+00 : f32
    %alloc = memref.alloc() : memref<4xf32>
    linalg.map ins(%arg0 : memref<4xf32>) outs(%alloc : memref<4xf32>)
      (%in: f32, %init: f32) {
        %3 = arith.mulf %in, %cst : f32
        linalg.yield %3 : f32
      }
    %0 = bufferization.to_tensor %alloc restrict : memref<4xf32> to tensor<4xf32>
    %1 = math.exp %0 : tensor<4xf32>
    %2 = bufferization.to_buffer %1 : tensor<4xf32> to memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    linalg.add ins(%alloc, %2 : memref<4xf32>, memref<4xf32>) outs(%alloc_0 : memref<4xf32>)
    memref.dealloc %alloc : memref<4xf32>
    return %alloc_0 : memref<4xf32>
  }
}

