// Style: person writing scf by hand, matrix power by repeated squaring: a while loop carries the result, the square and the exponent.
func.func @matpow(%base: memref<3x3xi64>, %e: i16) -> memref<3x3xi64> {
  %zero = arith.constant 0 : i64
  %one64 = arith.constant 1 : i64
  %k0 = arith.constant 0 : i16
  %k1 = arith.constant 1 : i16
  %mask = arith.constant 31 : i16
  %n = arith.andi %e, %mask : i16
  %id = memref.alloc() : memref<3x3xi64>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      affine.store %zero, %id[%i, %j] : memref<3x3xi64>
    }
    affine.store %one64, %id[%i, %i] : memref<3x3xi64>
  }
  %r:3 = scf.while (%acc = %id, %sq = %base, %x = %n) : (memref<3x3xi64>, memref<3x3xi64>, i16) -> (memref<3x3xi64>, memref<3x3xi64>, i16) {
    %go = arith.cmpi ne, %x, %k0 : i16
    scf.condition(%go) %acc, %sq, %x : memref<3x3xi64>, memref<3x3xi64>, i16
  } do {
  ^bb0(%acc: memref<3x3xi64>, %sq: memref<3x3xi64>, %x: i16):
    %bit = arith.andi %x, %k1 : i16
    %odd = arith.cmpi ne, %bit, %k0 : i16
    %acc2 = scf.if %odd -> (memref<3x3xi64>) {
      %p = memref.alloc() : memref<3x3xi64>
      linalg.fill ins(%zero : i64) outs(%p : memref<3x3xi64>)
      linalg.matmul ins(%acc, %sq : memref<3x3xi64>, memref<3x3xi64>) outs(%p : memref<3x3xi64>)
      scf.yield %p : memref<3x3xi64>
    } else {
      scf.yield %acc : memref<3x3xi64>
    }
    %s = memref.alloc() : memref<3x3xi64>
    linalg.fill ins(%zero : i64) outs(%s : memref<3x3xi64>)
    linalg.matmul ins(%sq, %sq : memref<3x3xi64>, memref<3x3xi64>) outs(%s : memref<3x3xi64>)
    %h = arith.shrui %x, %k1 : i16
    scf.yield %acc2, %s, %h : memref<3x3xi64>, memref<3x3xi64>, i16
  }
  return %r#0 : memref<3x3xi64>
}
