// Exercises: a public function returns its argument unchanged; the result must not alias it, so it is cloned.
func.func @id(%m: memref<?xi32>) -> memref<?xi32> {
  return %m : memref<?xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k6 = arith.constant 6 : i32
  %m = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%k6 : i32) outs(%m : memref<?xi32>)
  %0 = func.call @id(%m) : (memref<?xi32>) -> memref<?xi32>
  %n0 = memref.dim %0, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n0 step %c1 {
    %e = memref.load %0[%i] : memref<?xi32>
    vector.print %e : i32
  }
  return
}
