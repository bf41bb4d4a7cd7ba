func.func @f(%v: i32) -> i32 {
  %A = memref.alloc() : memref<1xi32>
  affine.store %v, %A[0] : memref<1xi32>
  %x = affine.load %A[0] : memref<1xi32>
  %B = memref.realloc %A : memref<1xi32> to memref<2xi32>
  memref.dealloc %B : memref<2xi32>
  return %x : i32
}
