// expected: safe
// This is what fh makes of corpus/foreign/unguarded-padded-tile-sizes.mlir.
module {
  func.func @reverse_tiles(%arg0: memref<?xi32>, %arg1: index) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %alloc = memref.alloc(%arg1) : memref<?xi32>
    scf.for %arg2 = %c0 to %dim step %arg1 {
      %subview = memref.subview %arg0[%arg2] [%arg1] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
      memref.copy %subview, %alloc : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32>
      scf.for %arg3 = %c0 to %arg1 step %c1 {
        %0 = arith.subi %arg1, %c1 : index
        %1 = arith.subi %0, %arg3 : index
        %2 = memref.load %alloc[%1] : memref<?xi32>
        memref.store %2, %subview[%arg3] : memref<?xi32, strided<[1], offset: ?>>
      }
    }
    memref.dealloc %alloc : memref<?xi32>
    return
  }
}

