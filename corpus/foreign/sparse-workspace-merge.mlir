// Style: TACO-like compiler, adds two sparse vectors with a dense workspace and a list of touched coordinates that is reset in place.
func.func @add(%ca: memref<?xi8>, %va: memref<?xf32>, %cb: memref<?xi8>, %vb: memref<?xf32>) -> (memref<?xi8>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  %false = arith.constant false
  %true = arith.constant true
  %zero = arith.constant 0.0 : f32
  %w = memref.alloc() : memref<256xf32>
  %seen = memref.alloc() : memref<256xi1>
  %list = memref.alloc() : memref<256xi8>
  linalg.fill ins(%zero : f32) outs(%w : memref<256xf32>)
  linalg.fill ins(%false : i1) outs(%seen : memref<256xi1>)
  %k1 = func.call @insert(%ca, %va, %w, %seen, %list, %c0) : (memref<?xi8>, memref<?xf32>, memref<256xf32>, memref<256xi1>, memref<256xi8>, index) -> index
  %k2 = func.call @insert(%cb, %vb, %w, %seen, %list, %k1) : (memref<?xi8>, memref<?xf32>, memref<256xf32>, memref<256xi1>, memref<256xi8>, index) -> index
  %oc = memref.alloc(%k2) : memref<?xi8>
  %ov = memref.alloc(%k2) : memref<?xf32>
  scf.for %i = %c0 to %k2 step %c1 {
    %c = memref.load %list[%i] : memref<256xi8>
    %ix = arith.index_castui %c : i8 to index
    %v = memref.load %w[%ix] : memref<256xf32>
    memref.store %c, %oc[%i] : memref<?xi8>
    memref.store %v, %ov[%i] : memref<?xf32>
  }
  return %oc, %ov : memref<?xi8>, memref<?xf32>
}
func.func private @insert(%crd: memref<?xi8>, %val: memref<?xf32>, %w: memref<256xf32>, %seen: memref<256xi1>, %list: memref<256xi8>, %start: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %n0 = memref.dim %crd, %c0 : memref<?xi8>
  %n1 = memref.dim %val, %c0 : memref<?xf32>
  %n = arith.minui %n0, %n1 : index
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%k = %start) -> (index) {
    %c = memref.load %crd[%i] : memref<?xi8>
    %ix = arith.index_castui %c : i8 to index
    %v = memref.load %val[%i] : memref<?xf32>
    %old = memref.load %w[%ix] : memref<256xf32>
    %s = arith.addf %old, %v : f32
    memref.store %s, %w[%ix] : memref<256xf32>
    %was = memref.load %seen[%ix] : memref<256xi1>
    %k2 = scf.if %was -> (index) {
      scf.yield %k : index
    } else {
      memref.store %true, %seen[%ix] : memref<256xi1>
      memref.store %c, %list[%k] : memref<256xi8>
      %kk = arith.addi %k, %c1 : index
      scf.yield %kk : index
    }
    scf.yield %k2 : index
  }
  return %end : index
}
