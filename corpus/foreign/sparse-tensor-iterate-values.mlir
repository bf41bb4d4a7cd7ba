// Style: sparse compiler between passes, reads positions, coordinates and values of a sparse_tensor argument into dense scratch.
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @row_sums(%t: tensor<4x8xf64, #CSR>) -> memref<4xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %pos = sparse_tensor.positions %t {level = 1 : index} : tensor<4x8xf64, #CSR> to memref<?xindex>
  %val = sparse_tensor.values %t : tensor<4x8xf64, #CSR> to memref<?xf64>
  %out = memref.alloc() : memref<4xf64>
  scf.for %i = %c0 to %c4 step %c1 {
    %i1 = arith.addi %i, %c1 : index
    %lo = memref.load %pos[%i] : memref<?xindex>
    %hi = memref.load %pos[%i1] : memref<?xindex>
    %s = scf.for %k = %lo to %hi step %c1 iter_args(%a = %zero) -> (f64) {
      %v = memref.load %val[%k] : memref<?xf64>
      %b = arith.addf %a, %v : f64
      scf.yield %b : f64
    }
    memref.store %s, %out[%i] : memref<4xf64>
  }
  return %out : memref<4xf64>
}
