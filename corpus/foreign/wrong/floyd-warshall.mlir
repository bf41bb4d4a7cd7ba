// mistake: the free of the view of the weights' leading square is a free of the argument
// expected: bad-free
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @apsp(%arg0: memref<?x?xi32>) -> (memref<?x?xi32>, memref<?x?xi32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xi32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi32>
    %0 = arith.minui %dim, %dim_0 : index
    %subview = memref.subview %arg0[0, 0] [%0, %0] [1, 1] : memref<?x?xi32> to memref<?x?xi32, strided<[?, 1]>>
    %alloc = memref.alloc(%0, %0) : memref<?x?xi32>
    memref.copy %subview, %alloc : memref<?x?xi32, strided<[?, 1]>> to memref<?x?xi32>
    %alloc_1 = memref.alloc(%0, %0) : memref<?x?xi32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%alloc_1 : memref<?x?xi32>) {
    ^bb0(%out: i32):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i32
      linalg.yield %2 : i32
    }
    scf.for %arg1 = %c0 to %0 step %c1 {
      scf.for %arg2 = %c0 to %0 step %c1 {
        %1 = memref.load %alloc[%arg2, %arg1] : memref<?x?xi32>
        scf.for %arg3 = %c0 to %0 step %c1 {
          %2 = memref.load %alloc[%arg1, %arg3] : memref<?x?xi32>
          %3 = memref.load %alloc[%arg2, %arg3] : memref<?x?xi32>
          %4 = arith.addi %1, %2 : i32
          %5 = arith.cmpi slt, %4, %3 : i32
          scf.if %5 {
            memref.store %4, %alloc[%arg2, %arg3] : memref<?x?xi32>
            %6 = memref.load %alloc_1[%arg1, %arg3] : memref<?x?xi32>
            memref.store %6, %alloc_1[%arg2, %arg3] : memref<?x?xi32>
          }
        }
      }
    }
    %base_w, %off_w, %s_w:2, %st_w:2 = memref.extract_strided_metadata %subview : memref<?x?xi32, strided<[?, 1]>> -> memref<i32>, index, index, index, index, index
    memref.dealloc %base_w : memref<i32>
    return %alloc, %alloc_1 : memref<?x?xi32>, memref<?x?xi32>
  }
}
