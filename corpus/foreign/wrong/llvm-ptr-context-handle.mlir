// mistake: the deallocation of a buffer is missing
// expected: leak
module {
  func.func private @rt_begin(!llvm.ptr) -> i64 attributes {freehold.deallocated = ["memref"]}
  func.func private @rt_emit(!llvm.ptr, i64, memref<?xi32>) attributes {freehold.deallocated = ["memref"]}
  func.func private @rt_next(!llvm.ptr) -> !llvm.ptr attributes {freehold.deallocated = ["memref"]}
  func.func @run(%arg0: !llvm.ptr, %arg1: index) -> !llvm.ptr attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = call @rt_begin(%arg0) : (!llvm.ptr) -> i64
    %1 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (!llvm.ptr) {
      %2 = arith.addi %arg2, %c1 : index
      %alloc = memref.alloc(%2) : memref<?xi32>
      %3 = arith.trunci %0 : i64 to i32
      linalg.fill ins(%3 : i32) outs(%alloc : memref<?xi32>)
      func.call @rt_emit(%arg3, %0, %alloc) : (!llvm.ptr, i64, memref<?xi32>) -> ()
      %4 = func.call @rt_next(%arg3) : (!llvm.ptr) -> !llvm.ptr
      %5 = llvm.mlir.zero : !llvm.ptr
      %6 = llvm.icmp "eq" %4, %5 : !llvm.ptr
      %7 = arith.select %6, %arg0, %4 : !llvm.ptr
      scf.yield %7 : !llvm.ptr
    }
    return %1 : !llvm.ptr
  }
}

