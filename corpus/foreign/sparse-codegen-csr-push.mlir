// Style: Sparse codegen output: pushing entries to growing coordinate and value arrays with memref.realloc.
func.func @compress(%dense: memref<?xf64>) -> (memref<?xindex>, memref<?xf64>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %dense, %c0 : memref<?xf64>
  %crd = memref.alloc() : memref<2xindex>
  %crd0 = memref.cast %crd : memref<2xindex> to memref<?xindex>
  %val = memref.alloc() : memref<2xf64>
  %val0 = memref.cast %val : memref<2xf64> to memref<?xf64>
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%c = %crd0, %v = %val0, %k = %c0) -> (memref<?xindex>, memref<?xf64>, index) {
    %x = memref.load %dense[%i] : memref<?xf64>
    %nz = arith.cmpf une, %x, %zero : f64
    %s:3 = scf.if %nz -> (memref<?xindex>, memref<?xf64>, index) {
      %cap = memref.dim %c, %c0 : memref<?xindex>
      %k1 = arith.addi %k, %c1 : index
      %full = arith.cmpi ugt, %k1, %cap : index
      %g:2 = scf.if %full -> (memref<?xindex>, memref<?xf64>) {
        %cap2 = arith.muli %cap, %c2 : index
        %c3 = memref.realloc %c(%cap2) : memref<?xindex> to memref<?xindex>
        %v3 = memref.realloc %v(%cap2) : memref<?xf64> to memref<?xf64>
        scf.yield %c3, %v3 : memref<?xindex>, memref<?xf64>
      } else {
        scf.yield %c, %v : memref<?xindex>, memref<?xf64>
      }
      memref.store %i, %g#0[%k] : memref<?xindex>
      memref.store %x, %g#1[%k] : memref<?xf64>
      scf.yield %g#0, %g#1, %k1 : memref<?xindex>, memref<?xf64>, index
    } else {
      scf.yield %c, %v, %k : memref<?xindex>, memref<?xf64>, index
    }
    scf.yield %s#0, %s#1, %s#2 : memref<?xindex>, memref<?xf64>, index
  }
  return %r#0, %r#1, %r#2 : memref<?xindex>, memref<?xf64>, index
}
