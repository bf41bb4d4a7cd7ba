func.func @f(%m: memref<2xf32>, %i: i1) -> f32 {
  %zero = arith.constant 0 : index
  %x = memref.load %m[%zero] : memref<2xf32>
  return %x : f32
}
