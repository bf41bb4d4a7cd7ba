// Style: pipeline stopped halfway, a tensor op left over between to_tensor and to_buffer in code that is otherwise on buffers.
func.func @half(%x: memref<4xf32>) -> memref<4xf32> {
  %two = arith.constant 2.0 : f32
  %a = memref.alloc() : memref<4xf32>
  linalg.map ins(%x : memref<4xf32>) outs(%a : memref<4xf32>) (%v: f32, %o: f32) {
    %m = arith.mulf %v, %two : f32
    linalg.yield %m : f32
  }
  %t = bufferization.to_tensor %a restrict : memref<4xf32> to tensor<4xf32>
  %e = math.exp %t : tensor<4xf32>
  %b = bufferization.to_buffer %e : tensor<4xf32> to memref<4xf32>
  %r = memref.alloc() : memref<4xf32>
  linalg.add ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%r : memref<4xf32>)
  return %r : memref<4xf32>
}
