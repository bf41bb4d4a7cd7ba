// Style: LAPACK port, LU with partial pivoting in place; row swaps go through a heap row, pivots are index data.
func.func @getrf(%A: memref<5x5xf64>) -> (memref<5xindex>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %true = arith.constant true
  %zero = arith.constant 0.0 : f64
  %piv = memref.alloc() : memref<5xindex>
  %ok = scf.for %k = %c0 to %c5 step %c1 iter_args(%good = %true) -> (i1) {
    %akk = memref.load %A[%k, %k] : memref<5x5xf64>
    %abs0 = math.absf %akk : f64
    %best:2 = scf.for %i = %k to %c5 step %c1 iter_args(%bi = %k, %bv = %abs0) -> (index, f64) {
      %v = memref.load %A[%i, %k] : memref<5x5xf64>
      %abs = math.absf %v : f64
      %gt = arith.cmpf ogt, %abs, %bv : f64
      %i2 = arith.select %gt, %i, %bi : index
      %v2 = arith.select %gt, %abs, %bv : f64
      scf.yield %i2, %v2 : index, f64
    }
    memref.store %best#0, %piv[%k] : memref<5xindex>
    %swap = arith.cmpi ne, %best#0, %k : index
    scf.if %swap {
      %row = memref.alloc() : memref<5xf64>
      %rk = memref.subview %A[%k, 0] [1, 5] [1, 1] : memref<5x5xf64> to memref<5xf64, strided<[1], offset: ?>>
      %rb = memref.subview %A[%best#0, 0] [1, 5] [1, 1] : memref<5x5xf64> to memref<5xf64, strided<[1], offset: ?>>
      memref.copy %rk, %row : memref<5xf64, strided<[1], offset: ?>> to memref<5xf64>
      memref.copy %rb, %rk : memref<5xf64, strided<[1], offset: ?>> to memref<5xf64, strided<[1], offset: ?>>
      memref.copy %row, %rb : memref<5xf64> to memref<5xf64, strided<[1], offset: ?>>
    }
    %nonzero = arith.cmpf ogt, %best#1, %zero : f64
    scf.if %nonzero {
      %d = memref.load %A[%k, %k] : memref<5x5xf64>
      %k1 = arith.addi %k, %c1 : index
      scf.for %i = %k1 to %c5 step %c1 {
        %a = memref.load %A[%i, %k] : memref<5x5xf64>
        %f = arith.divf %a, %d : f64
        memref.store %f, %A[%i, %k] : memref<5x5xf64>
        scf.for %j = %k1 to %c5 step %c1 {
          %u = memref.load %A[%k, %j] : memref<5x5xf64>
          %x = memref.load %A[%i, %j] : memref<5x5xf64>
          %p = arith.mulf %f, %u : f64
          %y = arith.subf %x, %p : f64
          memref.store %y, %A[%i, %j] : memref<5x5xf64>
        }
      }
    }
    %g = arith.andi %good, %nonzero : i1
    scf.yield %g : i1
  }
  return %piv, %ok : memref<5xindex>, i1
}
