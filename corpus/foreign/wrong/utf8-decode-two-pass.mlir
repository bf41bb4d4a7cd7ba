// mistake: a truncated sequence at the end of the input leaves without freeing the half-decoded text
// expected: leak
module {
  func.func @decode(%arg0: memref<?xi8>) -> (memref<?xi32>, i1) attributes {freehold.deallocated = ["memref"]} {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i8 = arith.constant 0 : i8
    %c-64_i8 = arith.constant -64 : i8
    %c6_i32 = arith.constant 6 : i32
    %c31_i8 = arith.constant 31 : i8
    %c63_i8 = arith.constant 63 : i8
    %true = arith.constant true
    %false = arith.constant false
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %0 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0) -> (index) {
      %20 = memref.load %arg0[%arg1] : memref<?xi8>
      %21 = arith.cmpi slt, %20, %c-64_i8 : i8
      %22 = arith.addi %arg2, %c1 : index
      %23 = arith.select %21, %arg2, %22 : index
      scf.yield %23 : index
    }
    %alloc = memref.alloc(%0) : memref<?xi32>
    cf.br ^bb1(%c0, %c0 : index, index)
  ^bb1(%1: index, %2: index):  // 3 preds: ^bb0, ^bb3, ^bb7
    %3 = arith.cmpi ult, %1, %dim : index
    cf.cond_br %3, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    %4 = memref.load %arg0[%1] : memref<?xi8>
    %5 = arith.addi %1, %c1 : index
    %6 = arith.addi %2, %c1 : index
    %7 = arith.cmpi sge, %4, %c0_i8 : i8
    cf.cond_br %7, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %8 = arith.extui %4 : i8 to i32
    memref.store %8, %alloc[%2] : memref<?xi32>
    cf.br ^bb1(%5, %6 : index, index)
  ^bb4:  // pred: ^bb2
    %9 = arith.cmpi slt, %4, %c-64_i8 : i8
    cf.cond_br %9, ^bb8, ^bb5
  ^bb5:  // pred: ^bb4
    %10 = arith.cmpi ult, %5, %dim : index
    cf.cond_br %10, ^bb6, ^bb9
  ^bb6:  // pred: ^bb5
    %11 = memref.load %arg0[%5] : memref<?xi8>
    %12 = arith.cmpi slt, %11, %c-64_i8 : i8
    %13 = arith.andi %4, %c31_i8 : i8
    %14 = arith.andi %11, %c63_i8 : i8
    %15 = arith.extui %13 : i8 to i32
    %16 = arith.extui %14 : i8 to i32
    %17 = arith.shli %15, %c6_i32 : i32
    %18 = arith.ori %17, %16 : i32
    %19 = arith.addi %1, %c2 : index
    cf.cond_br %12, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    memref.store %18, %alloc[%2] : memref<?xi32>
    cf.br ^bb1(%19, %6 : index, index)
  ^bb8:  // pred: ^bb4
    memref.dealloc %alloc : memref<?xi32>
    cf.br ^bb11
  ^bb9:  // pred: ^bb5
    cf.br ^bb11
  ^bb10:  // pred: ^bb6
    memref.dealloc %alloc : memref<?xi32>
    cf.br ^bb11
  ^bb11:  // 3 preds: ^bb8, ^bb9, ^bb10
    %alloc_0 = memref.alloc() : memref<0xi32>
    %cast = memref.cast %alloc_0 : memref<0xi32> to memref<?xi32>
    return %cast, %false : memref<?xi32>, i1
  ^bb12:  // pred: ^bb1
    return %alloc, %true : memref<?xi32>, i1
  }
}
