func.func @h(%v: i32) -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %z = arith.constant 0 : i32
  %c = memref.cast %m : memref<4xi32> to memref<?xi32>
  linalg.fill ins(%z : i32) outs(%m : memref<4xi32>)
  affine.for %i = 0 to 4 {
    affine.store %v, %m[%i] : memref<4xi32>
    %y = affine.load %c[%i] : memref<?xi32>
    %y2 = arith.addi %y, %v : i32
    affine.store %y2, %c[%i] : memref<?xi32>
  }
  %x = affine.load %m[0] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x : i32
}
func.func private @w(%m: memref<4xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<4xi32>
  return
}
