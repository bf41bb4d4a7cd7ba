// Exercises: memref.atomic_rmw on a heap histogram indexed by clamped argument contents; the buffer is returned.
func.func @hist(%arg: memref<?xi32>) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %k3 = arith.constant 3 : i32
  %h = memref.alloc() : memref<4xi32>
  linalg.fill ins(%k0 : i32) outs(%h : memref<4xi32>)
  %n = memref.dim %arg, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %arg[%i] : memref<?xi32>
    %w = arith.andi %v, %k3 : i32
    %j = arith.index_castui %w : i32 to index
    %old = memref.atomic_rmw addi %k1, %h[%j] : (i32, memref<4xi32>) -> i32
  }
  return %h : memref<4xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %k5 = arith.constant 5 : i32
  %k6 = arith.constant 6 : i32
  %m = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%k5 : i32) outs(%m : memref<?xi32>)
  memref.store %k6, %m[%c2] : memref<?xi32>
  %0 = func.call @hist(%m) : (memref<?xi32>) -> memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    %e = memref.load %0[%i] : memref<4xi32>
    vector.print %e : i32
  }
  return
}
