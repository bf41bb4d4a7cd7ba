// expected: safe
func.func @f(%x: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %box = memref.alloca() : memref<2xmemref<4xf32>>
  %outer = memref.alloca() : memref<4xf32>
  memref.store %x, %outer[%c0] : memref<4xf32>
  affine.store %outer, %box[0] : memref<2xmemref<4xf32>>
  scf.for %i = %c0 to %n step %c1 {
    %inner = memref.alloca() : memref<4xf32>
    memref.store %x, %inner[%c0] : memref<4xf32>
    affine.store %outer, %box[0] : memref<2xmemref<4xf32>>
  }
  %m = affine.load %box[0] : memref<2xmemref<4xf32>>
  %y = memref.load %m[%c0] : memref<4xf32>
  return %y : f32
}
