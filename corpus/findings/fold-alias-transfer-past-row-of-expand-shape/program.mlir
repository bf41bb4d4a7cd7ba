func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %p = arith.constant 50 : i32
  %m = memref.alloc() : memref<8xi32>
  scf.for %i = %c0 to %c8 step %c1 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[%i] : memref<8xi32>
  }
  %s = memref.expand_shape %m [[0, 1]] output_shape [4, 2] : memref<8xi32> into memref<4x2xi32>
  %v = vector.transfer_read %s[%c1, %c1], %p : memref<4x2xi32>, vector<2xi32>
  %x = vector.extract %v[1] : i32 from vector<2xi32>
  memref.dealloc %m : memref<8xi32>
  return %x : i32
}
