// mistake: `memref.dealloc %alloc` is missing
// expected: leak
module {
  func.func @relax(%arg0: memref<32xf64>, %arg1: index) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c31 = arith.constant 31 : index
    %cst = arith.constant 5.000000e-01 : f64
    %c8 = arith.constant 8 : index
    %0 = arith.minui %arg1, %c8 : index
    %alloc = memref.alloc() : memref<32xf64>
    memref.copy %arg0, %alloc : memref<32xf64> to memref<32xf64>
    %1 = acc.copyin varPtr(%alloc : memref<32xf64>) -> memref<32xf64>
    acc.enter_data dataOperands(%1 : memref<32xf64>)
    scf.for %arg2 = %c0 to %0 step %c1 {
      acc.kernels dataOperands(%1 : memref<32xf64>) {
        scf.for %arg3 = %c1 to %c31 step %c1 {
          %4 = arith.subi %arg3, %c1 : index
          %5 = memref.load %alloc[%4] : memref<32xf64>
          %6 = memref.load %alloc[%arg3] : memref<32xf64>
          %7 = arith.addf %5, %6 : f64
          %8 = arith.mulf %7, %cst : f64
          memref.store %8, %alloc[%arg3] : memref<32xf64>
        }
        acc.terminator
      }
    }
    %2 = acc.getdeviceptr varPtr(%alloc : memref<32xf64>) -> memref<32xf64> {dataClause = #acc<data_clause acc_update_host>}
    acc.update dataOperands(%2 : memref<32xf64>)
    acc.update_host accPtr(%2 : memref<32xf64>) to varPtr(%alloc : memref<32xf64>) {structured = false}
    memref.copy %alloc, %arg0 : memref<32xf64> to memref<32xf64>
    %3 = acc.getdeviceptr varPtr(%alloc : memref<32xf64>) -> memref<32xf64> {dataClause = #acc<data_clause acc_delete>}
    acc.exit_data dataOperands(%3 : memref<32xf64>)
    acc.delete accPtr(%3 : memref<32xf64>) {structured = false}
    return
  }
}
