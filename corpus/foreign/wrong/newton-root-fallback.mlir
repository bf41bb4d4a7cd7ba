// mistake: the full trace is not freed where a shorter one is returned
// expected: leak
module {
  func.func @root(%arg0: f64) -> (f64, memref<?xf64>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %cst = arith.constant 2.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e-09 : f64
    %alloc = memref.alloc() : memref<6xf64>
    %cast = memref.cast %alloc : memref<6xf64> to memref<?xf64>
    %0 = math.absf %arg0 : f64
    %1 = arith.maximumf %0, %cst_0 : f64
    cf.br ^bb1(%c0, %1 : index, f64)
  ^bb1(%2: index, %3: f64):  // 2 preds: ^bb0, ^bb2
    %4 = arith.cmpi ult, %2, %c6 : index
    cf.cond_br %4, ^bb2, ^bb3(%2, %3 : index, f64)
  ^bb2:  // pred: ^bb1
    memref.store %3, %alloc[%2] : memref<6xf64>
    %5 = arith.divf %0, %3 : f64
    %6 = arith.addf %3, %5 : f64
    %7 = arith.divf %6, %cst : f64
    %8 = arith.subf %7, %3 : f64
    %9 = math.absf %8 : f64
    %10 = arith.cmpf olt, %9, %cst_1 : f64
    %11 = arith.addi %2, %c1 : index
    cf.cond_br %10, ^bb3(%11, %7 : index, f64), ^bb1(%11, %7 : index, f64)
  ^bb3(%12: index, %13: f64):  // 2 preds: ^bb1, ^bb2
    %14 = arith.cmpi eq, %12, %c6 : index
    cf.cond_br %14, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    return %13, %cast : f64, memref<?xf64>
  ^bb5:  // pred: ^bb3
    %alloc_2 = memref.alloc(%12) : memref<?xf64>
    %subview = memref.subview %alloc[0] [%12] [1] : memref<6xf64> to memref<?xf64, strided<[1]>>
    memref.copy %subview, %alloc_2 : memref<?xf64, strided<[1]>> to memref<?xf64>
    return %13, %alloc_2 : f64, memref<?xf64>
  }
}
