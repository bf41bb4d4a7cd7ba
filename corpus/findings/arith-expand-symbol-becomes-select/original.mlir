func.func @f(%a: index, %m: memref<8xi32>, %c: i1) {
  %v = arith.constant 0 : i32
  %c7 = arith.constant 7 : index
  scf.if %c {
    %s = arith.minui %a, %c7 : index
    affine.store %v, %m[symbol(%s)] : memref<8xi32>
  }
  return
}
