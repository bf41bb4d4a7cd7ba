// Precondition: inner dimensions of A x B x C agree, with a bias for each column.
// Words: cf.assert: shapes do not match
func.func @chain(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %bias: memref<?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %am = memref.dim %a, %c0 : memref<?x?xf32>
  %ak = memref.dim %a, %c1 : memref<?x?xf32>
  %bk = memref.dim %b, %c0 : memref<?x?xf32>
  %bn = memref.dim %b, %c1 : memref<?x?xf32>
  %cn = memref.dim %c, %c0 : memref<?x?xf32>
  %cp = memref.dim %c, %c1 : memref<?x?xf32>
  %bp = memref.dim %bias, %c0 : memref<?xf32>
  %ok1 = arith.cmpi eq, %ak, %bk : index
  %ok2 = arith.cmpi eq, %bn, %cn : index
  %ok3 = arith.cmpi eq, %cp, %bp : index
  %wide = arith.cmpi ugt, %cp, %am : index
  %ok12 = arith.andi %ok1, %ok2 : i1
  %ok = arith.andi %ok12, %ok3 : i1
  cf.assert %ok, "shapes do not match"
  cf.assert %wide, "wider than high"
  %t = memref.alloc(%am, %bn) : memref<?x?xf32>
  linalg.fill ins(%zero : f32) outs(%t : memref<?x?xf32>)
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%t : memref<?x?xf32>)
  %r = memref.alloc(%am, %cp) : memref<?x?xf32>
  scf.for %i = %c0 to %am step %c1 {
    scf.for %j = %c0 to %cp step %c1 {
      %v = memref.load %bias[%j] : memref<?xf32>
      memref.store %v, %r[%i, %j] : memref<?x?xf32>
    }
  }
  linalg.matmul ins(%t, %c : memref<?x?xf32>, memref<?x?xf32>) outs(%r : memref<?x?xf32>)
  return %r : memref<?x?xf32>
}
