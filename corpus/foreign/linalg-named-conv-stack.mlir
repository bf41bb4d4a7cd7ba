// Style: linalg named ops of a vision model, NCHW quantised-free stack: pad by hand, conv, pooling, broadcast bias, transpose, reduce and softmax-free logits.
func.func @net(%img: memref<1x1x6x6xf32>, %w: memref<2x1x3x3xf32>, %bias: memref<2xf32>) -> memref<2xf32> {
  %z = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %pad = memref.alloc() : memref<1x1x8x8xf32>
  linalg.fill ins(%z : f32) outs(%pad : memref<1x1x8x8xf32>)
  %in = memref.subview %pad[0, 0, 1, 1] [1, 1, 6, 6] [1, 1, 1, 1] : memref<1x1x8x8xf32> to memref<1x1x6x6xf32, strided<[64, 64, 8, 1], offset: 9>>
  linalg.copy ins(%img : memref<1x1x6x6xf32>) outs(%in : memref<1x1x6x6xf32, strided<[64, 64, 8, 1], offset: 9>>)
  %conv = memref.alloc() : memref<1x2x6x6xf32>
  linalg.broadcast ins(%bias : memref<2xf32>) outs(%conv : memref<1x2x6x6xf32>) dimensions = [0, 2, 3]
  linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%pad, %w : memref<1x1x8x8xf32>, memref<2x1x3x3xf32>) outs(%conv : memref<1x2x6x6xf32>)
  %win = memref.alloc() : memref<2x2xf32>
  %pool = memref.alloc() : memref<1x2x3x3xf32>
  linalg.fill ins(%ninf : f32) outs(%pool : memref<1x2x3x3xf32>)
  linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%conv, %win : memref<1x2x6x6xf32>, memref<2x2xf32>) outs(%pool : memref<1x2x3x3xf32>)
  %t = memref.alloc() : memref<1x3x3x2xf32>
  linalg.transpose ins(%pool : memref<1x2x3x3xf32>) outs(%t : memref<1x3x3x2xf32>) permutation = [0, 2, 3, 1]
  %act = memref.alloc() : memref<1x3x3x2xf32>
  linalg.map { arith.maximumf } ins(%t, %t : memref<1x3x3x2xf32>, memref<1x3x3x2xf32>) outs(%act : memref<1x3x3x2xf32>)
  %out = memref.alloc() : memref<2xf32>
  linalg.fill ins(%z : f32) outs(%out : memref<2xf32>)
  linalg.reduce { arith.addf } ins(%act : memref<1x3x3x2xf32>) outs(%out : memref<2xf32>) dimensions = [0, 1, 2]
  return %out : memref<2xf32>
}
