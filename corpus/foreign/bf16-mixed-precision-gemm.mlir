// Style: CPU backend for AMX, bf16 matmul accumulates in f32 tiles and rounds at the end.
func.func @gemm_bf16(%a: memref<?x16xbf16>, %b: memref<16x?xbf16>) -> memref<?x?xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = memref.dim %a, %c0 : memref<?x16xbf16>
  %n = memref.dim %b, %c1 : memref<16x?xbf16>
  %acc = memref.alloc(%m, %n) : memref<?x?xf32>
  linalg.fill ins(%zero : f32) outs(%acc : memref<?x?xf32>)
  linalg.matmul ins(%a, %b : memref<?x16xbf16>, memref<16x?xbf16>) outs(%acc : memref<?x?xf32>)
  %r = memref.alloc(%m, %n) : memref<?x?xbf16>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %v = memref.load %acc[%i, %j] : memref<?x?xf32>
      %t = arith.truncf %v : f32 to bf16
      memref.store %t, %r[%i, %j] : memref<?x?xbf16>
    }
  }
  return %r : memref<?x?xbf16>
}
