// mistake: frees of the imaginary parts in the loop are left out
// expected: leak
module {
  func.func private @apply(%arg0: memref<8xf64>, %arg1: memref<8xf64>, %arg2: index, %arg3: memref<2x2xf64>) -> (memref<8xf64>, memref<8xf64>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %0 = affine.load %arg3[0, 0] : memref<2x2xf64>
    %1 = affine.load %arg3[0, 1] : memref<2x2xf64>
    %2 = affine.load %arg3[1, 0] : memref<2x2xf64>
    %3 = affine.load %arg3[1, 1] : memref<2x2xf64>
    %alloc = memref.alloc() : memref<8xf64>
    %alloc_0 = memref.alloc() : memref<8xf64>
    %4 = arith.shli %c1, %arg2 : index
    scf.for %arg4 = %c0 to %c8 step %c1 {
      %5 = arith.andi %arg4, %4 : index
      %6 = arith.cmpi ne, %5, %c0 : index
      %7 = arith.xori %arg4, %4 : index
      %8 = arith.select %6, %3, %0 : f64
      %9 = arith.select %6, %2, %1 : f64
      %10 = memref.load %arg0[%arg4] : memref<8xf64>
      %11 = memref.load %arg0[%7] : memref<8xf64>
      %12 = memref.load %arg1[%arg4] : memref<8xf64>
      %13 = memref.load %arg1[%7] : memref<8xf64>
      %14 = arith.mulf %8, %10 : f64
      %15 = arith.mulf %9, %11 : f64
      %16 = arith.addf %14, %15 : f64
      %17 = arith.mulf %8, %12 : f64
      %18 = arith.mulf %9, %13 : f64
      %19 = arith.addf %17, %18 : f64
      memref.store %16, %alloc[%arg4] : memref<8xf64>
      memref.store %19, %alloc_0[%arg4] : memref<8xf64>
    }
    return %alloc, %alloc_0 : memref<8xf64>, memref<8xf64>
  }
  memref.global "private" constant @hadamard : memref<2x2xf64> = dense<[[0.70710678000000005, 0.70710678000000005], [0.70710678000000005, -0.70710678000000005]]>
  memref.global "private" constant @not : memref<2x2xf64> = dense<[[0.000000e+00, 1.000000e+00], [1.000000e+00, 0.000000e+00]]>
  func.func @circuit(%arg0: memref<?xi8>) -> memref<8xf64> attributes {freehold.deallocated = ["memref"]} {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_i8 = arith.constant 1 : i8
    %c2_i8 = arith.constant 2 : i8
    %c4_i8 = arith.constant 4 : i8
    %c0_i8 = arith.constant 0 : i8
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %alloc = memref.alloc() : memref<8xf64>
    %alloc_1 = memref.alloc() : memref<8xf64>
    linalg.fill ins(%cst : f64) outs(%alloc : memref<8xf64>)
    linalg.fill ins(%cst : f64) outs(%alloc_1 : memref<8xf64>)
    memref.store %cst_0, %alloc[%c0] : memref<8xf64>
    %0:4 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %alloc, %arg3 = %alloc_1, %arg4 = %false, %arg5 = %false) -> (memref<8xf64>, memref<8xf64>, i1, i1) {
      %1 = memref.load %arg0[%arg1] : memref<?xi8>
      %2 = arith.andi %1, %c1_i8 : i8
      %3 = arith.index_castui %2 : i8 to index
      %4 = arith.andi %1, %c2_i8 : i8
      %5 = arith.cmpi ne, %4, %c0_i8 : i8
      %6 = arith.andi %1, %c4_i8 : i8
      %7 = arith.cmpi ne, %6, %c0_i8 : i8
      %8 = arith.cmpi eq, %6, %c0_i8 : i8
      %9:2 = scf.if %7 -> (memref<8xf64>, memref<8xf64>) {
        scf.yield %arg2, %arg3 : memref<8xf64>, memref<8xf64>
      } else {
        %20 = memref.get_global @hadamard : memref<2x2xf64>
        %21 = memref.get_global @not : memref<2x2xf64>
        %22 = arith.select %5, %21, %20 : memref<2x2xf64>
        %23:2 = func.call @apply(%arg2, %arg3, %3, %22) : (memref<8xf64>, memref<8xf64>, index, memref<2x2xf64>) -> (memref<8xf64>, memref<8xf64>)
        scf.yield %23#0, %23#1 : memref<8xf64>, memref<8xf64>
      }
      %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %arg2 : memref<8xf64> -> memref<f64>, index, index, index
      %intptr = memref.extract_aligned_pointer_as_index %arg2 : memref<8xf64> -> index
      %intptr_11 = memref.extract_aligned_pointer_as_index %9#0 : memref<8xf64> -> index
      %10 = arith.cmpi ne, %intptr, %intptr_11 : index
      %11 = arith.andi %arg4, %10 : i1
      %12 = arith.cmpi eq, %intptr, %intptr_11 : index
      %13 = arith.andi %12, %arg4 : i1
      scf.if %11 {
        memref.dealloc %base_buffer_7 : memref<f64>
      }
      %14 = arith.ori %8, %13 : i1
      %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %arg3 : memref<8xf64> -> memref<f64>, index, index, index
      %intptr_16 = memref.extract_aligned_pointer_as_index %arg3 : memref<8xf64> -> index
      %intptr_17 = memref.extract_aligned_pointer_as_index %9#1 : memref<8xf64> -> index
      %15 = arith.cmpi ne, %intptr_16, %intptr_17 : index
      %16 = arith.andi %arg5, %15 : i1
      %17 = arith.cmpi eq, %intptr_16, %intptr_17 : index
      %18 = arith.andi %17, %arg5 : i1
      %19 = arith.ori %8, %18 : i1
      scf.yield %9#0, %9#1, %14, %19 : memref<8xf64>, memref<8xf64>, i1, i1
    }
    %alloc_2 = memref.alloc() : memref<8xf64>
    linalg.map ins(%0#0, %0#1 : memref<8xf64>, memref<8xf64>) outs(%alloc_2 : memref<8xf64>)
      (%in: f64, %in_7: f64, %init: f64) {
        %1 = arith.mulf %in, %in : f64
        %2 = arith.mulf %in_7, %in_7 : f64
        %3 = arith.addf %1, %2 : f64
        linalg.yield %3 : f64
      }
    memref.dealloc %alloc : memref<8xf64>
    memref.dealloc %alloc_1 : memref<8xf64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<8xf64> -> memref<f64>, index, index, index
    scf.if %0#2 {
      memref.dealloc %base_buffer : memref<f64>
    }
    %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %0#1 : memref<8xf64> -> memref<f64>, index, index, index
    scf.if %0#3 {
      memref.dealloc %base_buffer_3 : memref<f64>
    }
    return %alloc_2 : memref<8xf64>
  }
}
