// Style: Polygeist, CSR to CSC with sizes from the caller, three results.
module {
  func.func @csr2csc(%rows: i32, %cols: i32, %ptr: memref<?xi32>, %idx: memref<?xi32>, %val: memref<?xf32>) -> (memref<?xi32>, memref<?xi32>, memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %i0 = arith.constant 0 : i32
    %i1 = arith.constant 1 : i32
    %r = arith.index_cast %rows : i32 to index
    %c = arith.index_cast %cols : i32 to index
    %cp = arith.addi %c, %c1 : index
    %nnz32 = memref.load %ptr[%r] : memref<?xi32>
    %nnz = arith.index_cast %nnz32 : i32 to index
    %tp = memref.alloc(%cp) : memref<?xi32>
    %ti = memref.alloc(%nnz) : memref<?xi32>
    %tv = memref.alloc(%nnz) : memref<?xf32>
    %cur = memref.alloc(%c) : memref<?xi32>
    linalg.fill ins(%i0 : i32) outs(%tp : memref<?xi32>)
    scf.for %k = %c0 to %nnz step %c1 {
      %j = memref.load %idx[%k] : memref<?xi32>
      %ji = arith.index_cast %j : i32 to index
      %j1 = arith.addi %ji, %c1 : index
      %n = memref.load %tp[%j1] : memref<?xi32>
      %n1 = arith.addi %n, %i1 : i32
      memref.store %n1, %tp[%j1] : memref<?xi32>
    }
    scf.for %j = %c0 to %c step %c1 {
      %j1 = arith.addi %j, %c1 : index
      %a = memref.load %tp[%j] : memref<?xi32>
      memref.store %a, %cur[%j] : memref<?xi32>
      %b = memref.load %tp[%j1] : memref<?xi32>
      %s = arith.addi %a, %b : i32
      memref.store %s, %tp[%j1] : memref<?xi32>
    }
    scf.for %i = %c0 to %r step %c1 {
      %in = arith.addi %i, %c1 : index
      %lo = memref.load %ptr[%i] : memref<?xi32>
      %hi = memref.load %ptr[%in] : memref<?xi32>
      %loi = arith.index_cast %lo : i32 to index
      %hii = arith.index_cast %hi : i32 to index
      %i32 = arith.index_cast %i : index to i32
      scf.for %k = %loi to %hii step %c1 {
        %j = memref.load %idx[%k] : memref<?xi32>
        %ji = arith.index_cast %j : i32 to index
        %d = memref.load %cur[%ji] : memref<?xi32>
        %di = arith.index_cast %d : i32 to index
        %v = memref.load %val[%k] : memref<?xf32>
        memref.store %v, %tv[%di] : memref<?xf32>
        memref.store %i32, %ti[%di] : memref<?xi32>
        %d1 = arith.addi %d, %i1 : i32
        memref.store %d1, %cur[%ji] : memref<?xi32>
      }
    }
    return %tp, %ti, %tv : memref<?xi32>, memref<?xi32>, memref<?xf32>
  }
}
