// expected: use-after-free
// This is what fh makes of corpus/foreign/tpp-xsmm-dispatch.mlir, with a mistake: the output is taken for a temporary of the library call and freed before it.
module {
  func.func private @xsmm_gemm_dispatch(i64, i64, i64, i64, i64) -> i64 attributes {freehold.deallocated = ["memref"], llvm.emit_c_interface}
  func.func private @xsmm_gemm_invoke(i64, i64, memref<*xf32>, index, memref<*xf32>, index, memref<*xf32>, index) attributes {freehold.deallocated = ["memref"], llvm.emit_c_interface}
  func.func @entry(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>) -> memref<4x4xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %c4_i64 = arith.constant 4 : i64
    %c8_i64 = arith.constant 8 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<4x4xf32>)
    %0 = call @xsmm_gemm_dispatch(%c1_i64, %c4_i64, %c4_i64, %c8_i64, %c8_i64) : (i64, i64, i64, i64, i64) -> i64
    %cast = memref.cast %arg0 : memref<4x8xf32> to memref<*xf32>
    %cast_0 = memref.cast %arg1 : memref<8x4xf32> to memref<*xf32>
    %cast_1 = memref.cast %alloc : memref<4x4xf32> to memref<*xf32>
    memref.dealloc %alloc : memref<4x4xf32>
    call @xsmm_gemm_invoke(%c1_i64, %0, %cast, %c0, %cast_0, %c0, %cast_1, %c0) : (i64, i64, memref<*xf32>, index, memref<*xf32>, index, memref<*xf32>, index) -> ()
    return %alloc : memref<4x4xf32>
  }
}
