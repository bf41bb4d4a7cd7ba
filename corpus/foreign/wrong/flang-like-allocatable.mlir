// mistake: the buffer %alloc is freed twice
// expected: double-free
module {
  func.func @_QPsmooth(%arg0: memref<?xf64>, %arg1: memref<i32>, %arg2: memref<i32>) attributes {freehold.deallocated = ["memref"]} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.33333333333333331 : f64
    %0 = memref.load %arg1[] : memref<i32>
    %dim = memref.dim %arg0, %c0 : memref<?xf64>
    %1 = arith.index_cast %0 : i32 to index
    %2 = arith.cmpi slt, %1, %c1 : index
    %3 = arith.cmpi sgt, %1, %dim : index
    %4 = arith.ori %2, %3 : i1
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.store %c1_i32, %arg2[] : memref<i32>
    return
  ^bb2:  // pred: ^bb0
    %alloc = memref.alloc(%1) {bindc_name = "tmp", uniq_name = "_QFsmoothEtmp"} : memref<?xf64>
    cf.br ^bb3(%c0 : index)
  ^bb3(%5: index):  // 2 preds: ^bb2, ^bb4
    %6 = arith.cmpi slt, %5, %1 : index
    cf.cond_br %6, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %7 = arith.subi %5, %c1 : index
    %8 = arith.maxsi %7, %c0 : index
    %9 = arith.addi %5, %c1 : index
    %10 = arith.subi %1, %c1 : index
    %11 = arith.minsi %9, %10 : index
    %12 = memref.load %arg0[%8] : memref<?xf64>
    %13 = memref.load %arg0[%5] : memref<?xf64>
    %14 = memref.load %arg0[%11] : memref<?xf64>
    %15 = arith.addf %12, %13 fastmath<contract> : f64
    %16 = arith.addf %15, %14 fastmath<contract> : f64
    %17 = arith.mulf %16, %cst fastmath<contract> : f64
    memref.store %17, %alloc[%5] : memref<?xf64>
    cf.br ^bb3(%9 : index)
  ^bb5:  // pred: ^bb3
    %subview = memref.subview %arg0[0] [%1] [1] : memref<?xf64> to memref<?xf64, strided<[1]>>
    memref.copy %alloc, %subview : memref<?xf64> to memref<?xf64, strided<[1]>>
    memref.store %c0_i32, %arg2[] : memref<i32>
    memref.dealloc %alloc : memref<?xf64>
    memref.dealloc %alloc : memref<?xf64>
    return
  }
}

