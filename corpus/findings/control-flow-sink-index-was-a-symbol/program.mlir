func.func @f(%m: memref<4xi32>, %c: i1, %d: i1) -> i32 {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %i = arith.select %d, %c1, %c3 : index
  %r = scf.if %c -> i32 {
    %v = affine.load %m[symbol(%i)] : memref<4xi32>
    scf.yield %v : i32
  } else {
    scf.yield %zero : i32
  }
  return %r : i32
}
