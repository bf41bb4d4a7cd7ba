// expected: safe
// This is what fh makes of corpus/foreign/parallel-reduce-norms.mlir.
module {
  func.func @norm2(%arg0: memref<?xi64>) -> i64 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %dim = memref.dim %arg0, %c0 : memref<?xi64>
    %alloc = memref.alloc(%dim) : memref<?xi64>
    scf.parallel (%arg1) = (%c0) to (%dim) step (%c1) {
      %1 = memref.load %arg0[%arg1] : memref<?xi64>
      %2 = arith.muli %1, %1 : i64
      memref.store %2, %alloc[%arg1] : memref<?xi64>
      scf.reduce 
    }
    %0 = scf.parallel (%arg1) = (%c0) to (%dim) step (%c1) init (%c0_i64) -> i64 {
      %1 = memref.load %alloc[%arg1] : memref<?xi64>
      scf.reduce(%1 : i64) {
      ^bb0(%arg2: i64, %arg3: i64):
        %2 = arith.addi %arg2, %arg3 : i64
        scf.reduce.return %2 : i64
      }
    }
    memref.dealloc %alloc : memref<?xi64>
    return %0 : i64
  }
}

