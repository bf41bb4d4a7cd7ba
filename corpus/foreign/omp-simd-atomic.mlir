// Style: OpenMP: simd loop, histogram with memref.atomic_rmw in a parallel loop.
func.func @hist(%x: memref<?xi32>) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : i32
  %one = arith.constant 1 : i32
  %z = arith.constant 0 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %h = memref.alloc() : memref<4xi32>
  linalg.fill ins(%z : i32) outs(%h : memref<4xi32>)
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %v = memref.load %x[%i] : memref<?xi32>
        %k = arith.andi %v, %c3 : i32
        %ki = arith.index_castui %k : i32 to index
        %old = memref.atomic_rmw addi %one, %h[%ki] : (i32, memref<4xi32>) -> i32
        omp.yield
      }
    }
    omp.terminator
  }
  return %h : memref<4xi32>
}
