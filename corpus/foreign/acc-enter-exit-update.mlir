// Style: OpenACC C front end, unstructured data with enter, update and exit around a kernels region.
func.func @relax(%u: memref<32xf64>, %steps: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c31 = arith.constant 31 : index
  %half = arith.constant 0.5 : f64
  %few = arith.constant 8 : index
  %n = arith.minui %steps, %few : index
  %v = memref.alloc() : memref<32xf64>
  memref.copy %u, %v : memref<32xf64> to memref<32xf64>
  %d = acc.copyin varPtr(%v : memref<32xf64>) -> memref<32xf64>
  acc.enter_data dataOperands(%d : memref<32xf64>)
  scf.for %t = %c0 to %n step %c1 {
    acc.kernels dataOperands(%d : memref<32xf64>) {
      scf.for %i = %c1 to %c31 step %c1 {
        %im = arith.subi %i, %c1 : index
        %a = memref.load %v[%im] : memref<32xf64>
        %b = memref.load %v[%i] : memref<32xf64>
        %s = arith.addf %a, %b : f64
        %h = arith.mulf %s, %half : f64
        memref.store %h, %v[%i] : memref<32xf64>
      }
      acc.terminator
    }
  }
  %g = acc.getdeviceptr varPtr(%v : memref<32xf64>) -> memref<32xf64> {dataClause = #acc<data_clause acc_update_host>}
  acc.update dataOperands(%g : memref<32xf64>)
  acc.update_host accPtr(%g : memref<32xf64>) to varPtr(%v : memref<32xf64>) {structured = false}
  memref.copy %v, %u : memref<32xf64> to memref<32xf64>
  %e = acc.getdeviceptr varPtr(%v : memref<32xf64>) -> memref<32xf64> {dataClause = #acc<data_clause acc_delete>}
  acc.exit_data dataOperands(%e : memref<32xf64>)
  acc.delete accPtr(%e : memref<32xf64>) {structured = false}
  return
}
