// mistake: the deallocation of a buffer is missing
// expected: leak
module {
  func.func private @op(memref<*xf32>) -> memref<*xf32> attributes {freehold.deallocated = ["memref"]}
  func.func @apply(%arg0: memref<2x?xf32>) -> memref<?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %dim = memref.dim %arg0, %c1 : memref<2x?xf32>
    %alloc = memref.alloc(%dim) : memref<2x?xf32>
    memref.copy %arg0, %alloc : memref<2x?xf32> to memref<2x?xf32>
    %cast = memref.cast %alloc : memref<2x?xf32> to memref<*xf32>
    %0 = call @op(%cast) : (memref<*xf32>) -> memref<*xf32>
    %1 = memref.rank %0 : memref<*xf32>
    %2 = arith.cmpi eq, %1, %c2 : index
    %3 = arith.select %2, %0, %cast : memref<*xf32>
    %cast_0 = memref.cast %3 : memref<*xf32> to memref<?x?xf32>
    scf.if %2 {
      memref.dealloc %alloc : memref<2x?xf32>
    }
    %4 = arith.cmpi ne, %1, %c2 : index
    %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
    %base_buffer, %offset = memref.extract_strided_metadata %reinterpret_cast : memref<f32> -> memref<f32>, index
    scf.if %4 {
    }
    return %cast_0 : memref<?x?xf32>
  }
}

