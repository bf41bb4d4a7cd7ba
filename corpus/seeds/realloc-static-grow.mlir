// Exercises: memref.realloc between static sizes that grows; the branch choice is known statically, contents are carried along.
func.func @re(%x: i32, %y: i32) -> memref<4xi32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %b = memref.realloc %a : memref<2xi32> to memref<4xi32>
  memref.store %y, %b[%c2] : memref<4xi32>
  memref.store %y, %b[%c3] : memref<4xi32>
  return %b : memref<4xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k5 = arith.constant 5 : i32
  %k6 = arith.constant 6 : i32
  %0 = func.call @re(%k5, %k6) : (i32, i32) -> memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    %e = memref.load %0[%i] : memref<4xi32>
    vector.print %e : i32
  }
  return
}
