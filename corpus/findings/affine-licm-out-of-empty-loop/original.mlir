// P: affine-loop-invariant-code-motion
func.func @f(%n: index, %a: memref<10xi32>, %v: i32) {
  affine.for %i = 0 to %n {
    affine.store %v, %a[0] : memref<10xi32>
  }
  return
}
