// Exercises: memref.expand_shape of a dynamic allocation; the expanded view outlives the root's last direct use and is returned.
func.func @expand(%n: index, %x: i32) -> memref<?x2xi32> {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %m = arith.minui %n, %c4 : index
  %l = arith.muli %m, %c2 : index
  %a = memref.alloc(%l) : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<?xi32>)
  %e = memref.expand_shape %a [[0, 1]] output_shape [%m, 2] : memref<?xi32> into memref<?x2xi32>
  return %e : memref<?x2xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k6 = arith.constant 6 : i32
  %0 = func.call @expand(%c3, %k6) : (index, i32) -> memref<?x2xi32>
  %n0 = memref.dim %0, %c0 : memref<?x2xi32>
  scf.for %i = %c0 to %n0 step %c1 {
    scf.for %j = %c0 to %c2 step %c1 {
      %e = memref.load %0[%i, %j] : memref<?x2xi32>
      vector.print %e : i32
    }
  }
  return
}
