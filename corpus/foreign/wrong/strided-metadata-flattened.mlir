// mistake: the strides are the wrong way round
// expected: observation or out-of-bounds or uninitialised-read
#map = affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>
module {
  func.func @flat(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %0 = arith.muli %sizes#0, %sizes#1 : index
    %alloc = memref.alloc(%0) : memref<?xf32>
    scf.for %arg1 = %c0 to %sizes#0 step %c1 {
      scf.for %arg2 = %c0 to %sizes#1 step %c1 {
        %1 = affine.apply #map(%arg1, %arg2)[%offset, %strides#1, %strides#0]
        %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%1], sizes: [1], strides: [1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<1xf32, strided<[1], offset: ?>>
        %2 = memref.load %reinterpret_cast[%c0] : memref<1xf32, strided<[1], offset: ?>>
        %3 = arith.muli %arg1, %sizes#1 : index
        %4 = arith.addi %3, %arg2 : index
        memref.store %2, %alloc[%4] : memref<?xf32>
      }
    }
    return %alloc : memref<?xf32>
  }
}
