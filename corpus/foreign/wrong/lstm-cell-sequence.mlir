// mistake: the cell state is freed under the condition of the hidden state at the end of the loop, and the hidden state is freed twice
// expected: double-free
module {
  func.func private @gates(%arg0: f32, %arg1: memref<4xf32>, %arg2: memref<4x4xf32>) -> memref<4xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc() : memref<4xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
    linalg.matvec ins(%arg2, %arg1 : memref<4x4xf32>, memref<4xf32>) outs(%alloc : memref<4xf32>)
    linalg.map ins(%alloc : memref<4xf32>) outs(%alloc : memref<4xf32>)
      (%in: f32, %init: f32) {
        %0 = arith.negf %in : f32
        %1 = math.exp %0 : f32
        %2 = arith.addf %1, %cst : f32
        %3 = arith.divf %cst, %2 : f32
        linalg.yield %3 : f32
      }
    return %alloc : memref<4xf32>
  }
  func.func @lstm(%arg0: memref<?xf32>, %arg1: memref<4x4xf32>, %arg2: memref<4x4xf32>) -> (memref<4xf32>, memref<4xf32>) attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc() : memref<4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
    %alloc_0 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_0 : memref<4xf32>)
    %0:3 = scf.for %arg3 = %c0 to %dim step %c1 iter_args(%arg4 = %alloc, %arg5 = %alloc_0, %arg6 = %false) -> (memref<4xf32>, memref<4xf32>, i1) {
      %9 = memref.load %arg0[%arg3] : memref<?xf32>
      %10 = func.call @gates(%9, %arg4, %arg1) : (f32, memref<4xf32>, memref<4x4xf32>) -> memref<4xf32>
      %11 = func.call @gates(%9, %arg4, %arg2) : (f32, memref<4xf32>, memref<4x4xf32>) -> memref<4xf32>
      %alloc_4 = memref.alloc() : memref<4xf32>
      linalg.map ins(%10, %arg5, %11 : memref<4xf32>, memref<4xf32>, memref<4xf32>) outs(%alloc_4 : memref<4xf32>)
        (%in: f32, %in_18: f32, %in_19: f32, %init: f32) {
          %12 = arith.mulf %in, %in_18 : f32
          %13 = arith.addf %12, %in_19 : f32
          linalg.yield %13 : f32
        }
      %alloc_5 = memref.alloc() : memref<4xf32>
      linalg.tanh ins(%alloc_4 : memref<4xf32>) outs(%alloc_5 : memref<4xf32>)
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %10 : memref<4xf32> -> memref<f32>, index, index, index
      memref.dealloc %base_buffer : memref<f32>
      %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %11 : memref<4xf32> -> memref<f32>, index, index, index
      memref.dealloc %base_buffer_6 : memref<f32>
      %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %arg4 : memref<4xf32> -> memref<f32>, index, index, index
      scf.if %arg6 {
        memref.dealloc %base_buffer_10 : memref<f32>
      }
      %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %arg5 : memref<4xf32> -> memref<f32>, index, index, index
      scf.if %arg6 {
        memref.dealloc %base_buffer_14 : memref<f32>
      }
      scf.yield %alloc_5, %alloc_4, %true : memref<4xf32>, memref<4xf32>, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xf32> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %0#0 : memref<4xf32> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_1 : index
    %2 = arith.cmpi eq, %intptr, %intptr_1 : index
    scf.if %1 {
      memref.dealloc %alloc : memref<4xf32>
    }
    %3 = arith.ori %0#2, %2 : i1
    %intptr_2 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<4xf32> -> index
    %intptr_3 = memref.extract_aligned_pointer_as_index %0#1 : memref<4xf32> -> index
    %4 = arith.cmpi ne, %intptr_2, %intptr_3 : index
    %5 = arith.cmpi eq, %intptr_2, %intptr_3 : index
    scf.if %4 {
      memref.dealloc %alloc : memref<4xf32>
    }
    %6 = arith.ori %0#2, %5 : i1
    %7 = scf.if %3 -> (memref<4xf32>) {
      scf.yield %0#0 : memref<4xf32>
    } else {
      %9 = bufferization.clone %0#0 : memref<4xf32> to memref<4xf32>
      scf.yield %9 : memref<4xf32>
    }
    %8 = scf.if %6 -> (memref<4xf32>) {
      scf.yield %0#1 : memref<4xf32>
    } else {
      %9 = bufferization.clone %0#1 : memref<4xf32> to memref<4xf32>
      scf.yield %9 : memref<4xf32>
    }
    return %7, %8 : memref<4xf32>, memref<4xf32>
  }
}
