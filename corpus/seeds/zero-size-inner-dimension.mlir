// Exercises: a 2-D dynamic buffer whose inner size may be zero, viewed by a subview and returned.
func.func @zero(%n: index, %m: index, %x: i32) -> memref<?x?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = arith.minui %n, %c4 : index
  %b = arith.minui %m, %c4 : index
  %o = memref.alloc(%a, %b) : memref<?x?xi32>
  linalg.fill ins(%x : i32) outs(%o : memref<?x?xi32>)
  %r = memref.alloc(%a, %b) : memref<?x?xi32>
  %s = memref.subview %o[0, 0] [%a, %b] [1, 1] : memref<?x?xi32> to memref<?x?xi32, strided<[?, 1]>>
  memref.copy %s, %r : memref<?x?xi32, strided<[?, 1]>> to memref<?x?xi32>
  return %r : memref<?x?xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k5 = arith.constant 5 : i32
  %0 = func.call @zero(%c2, %c0, %k5) : (index, index, i32) -> memref<?x?xi32>
  %n0 = memref.dim %0, %c0 : memref<?x?xi32>
  scf.for %i = %c0 to %n0 step %c1 {
    %n1 = memref.dim %0, %c1 : memref<?x?xi32>
    scf.for %j = %c0 to %n1 step %c1 {
      %e = memref.load %0[%i, %j] : memref<?x?xi32>
      vector.print %e : i32
    }
  }
  %1 = func.call @zero(%c2, %c3, %k5) : (index, index, i32) -> memref<?x?xi32>
  %n0_2 = memref.dim %1, %c0 : memref<?x?xi32>
  scf.for %i_2 = %c0 to %n0_2 step %c1 {
    %n1_2 = memref.dim %1, %c1 : memref<?x?xi32>
    scf.for %j_2 = %c0 to %n1_2 step %c1 {
      %e_2 = memref.load %1[%i_2, %j_2] : memref<?x?xi32>
      vector.print %e_2 : i32
    }
  }
  return
}
