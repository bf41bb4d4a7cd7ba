// P: affine-loop-invariant-code-motion
func.func @f(%a: memref<1xi32>, %b: memref<4xi32>, %v: i32) {
  %c = memref.cast %a : memref<1xi32> to memref<?xi32>
  affine.for %i = 0 to 4 {
    %x = affine.load %a[0] : memref<1xi32>
    affine.store %x, %b[%i] : memref<4xi32>
    affine.store %v, %c[0] : memref<?xi32>
  }
  return
}
