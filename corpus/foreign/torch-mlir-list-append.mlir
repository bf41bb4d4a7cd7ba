// Style: torch-mlir: list construction by ranks and sizes; a nonzero-like op with a data-dependent size.
func.func @nonzero(%mask: memref<?xi1>) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %mask, %c0 : memref<?xi1>
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%k = %c0) -> (index) {
    %b = memref.load %mask[%i] : memref<?xi1>
    %x = arith.extui %b : i1 to i64
    %y = arith.index_cast %x : i64 to index
    %k2 = arith.addi %k, %y : index
    scf.yield %k2 : index
  }
  %out = memref.alloc(%count) : memref<?xi64>
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%k = %c0) -> (index) {
    %b = memref.load %mask[%i] : memref<?xi1>
    %next = scf.if %b -> (index) {
      %i64 = arith.index_cast %i : index to i64
      memref.store %i64, %out[%k] : memref<?xi64>
      %k2 = arith.addi %k, %c1 : index
      scf.yield %k2 : index
    } else {
      scf.yield %k : index
    }
    scf.yield %next : index
  }
  return %out : memref<?xi64>
}
