func.func @f(%m: memref<4xi32>, %n: index) {
  %c7 = arith.constant 7 : i32
  affine.for %i = 0 to %n {
    affine.store %c7, %m[0] : memref<4xi32>
  }
  return
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %n = arith.constant -2 : index
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 4 {
    affine.store %c1, %m[%i] : memref<4xi32>
  }
  call @f(%m, %n) : (memref<4xi32>, index) -> ()
  %r = memref.load %m[%c0] : memref<4xi32>
  vector.print %r : i32
  memref.dealloc %m : memref<4xi32>
  return %r : i32
}
