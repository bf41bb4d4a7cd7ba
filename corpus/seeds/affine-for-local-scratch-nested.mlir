// Exercises: affine.for nest over tiles with a scratch tile per outer iteration, no memref iter_args; only the nest's scratch is freed inside.
func.func @tile(%x: i32) -> memref<8xi32> {
  %o = memref.alloc() : memref<8xi32>
  affine.for %i = 0 to 8 step 2 {
    %s = memref.alloc() : memref<2xi32>
    affine.for %j = 0 to 2 {
      %k = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1)>(%i, %j)
      %t = arith.index_cast %k : index to i32
      %v = arith.addi %t, %x : i32
      affine.store %v, %s[%j] : memref<2xi32>
    }
    affine.for %j = 0 to 2 {
      %v = affine.load %s[-%j + 1] : memref<2xi32>
      affine.store %v, %o[%i + %j] : memref<8xi32>
    }
  }
  return %o : memref<8xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k1 = arith.constant 1 : i32
  %0 = func.call @tile(%k1) : (i32) -> memref<8xi32>
  scf.for %i = %c0 to %c8 step %c1 {
    %e = memref.load %0[%i] : memref<8xi32>
    vector.print %e : i32
  }
  return
}
