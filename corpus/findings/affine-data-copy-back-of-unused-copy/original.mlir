func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%z : i32) outs(%m : memref<4xi32>)
  affine.for %i = 0 to 4 {
    affine.store %z, %m[%i] : memref<4xi32>
    func.call @w(%m, %z) : (memref<4xi32>, i32) -> ()
  }
  %x = memref.load %m[%c1] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x : i32
}
func.func private @w(%m: memref<4xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<4xi32>
  return
}
