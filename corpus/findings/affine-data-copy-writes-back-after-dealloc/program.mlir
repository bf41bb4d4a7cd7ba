func.func @f(%v: i32) -> i32 {
  %m = memref.alloc() : memref<4xi32>
  affine.store %v, %m[0] : memref<4xi32>
  %x = affine.load %m[0] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x : i32
}
