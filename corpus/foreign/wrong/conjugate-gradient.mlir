// mistake: `memref.dealloc %alloc_1` is missing
// expected: leak
module {
  func.func private @apply(%arg0: memref<?xf64>, %arg1: memref<?xf64>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e+00 : f64
    %dim = memref.dim %arg0, %c0 : memref<?xf64>
    scf.for %arg2 = %c0 to %dim step %c1 {
      %0 = memref.load %arg0[%arg2] : memref<?xf64>
      %1 = arith.mulf %0, %cst : f64
      memref.store %1, %arg1[%arg2] : memref<?xf64>
    }
    return
  }
  func.func private @dot(%arg0: memref<?xf64>, %arg1: memref<?xf64>) -> f64 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %dim = memref.dim %arg0, %c0 : memref<?xf64>
    %0 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %cst) -> (f64) {
      %1 = memref.load %arg0[%arg2] : memref<?xf64>
      %2 = memref.load %arg1[%arg2] : memref<?xf64>
      %3 = arith.mulf %1, %2 : f64
      %4 = arith.addf %arg3, %3 : f64
      scf.yield %4 : f64
    }
    return %0 : f64
  }
  func.func @cg(%arg0: memref<?xf64>, %arg1: i8) -> (memref<?xf64>, i8) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e-09 : f64
    %c1_i8 = arith.constant 1 : i8
    %c0_i8 = arith.constant 0 : i8
    %dim = memref.dim %arg0, %c0 : memref<?xf64>
    %alloc = memref.alloc(%dim) : memref<?xf64>
    %alloc_1 = memref.alloc(%dim) : memref<?xf64>
    %alloc_2 = memref.alloc(%dim) : memref<?xf64>
    %alloc_3 = memref.alloc(%dim) : memref<?xf64>
    linalg.fill ins(%cst : f64) outs(%alloc : memref<?xf64>)
    memref.copy %arg0, %alloc_1 : memref<?xf64> to memref<?xf64>
    memref.copy %arg0, %alloc_2 : memref<?xf64> to memref<?xf64>
    %0 = call @dot(%alloc_1, %alloc_1) : (memref<?xf64>, memref<?xf64>) -> f64
    cf.br ^bb1(%c0_i8, %0 : i8, f64)
  ^bb1(%1: i8, %2: f64):  // 2 preds: ^bb0, ^bb3
    %3 = arith.cmpi slt, %1, %arg1 : i8
    %4 = arith.cmpf ogt, %2, %cst_0 : f64
    %5 = arith.andi %3, %4 : i1
    cf.cond_br %5, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    call @apply(%alloc_2, %alloc_3) : (memref<?xf64>, memref<?xf64>) -> ()
    %6 = call @dot(%alloc_2, %alloc_3) : (memref<?xf64>, memref<?xf64>) -> f64
    %7 = arith.cmpf oeq, %6, %cst : f64
    cf.cond_br %7, ^bb5, ^bb3
  ^bb3:  // pred: ^bb2
    %8 = arith.divf %2, %6 : f64
    scf.for %arg2 = %c0 to %dim step %c1 {
      %12 = memref.load %alloc[%arg2] : memref<?xf64>
      %13 = memref.load %alloc_2[%arg2] : memref<?xf64>
      %14 = arith.mulf %8, %13 : f64
      %15 = arith.addf %12, %14 : f64
      memref.store %15, %alloc[%arg2] : memref<?xf64>
      %16 = memref.load %alloc_1[%arg2] : memref<?xf64>
      %17 = memref.load %alloc_3[%arg2] : memref<?xf64>
      %18 = arith.mulf %8, %17 : f64
      %19 = arith.subf %16, %18 : f64
      memref.store %19, %alloc_1[%arg2] : memref<?xf64>
    }
    %9 = call @dot(%alloc_1, %alloc_1) : (memref<?xf64>, memref<?xf64>) -> f64
    %10 = arith.divf %9, %2 : f64
    scf.for %arg2 = %c0 to %dim step %c1 {
      %12 = memref.load %alloc_1[%arg2] : memref<?xf64>
      %13 = memref.load %alloc_2[%arg2] : memref<?xf64>
      %14 = arith.mulf %10, %13 : f64
      %15 = arith.addf %12, %14 : f64
      memref.store %15, %alloc_2[%arg2] : memref<?xf64>
    }
    %11 = arith.addi %1, %c1_i8 : i8
    cf.br ^bb1(%11, %9 : i8, f64)
  ^bb4:  // pred: ^bb1
    memref.dealloc %alloc_2 : memref<?xf64>
    memref.dealloc %alloc_3 : memref<?xf64>
    cf.br ^bb6
  ^bb5:  // pred: ^bb2
    memref.dealloc %alloc_1 : memref<?xf64>
    memref.dealloc %alloc_2 : memref<?xf64>
    memref.dealloc %alloc_3 : memref<?xf64>
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    return %alloc, %1 : memref<?xf64>, i8
  }
}
