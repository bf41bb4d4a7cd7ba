// mistake: the buffer %alloc is not freed
// expected: leak
module {
  func.func private @check(memref<?xi32>) -> i32 attributes {freehold.deallocated = ["memref"]}
  func.func @setup(%arg0: index) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c15 = arith.constant 15 : index
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c-2_i32 = arith.constant -2 : i32
    %0 = arith.andi %arg0, %c15 : index
    %alloc = memref.alloc(%0) : memref<?xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<?xi32>)
    %1 = call @check(%alloc) : (memref<?xi32>) -> i32
    %2 = arith.cmpi eq, %1, %c0_i32 : i32
    cf.cond_br %2, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %alloc_0 = memref.alloc(%0) : memref<?xi32>
    memref.copy %alloc, %alloc_0 : memref<?xi32> to memref<?xi32>
    %3 = call @check(%alloc_0) : (memref<?xi32>) -> i32
    %4 = arith.cmpi eq, %3, %c0_i32 : i32
    memref.dealloc %alloc_0 : memref<?xi32>
    cf.cond_br %4, ^bb4(%c-2_i32 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    %5 = arith.addi %1, %3 : i32
    cf.br ^bb4(%5 : i32)
  ^bb3:  // pred: ^bb0
    memref.dealloc %alloc : memref<?xi32>
    cf.br ^bb4(%c-1_i32 : i32)
  ^bb4(%6: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    return %6 : i32
  }
}

