// mistake: `memref.dealloc %alloc` is missing
// expected: leak
module {
  func.func @inverse(%arg0: memref<?x?xf64>) -> (i1, memref<?x?xf64>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %false = arith.constant false
    %true = arith.constant true
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf64>
    %0 = arith.cmpi eq, %dim, %dim_1 : index
    cf.cond_br %0, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc(%dim, %dim) : memref<?x?xf64>
    %alloc_2 = memref.alloc(%dim, %dim) : memref<?x?xf64>
    memref.copy %arg0, %alloc : memref<?x?xf64> to memref<?x?xf64>
    linalg.fill ins(%cst : f64) outs(%alloc_2 : memref<?x?xf64>)
    scf.for %arg1 = %c0 to %dim step %c1 {
      memref.store %cst_0, %alloc_2[%arg1, %arg1] : memref<?x?xf64>
    }
    cf.br ^bb2(%c0 : index)
  ^bb2(%1: index):  // 2 preds: ^bb1, ^bb4
    %2 = arith.cmpi ult, %1, %dim : index
    cf.cond_br %2, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %3 = memref.load %alloc[%1, %1] : memref<?x?xf64>
    %4 = arith.cmpf oeq, %3, %cst : f64
    cf.cond_br %4, ^bb6, ^bb4
  ^bb4:  // pred: ^bb3
    scf.for %arg1 = %c0 to %dim step %c1 {
      %6 = memref.load %alloc[%1, %arg1] : memref<?x?xf64>
      %7 = memref.load %alloc_2[%1, %arg1] : memref<?x?xf64>
      %8 = arith.divf %6, %3 : f64
      %9 = arith.divf %7, %3 : f64
      memref.store %8, %alloc[%1, %arg1] : memref<?x?xf64>
      memref.store %9, %alloc_2[%1, %arg1] : memref<?x?xf64>
    }
    scf.for %arg1 = %c0 to %dim step %c1 {
      %6 = arith.cmpi ne, %arg1, %1 : index
      scf.if %6 {
        %7 = memref.load %alloc[%arg1, %1] : memref<?x?xf64>
        scf.for %arg2 = %c0 to %dim step %c1 {
          %8 = memref.load %alloc[%arg1, %arg2] : memref<?x?xf64>
          %9 = memref.load %alloc[%1, %arg2] : memref<?x?xf64>
          %10 = arith.mulf %7, %9 : f64
          %11 = arith.subf %8, %10 : f64
          memref.store %11, %alloc[%arg1, %arg2] : memref<?x?xf64>
          %12 = memref.load %alloc_2[%arg1, %arg2] : memref<?x?xf64>
          %13 = memref.load %alloc_2[%1, %arg2] : memref<?x?xf64>
          %14 = arith.mulf %7, %13 : f64
          %15 = arith.subf %12, %14 : f64
          memref.store %15, %alloc_2[%arg1, %arg2] : memref<?x?xf64>
        }
      }
    }
    %5 = arith.addi %1, %c1 : index
    cf.br ^bb2(%5 : index)
  ^bb5:  // pred: ^bb2
    memref.dealloc %alloc : memref<?x?xf64>
    return %true, %alloc_2 : i1, memref<?x?xf64>
  ^bb6:  // pred: ^bb3
    memref.dealloc %alloc_2 : memref<?x?xf64>
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb0, ^bb6
    %alloc_3 = memref.alloc() : memref<0x0xf64>
    %cast = memref.cast %alloc_3 : memref<0x0xf64> to memref<?x?xf64>
    return %false, %cast : i1, memref<?x?xf64>
  }
}
