func.func @f(%a: memref<4xi32>) -> i32 {
  %v = affine.load %a[0] : memref<4xi32>
  %m = memref.alloc() : memref<4xi32>
  affine.store %v, %m[1] : memref<4xi32>
  %x = affine.load %m[1] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x : i32
}
