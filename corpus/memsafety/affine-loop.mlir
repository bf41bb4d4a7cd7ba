// expected: safe
func.func @f(%n: index, %x: memref<4xf32>, %y: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %t = memref.alloc() : memref<4xf32>
    memref.copy %x, %t : memref<4xf32> to memref<4xf32>
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
      %e = affine.load %t[%i] : memref<4xf32>
      affine.store %e, %y[%i] : memref<4xf32>
    }
    memref.dealloc %t : memref<4xf32>
  }
  return
}
