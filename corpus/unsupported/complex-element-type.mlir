// Unsupported: memref.alloc (of complex elements)
func.func @f(%x: f32, %y: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xcomplex<f32>>
  %c = complex.create %x, %y : complex<f32>
  memref.store %c, %a[%c0] : memref<2xcomplex<f32>>
  %d = memref.load %a[%c0] : memref<2xcomplex<f32>>
  %r = complex.re %d : complex<f32>
  return %r : f32
}
