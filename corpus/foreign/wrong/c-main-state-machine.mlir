// mistake: the buffer %alloc is freed before its last use
// expected: use-after-free
module {
  func.func @run(%arg0: memref<?xi8>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c10_i32 = arith.constant 10 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %alloc = memref.alloc() : memref<2xi32>
    memref.store %c0_i32, %alloc[%c0] : memref<2xi32>
    memref.store %c0_i32, %alloc[%c1] : memref<2xi32>
    cf.br ^bb1(%c0, %c0_i32 : index, i32)
  ^bb1(%0: index, %1: i32):  // 4 preds: ^bb0, ^bb3, ^bb4, ^bb5
    %2 = arith.cmpi ult, %0, %dim : index
    cf.cond_br %2, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %3 = memref.load %arg0[%0] : memref<?xi8>
    %4 = arith.addi %0, %c1 : index
    cf.switch %1 : i32, [
      default: ^bb6,
      0: ^bb3,
      1: ^bb4,
      2: ^bb5
    ]
  ^bb3:  // pred: ^bb2
    %5 = arith.extsi %3 : i8 to i32
    %6 = arith.cmpi slt, %5, %c0_i32 : i32
    %c2_i32 = arith.constant 2 : i32
    %7 = arith.select %6, %c2_i32, %c1_i32 : i32
    cf.br ^bb1(%4, %7 : index, i32)
  ^bb4:  // pred: ^bb2
    %8 = memref.load %alloc[%c0] : memref<2xi32>
    %9 = arith.muli %8, %c10_i32 : i32
    %10 = arith.extui %3 : i8 to i32
    %11 = arith.addi %9, %10 : i32
    memref.store %11, %alloc[%c0] : memref<2xi32>
    %12 = arith.cmpi ugt, %11, %c10_i32 : i32
    %c2_i32_0 = arith.constant 2 : i32
    %13 = arith.select %12, %c2_i32_0, %c1_i32 : i32
    cf.br ^bb1(%4, %13 : index, i32)
  ^bb5:  // pred: ^bb2
    %14 = memref.load %alloc[%c0] : memref<2xi32>
    %15 = memref.load %alloc[%c1] : memref<2xi32>
    %16 = arith.addi %15, %14 : i32
    memref.store %16, %alloc[%c1] : memref<2xi32>
    memref.store %c0_i32, %alloc[%c0] : memref<2xi32>
    cf.br ^bb1(%4, %c0_i32 : index, i32)
  ^bb6:  // pred: ^bb2
    memref.dealloc %alloc : memref<2xi32>
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32 : i32
  ^bb7:  // pred: ^bb1
    memref.dealloc %alloc : memref<2xi32>
    %17 = memref.load %alloc[%c1] : memref<2xi32>
    return %17 : i32
  }
}

