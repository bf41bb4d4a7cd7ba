// Exercises: linalg.matmul on memrefs in a chain of two with a temporary between; only the last buffer leaves.
func.func @chain(%a: memref<2x2xi32>, %b: memref<2x2xi32>) -> memref<2x2xi32> {
  %k0 = arith.constant 0 : i32
  %t = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%k0 : i32) outs(%t : memref<2x2xi32>)
  linalg.matmul ins(%a, %b : memref<2x2xi32>, memref<2x2xi32>) outs(%t : memref<2x2xi32>)
  %r = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%k0 : i32) outs(%r : memref<2x2xi32>)
  linalg.matmul ins(%t, %a : memref<2x2xi32>, memref<2x2xi32>) outs(%r : memref<2x2xi32>)
  return %r : memref<2x2xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k2 = arith.constant 2 : i32
  %k3 = arith.constant 3 : i32
  %a = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%k2 : i32) outs(%a : memref<2x2xi32>)
  memref.store %k3, %a[%c0, %c1] : memref<2x2xi32>
  %b = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%k3 : i32) outs(%b : memref<2x2xi32>)
  %0 = func.call @chain(%a, %b) : (memref<2x2xi32>, memref<2x2xi32>) -> memref<2x2xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c2 step %c1 {
      %e = memref.load %0[%i, %j] : memref<2x2xi32>
      vector.print %e : i32
    }
  }
  return
}
