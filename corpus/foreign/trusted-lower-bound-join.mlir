// Style: query engine, merge join of two trusted sorted columns into pairs of row numbers, the output grows by doubling with realloc.
func.func @join(%l: memref<?xi32>, %r: memref<?xi32>) -> (memref<?x2xindex>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %nl = memref.dim %l, %c0 : memref<?xi32>
  %nr = memref.dim %r, %c0 : memref<?xi32>
  %b0 = memref.alloc(%c1) : memref<?xindex>
  %res:4 = scf.while (%i = %c0, %j = %c0, %k = %c0, %b = %b0) : (index, index, index, memref<?xindex>) -> (index, index, index, memref<?xindex>) {
    %a = arith.cmpi ult, %i, %nl : index
    %c = arith.cmpi ult, %j, %nr : index
    %go = arith.andi %a, %c : i1
    scf.condition(%go) %i, %j, %k, %b : index, index, index, memref<?xindex>
  } do {
  ^bb0(%i: index, %j: index, %k: index, %b: memref<?xindex>):
    %x = memref.load %l[%i] : memref<?xi32>
    %y = memref.load %r[%j] : memref<?xi32>
    %eq = arith.cmpi eq, %x, %y : i32
    %o:2 = scf.if %eq -> (index, memref<?xindex>) {
      %k2 = arith.addi %k, %c2 : index
      %cap = memref.dim %b, %c0 : memref<?xindex>
      %small = arith.cmpi ult, %cap, %k2 : index
      %g = scf.if %small -> (memref<?xindex>) {
        %n = arith.muli %k2, %c2 : index
        %re = memref.realloc %b(%n) : memref<?xindex> to memref<?xindex>
        scf.yield %re : memref<?xindex>
      } else {
        scf.yield %b : memref<?xindex>
      }
      %k1 = arith.addi %k, %c1 : index
      memref.store %i, %g[%k] : memref<?xindex>
      memref.store %j, %g[%k1] : memref<?xindex>
      scf.yield %k2, %g : index, memref<?xindex>
    } else {
      scf.yield %k, %b : index, memref<?xindex>
    }
    %le = arith.cmpi sle, %x, %y : i32
    %ge = arith.cmpi sge, %x, %y : i32
    %le1 = arith.index_castui %le : i1 to index
    %ge1 = arith.index_castui %ge : i1 to index
    %i1 = arith.addi %i, %le1 : index
    %j1 = arith.addi %j, %ge1 : index
    scf.yield %i1, %j1, %o#0, %o#1 : index, index, index, memref<?xindex>
  }
  %pairs = arith.divui %res#2, %c2 : index
  %out = memref.alloc(%pairs) : memref<?x2xindex>
  %view = memref.reinterpret_cast %res#3 to offset: [0], sizes: [%pairs, 2], strides: [2, 1] : memref<?xindex> to memref<?x2xindex, strided<[2, 1]>>
  memref.copy %view, %out : memref<?x2xindex, strided<[2, 1]>> to memref<?x2xindex>
  return %out, %pairs : memref<?x2xindex>, index
}
