func.func private @ext(memref<4xi32>)
func.func @f(%C: memref<4xi32>, %n: i32) {
  %A = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 4 {
    affine.store %n, %A[%i] : memref<4xi32>
  }
  func.call @ext(%A) : (memref<4xi32>) -> ()
  affine.for %i = 0 to 4 {
    %x = affine.load %A[%i] : memref<4xi32>
    affine.store %x, %C[%i] : memref<4xi32>
  }
  memref.dealloc %A : memref<4xi32>
  return
}
