// Style: graph library, connected components by union-find with path halving on an index buffer; the edge list is trusted.
func.func @components(%n: index, %from: memref<?xindex>, %to: memref<?xindex>) -> (memref<?xindex>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %parent = memref.alloc(%n) : memref<?xindex>
  %rank = memref.alloc(%n) : memref<?xi8>
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  scf.for %i = %c0 to %n step %c1 {
    memref.store %i, %parent[%i] : memref<?xindex>
    memref.store %z, %rank[%i] : memref<?xi8>
  }
  %m = memref.dim %from, %c0 : memref<?xindex>
  %count = scf.for %e = %c0 to %m step %c1 iter_args(%c = %n) -> (index) {
    %u = memref.load %from[%e] : memref<?xindex>
    %v = memref.load %to[%e] : memref<?xindex>
    %ru = func.call @find(%parent, %u) : (memref<?xindex>, index) -> index
    %rv = func.call @find(%parent, %v) : (memref<?xindex>, index) -> index
    %same = arith.cmpi eq, %ru, %rv : index
    %next = scf.if %same -> (index) {
      scf.yield %c : index
    } else {
      %ku = memref.load %rank[%ru] : memref<?xi8>
      %kv = memref.load %rank[%rv] : memref<?xi8>
      %less = arith.cmpi ult, %ku, %kv : i8
      %child = arith.select %less, %ru, %rv : index
      %root = arith.select %less, %rv, %ru : index
      memref.store %root, %parent[%child] : memref<?xindex>
      %tie = arith.cmpi eq, %ku, %kv : i8
      scf.if %tie {
        %k1 = arith.addi %ku, %o : i8
        memref.store %k1, %rank[%root] : memref<?xi8>
      }
      %c2 = arith.subi %c, %c1 : index
      scf.yield %c2 : index
    }
    scf.yield %next : index
  }
  return %parent, %count : memref<?xindex>, index
}
func.func private @find(%parent: memref<?xindex>, %x: index) -> index {
  %r:1 = scf.while (%y = %x) : (index) -> index {
    %p = memref.load %parent[%y] : memref<?xindex>
    %more = arith.cmpi ne, %p, %y : index
    scf.condition(%more) %y : index
  } do {
  ^bb0(%y: index):
    %p = memref.load %parent[%y] : memref<?xindex>
    %g = memref.load %parent[%p] : memref<?xindex>
    memref.store %g, %parent[%y] : memref<?xindex>
    scf.yield %g : index
  }
  return %r#0 : index
}
