// Style: Sparse codegen: union co-iteration of two sorted coordinate lists with scf.while.
func.func @union_add(%ca: memref<?xindex>, %va: memref<?xf32>, %cb: memref<?xindex>, %vb: memref<?xf32>, %out: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0.0 : f32
  %na0 = memref.dim %ca, %c0 : memref<?xindex>
  %na1 = memref.dim %va, %c0 : memref<?xf32>
  %na = arith.minui %na0, %na1 : index
  %nb0 = memref.dim %cb, %c0 : memref<?xindex>
  %nb1 = memref.dim %vb, %c0 : memref<?xf32>
  %nb = arith.minui %nb0, %nb1 : index
  %acc = memref.alloc() : memref<16xf32>
  linalg.fill ins(%zero : f32) outs(%acc : memref<16xf32>)
  %r:2 = scf.while (%i = %c0, %j = %c0) : (index, index) -> (index, index) {
    %p = arith.cmpi ult, %i, %na : index
    %q = arith.cmpi ult, %j, %nb : index
    %go = arith.andi %p, %q : i1
    scf.condition(%go) %i, %j : index, index
  } do {
  ^bb0(%i: index, %j: index):
    %x = memref.load %ca[%i] : memref<?xindex>
    %y = memref.load %cb[%j] : memref<?xindex>
    %min = arith.minui %x, %y : index
    %isx = arith.cmpi eq, %x, %min : index
    %isy = arith.cmpi eq, %y, %min : index
    %in = arith.cmpi ult, %min, %c16 : index
    scf.if %in {
      %o = memref.load %acc[%min] : memref<16xf32>
      %a = memref.load %va[%i] : memref<?xf32>
      %b = memref.load %vb[%j] : memref<?xf32>
      %a0 = arith.select %isx, %a, %zero : f32
      %b0 = arith.select %isy, %b, %zero : f32
      %s = arith.addf %a0, %b0 : f32
      %t = arith.addf %o, %s : f32
      memref.store %t, %acc[%min] : memref<16xf32>
    }
    %i1 = arith.addi %i, %c1 : index
    %j1 = arith.addi %j, %c1 : index
    %ni = arith.select %isx, %i1, %i : index
    %nj = arith.select %isy, %j1, %j : index
    scf.yield %ni, %nj : index, index
  }
  memref.copy %acc, %out : memref<16xf32> to memref<16xf32>
  return
}
