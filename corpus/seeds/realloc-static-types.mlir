// Exercises: memref.realloc between static sizes, first growing, then shrinking; contents carried along, result returned.
func.func @re(%x: i32, %y: i32) -> memref<2xi32> {
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<3xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<3xi32>)
  %b = memref.realloc %a : memref<3xi32> to memref<4xi32>
  memref.store %y, %b[%c3] : memref<4xi32>
  %c = memref.realloc %b : memref<4xi32> to memref<2xi32>
  return %c : memref<2xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k5 = arith.constant 5 : i32
  %k6 = arith.constant 6 : i32
  %0 = func.call @re(%k5, %k6) : (i32, i32) -> memref<2xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xi32>
    vector.print %e : i32
  }
  return
}
