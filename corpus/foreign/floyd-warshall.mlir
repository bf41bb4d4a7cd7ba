// Style: graph compiler, all-pairs shortest paths on a copy of the adjacency matrix, with a predecessor matrix.
func.func @apsp(%w: memref<?x?xi32>) -> (memref<?x?xi32>, memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n0 = memref.dim %w, %c0 : memref<?x?xi32>
  %n1 = memref.dim %w, %c1 : memref<?x?xi32>
  %n = arith.minui %n0, %n1 : index
  %sq = memref.subview %w[0, 0] [%n, %n] [1, 1] : memref<?x?xi32> to memref<?x?xi32, strided<[?, 1]>>
  %dist = memref.alloc(%n, %n) : memref<?x?xi32>
  memref.copy %sq, %dist : memref<?x?xi32, strided<[?, 1]>> to memref<?x?xi32>
  %pred = memref.alloc(%n, %n) : memref<?x?xi32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%pred : memref<?x?xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %v = arith.index_cast %i : index to i32
    linalg.yield %v : i32
  }
  scf.for %k = %c0 to %n step %c1 {
    scf.for %i = %c0 to %n step %c1 {
      %dik = memref.load %dist[%i, %k] : memref<?x?xi32>
      scf.for %j = %c0 to %n step %c1 {
        %dkj = memref.load %dist[%k, %j] : memref<?x?xi32>
        %dij = memref.load %dist[%i, %j] : memref<?x?xi32>
        %via = arith.addi %dik, %dkj : i32
        %less = arith.cmpi slt, %via, %dij : i32
        scf.if %less {
          memref.store %via, %dist[%i, %j] : memref<?x?xi32>
          %p = memref.load %pred[%k, %j] : memref<?x?xi32>
          memref.store %p, %pred[%i, %j] : memref<?x?xi32>
        }
      }
    }
  }
  return %dist, %pred : memref<?x?xi32>, memref<?x?xi32>
}
