// Style: TPP after lowering to library calls, dispatch handles and unranked descriptors passed to libxsmm-like functions.
func.func private @xsmm_gemm_dispatch(i64, i64, i64, i64, i64) -> i64 attributes {llvm.emit_c_interface}
func.func private @xsmm_gemm_invoke(i64, i64, memref<*xf32>, index, memref<*xf32>, index, memref<*xf32>, index) attributes {llvm.emit_c_interface}
func.func @entry(%A: memref<4x8xf32>, %B: memref<8x4xf32>) -> memref<4x4xf32> {
  %c0 = arith.constant 0 : index
  %k1 = arith.constant 1 : i64
  %k4 = arith.constant 4 : i64
  %k8 = arith.constant 8 : i64
  %zero = arith.constant 0.0 : f32
  %C = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
  linalg.fill ins(%zero : f32) outs(%C : memref<4x4xf32>)
  %h = call @xsmm_gemm_dispatch(%k1, %k4, %k4, %k8, %k8) : (i64, i64, i64, i64, i64) -> i64
  %ua = memref.cast %A : memref<4x8xf32> to memref<*xf32>
  %ub = memref.cast %B : memref<8x4xf32> to memref<*xf32>
  %uc = memref.cast %C : memref<4x4xf32> to memref<*xf32>
  call @xsmm_gemm_invoke(%k1, %h, %ua, %c0, %ub, %c0, %uc, %c0) : (i64, i64, memref<*xf32>, index, memref<*xf32>, index, memref<*xf32>, index) -> ()
  return %C : memref<4x4xf32>
}
