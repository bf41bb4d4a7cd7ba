// Style: linalg front end, 3mm as three calls of a private matmul that allocates its result; intermediate results die.
func.func private @mm(%a: memref<?x?xf32>, %b: memref<?x?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %k = memref.dim %a, %c1 : memref<?x?xf32>
  %k2 = memref.dim %b, %c0 : memref<?x?xf32>
  %n = memref.dim %b, %c1 : memref<?x?xf32>
  %same = arith.cmpi eq, %k, %k2 : index
  cf.assert %same, "contracted sizes differ"
  %c = memref.alloc(%m, %n) {alignment = 64 : i64} : memref<?x?xf32>
  linalg.fill ins(%zero : f32) outs(%c : memref<?x?xf32>)
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return %c : memref<?x?xf32>
}
func.func @three_mm(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %d: memref<?x?xf32>) -> memref<?x?xf32> {
  %e = call @mm(%a, %b) : (memref<?x?xf32>, memref<?x?xf32>) -> memref<?x?xf32>
  %f = call @mm(%c, %d) : (memref<?x?xf32>, memref<?x?xf32>) -> memref<?x?xf32>
  %g = call @mm(%e, %f) : (memref<?x?xf32>, memref<?x?xf32>) -> memref<?x?xf32>
  return %g : memref<?x?xf32>
}
