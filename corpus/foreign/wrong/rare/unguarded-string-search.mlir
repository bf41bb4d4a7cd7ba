// mistake: a match that is not at the beginning leaks the table
// expected: leak
module {
  func.func @kmp(%arg0: memref<?xi8>, %arg1: memref<?xi8>) -> i64 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1_i64 = arith.constant -1 : i64
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi8>
    %alloc = memref.alloc(%dim_0) : memref<?xindex>
    memref.store %c0, %alloc[%c0] : memref<?xindex>
    %0 = scf.for %arg2 = %c1 to %dim_0 step %c1 iter_args(%arg3 = %c0) -> (index) {
      %10 = memref.load %arg1[%arg2] : memref<?xi8>
      %11 = func.call @fallback(%alloc, %arg1, %10, %arg3) : (memref<?xindex>, memref<?xi8>, i8, index) -> index
      memref.store %11, %alloc[%arg2] : memref<?xindex>
      scf.yield %11 : index
    }
    cf.br ^bb1(%c0, %c0 : index, index)
  ^bb1(%1: index, %2: index):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi ult, %1, %dim : index
    cf.cond_br %3, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %4 = memref.load %arg0[%1] : memref<?xi8>
    %5 = call @fallback(%alloc, %arg1, %4, %2) : (memref<?xindex>, memref<?xi8>, i8, index) -> index
    %6 = arith.cmpi eq, %5, %dim_0 : index
    %7 = arith.addi %1, %c1 : index
    cf.cond_br %6, ^bb3, ^bb1(%7, %5 : index, index)
  ^bb3:  // pred: ^bb2
    %isfirst = arith.cmpi eq, %7, %dim_0 : index
    scf.if %isfirst {
    memref.dealloc %alloc : memref<?xindex>
    }
    %8 = arith.subi %7, %dim_0 : index
    %9 = arith.index_cast %8 : index to i64
    return %9 : i64
  ^bb4:  // pred: ^bb1
    memref.dealloc %alloc : memref<?xindex>
    return %c-1_i64 : i64
  }
  func.func private @fallback(%arg0: memref<?xindex>, %arg1: memref<?xi8>, %arg2: i8, %arg3: index) -> index attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%arg3 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb3
    %1 = memref.load %arg1[%0] : memref<?xi8>
    %2 = arith.cmpi eq, %1, %arg2 : i8
    %3 = arith.addi %0, %c1 : index
    cf.cond_br %2, ^bb4(%3 : index), ^bb2
  ^bb2:  // pred: ^bb1
    %4 = arith.cmpi eq, %0, %c0 : index
    %5 = arith.subi %0, %c1 : index
    cf.cond_br %4, ^bb4(%c0 : index), ^bb3
  ^bb3:  // pred: ^bb2
    %6 = memref.load %arg0[%5] : memref<?xindex>
    cf.br ^bb1(%6 : index)
  ^bb4(%7: index):  // 2 preds: ^bb1, ^bb2
    return %7 : index
  }
}
