// mistake: the answer of the comparator is freed only if the pair is swapped
// expected: leak
module {
  func.func private @comparator(%arg0: memref<f32>, %arg1: memref<f32>) -> memref<i1> attributes {freehold.deallocated = ["memref"]} {
    %0 = memref.load %arg0[] : memref<f32>
    %1 = memref.load %arg1[] : memref<f32>
    %2 = arith.cmpf olt, %0, %1 : f32
    %alloc = memref.alloc() : memref<i1>
    memref.store %2, %alloc[] : memref<i1>
    return %alloc : memref<i1>
  }
  func.func @sort(%arg0: memref<5xf32>, %arg1: memref<5xi32>) -> (memref<5xf32>, memref<5xi32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() : memref<5xf32>
    %alloc_0 = memref.alloc() : memref<5xi32>
    memref.copy %arg0, %alloc : memref<5xf32> to memref<5xf32>
    memref.copy %arg1, %alloc_0 : memref<5xi32> to memref<5xi32>
    scf.for %arg2 = %c0 to %c5 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = arith.addi %arg3, %c1 : index
        %subview = memref.subview %alloc[%arg3] [1] [1] : memref<5xf32> to memref<f32, strided<[], offset: ?>>
        %subview_1 = memref.subview %alloc[%0] [1] [1] : memref<5xf32> to memref<f32, strided<[], offset: ?>>
        %alloc_2 = memref.alloc() : memref<f32>
        %alloc_3 = memref.alloc() : memref<f32>
        memref.copy %subview, %alloc_2 : memref<f32, strided<[], offset: ?>> to memref<f32>
        memref.copy %subview_1, %alloc_3 : memref<f32, strided<[], offset: ?>> to memref<f32>
        %1 = func.call @comparator(%alloc_3, %alloc_2) : (memref<f32>, memref<f32>) -> memref<i1>
        %2 = memref.load %1[] : memref<i1>
        scf.if %2 {
          memref.copy %alloc_3, %subview : memref<f32> to memref<f32, strided<[], offset: ?>>
          memref.copy %alloc_2, %subview_1 : memref<f32> to memref<f32, strided<[], offset: ?>>
          %3 = memref.load %alloc_0[%arg3] : memref<5xi32>
          %4 = memref.load %alloc_0[%0] : memref<5xi32>
          memref.store %4, %alloc_0[%arg3] : memref<5xi32>
          memref.store %3, %alloc_0[%0] : memref<5xi32>
        %base_buffer, %offset = memref.extract_strided_metadata %1 : memref<i1> -> memref<i1>, index
        memref.dealloc %base_buffer : memref<i1>
        }
        memref.dealloc %alloc_2 : memref<f32>
        memref.dealloc %alloc_3 : memref<f32>
      }
    }
    return %alloc, %alloc_0 : memref<5xf32>, memref<5xi32>
  }
}
