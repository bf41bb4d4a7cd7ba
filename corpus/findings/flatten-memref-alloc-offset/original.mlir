func.func @f(%v: f32, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() {alignment = 64} : memref<2x4xf32, strided<[8, 2], offset: 3>>
  memref.store %v, %a[%c0, %c0] : memref<2x4xf32, strided<[8, 2], offset: 3>>
  %x = memref.load %a[%c0, %c0] : memref<2x4xf32, strided<[8, 2], offset: 3>>
  memref.dealloc %a : memref<2x4xf32, strided<[8, 2], offset: 3>>
  return %x : f32
}
