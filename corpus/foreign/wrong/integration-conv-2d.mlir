// mistake: the buffer %base_buffer_5 is freed twice
// expected: double-free
module {
  func.func private @printMemrefF32(memref<*xf32>) attributes {freehold.deallocated = ["memref"]}
  func.func private @alloc_filled(%arg0: index, %arg1: index, %arg2: f32) -> memref<?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %alloc = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    linalg.fill ins(%arg2 : f32) outs(%alloc : memref<?x?xf32>)
    return %alloc : memref<?x?xf32>
  }
  func.func private @conv(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) attributes {freehold.deallocated = ["memref"]} {
    linalg.conv_2d ins(%arg0, %arg1 : memref<?x?xf32>, memref<?x?xf32>) outs(%arg2 : memref<?x?xf32>)
    return
  }
  func.func @main(%arg0: f32) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+01 : f32
    %0 = call @alloc_filled(%c3, %c3, %arg0) : (index, index, f32) -> memref<?x?xf32>
    %1 = call @alloc_filled(%c6, %c6, %arg0) : (index, index, f32) -> memref<?x?xf32>
    %2 = call @alloc_filled(%c4, %c4, %cst) : (index, index, f32) -> memref<?x?xf32>
    memref.store %cst_0, %1[%c0, %c3] : memref<?x?xf32>
    call @conv(%1, %0, %2) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
    %cast = memref.cast %2 : memref<?x?xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    memref.dealloc %base_buffer : memref<f32>
    %base_buffer_1, %offset_2, %sizes_3:2, %strides_4:2 = memref.extract_strided_metadata %1 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    memref.dealloc %base_buffer_1 : memref<f32>
    %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %2 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    memref.dealloc %base_buffer_5 : memref<f32>
    memref.dealloc %base_buffer_5 : memref<f32>
    return
  }
}

