// Precondition: row pointers ascend from 0 to the number of non-zeros, columns are below the length of x.
// Words: cf.assert: the last row pointer is the number of values
func.func @spmv(%rows: memref<?xindex>, %cols: memref<?xindex>, %vals: memref<?xf64>, %x: memref<?xf64>) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n1 = memref.dim %rows, %c0 : memref<?xindex>
  %n = arith.subi %n1, %c1 : index
  %some = arith.cmpi sgt, %n1, %c0 : index
  cf.assert %some, "there are row pointers"
  %nnz = memref.dim %vals, %c0 : memref<?xf64>
  %ncols = memref.dim %cols, %c0 : memref<?xindex>
  %same = arith.cmpi eq, %nnz, %ncols : index
  cf.assert %same, "one column for each value"
  %last = memref.load %rows[%n] : memref<?xindex>
  %ends = arith.cmpi eq, %last, %nnz : index
  cf.assert %ends, "the last row pointer is the number of values"
  %y = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %i1 = arith.addi %i, %c1 : index
    %from = memref.load %rows[%i] : memref<?xindex>
    %to = memref.load %rows[%i1] : memref<?xindex>
    %sum = scf.for %k = %from to %to step %c1 iter_args(%acc = %zero) -> f64 {
      %j = memref.load %cols[%k] : memref<?xindex>
      %a = memref.load %vals[%k] : memref<?xf64>
      %b = memref.load %x[%j] : memref<?xf64>
      %p = arith.mulf %a, %b : f64
      %s = arith.addf %acc, %p : f64
      scf.yield %s : f64
    }
    memref.store %sum, %y[%i] : memref<?xf64>
  }
  return %y : memref<?xf64>
}
