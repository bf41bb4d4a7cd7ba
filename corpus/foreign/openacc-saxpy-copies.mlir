// Style: OpenACC, parallel loop with copyin, create and copyout of buffers around it.
module {
  func.func @acc_saxpy(%x: memref<8xf32>, %y: memref<8xf32>, %a: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %tmp = memref.alloc() : memref<8xf32>
    %0 = acc.copyin varPtr(%x : memref<8xf32>) -> memref<8xf32>
    %1 = acc.create varPtr(%tmp : memref<8xf32>) -> memref<8xf32>
    %2 = acc.copyin varPtr(%y : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>}
    acc.parallel dataOperands(%0, %1, %2 : memref<8xf32>, memref<8xf32>, memref<8xf32>) {
      acc.loop control(%i : index) = (%c0 : index) to (%c8 : index) step (%c1 : index) {
        %v = memref.load %x[%i] : memref<8xf32>
        %p = arith.mulf %a, %v : f32
        memref.store %p, %tmp[%i] : memref<8xf32>
        %yv = memref.load %y[%i] : memref<8xf32>
        %t = memref.load %tmp[%i] : memref<8xf32>
        %s = arith.addf %yv, %t : f32
        memref.store %s, %y[%i] : memref<8xf32>
        acc.yield
      } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.yield
    }
    acc.delete accPtr(%0 : memref<8xf32>) {dataClause = #acc<data_clause acc_copyin>}
    acc.delete accPtr(%1 : memref<8xf32>) {dataClause = #acc<data_clause acc_create>}
    acc.copyout accPtr(%2 : memref<8xf32>) to varPtr(%y : memref<8xf32>) {dataClause = #acc<data_clause acc_copy>}
    return
  }
}
