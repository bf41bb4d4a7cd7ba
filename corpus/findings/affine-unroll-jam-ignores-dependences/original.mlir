func.func @c(%m: memref<10x10xi32>) {
  affine.for %i = 1 to 10 {
    affine.for %j = 0 to 9 {
      %x = affine.load %m[%i - 1, %j + 1] : memref<10x10xi32>
      affine.store %x, %m[%i, %j] : memref<10x10xi32>
    }
  }
  return
}
