// mistake: `memref.dealloc %base_buffer_12` stands twice
// expected: double-free
module {
  func.func private @oscillator(%arg0: f64, %arg1: memref<2xf64>) -> memref<2xf64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<2xf64>
    %0 = memref.load %arg1[%c0] : memref<2xf64>
    %1 = memref.load %arg1[%c1] : memref<2xf64>
    %2 = arith.negf %0 : f64
    memref.store %1, %alloc[%c0] : memref<2xf64>
    memref.store %2, %alloc[%c1] : memref<2xf64>
    return %alloc : memref<2xf64>
  }
  func.func private @decay(%arg0: f64, %arg1: memref<2xf64>) -> memref<2xf64> attributes {freehold.deallocated = ["memref"]} {
    %alloc = memref.alloc() : memref<2xf64>
    linalg.map { arith.negf } ins(%arg1 : memref<2xf64>) outs(%alloc : memref<2xf64>)
    return %alloc : memref<2xf64>
  }
  func.func private @axpy(%arg0: f64, %arg1: memref<2xf64>, %arg2: memref<2xf64>) -> memref<2xf64> attributes {freehold.deallocated = ["memref"]} {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<2xf64>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      %0 = memref.load %arg1[%arg3] : memref<2xf64>
      %1 = memref.load %arg2[%arg3] : memref<2xf64>
      %2 = arith.mulf %0, %arg0 : f64
      %3 = arith.addf %2, %1 : f64
      memref.store %3, %alloc[%arg3] : memref<2xf64>
    }
    return %alloc : memref<2xf64>
  }
  func.func @integrate(%arg0: i1, %arg1: i8, %arg2: memref<2xf64>) -> memref<2xf64> attributes {freehold.deallocated = ["memref"]} {
    %c7_i8 = arith.constant 7 : i8
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.250000e-01 : f64
    %cst_0 = arith.constant 6.250000e-02 : f64
    %cst_1 = arith.constant 0.000000e+00 : f64
    %f = constant @oscillator : (f64, memref<2xf64>) -> memref<2xf64>
    %f_2 = constant @decay : (f64, memref<2xf64>) -> memref<2xf64>
    %0 = arith.select %arg0, %f, %f_2 : (f64, memref<2xf64>) -> memref<2xf64>
    %1 = arith.andi %arg1, %c7_i8 : i8
    %2 = arith.index_castui %1 : i8 to index
    %alloc = memref.alloc() : memref<2xf64>
    memref.copy %arg2, %alloc : memref<2xf64> to memref<2xf64>
    %3:2 = scf.for %arg3 = %c0 to %2 step %c1 iter_args(%arg4 = %alloc, %arg5 = %false) -> (memref<2xf64>, i1) {
      %8 = func.call_indirect %0(%cst_1, %arg4) : (f64, memref<2xf64>) -> memref<2xf64>
      %9 = func.call @axpy(%cst_0, %8, %arg4) : (f64, memref<2xf64>, memref<2xf64>) -> memref<2xf64>
      %10 = func.call_indirect %0(%cst_1, %9) : (f64, memref<2xf64>) -> memref<2xf64>
      %11 = func.call @axpy(%cst_0, %10, %arg4) : (f64, memref<2xf64>, memref<2xf64>) -> memref<2xf64>
      %12 = func.call_indirect %0(%cst_1, %11) : (f64, memref<2xf64>) -> memref<2xf64>
      %13 = func.call @axpy(%cst, %12, %arg4) : (f64, memref<2xf64>, memref<2xf64>) -> memref<2xf64>
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %8 : memref<2xf64> -> memref<f64>, index, index, index
      memref.dealloc %base_buffer : memref<f64>
      %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %9 : memref<2xf64> -> memref<f64>, index, index, index
      memref.dealloc %base_buffer_4 : memref<f64>
      %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %10 : memref<2xf64> -> memref<f64>, index, index, index
      memref.dealloc %base_buffer_8 : memref<f64>
      %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %11 : memref<2xf64> -> memref<f64>, index, index, index
      memref.dealloc %base_buffer_12 : memref<f64>
      memref.dealloc %base_buffer_12 : memref<f64>
      %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %12 : memref<2xf64> -> memref<f64>, index, index, index
      memref.dealloc %base_buffer_16 : memref<f64>
      %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %arg4 : memref<2xf64> -> memref<f64>, index, index, index
      scf.if %arg5 {
        memref.dealloc %base_buffer_20 : memref<f64>
      }
      scf.yield %13, %true : memref<2xf64>, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xf64> -> index
    %intptr_3 = memref.extract_aligned_pointer_as_index %3#0 : memref<2xf64> -> index
    %4 = arith.cmpi ne, %intptr, %intptr_3 : index
    %5 = arith.cmpi eq, %intptr, %intptr_3 : index
    scf.if %4 {
      memref.dealloc %alloc : memref<2xf64>
    }
    %6 = arith.ori %3#1, %5 : i1
    %7 = scf.if %6 -> (memref<2xf64>) {
      scf.yield %3#0 : memref<2xf64>
    } else {
      %8 = bufferization.clone %3#0 : memref<2xf64> to memref<2xf64>
      scf.yield %8 : memref<2xf64>
    }
    return %7 : memref<2xf64>
  }
}
