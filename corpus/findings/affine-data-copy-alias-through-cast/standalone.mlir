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
  func.func private @h(%arg0: i32) -> i32 {
    %alloc = memref.alloc() : memref<4xi32>
    %c0_i32 = arith.constant 0 : i32
    %cast = memref.cast %alloc : memref<4xi32> to memref<?xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<4xi32>)
    affine.for %arg1 = 0 to 4 {
      affine.store %arg0, %alloc[%arg1] : memref<4xi32>
      %1 = affine.load %cast[%arg1] : memref<?xi32>
      %2 = arith.addi %1, %arg0 : i32
      affine.store %2, %cast[%arg1] : memref<?xi32>
    }
    %0 = affine.load %alloc[0] : memref<4xi32>
    memref.dealloc %alloc : memref<4xi32>
    return %0 : i32
  }
  func.func private @w(%arg0: memref<4xi32>, %arg1: i32) {
    %c0 = arith.constant 0 : index
    memref.store %arg1, %arg0[%c0] : memref<4xi32>
    return
  }
  func.func @main() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = call @h(%c3_i32) : (i32) -> i32
    call @note(%0) : (i32) -> ()
    %1 = memref.get_global @acc : memref<i32>
    %2 = memref.load %1[] : memref<i32>
    return %2 : i32
  }
}