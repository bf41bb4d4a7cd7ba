// Style: graph library, Kahn's topological order on CSR with in-degrees and a queue in heap buffers; offsets must be sorted and targets in range.
func.func @order(%off: memref<?xindex>, %dst: memref<?xindex>) -> (memref<?xindex>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = memref.dim %off, %c0 : memref<?xindex>
  %n = arith.subi %p, %c1 : index
  %deg = memref.alloc(%n) : memref<?xindex>
  %queue = memref.alloc(%n) : memref<?xindex>
  linalg.fill ins(%c0 : index) outs(%deg : memref<?xindex>)
  linalg.fill ins(%c0 : index) outs(%queue : memref<?xindex>)
  %m = memref.load %off[%n] : memref<?xindex>
  scf.for %e = %c0 to %m step %c1 {
    %v = memref.load %dst[%e] : memref<?xindex>
    %d = memref.load %deg[%v] : memref<?xindex>
    %d1 = arith.addi %d, %c1 : index
    memref.store %d1, %deg[%v] : memref<?xindex>
  }
  %tail0 = scf.for %v = %c0 to %n step %c1 iter_args(%t = %c0) -> (index) {
    %d = memref.load %deg[%v] : memref<?xindex>
    %free = arith.cmpi eq, %d, %c0 : index
    %t2 = scf.if %free -> (index) {
      memref.store %v, %queue[%t] : memref<?xindex>
      %t1 = arith.addi %t, %c1 : index
      scf.yield %t1 : index
    } else {
      scf.yield %t : index
    }
    scf.yield %t2 : index
  }
  %r:2 = scf.while (%h = %c0, %t = %tail0) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %h, %t : index
    scf.condition(%more) %h, %t : index, index
  } do {
  ^bb0(%h: index, %t: index):
    %u = memref.load %queue[%h] : memref<?xindex>
    %u1 = arith.addi %u, %c1 : index
    %lo = memref.load %off[%u] : memref<?xindex>
    %hi = memref.load %off[%u1] : memref<?xindex>
    %t3 = scf.for %e = %lo to %hi step %c1 iter_args(%q = %t) -> (index) {
      %v = memref.load %dst[%e] : memref<?xindex>
      %d = memref.load %deg[%v] : memref<?xindex>
      %d1 = arith.subi %d, %c1 : index
      memref.store %d1, %deg[%v] : memref<?xindex>
      %free = arith.cmpi eq, %d1, %c0 : index
      scf.if %free {
        memref.store %v, %queue[%q] : memref<?xindex>
      }
      %inc = arith.index_castui %free : i1 to index
      %q1 = arith.addi %q, %inc : index
      scf.yield %q1 : index
    }
    %h1 = arith.addi %h, %c1 : index
    scf.yield %h1, %t3 : index, index
  }
  %all = arith.cmpi eq, %r#0, %n : index
  return %queue, %all : memref<?xindex>, i1
}
