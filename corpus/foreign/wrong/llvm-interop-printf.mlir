// mistake: the buffer %alloc is not freed
// expected: leak
module {
  llvm.mlir.global internal constant @fmt("sum %d\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32 attributes {freehold.deallocated = ["memref"]}
  func.func @main(%arg0: i32) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<5xi32>
    scf.for %arg1 = %c0 to %c5 step %c1 {
      %3 = arith.index_cast %arg1 : index to i32
      %4 = arith.addi %3, %arg0 : i32
      memref.store %4, %alloc[%arg1] : memref<5xi32>
    }
    %0 = scf.for %arg1 = %c0 to %c5 step %c1 iter_args(%arg2 = %c0_i32) -> (i32) {
      %3 = memref.load %alloc[%arg1] : memref<5xi32>
      %4 = arith.addi %arg2, %3 : i32
      scf.yield %4 : i32
    }
    %1 = llvm.mlir.addressof @fmt : !llvm.ptr
    %2 = llvm.call @printf(%1, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    return %c0_i32 : i32
  }
}

