// mistake: a node is freed before its next pointer is read
// expected: use-after-free
module {
  llvm.func @malloc(i64) -> !llvm.ptr attributes {freehold.deallocated = ["memref"]}
  llvm.func @free(!llvm.ptr) attributes {freehold.deallocated = ["memref"]}
  func.func @list(%arg0: memref<?xi32>) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %1 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %0) -> (!llvm.ptr) {
      %3 = memref.load %arg0[%arg1] : memref<?xi32>
      %4 = llvm.call @malloc(%c16_i64) : (i64) -> !llvm.ptr
      llvm.store %3, %4 : i32, !llvm.ptr
      %5 = llvm.getelementptr %4[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
      llvm.store %arg2, %5 : !llvm.ptr, !llvm.ptr
      scf.yield %4 : !llvm.ptr
    }
    %alloc = memref.alloc(%dim) : memref<?xi32>
    %2:2 = scf.while (%arg1 = %1, %arg2 = %c0) : (!llvm.ptr, index) -> (!llvm.ptr, index) {
      %3 = llvm.icmp "ne" %arg1, %0 : !llvm.ptr
      scf.condition(%3) %arg1, %arg2 : !llvm.ptr, index
    } do {
    ^bb0(%arg1: !llvm.ptr, %arg2: index):
      %3 = llvm.load %arg1 : !llvm.ptr -> i32
      llvm.call @free(%arg1) : (!llvm.ptr) -> ()
      memref.store %3, %alloc[%arg2] : memref<?xi32>
      %4 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
      %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
      %6 = arith.addi %arg2, %c1 : index
      scf.yield %5, %6 : !llvm.ptr, index
    }
    return %alloc : memref<?xi32>
  }
}
