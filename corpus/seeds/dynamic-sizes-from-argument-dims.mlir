// Exercises: allocations sized by dims of an argument; one survives as result, one is a temporary (the shape of an elementwise kernel).
func.func @scale(%arg: memref<?x?xi32>, %x: i32) -> memref<?x?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %arg, %c0 : memref<?x?xi32>
  %m = memref.dim %arg, %c1 : memref<?x?xi32>
  %t = memref.alloc(%n, %m) : memref<?x?xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<?x?xi32>)
  %r = memref.alloc(%n, %m) : memref<?x?xi32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %v = memref.load %arg[%i, %j] : memref<?x?xi32>
      %w = memref.load %t[%i, %j] : memref<?x?xi32>
      %s = arith.muli %v, %w : i32
      memref.store %s, %r[%i, %j] : memref<?x?xi32>
    }
  }
  return %r : memref<?x?xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k3 = arith.constant 3 : i32
  %k4 = arith.constant 4 : i32
  %m = memref.alloc(%c2, %c1) : memref<?x?xi32>
  linalg.fill ins(%k3 : i32) outs(%m : memref<?x?xi32>)
  %0 = func.call @scale(%m, %k4) : (memref<?x?xi32>, i32) -> memref<?x?xi32>
  %n0 = memref.dim %0, %c0 : memref<?x?xi32>
  scf.for %i = %c0 to %n0 step %c1 {
    %n1 = memref.dim %0, %c1 : memref<?x?xi32>
    scf.for %j = %c0 to %n1 step %c1 {
      %e = memref.load %0[%i, %j] : memref<?x?xi32>
      vector.print %e : i32
    }
  }
  return
}
