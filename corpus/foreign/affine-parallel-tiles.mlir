// Style: Pluto-like scheduler, affine.parallel over tiles with a local copy-in buffer and min bounds at the edge.
func.func @blur(%in: memref<9x9xf32>, %out: memref<9x9xf32>) {
  %third = arith.constant 0.25 : f32
  affine.parallel (%ti, %tj) = (0, 0) to (9, 9) step (4, 4) {
    %local = memref.alloc() : memref<4x6xf32>
    affine.for %i = 0 to min affine_map<(d0) -> (4, 9 - d0)>(%ti) {
      affine.for %j = 0 to 6 {
        %x = affine.apply affine_map<(d0, d1) -> (d0 + d1 - 1)>(%tj, %j)
        %lo = affine.max affine_map<(d0) -> (d0, 0)>(%x)
        %c = affine.min affine_map<(d0) -> (d0, 8)>(%lo)
        %y = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%ti, %i)
        %v = memref.load %in[%y, %c] : memref<9x9xf32>
        affine.store %v, %local[%i, %j] : memref<4x6xf32>
      }
    }
    affine.for %i = 0 to min affine_map<(d0) -> (4, 9 - d0)>(%ti) {
      affine.for %j = 0 to min affine_map<(d0) -> (4, 9 - d0)>(%tj) {
        %a = affine.load %local[%i, %j] : memref<4x6xf32>
        %b = affine.load %local[%i, %j + 1] : memref<4x6xf32>
        %c = affine.load %local[%i, %j + 2] : memref<4x6xf32>
        %ac = arith.addf %a, %c : f32
        %bb = arith.addf %b, %b : f32
        %s = arith.addf %ac, %bb : f32
        %m = arith.mulf %s, %third : f32
        affine.store %m, %out[%ti + %i, %tj + %j] : memref<9x9xf32>
      }
    }
  }
  return
}
