// Style: Integration style: complex numbers, a butterfly into a new buffer each stage.
func.func @dft2(%x: memref<4xcomplex<f64>>) -> memref<4xcomplex<f64>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc() : memref<4xcomplex<f64>>
  memref.copy %x, %a : memref<4xcomplex<f64>> to memref<4xcomplex<f64>>
  %r = scf.for %s = %c0 to %c2 step %c1 iter_args(%cur = %a) -> (memref<4xcomplex<f64>>) {
    %n = memref.alloc() : memref<4xcomplex<f64>>
    scf.for %i = %c0 to %c2 step %c1 {
      %j = arith.addi %i, %c2 : index
      %p = memref.load %cur[%i] : memref<4xcomplex<f64>>
      %q = memref.load %cur[%j] : memref<4xcomplex<f64>>
      %u = complex.add %p, %q : complex<f64>
      %v = complex.sub %p, %q : complex<f64>
      %i2 = arith.muli %i, %c2 : index
      %i3 = arith.addi %i2, %c1 : index
      memref.store %u, %n[%i2] : memref<4xcomplex<f64>>
      memref.store %v, %n[%i3] : memref<4xcomplex<f64>>
    }
    scf.yield %n : memref<4xcomplex<f64>>
  }
  return %r : memref<4xcomplex<f64>>
}
