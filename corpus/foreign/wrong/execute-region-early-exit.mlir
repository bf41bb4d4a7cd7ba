// mistake: the missing row is answered with an uninitialised row, the fill is gone with the free of the dummy
// expected: observation
module {
  func.func @find_row(%arg0: memref<?x3xi32>, %arg1: i32) -> memref<3xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1_i32 = arith.constant -1 : i32
    %dim = memref.dim %arg0, %c0 : memref<?x3xi32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi ult, %0, %dim : index
    cf.cond_br %1, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %2 = memref.load %arg0[%0, %c0] : memref<?x3xi32>
    %3 = arith.cmpi eq, %2, %arg1 : i32
    %4 = arith.addi %0, %c1 : index
    cf.cond_br %3, ^bb3, ^bb1(%4 : index)
  ^bb3:  // pred: ^bb2
    %alloc = memref.alloc() : memref<3xi32>
    %subview = memref.subview %arg0[%0, 0] [1, 3] [1, 1] : memref<?x3xi32> to memref<3xi32, strided<[1], offset: ?>>
    memref.copy %subview, %alloc : memref<3xi32, strided<[1], offset: ?>> to memref<3xi32>
    cf.br ^bb5(%alloc : memref<3xi32>)
  ^bb4:  // pred: ^bb1
    %alloc_0 = memref.alloc() : memref<3xi32>
    cf.br ^bb5(%alloc_0 : memref<3xi32>)
  ^bb5(%5: memref<3xi32>):  // 2 preds: ^bb3, ^bb4
    return %5 : memref<3xi32>
  }
}
