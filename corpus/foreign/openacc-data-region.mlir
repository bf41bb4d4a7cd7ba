// Style: flang-like OpenACC, an acc.data region around a parallel loop; the host temporary is made before and read after.
func.func @acc_scale(%x: memref<8xf32>, %k: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %tmp = memref.alloc() : memref<8xf32>
  memref.copy %x, %tmp : memref<8xf32> to memref<8xf32>
  %dev = acc.copyin varPtr(%tmp : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>}
  acc.data dataOperands(%dev : memref<8xf32>) {
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %dev[%i] : memref<8xf32>
      %m = arith.mulf %v, %k : f32
      memref.store %m, %dev[%i] : memref<8xf32>
    }
    acc.terminator
  }
  acc.copyout accPtr(%dev : memref<8xf32>) to varPtr(%tmp : memref<8xf32>) {dataClause = #acc<data_clause acc_copy>}
  %r = memref.load %tmp[%c0] : memref<8xf32>
  return %r : f32
}
