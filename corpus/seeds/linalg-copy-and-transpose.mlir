// Exercises: linalg.copy and linalg.transpose between heap buffers of different shape; the source dies after the transpose.
func.func @tr(%arg: memref<2x3xi32>) -> memref<3x2xi32> {
  %a = memref.alloc() : memref<2x3xi32>
  linalg.copy ins(%arg : memref<2x3xi32>) outs(%a : memref<2x3xi32>)
  %t = memref.alloc() : memref<3x2xi32>
  linalg.transpose ins(%a : memref<2x3xi32>) outs(%t : memref<3x2xi32>) permutation = [1, 0]
  return %t : memref<3x2xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k2 = arith.constant 2 : i32
  %k3 = arith.constant 3 : i32
  %a = memref.alloc() : memref<2x3xi32>
  linalg.fill ins(%k2 : i32) outs(%a : memref<2x3xi32>)
  memref.store %k3, %a[%c0, %c1] : memref<2x3xi32>
  %0 = func.call @tr(%a) : (memref<2x3xi32>) -> memref<3x2xi32>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c2 step %c1 {
      %e = memref.load %0[%i, %j] : memref<3x2xi32>
      vector.print %e : i32
    }
  }
  return
}
