// Precondition: every index is below the number of rows of the table.
// Words: cf.assert: index out of range
func.func @gather(%table: memref<?x4xf32>, %ids: memref<?xi32>) -> memref<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %ids, %c0 : memref<?xi32>
  %rows = memref.dim %table, %c0 : memref<?x4xf32>
  %limit = arith.index_cast %rows : index to i32
  %out = memref.alloc(%n) : memref<?x4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %id = memref.load %ids[%i] : memref<?xi32>
    %ok = arith.cmpi ult, %id, %limit : i32
    cf.assert %ok, "index out of range"
    %row = arith.index_cast %id : i32 to index
    scf.for %j = %c0 to %c4 step %c1 {
      %v = memref.load %table[%row, %j] : memref<?x4xf32>
      memref.store %v, %out[%i, %j] : memref<?x4xf32>
    }
  }
  return %out : memref<?x4xf32>
}
