// mistake: the block of malloc is not freed
// expected: leak
module {
  llvm.func @malloc(i64) -> !llvm.ptr attributes {freehold.deallocated = ["memref"]}
  llvm.func @free(!llvm.ptr) attributes {freehold.deallocated = ["memref"]}
  func.func @scratch(%arg0: memref<8xi32>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c32_i64 = arith.constant 32 : i64
    %c0_i32 = arith.constant 0 : i32
    %0 = llvm.call @malloc(%c32_i64) : (i64) -> !llvm.ptr
    scf.for %arg1 = %c0 to %c8 step %c1 {
      %3 = memref.load %arg0[%arg1] : memref<8xi32>
      %4 = arith.index_cast %arg1 : index to i64
      %5 = llvm.getelementptr %0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %3, %5 : i32, !llvm.ptr
    }
    %alloc = memref.alloc() : memref<8xi32>
    %1 = scf.for %arg1 = %c0 to %c8 step %c1 iter_args(%arg2 = %c0_i32) -> (i32) {
      %3 = arith.index_cast %arg1 : index to i64
      %4 = llvm.getelementptr %0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %5 = llvm.load %4 : !llvm.ptr -> i32
      %6 = arith.addi %arg2, %5 : i32
      memref.store %6, %alloc[%arg1] : memref<8xi32>
      scf.yield %6 : i32
    }
    %c7 = arith.constant 7 : index
    %2 = memref.load %alloc[%c7] : memref<8xi32>
    memref.dealloc %alloc : memref<8xi32>
    return %2 : i32
  }
}
