module {
  memref.global "private" @acc : memref<i32> = dense<0>
  func.func private @note(%arg0: i32) {
    %0 = memref.get_global @acc : memref<i32>
    %1 = memref.load %0[] : memref<i32>
    %c31_i32 = arith.constant 31 : i32
    %2 = arith.muli %1, %c31_i32 : i32
    %3 = arith.addi %2, %arg0 : i32
    memref.store %3, %0[] : memref<i32>
    return
  }
  func.func private @g(%arg0: i1, %arg1: index, %arg2: index) -> memref<?xi32> {
    %c0 = arith.constant 0 : index
    %c7_i32 = arith.constant 7 : i32
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc(%arg1) : memref<?xi32>
    memref.store %c7_i32, %alloc[%c0] : memref<?xi32>
    return %alloc : memref<?xi32>
  ^bb2:  // pred: ^bb0
    %alloc_0 = memref.alloc(%arg2) : memref<?xi32>
    memref.store %c7_i32, %alloc_0[%c0] : memref<?xi32>
    return %alloc_0 : memref<?xi32>
  }
  func.func private @f(%arg0: i1) -> index {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = call @g(%arg0, %c2, %c3) : (i1, index, index) -> memref<?xi32>
    %dim = memref.dim %0, %c0 : memref<?xi32>
    memref.dealloc %0 : memref<?xi32>
    return %dim : index
  }
  func.func @main() -> i32 {
    %false = arith.constant false
    %0 = call @f(%false) : (i1) -> index
    %1 = arith.index_cast %0 : index to i32
    call @note(%1) : (i32) -> ()
    %2 = memref.get_global @acc : memref<i32>
    %3 = memref.load %2[] : memref<i32>
    return %3 : i32
  }
}