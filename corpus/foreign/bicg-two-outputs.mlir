// Style: C++ expression templates lowered through linalg, bicg: two matrix-vector products, the caller's out buffer and a returned one.
func.func @bicg(%A: memref<?x?xf64>, %p: memref<?xf64>, %r: memref<?xf64>, %s: memref<?xf64>) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %A, %c0 : memref<?x?xf64>
  %m = memref.dim %s, %c0 : memref<?xf64>
  %q = memref.alloc(%n) : memref<?xf64>
  linalg.fill ins(%zero : f64) outs(%q : memref<?xf64>)
  linalg.matvec ins(%A, %p : memref<?x?xf64>, memref<?xf64>) outs(%q : memref<?xf64>)
  %acc = memref.alloc(%m) : memref<?xf64>
  linalg.fill ins(%zero : f64) outs(%acc : memref<?xf64>)
  linalg.vecmat ins(%r, %A : memref<?xf64>, memref<?x?xf64>) outs(%acc : memref<?xf64>)
  memref.copy %acc, %s : memref<?xf64> to memref<?xf64>
  return %q : memref<?xf64>
}
