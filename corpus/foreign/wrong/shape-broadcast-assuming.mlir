// mistake: the row is not freed
// expected: leak
module {
  func.func @broadcast_add(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>) -> memref<?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = shape.shape_of %arg0 : memref<?xf32> -> tensor<1xindex>
    %1 = shape.shape_of %arg1 : memref<?x?xf32> -> tensor<2xindex>
    %2 = shape.cstr_broadcastable %0, %1 : tensor<1xindex>, tensor<2xindex>
    %dim = memref.dim %arg1, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg1, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg0, %c0 : memref<?xf32>
    %3 = shape.assuming %2 -> (memref<?x?xf32>) {
      %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
      %alloc_2 = memref.alloc(%dim_0) : memref<?xf32>
      %4 = arith.cmpi eq, %dim_1, %c1 : index
      scf.for %arg2 = %c0 to %dim step %c1 {
        scf.for %arg3 = %c0 to %dim_0 step %c1 {
          %5 = arith.select %4, %c0, %arg3 : index
          %6 = memref.load %arg0[%5] : memref<?xf32>
          memref.store %6, %alloc_2[%arg3] : memref<?xf32>
          %7 = memref.load %alloc_2[%arg3] : memref<?xf32>
          %8 = memref.load %arg1[%arg2, %arg3] : memref<?x?xf32>
          %9 = arith.addf %7, %8 : f32
          memref.store %9, %alloc[%arg2, %arg3] : memref<?x?xf32>
        }
      }
      shape.assuming_yield %alloc : memref<?x?xf32>
    }
    return %3 : memref<?x?xf32>
  }
}
