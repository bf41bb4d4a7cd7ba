// Style: radio toolkit, mixes a complex signal by an oscillator; real and imaginary parts are strided views of one interleaved buffer.
func.func @mix(%iq: memref<?xf32>, %cos: f32, %sin: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %iq, %c0 : memref<?xf32>
  %h = arith.shrui %n, %c1 : index
  %len = arith.muli %h, %c2 : index
  %out = memref.alloc(%len) : memref<?xf32>
  %re = memref.subview %out[0] [%h] [2] : memref<?xf32> to memref<?xf32, strided<[2]>>
  %last = arith.minui %c1, %len : index
  %im = memref.subview %out[%last] [%h] [2] : memref<?xf32> to memref<?xf32, strided<[2], offset: ?>>
  scf.for %i = %c0 to %h step %c1 {
    %j = arith.muli %i, %c2 : index
    %j1 = arith.addi %j, %c1 : index
    %a = memref.load %iq[%j] : memref<?xf32>
    %b = memref.load %iq[%j1] : memref<?xf32>
    %z = complex.create %a, %b : complex<f32>
    %w = complex.create %cos, %sin : complex<f32>
    %p = complex.mul %z, %w : complex<f32>
    %x = complex.re %p : complex<f32>
    %y = complex.im %p : complex<f32>
    memref.store %x, %re[%i] : memref<?xf32, strided<[2]>>
    memref.store %y, %im[%i] : memref<?xf32, strided<[2], offset: ?>>
  }
  return %out : memref<?xf32>
}
