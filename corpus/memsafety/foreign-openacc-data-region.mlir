// expected: safe
// This is what fh makes of corpus/foreign/openacc-data-region.mlir.
module {
  func.func @acc_scale(%arg0: memref<8xf32>, %arg1: f32) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc() : memref<8xf32>
    memref.copy %arg0, %alloc : memref<8xf32> to memref<8xf32>
    %0 = acc.copyin varPtr(%alloc : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>}
    acc.data dataOperands(%0 : memref<8xf32>) {
      scf.for %arg2 = %c0 to %c8 step %c1 {
        %2 = memref.load %0[%arg2] : memref<8xf32>
        %3 = arith.mulf %2, %arg1 : f32
        memref.store %3, %0[%arg2] : memref<8xf32>
      }
      acc.terminator
    }
    acc.copyout accPtr(%0 : memref<8xf32>) to varPtr(%alloc : memref<8xf32>) {dataClause = #acc<data_clause acc_copy>}
    %1 = memref.load %alloc[%c0] : memref<8xf32>
    memref.dealloc %alloc : memref<8xf32>
    return %1 : f32
  }
}

