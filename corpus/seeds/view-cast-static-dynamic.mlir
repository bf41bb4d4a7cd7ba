// Exercises: memref.cast between static and dynamic types; a cast keeps the allocation's own descriptor and is returned.
func.func @cast(%x: i32) -> memref<?xi32> {
  %a = memref.alloc() : memref<3xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<3xi32>)
  %d = memref.cast %a : memref<3xi32> to memref<?xi32>
  return %d : memref<?xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k4 = arith.constant 4 : i32
  %0 = func.call @cast(%k4) : (i32) -> memref<?xi32>
  %s = memref.cast %0 : memref<?xi32> to memref<3xi32>
  scf.for %i = %c0 to %c3 step %c1 {
    %e = memref.load %s[%i] : memref<3xi32>
    vector.print %e : i32
  }
  return
}
