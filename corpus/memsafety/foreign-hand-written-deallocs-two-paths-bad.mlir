// expected: leak
// This is what fh makes of corpus/foreign/hand-written-deallocs-two-paths.mlir, with a mistake: the error path forgets the stack.
module {
  func.func private @validate(i32) -> i1 attributes {freehold.deallocated = ["memref"]}
  func.func @parse(%arg0: memref<?xi32>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %alloc = memref.alloc(%dim) : memref<?xi32>
    cf.br ^bb1(%c0, %c0_i32 : index, i32)
  ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb3
    %2 = arith.cmpi ult, %0, %dim : index
    cf.cond_br %2, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %3 = memref.load %arg0[%0] : memref<?xi32>
    %4 = call @validate(%3) : (i32) -> i1
    cf.cond_br %4, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    memref.store %3, %alloc[%0] : memref<?xi32>
    %5 = memref.load %alloc[%0] : memref<?xi32>
    %6 = arith.addi %1, %5 : i32
    %7 = arith.addi %0, %c1 : index
    cf.br ^bb1(%7, %6 : index, i32)
  ^bb4:  // pred: ^bb2
    return %c-1_i32 : i32
  ^bb5:  // pred: ^bb1
    memref.dealloc %alloc : memref<?xi32>
    return %1 : i32
  }
}
