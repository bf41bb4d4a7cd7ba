func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 5 : i32
  %m = memref.alloc() : memref<4x6xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %x = arith.index_cast %j : index to i32
      memref.store %x, %m[%i, %j] : memref<4x6xi32>
    }
  }
  %s = memref.subview %m[0, 0] [2, 3] [2, 2] : memref<4x6xi32> to memref<2x3xi32, strided<[12, 2]>>
  %v = vector.transfer_read %s[%c1, %c0], %p {in_bounds = [true]} : memref<2x3xi32, strided<[12, 2]>>, vector<2xi32>
  %x = vector.extract %v[1] : i32 from vector<2xi32>
  memref.dealloc %m : memref<4x6xi32>
  return %x : i32
}
