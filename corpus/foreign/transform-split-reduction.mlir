// Style: After transform.structured.split_reduction: partial sums in a forall, then a final reduction.
func.func @dot(%x: memref<16xf32>, %y: memref<16xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %partial = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  linalg.fill ins(%zero : f32) outs(%partial : memref<4xf32>)
  scf.forall (%i) = (0) to (16) step (4) {
    %slot = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%i)
    %xs = memref.subview %x[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    %ys = memref.subview %y[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    %cell = memref.subview %partial[%slot] [1] [1] : memref<4xf32> to memref<f32, strided<[], offset: ?>>
    linalg.dot ins(%xs, %ys : memref<4xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) outs(%cell : memref<f32, strided<[], offset: ?>>)
  }
  %total = memref.alloc() {alignment = 64 : i64} : memref<f32>
  linalg.fill ins(%zero : f32) outs(%total : memref<f32>)
  linalg.reduce { arith.addf } ins(%partial : memref<4xf32>) outs(%total : memref<f32>) dimensions = [0]
  %r = memref.load %total[] : memref<f32>
  return %r : f32
}
