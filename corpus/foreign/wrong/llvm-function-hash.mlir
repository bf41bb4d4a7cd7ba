// mistake: the helper of LLVM adds the wrong way round
// expected: observation
module {
  llvm.func internal @mix(%arg0: i64, %arg1: i64) -> i64 attributes {freehold.deallocated = ["memref"]} {
    %0 = llvm.mlir.constant(31 : i64) : i64
    %1 = llvm.mul %arg0, %0 : i64
    %2 = llvm.sub %1, %arg1 : i64
    %3 = llvm.icmp "slt" %2, %0 : i64
    llvm.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %0 : i64
  ^bb2:  // pred: ^bb0
    %4 = llvm.xor %2, %0 : i64
    llvm.return %4 : i64
  }
  func.func @hash(%arg0: memref<?xi64>) -> memref<?xi64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5381_i64 = arith.constant 5381 : i64
    %dim = memref.dim %arg0, %c0 : memref<?xi64>
    %alloc = memref.alloc(%dim) : memref<?xi64>
    %0 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c5381_i64) -> (i64) {
      %1 = memref.load %arg0[%arg1] : memref<?xi64>
      %2 = llvm.call @mix(%arg2, %1) : (i64, i64) -> i64
      memref.store %2, %alloc[%arg1] : memref<?xi64>
      scf.yield %2 : i64
    }
    return %alloc : memref<?xi64>
  }
}
