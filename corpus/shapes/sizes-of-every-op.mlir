// Buffers in loops and branches, whose sizes are computed there by ops of every kind: with operands that are no sizes, of memrefs,
// of ranks, and of one size that is known and one that is not.
func.func @loop(%n: index, %i: i32, %c: i1, %m: memref<?xi32>, %u: memref<*xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  %r = scf.for %k = %c0 to %end step %c1 iter_args(%t = %x) -> i32 {
    %s0 = arith.select %c, %end, %c3 : index
    %a = memref.alloc(%s0) : memref<?xi32>
    %s1 = memref.dim %m, %c0 : memref<?xi32>
    %b = memref.alloc(%s1) : memref<?xi32>
    %s2 = memref.rank %u : memref<*xi32>
    %d = memref.alloc(%s2) : memref<?xi32>
    %s3 = memref.rank %u : memref<*xi32>
    %e = memref.alloc(%s3, %end) : memref<?x?xi32>
    %s4 = arith.cmpi ult, %end, %c3 : index
    %s5 = arith.select %s4, %c1, %c3 : index
    %f = memref.alloc(%s5) : memref<?xi32>
    %s6 = arith.index_castui %i : i32 to index
    %s7 = arith.minui %s6, %c3 : index
    %g = memref.alloc(%s7) : memref<?xi32>
    %s8 = arith.addi %s2, %c1 : index
    %h = memref.alloc(%s3, %s8) : memref<?x?xi32>
    linalg.fill ins(%x : i32) outs(%a : memref<?xi32>)
    linalg.fill ins(%x : i32) outs(%b : memref<?xi32>)
    linalg.fill ins(%x : i32) outs(%d : memref<?xi32>)
    linalg.fill ins(%x : i32) outs(%e : memref<?x?xi32>)
    linalg.fill ins(%x : i32) outs(%f : memref<?xi32>)
    linalg.fill ins(%x : i32) outs(%g : memref<?xi32>)
    linalg.fill ins(%x : i32) outs(%h : memref<?x?xi32>)
    %v = memref.load %f[%c0] : memref<?xi32>
    %w = arith.addi %v, %t : i32
    scf.yield %w : i32
  }
  return %r : i32
}
func.func @rank_alone(%u: memref<*xi32>, %n: index, %x: i32) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.rank %u : memref<*xi32>
  %a = memref.alloc(%r) : memref<?xi32>
  %b = memref.alloc(%r, %r) : memref<?x?xi32>
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  %d = memref.alloc(%r, %end) : memref<?x?xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<?xi32>)
  linalg.fill ins(%x : i32) outs(%b : memref<?x?xi32>)
  linalg.fill ins(%x : i32) outs(%d : memref<?x?xi32>)
  %p = memref.dim %a, %c0 : memref<?xi32>
  %q = memref.dim %b, %c0 : memref<?x?xi32>
  %s = arith.addi %p, %q : index
  return %s : index
}
func.func @rank_in_loop(%u: memref<*xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  %r = memref.rank %u : memref<*xi32>
  scf.for %k = %c0 to %end step %c1 {
    %a = memref.alloc(%r) : memref<?xi32>
    linalg.fill ins(%x : i32) outs(%a : memref<?xi32>)
  }
  return
}
