// Style: TFLite importer, one entry for max and average pooling; scf.index_switch yields one of three buffers.
func.func @pool(%kind: index, %x: memref<1x6x6x1xf32>) -> memref<1x3x3x1xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %four = arith.constant 4.0 : f32
  %window = memref.alloc() : memref<2x2xf32>
  %r = scf.index_switch %kind -> memref<1x3x3x1xf32>
  case 0 {
    %m = memref.alloc() : memref<1x3x3x1xf32>
    linalg.fill ins(%low : f32) outs(%m : memref<1x3x3x1xf32>)
    linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%x, %window : memref<1x6x6x1xf32>, memref<2x2xf32>) outs(%m : memref<1x3x3x1xf32>)
    scf.yield %m : memref<1x3x3x1xf32>
  }
  case 1 {
    %s = memref.alloc() : memref<1x3x3x1xf32>
    linalg.fill ins(%zero : f32) outs(%s : memref<1x3x3x1xf32>)
    linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%x, %window : memref<1x6x6x1xf32>, memref<2x2xf32>) outs(%s : memref<1x3x3x1xf32>)
    %a = memref.alloc() : memref<1x3x3x1xf32>
    linalg.map ins(%s : memref<1x3x3x1xf32>) outs(%a : memref<1x3x3x1xf32>) (%v: f32, %o: f32) {
      %q = arith.divf %v, %four : f32
      linalg.yield %q : f32
    }
    scf.yield %a : memref<1x3x3x1xf32>
  }
  default {
    %n = memref.alloc() : memref<1x3x3x1xf32>
    linalg.fill ins(%zero : f32) outs(%n : memref<1x3x3x1xf32>)
    scf.yield %n : memref<1x3x3x1xf32>
  }
  return %r : memref<1x3x3x1xf32>
}
