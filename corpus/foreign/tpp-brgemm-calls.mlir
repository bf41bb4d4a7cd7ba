// Style: tpp-mlir: blocked GEMM lowered to calls of the libxsmm runtime with raw pointers as index.
func.func private @xsmm_brgemm_dispatch(i64, i64, i64, i64) -> i64
func.func private @xsmm_brgemm_invoke(i64, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>, i64)
func.func @entry(%a: memref<2x4x4xf32>, %b: memref<2x4x4xf32>) -> memref<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : i64
  %zero = arith.constant 0.0 : f32
  %out = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
  linalg.fill ins(%zero : f32) outs(%out : memref<4x4xf32>)
  %h = call @xsmm_brgemm_dispatch(%c4, %c4, %c4, %c4) : (i64, i64, i64, i64) -> i64
  scf.for %k = %c0 to %c2 step %c1 {
    %sa = memref.subview %a[%k, 0, 0] [1, 4, 4] [1, 1, 1] : memref<2x4x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
    %sb = memref.subview %b[%k, 0, 0] [1, 4, 4] [1, 1, 1] : memref<2x4x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
    %ca = memref.cast %sa : memref<4x4xf32, strided<[4, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %cb = memref.cast %sb : memref<4x4xf32, strided<[4, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %co = memref.cast %out : memref<4x4xf32> to memref<?x?xf32>
    func.call @xsmm_brgemm_invoke(%h, %ca, %cb, %co, %c4) : (i64, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>, i64) -> ()
  }
  return %out : memref<4x4xf32>
}
