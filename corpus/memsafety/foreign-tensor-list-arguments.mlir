// expected: safe
// This is what fh makes of corpus/foreign/tensor-list-arguments.mlir.
module {
  func.func @concat(%arg0: memref<?xmemref<?xf32>>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xmemref<?xf32>>
    %0 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0) -> (index) {
      %2 = memref.load %arg0[%arg1] : memref<?xmemref<?xf32>>
      %dim_0 = memref.dim %2, %c0 : memref<?xf32>
      %3 = arith.addi %arg2, %dim_0 : index
      scf.yield %3 : index
    }
    %alloc = memref.alloc(%0) : memref<?xf32>
    %1 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0) -> (index) {
      %2 = memref.load %arg0[%arg1] : memref<?xmemref<?xf32>>
      %dim_0 = memref.dim %2, %c0 : memref<?xf32>
      %subview = memref.subview %alloc[%arg2] [%dim_0] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      memref.copy %2, %subview : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      %3 = arith.addi %arg2, %dim_0 : index
      scf.yield %3 : index
    }
    return %alloc : memref<?xf32>
  }
}

