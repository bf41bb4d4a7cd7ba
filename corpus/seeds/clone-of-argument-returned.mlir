// Exercises: bufferization.clone of a function argument, returned; an explicit clone counts as an owned allocation.
func.func @dup(%m: memref<?xi32>) -> memref<?xi32> {
  %c = bufferization.clone %m : memref<?xi32> to memref<?xi32>
  return %c : memref<?xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k6 = arith.constant 6 : i32
  %m = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%k6 : i32) outs(%m : memref<?xi32>)
  %0 = func.call @dup(%m) : (memref<?xi32>) -> memref<?xi32>
  %n0 = memref.dim %0, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n0 step %c1 {
    %e = memref.load %0[%i] : memref<?xi32>
    vector.print %e : i32
  }
  return
}
