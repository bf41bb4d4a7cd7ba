// mistake: the square is freed in every step, also the first one, which is the caller's matrix
// expected: bad-free
module {
  func.func @matpow(%arg0: memref<3x3xi64>, %arg1: i16) -> memref<3x3xi64> attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i16 = arith.constant 0 : i16
    %c1_i16 = arith.constant 1 : i16
    %c31_i16 = arith.constant 31 : i16
    %0 = arith.andi %arg1, %c31_i16 : i16
    %alloc = memref.alloc() : memref<3x3xi64>
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 3 {
        affine.store %c0_i64, %alloc[%arg2, %arg3] : memref<3x3xi64>
      }
      affine.store %c1_i64, %alloc[%arg2, %arg2] : memref<3x3xi64>
    }
    %1:5 = scf.while (%arg2 = %alloc, %arg3 = %arg0, %arg4 = %0, %arg5 = %false, %arg6 = %false) : (memref<3x3xi64>, memref<3x3xi64>, i16, i1, i1) -> (memref<3x3xi64>, memref<3x3xi64>, i16, i1, i1) {
      %6 = arith.cmpi ne, %arg4, %c0_i16 : i16
      scf.condition(%6) %arg2, %arg3, %arg4, %arg5, %arg6 : memref<3x3xi64>, memref<3x3xi64>, i16, i1, i1
    } do {
    ^bb0(%arg2: memref<3x3xi64>, %arg3: memref<3x3xi64>, %arg4: i16, %arg5: i1, %arg6: i1):
      %6 = arith.andi %arg4, %c1_i16 : i16
      %7 = arith.cmpi ne, %6, %c0_i16 : i16
      %8 = scf.if %7 -> (memref<3x3xi64>) {
        %alloc_12 = memref.alloc() : memref<3x3xi64>
        linalg.fill ins(%c0_i64 : i64) outs(%alloc_12 : memref<3x3xi64>)
        linalg.matmul ins(%arg2, %arg3 : memref<3x3xi64>, memref<3x3xi64>) outs(%alloc_12 : memref<3x3xi64>)
        scf.yield %alloc_12 : memref<3x3xi64>
      } else {
        scf.yield %arg2 : memref<3x3xi64>
      }
      %alloc_1 = memref.alloc() : memref<3x3xi64>
      linalg.fill ins(%c0_i64 : i64) outs(%alloc_1 : memref<3x3xi64>)
      linalg.matmul ins(%arg3, %arg3 : memref<3x3xi64>, memref<3x3xi64>) outs(%alloc_1 : memref<3x3xi64>)
      %9 = arith.shrui %arg4, %c1_i16 : i16
      %base_buffer_2, %offset_3, %sizes_4:2, %strides_5:2 = memref.extract_strided_metadata %arg3 : memref<3x3xi64> -> memref<i64>, index, index, index, index, index
        memref.dealloc %base_buffer_2 : memref<i64>
      %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %arg2 : memref<3x3xi64> -> memref<i64>, index, index, index, index, index
      %intptr_10 = memref.extract_aligned_pointer_as_index %arg2 : memref<3x3xi64> -> index
      %intptr_11 = memref.extract_aligned_pointer_as_index %8 : memref<3x3xi64> -> index
      %10 = arith.cmpi ne, %intptr_10, %intptr_11 : index
      %11 = arith.andi %arg5, %10 : i1
      %12 = arith.cmpi eq, %intptr_10, %intptr_11 : index
      %13 = arith.andi %12, %arg5 : i1
      scf.if %11 {
        memref.dealloc %base_buffer_6 : memref<i64>
      }
      %14 = arith.ori %7, %13 : i1
      scf.yield %8, %alloc_1, %9, %14, %true : memref<3x3xi64>, memref<3x3xi64>, i16, i1, i1
    }
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %1#1 : memref<3x3xi64> -> memref<i64>, index, index, index, index, index
    scf.if %1#4 {
      memref.dealloc %base_buffer : memref<i64>
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<3x3xi64> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %1#0 : memref<3x3xi64> -> index
    %2 = arith.cmpi ne, %intptr, %intptr_0 : index
    %3 = arith.cmpi eq, %intptr, %intptr_0 : index
    scf.if %2 {
      memref.dealloc %alloc : memref<3x3xi64>
    }
    %4 = arith.ori %1#3, %3 : i1
    %5 = scf.if %4 -> (memref<3x3xi64>) {
      scf.yield %1#0 : memref<3x3xi64>
    } else {
      %6 = bufferization.clone %1#0 : memref<3x3xi64> to memref<3x3xi64>
      scf.yield %6 : memref<3x3xi64>
    }
    return %5 : memref<3x3xi64>
  }
}
