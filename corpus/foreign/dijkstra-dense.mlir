// Style: routing library, Dijkstra on a dense matrix of weights, distances and predecessors come back as two buffers.
func.func @dijkstra(%w: memref<?x?xi32>, %src: index) -> (memref<?xi32>, memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %inf = arith.constant 1000000 : i32
  %zero = arith.constant 0 : i32
  %false = arith.constant false
  %true = arith.constant true
  %n = memref.dim %w, %c0 : memref<?x?xi32>
  %m = memref.dim %w, %c1 : memref<?x?xi32>
  %sq = arith.cmpi eq, %n, %m : index
  cf.assert %sq, "square"
  %in = arith.cmpi ult, %src, %n : index
  cf.assert %in, "source is a node"
  %dist = memref.alloc(%n) : memref<?xi32>
  %pred = memref.alloc(%n) : memref<?xindex>
  %done = memref.alloc(%n) : memref<?xi1>
  linalg.fill ins(%inf : i32) outs(%dist : memref<?xi32>)
  linalg.fill ins(%n : index) outs(%pred : memref<?xindex>)
  linalg.fill ins(%false : i1) outs(%done : memref<?xi1>)
  memref.store %zero, %dist[%src] : memref<?xi32>
  scf.for %k = %c0 to %n step %c1 {
    %b:2 = scf.for %i = %c0 to %n step %c1 iter_args(%bi = %n, %bd = %inf) -> (index, i32) {
      %f = memref.load %done[%i] : memref<?xi1>
      %d = memref.load %dist[%i] : memref<?xi32>
      %lt = arith.cmpi slt, %d, %bd : i32
      %open = arith.xori %f, %true : i1
      %take = arith.andi %lt, %open : i1
      %bi2 = arith.select %take, %i, %bi : index
      %bd2 = arith.select %take, %d, %bd : i32
      scf.yield %bi2, %bd2 : index, i32
    }
    %any = arith.cmpi ult, %b#0, %n : index
    scf.if %any {
      memref.store %true, %done[%b#0] : memref<?xi1>
      scf.for %j = %c0 to %n step %c1 {
        %e = memref.load %w[%b#0, %j] : memref<?x?xi32>
        %pos = arith.cmpi sgt, %e, %zero : i32
        scf.if %pos {
          %nd0 = arith.addi %b#1, %e : i32
          %nd = arith.minsi %nd0, %inf : i32
          %od = memref.load %dist[%j] : memref<?xi32>
          %better = arith.cmpi slt, %nd, %od : i32
          scf.if %better {
            memref.store %nd, %dist[%j] : memref<?xi32>
            memref.store %b#0, %pred[%j] : memref<?xindex>
          }
        }
      }
    }
  }
  return %dist, %pred : memref<?xi32>, memref<?xindex>
}
