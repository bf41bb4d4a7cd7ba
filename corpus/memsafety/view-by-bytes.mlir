// expected: safe
func.func @f(%s: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0.0 : f32
  %k = arith.minui %s, %c16 : index
  %m = memref.alloc() {alignment = 64 : i64} : memref<64xi8>
  %v = memref.view %m[%c16][] : memref<64xi8> to memref<4xf32>
  memref.store %zero, %v[%c0] : memref<4xf32>
  %e = memref.load %v[%c0] : memref<4xf32>
  memref.dealloc %m : memref<64xi8>
  return %e : f32
}
