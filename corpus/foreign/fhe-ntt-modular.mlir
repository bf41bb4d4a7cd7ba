// Style: FHE compiler, forward number-theoretic transform over Z_17 with i64 limbs and i128 products, twiddles from a global.
memref.global "private" constant @roots : memref<4xi64> = dense<[1, 9, 13, 15]>
func.func @ntt(%poly: memref<8xi64>) -> memref<8xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %p = arith.constant 17 : i64
  %pw = arith.constant 17 : i128
  %roots = memref.get_global @roots : memref<4xi64>
  %a = memref.alloc() : memref<8xi64>
  scf.for %i = %c0 to %c8 step %c1 {
    %v = memref.load %poly[%i] : memref<8xi64>
    %m = arith.remui %v, %p : i64
    memref.store %m, %a[%i] : memref<8xi64>
  }
  %r:2 = scf.while (%x = %a, %len = %c4) : (memref<8xi64>, index) -> (memref<8xi64>, index) {
    %go = arith.cmpi ugt, %len, %c0 : index
    scf.condition(%go) %x, %len : memref<8xi64>, index
  } do {
  ^bb0(%x: memref<8xi64>, %len: index):
    %y = memref.alloc() : memref<8xi64>
    %step = arith.shli %len, %c1 : index
    scf.for %b = %c0 to %c8 step %step {
      scf.for %k = %c0 to %len step %c1 {
        %i = arith.addi %b, %k : index
        %j = arith.addi %i, %len : index
        %t0 = arith.divui %c4, %len : index
        %t = arith.muli %t0, %k : index
        %w = memref.load %roots[%t] : memref<4xi64>
        %u = memref.load %x[%i] : memref<8xi64>
        %v = memref.load %x[%j] : memref<8xi64>
        %s = arith.addi %u, %v : i64
        %sm = arith.remui %s, %p : i64
        %up = arith.addi %u, %p : i64
        %d = arith.subi %up, %v : i64
        %dw = arith.extui %d : i64 to i128
        %ww = arith.extui %w : i64 to i128
        %m = arith.muli %dw, %ww : i128
        %mm = arith.remui %m, %pw : i128
        %mt = arith.trunci %mm : i128 to i64
        memref.store %sm, %y[%i] : memref<8xi64>
        memref.store %mt, %y[%j] : memref<8xi64>
      }
    }
    %half = arith.shrui %len, %c1 : index
    scf.yield %y, %half : memref<8xi64>, index
  }
  return %r#0 : memref<8xi64>
}
