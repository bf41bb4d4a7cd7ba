// mistake: the buffer is freed before it leaves the device
// expected: use-after-free
module {
  func.func @acc_saxpy(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: f32) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc() : memref<8xf32>
    %0 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %1 = acc.create varPtr(%alloc : memref<8xf32>) -> memref<8xf32>
    %2 = acc.copyin varPtr(%arg1 : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>}
    acc.parallel dataOperands(%0, %1, %2 : memref<8xf32>, memref<8xf32>, memref<8xf32>) {
      acc.loop control(%arg3 : index) = (%c0 : index) to (%c8 : index)  step (%c1 : index) {
        %3 = memref.load %arg0[%arg3] : memref<8xf32>
        %4 = arith.mulf %arg2, %3 : f32
        memref.store %4, %alloc[%arg3] : memref<8xf32>
        %5 = memref.load %arg1[%arg3] : memref<8xf32>
        %6 = memref.load %alloc[%arg3] : memref<8xf32>
        %7 = arith.addf %5, %6 : f32
        memref.store %7, %arg1[%arg3] : memref<8xf32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    memref.dealloc %alloc : memref<8xf32>
    acc.delete accPtr(%0 : memref<8xf32>) {dataClause = #acc<data_clause acc_copyin>}
    acc.delete accPtr(%1 : memref<8xf32>) {dataClause = #acc<data_clause acc_create>}
    acc.copyout accPtr(%2 : memref<8xf32>) to varPtr(%arg1 : memref<8xf32>) {dataClause = #acc<data_clause acc_copy>}
    return
  }
}
