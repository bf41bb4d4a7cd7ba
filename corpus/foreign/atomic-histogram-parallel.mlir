// Style: Kokkos-like front end, parallel histogram with memref.atomic_rmw, bins are scaled into a float result.
func.func @hist(%x: memref<?xi32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k3 = arith.constant 3 : i32
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %bins = memref.alloc() : memref<4xi32>
  linalg.fill ins(%z : i32) outs(%bins : memref<4xi32>)
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %x[%i] : memref<?xi32>
    %b = arith.andi %v, %k3 : i32
    %ix = arith.index_castui %b : i32 to index
    %old = memref.atomic_rmw addi %o, %bins[%ix] : (i32, memref<4xi32>) -> i32
    scf.reduce
  }
  %ni = arith.index_cast %n : index to i32
  %n1 = arith.maxsi %ni, %o : i32
  %nf = arith.sitofp %n1 : i32 to f32
  %out = memref.alloc() : memref<4xf32>
  linalg.map ins(%bins : memref<4xi32>) outs(%out : memref<4xf32>) (%b: i32, %q: f32) {
    %f = arith.sitofp %b : i32 to f32
    %d = arith.divf %f, %nf : f32
    linalg.yield %d : f32
  }
  return %out : memref<4xf32>
}
