// mistake: `memref.dealloc %alloc_0` is missing
// expected: leak
module {
  func.func private @sift(%arg0: memref<32xi32>, %arg1: index) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = arith.subi %arg1, %c1 : index
    cf.br ^bb1(%0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb3
    %2 = arith.cmpi eq, %1, %c0 : index
    cf.cond_br %2, ^bb4, ^bb2
  ^bb2:  // pred: ^bb1
    %3 = arith.subi %1, %c1 : index
    %4 = arith.divui %3, %c2 : index
    %5 = memref.load %arg0[%1] : memref<32xi32>
    %6 = memref.load %arg0[%4] : memref<32xi32>
    %7 = arith.cmpi slt, %5, %6 : i32
    cf.cond_br %7, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    memref.store %6, %arg0[%1] : memref<32xi32>
    memref.store %5, %arg0[%4] : memref<32xi32>
    cf.br ^bb1(%4 : index)
  ^bb4:  // 2 preds: ^bb1, ^bb2
    return
  }
  func.func @simulate(%arg0: i32, %arg1: i32) -> (memref<32xi32>, index) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c31 = arith.constant 31 : index
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %c1_i32 = arith.constant 1 : i32
    %c20_i32 = arith.constant 20 : i32
    %0 = arith.minsi %arg1, %c20_i32 : i32
    %alloc = memref.alloc() : memref<32xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<32xi32>)
    %alloc_0 = memref.alloc() : memref<32xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc_0 : memref<32xi32>)
    %1 = arith.andi %arg0, %c7_i32 : i32
    memref.store %1, %alloc_0[%c0] : memref<32xi32>
    %2:2 = scf.while (%arg2 = %c1, %arg3 = %c0) : (index, index) -> (index, index) {
      %3 = arith.cmpi ugt, %arg2, %c0 : index
      %4 = arith.cmpi ult, %arg3, %c31 : index
      %5 = arith.andi %3, %4 : i1
      scf.condition(%5) %arg2, %arg3 : index, index
    } do {
    ^bb0(%arg2: index, %arg3: index):
      %3 = memref.load %alloc_0[%c0] : memref<32xi32>
      %4 = arith.subi %arg2, %c1 : index
      %alloc_1 = memref.alloc() : memref<32xi32>
      linalg.fill ins(%c0_i32 : i32) outs(%alloc_1 : memref<32xi32>)
      scf.for %arg4 = %c1 to %arg2 step %c1 {
        %8 = memref.load %alloc_0[%arg4] : memref<32xi32>
        %9 = arith.subi %arg4, %c1 : index
        memref.store %8, %alloc_1[%9] : memref<32xi32>
        func.call @sift(%alloc_1, %arg4) : (memref<32xi32>, index) -> ()
      }
      memref.copy %alloc_1, %alloc_0 : memref<32xi32> to memref<32xi32>
      memref.store %3, %alloc[%arg3] : memref<32xi32>
      %5 = arith.cmpi slt, %3, %0 : i32
      %6 = arith.select %5, %arg2, %4 : index
      scf.if %5 {
        %8 = arith.andi %3, %c7_i32 : i32
        %9 = arith.addi %8, %c1_i32 : i32
        %10 = arith.addi %3, %9 : i32
        memref.store %10, %alloc_0[%4] : memref<32xi32>
        func.call @sift(%alloc_0, %arg2) : (memref<32xi32>, index) -> ()
      }
      %7 = arith.addi %arg3, %c1 : index
      memref.dealloc %alloc_1 : memref<32xi32>
      scf.yield %6, %7 : index, index
    }
    return %alloc, %2#1 : memref<32xi32>, index
  }
}
