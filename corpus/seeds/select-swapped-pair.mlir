// Exercises: two selects over the same two roots with the condition negated; together they cover both roots, and both are returned.
func.func @sel(%c: i1, %x: i32, %y: i32) -> (memref<1xi32>, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %y, %b[%c0] : memref<1xi32>
  %s = arith.select %c, %a, %b : memref<1xi32>
  %t = arith.select %c, %b, %a : memref<1xi32>
  return %s, %t : memref<1xi32>, memref<1xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %f = arith.constant false
  %0:2 = func.call @sel(%f, %k1, %k2) : (i1, i32, i32) -> (memref<1xi32>, memref<1xi32>)
  scf.for %i = %c0 to %c1 step %c1 {
    %e = memref.load %0#0[%i] : memref<1xi32>
    vector.print %e : i32
  }
  scf.for %i_2 = %c0 to %c1 step %c1 {
    %e_2 = memref.load %0#1[%i_2] : memref<1xi32>
    vector.print %e_2 : i32
  }
  return
}
