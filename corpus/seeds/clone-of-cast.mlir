// Exercises: bufferization.clone of a cast with cast-compatible result type; canonicalization may absorb the cast.
func.func @clone(%x: i32) -> memref<?xi32> {
  %a = memref.alloc() : memref<3xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<3xi32>)
  %d = memref.cast %a : memref<3xi32> to memref<?xi32>
  %c = bufferization.clone %d : memref<?xi32> to memref<?xi32>
  return %c : memref<?xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k6 = arith.constant 6 : i32
  %0 = func.call @clone(%k6) : (i32) -> memref<?xi32>
  %n0 = memref.dim %0, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n0 step %c1 {
    %e = memref.load %0[%i] : memref<?xi32>
    vector.print %e : i32
  }
  return
}
