// Style: recommender runtime, top-k by insertion into a small sorted buffer; ties keep the earlier index; returns scores and ids.
func.func @topk(%scores: memref<?xf32>, %k: index) -> (memref<?xf32>, memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %scores, %c0 : memref<?xf32>
  %kk = arith.minui %k, %n : index
  %ninf = arith.constant 0xFF800000 : f32
  %none = arith.constant -1 : i32
  %room = arith.addi %kk, %c1 : index
  %s = memref.alloc(%room) : memref<?xf32>
  %id = memref.alloc(%room) : memref<?xi32>
  linalg.fill ins(%ninf : f32) outs(%s : memref<?xf32>)
  linalg.fill ins(%none : i32) outs(%id : memref<?xi32>)
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %scores[%i] : memref<?xf32>
    %vi = arith.index_cast %i : index to i32
    memref.store %v, %s[%kk] : memref<?xf32>
    memref.store %vi, %id[%kk] : memref<?xi32>
    %end = scf.while (%p = %kk) : (index) -> index {
      %pos = arith.cmpi ugt, %p, %c0 : index
      %go = scf.if %pos -> (i1) {
        %q = arith.subi %p, %c1 : index
        %a = memref.load %s[%q] : memref<?xf32>
        %b = memref.load %s[%p] : memref<?xf32>
        %lt = arith.cmpf olt, %a, %b : f32
        scf.yield %lt : i1
      } else {
        %f = arith.constant false
        scf.yield %f : i1
      }
      scf.condition(%go) %p : index
    } do {
    ^bb0(%p: index):
      %q = arith.subi %p, %c1 : index
      %a = memref.load %s[%q] : memref<?xf32>
      %b = memref.load %s[%p] : memref<?xf32>
      memref.store %b, %s[%q] : memref<?xf32>
      memref.store %a, %s[%p] : memref<?xf32>
      %ia = memref.load %id[%q] : memref<?xi32>
      %ib = memref.load %id[%p] : memref<?xi32>
      memref.store %ib, %id[%q] : memref<?xi32>
      memref.store %ia, %id[%p] : memref<?xi32>
      scf.yield %q : index
    }
  }
  %rs = memref.alloc(%kk) : memref<?xf32>
  %ri = memref.alloc(%kk) : memref<?xi32>
  %vs = memref.subview %s[0] [%kk] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %vi = memref.subview %id[0] [%kk] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
  memref.copy %vs, %rs : memref<?xf32, strided<[1]>> to memref<?xf32>
  memref.copy %vi, %ri : memref<?xi32, strided<[1]>> to memref<?xi32>
  return %rs, %ri : memref<?xf32>, memref<?xi32>
}
