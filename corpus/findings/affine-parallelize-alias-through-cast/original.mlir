// P: affine-parallelize
func.func @f(%a: memref<10xi32>) {
  %c = memref.cast %a : memref<10xi32> to memref<?xi32>
  affine.for %i = 0 to 9 {
    %x = affine.load %c[%i] : memref<?xi32>
    affine.store %x, %a[%i + 1] : memref<10xi32>
  }
  return
}
