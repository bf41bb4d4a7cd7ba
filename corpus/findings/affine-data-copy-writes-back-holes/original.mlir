func.func @h(%m: memref<10xi32>, %k: i32) {
  affine.for %i = 0 to 5 {
    %i2 = arith.index_cast %i : index to i32
    %s = arith.addi %i2, %k : i32
    affine.store %s, %m[%i * 2] : memref<10xi32>
  }
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 2 {
      %x = affine.load %m[%i * 2 + %j] : memref<10xi32>
      %y = arith.xori %x, %k : i32
      affine.store %y, %m[%i * 2 + %j] : memref<10xi32>
    }
  }
  return
}
