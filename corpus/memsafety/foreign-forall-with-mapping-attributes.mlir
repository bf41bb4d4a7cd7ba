// expected: safe
// This is what fh makes of corpus/foreign/forall-with-mapping-attributes.mlir.
module {
  func.func @outer_product(%arg0: memref<8xf32>, %arg1: memref<8xf32>) -> memref<8x8xf32> attributes {freehold.deallocated = ["memref"]} {
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() : memref<8x8xf32>
    scf.forall (%arg2, %arg3) in (2, 2) {
      %0 = arith.muli %arg2, %c4 : index
      %1 = arith.muli %arg3, %c4 : index
      %alloc_0 = memref.alloc() : memref<4xf32>
      %subview = memref.subview %arg1[%1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
      memref.copy %subview, %alloc_0 : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
      scf.forall (%arg4, %arg5) in (4, 4) {
        %2 = arith.addi %0, %arg4 : index
        %3 = arith.addi %1, %arg5 : index
        %4 = memref.load %arg0[%2] : memref<8xf32>
        %5 = memref.load %alloc_0[%arg5] : memref<4xf32>
        %6 = arith.mulf %4, %5 : f32
        memref.store %6, %alloc[%2, %3] : memref<8x8xf32>
      } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
      memref.dealloc %alloc_0 : memref<4xf32>
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
    return %alloc : memref<8x8xf32>
  }
}

