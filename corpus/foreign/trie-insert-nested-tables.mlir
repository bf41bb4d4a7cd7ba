// Style: compiler runtime, a trie whose node table doubles; children are a rank-2 index buffer, words come as bytes with end offsets.
func.func @insert_all(%bytes: memref<?xi8>, %ends: memref<?xi32>) -> (memref<?x4xindex>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %m = arith.constant 3 : i8
  %w = memref.dim %ends, %c0 : memref<?xi32>
  %t0 = memref.alloc(%c2) : memref<?x4xindex>
  linalg.fill ins(%c0 : index) outs(%t0 : memref<?x4xindex>)
  %r:3 = scf.for %k = %c0 to %w step %c1 iter_args(%t = %t0, %used = %c1, %at = %c0) -> (memref<?x4xindex>, index, index) {
    %e32 = memref.load %ends[%k] : memref<?xi32>
    %e = arith.index_cast %e32 : i32 to index
    %in:3 = scf.for %i = %at to %e step %c1 iter_args(%tt = %t, %u = %used, %node = %c0) -> (memref<?x4xindex>, index, index) {
      %b = memref.load %bytes[%i] : memref<?xi8>
      %bm = arith.andi %b, %m : i8
      %ch = arith.index_castui %bm : i8 to index
      %next = memref.load %tt[%node, %ch] : memref<?x4xindex>
      %miss = arith.cmpi eq, %next, %c0 : index
      %n:3 = scf.if %miss -> (memref<?x4xindex>, index, index) {
        %cap = memref.dim %tt, %c0 : memref<?x4xindex>
        %full = arith.cmpi eq, %u, %cap : index
        %g = scf.if %full -> (memref<?x4xindex>) {
          %cap2 = arith.muli %cap, %c2 : index
          %big = memref.alloc(%cap2) : memref<?x4xindex>
          linalg.fill ins(%c0 : index) outs(%big : memref<?x4xindex>)
          %head = memref.subview %big[0, 0] [%cap, 4] [1, 1] : memref<?x4xindex> to memref<?x4xindex, strided<[4, 1]>>
          memref.copy %tt, %head : memref<?x4xindex> to memref<?x4xindex, strided<[4, 1]>>
          scf.yield %big : memref<?x4xindex>
        } else {
          scf.yield %tt : memref<?x4xindex>
        }
        memref.store %u, %g[%node, %ch] : memref<?x4xindex>
        %u1 = arith.addi %u, %c1 : index
        scf.yield %g, %u1, %u : memref<?x4xindex>, index, index
      } else {
        scf.yield %tt, %u, %next : memref<?x4xindex>, index, index
      }
      scf.yield %n#0, %n#1, %n#2 : memref<?x4xindex>, index, index
    }
    scf.yield %in#0, %in#1, %e : memref<?x4xindex>, index, index
  }
  return %r#0, %r#1 : memref<?x4xindex>, index
}
