// mistake: the sorter frees the slice that it was given when there is nothing to sort
// expected: double-free
module {
  func.func private @qsort(%arg0: memref<?xi32, strided<[1], offset: ?>>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32, strided<[1], offset: ?>>
    %0 = arith.cmpi ule, %dim, %c1 : index
    cf.cond_br %0, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %1 = arith.subi %dim, %c1 : index
    %2 = memref.load %arg0[%1] : memref<?xi32, strided<[1], offset: ?>>
    %3 = scf.for %arg1 = %c0 to %1 step %c1 iter_args(%arg2 = %c0) -> (index) {
      %7 = memref.load %arg0[%arg1] : memref<?xi32, strided<[1], offset: ?>>
      %8 = arith.cmpi slt, %7, %2 : i32
      %9 = scf.if %8 -> (index) {
        %10 = memref.load %arg0[%arg2] : memref<?xi32, strided<[1], offset: ?>>
        memref.store %7, %arg0[%arg2] : memref<?xi32, strided<[1], offset: ?>>
        memref.store %10, %arg0[%arg1] : memref<?xi32, strided<[1], offset: ?>>
        %11 = arith.addi %arg2, %c1 : index
        scf.yield %11 : index
      } else {
        scf.yield %arg2 : index
      }
      scf.yield %9 : index
    }
    %4 = memref.load %arg0[%3] : memref<?xi32, strided<[1], offset: ?>>
    memref.store %2, %arg0[%3] : memref<?xi32, strided<[1], offset: ?>>
    memref.store %4, %arg0[%1] : memref<?xi32, strided<[1], offset: ?>>
    %subview = memref.subview %arg0[0] [%3] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
    %5 = arith.addi %3, %c1 : index
    %6 = arith.subi %dim, %5 : index
    %subview_0 = memref.subview %arg0[%5] [%6] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
    call @qsort(%subview) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
    call @qsort(%subview_0) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %b_s, %o_s, %n_s, %t_s = memref.extract_strided_metadata %arg0 : memref<?xi32, strided<[1], offset: ?>> -> memref<i32>, index, index, index
    memref.dealloc %b_s : memref<i32>
    return
  }
  func.func @median(%arg0: memref<?xi32>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %0 = arith.cmpi ne, %dim, %c0 : index
    cf.assert %0, "median of nothing"
    %alloc = memref.alloc(%dim) : memref<?xi32>
    memref.copy %arg0, %alloc : memref<?xi32> to memref<?xi32>
    %cast = memref.cast %alloc : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
    call @qsort(%cast) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
    %1 = arith.shrui %dim, %c1 : index
    %2 = memref.load %alloc[%1] : memref<?xi32>
    memref.dealloc %alloc : memref<?xi32>
    return %2 : i32
  }
}
