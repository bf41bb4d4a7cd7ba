// Style: after expand-strided-metadata: everything is a flat base buffer with offsets computed by affine.apply.
#idx = affine_map<(d0, d1)[s0, s1, s2] -> (s0 + d0 * s1 + d1 * s2)>
func.func @flat(%x: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b, %off, %sz:2, %st:2 = memref.extract_strided_metadata %x : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %n = arith.muli %sz#0, %sz#1 : index
  %o = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %sz#0 step %c1 {
    scf.for %j = %c0 to %sz#1 step %c1 {
      %p = affine.apply #idx(%i, %j)[%off, %st#0, %st#1]
      %r = memref.reinterpret_cast %b to offset: [%p], sizes: [1], strides: [1] : memref<f32> to memref<1xf32, strided<[1], offset: ?>>
      %v = memref.load %r[%c0] : memref<1xf32, strided<[1], offset: ?>>
      %q0 = arith.muli %i, %sz#1 : index
      %q = arith.addi %q0, %j : index
      memref.store %v, %o[%q] : memref<?xf32>
    }
  }
  return %o : memref<?xf32>
}
