// Style: FHE compiler, key switching with 128-bit accumulators in a heap buffer and digits gathered from a decomposition.
func.func @keyswitch(%ct: memref<?xi64>, %key: memref<?x4xi64>, %q: i64) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i128
  %o = arith.constant 1 : i64
  %k16 = arith.constant 16 : i64
  %mask = arith.constant 65535 : i64
  %n0 = memref.dim %ct, %c0 : memref<?xi64>
  %n1 = memref.dim %key, %c0 : memref<?x4xi64>
  %n = arith.minui %n0, %n1 : index
  %qq = arith.maxui %q, %o : i64
  %qw = arith.extui %qq : i64 to i128
  %acc = memref.alloc(%n) : memref<?xi128>
  linalg.fill ins(%z : i128) outs(%acc : memref<?xi128>)
  scf.for %i = %c0 to %n step %c1 {
    %c = memref.load %ct[%i] : memref<?xi64>
    %last = scf.for %d = %c0 to %c4 step %c1 iter_args(%rest = %c) -> (i64) {
      %digit = arith.andi %rest, %mask : i64
      %k = memref.load %key[%i, %d] : memref<?x4xi64>
      %dw = arith.extui %digit : i64 to i128
      %kw = arith.extui %k : i64 to i128
      %p = arith.muli %dw, %kw : i128
      %a = memref.load %acc[%i] : memref<?xi128>
      %s = arith.addi %a, %p : i128
      memref.store %s, %acc[%i] : memref<?xi128>
      %next = arith.shrui %rest, %k16 : i64
      scf.yield %next : i64
    }
  }
  %out = memref.alloc(%n) : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %acc[%i] : memref<?xi128>
    %m = arith.remui %a, %qw : i128
    %t = arith.trunci %m : i128 to i64
    memref.store %t, %out[%i] : memref<?xi64>
  }
  return %out : memref<?xi64>
}
