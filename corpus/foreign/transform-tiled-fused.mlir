// Style: After transform.structured.fuse and bufferization: tiles of a producer recomputed in the loop of its consumer.
#map = affine_map<(d0) -> (d0)>
func.func @fused(%x: memref<16xf32>, %y: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %two = arith.constant 2.0 : f32
  scf.for %i = %c0 to %c16 step %c4 {
    %t = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    %xs = memref.subview %x[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    %ys = memref.subview %y[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%xs : memref<4xf32, strided<[1], offset: ?>>) outs(%t : memref<4xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.mulf %a, %two : f32
      linalg.yield %m : f32
    }
    %u = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%t, %xs : memref<4xf32>, memref<4xf32, strided<[1], offset: ?>>) outs(%u : memref<4xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %m = arith.addf %a, %b : f32
      linalg.yield %m : f32
    }
    memref.copy %u, %ys : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  }
  return
}
