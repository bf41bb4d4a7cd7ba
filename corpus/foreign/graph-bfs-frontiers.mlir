// Style: graph DSL, breadth-first search with two frontiers that swap and shrink or grow, adjacency as a dense i1 matrix.
func.func @bfs(%adj: memref<6x6xi1>, %root: index) -> memref<6xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %none = arith.constant -1 : i32
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %r = arith.remui %root, %c6 : index
  %level = memref.alloc() : memref<6xi32>
  linalg.fill ins(%none : i32) outs(%level : memref<6xi32>)
  memref.store %z, %level[%r] : memref<6xi32>
  %f0 = memref.alloc(%c1) : memref<?xindex>
  memref.store %r, %f0[%c0] : memref<?xindex>
  %res:2 = scf.while (%f = %f0, %d = %o) : (memref<?xindex>, i32) -> (memref<?xindex>, i32) {
    %n = memref.dim %f, %c0 : memref<?xindex>
    %go = arith.cmpi ugt, %n, %c0 : index
    scf.condition(%go) %f, %d : memref<?xindex>, i32
  } do {
  ^bb0(%f: memref<?xindex>, %d: i32):
    %n = memref.dim %f, %c0 : memref<?xindex>
    %tmp = memref.alloc() : memref<6xindex>
    %cnt = scf.for %i = %c0 to %n step %c1 iter_args(%k0 = %c0) -> (index) {
      %u = memref.load %f[%i] : memref<?xindex>
      %k3 = scf.for %v = %c0 to %c6 step %c1 iter_args(%k = %k0) -> (index) {
        %e = memref.load %adj[%u, %v] : memref<6x6xi1>
        %l = memref.load %level[%v] : memref<6xi32>
        %new = arith.cmpi eq, %l, %none : i32
        %take = arith.andi %e, %new : i1
        %k2 = scf.if %take -> (index) {
          memref.store %d, %level[%v] : memref<6xi32>
          memref.store %v, %tmp[%k] : memref<6xindex>
          %kk = arith.addi %k, %c1 : index
          scf.yield %kk : index
        } else {
          scf.yield %k : index
        }
        scf.yield %k2 : index
      }
      scf.yield %k3 : index
    }
    %next = memref.alloc(%cnt) : memref<?xindex>
    %part = memref.subview %tmp[0] [%cnt] [1] : memref<6xindex> to memref<?xindex, strided<[1]>>
    memref.copy %part, %next : memref<?xindex, strided<[1]>> to memref<?xindex>
    %d2 = arith.addi %d, %o : i32
    scf.yield %next, %d2 : memref<?xindex>, i32
  }
  return %level : memref<6xi32>
}
