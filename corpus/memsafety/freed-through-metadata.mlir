// expected: safe
func.func @f(%x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf32>
  memref.copy %x, %m : memref<4xf32> to memref<4xf32>
  %v = memref.subview %m[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  %e = memref.load %v[%c0] : memref<2xf32, strided<[1], offset: 2>>
  %base, %off, %size, %stride = memref.extract_strided_metadata %v : memref<2xf32, strided<[1], offset: 2>> -> memref<f32>, index, index, index
  memref.dealloc %base : memref<f32>
  return %e : f32
}
