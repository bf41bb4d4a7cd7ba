func.func @f(%v: i32, %box: memref<1xmemref<1xi32>>) {
  %A = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 1 {
    affine.store %A, %box[%i] : memref<1xmemref<1xi32>>
    affine.store %v, %A[0] : memref<1xi32>
  }
  return
}
