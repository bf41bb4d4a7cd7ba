// expected: safe
// This is what fh makes of corpus/foreign/triton-like-grid-kernel.mlir.
module {
  func.func private @add_kernel(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index, %arg4: index) attributes {freehold.deallocated = ["memref"]} {
    %c4 = arith.constant 4 : index
    %0 = arith.muli %arg4, %c4 : index
    %1 = arith.subi %arg3, %0 : index
    %2 = arith.minui %1, %c4 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%0], sizes: [%2], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [%0], sizes: [%2], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %reinterpret_cast_1 = memref.reinterpret_cast %arg2 to offset: [%0], sizes: [%2], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %alloc = memref.alloc(%2) : memref<?xf32>
    memref.copy %reinterpret_cast, %alloc : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>
    linalg.add ins(%alloc, %reinterpret_cast_0 : memref<?xf32>, memref<?xf32, strided<[1], offset: ?>>) outs(%alloc : memref<?xf32>)
    memref.copy %alloc, %reinterpret_cast_1 : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    memref.dealloc %alloc : memref<?xf32>
    return
  }
  func.func @launch(%arg0: memref<?xf32>, %arg1: memref<?xf32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
    %0 = arith.minui %dim, %dim_0 : index
    %alloc = memref.alloc(%0) : memref<?xf32>
    %1 = arith.ceildivui %0, %c4 : index
    scf.for %arg2 = %c0 to %1 step %c1 {
      func.call @add_kernel(%arg0, %arg1, %alloc, %0, %arg2) : (memref<?xf32>, memref<?xf32>, memref<?xf32>, index, index) -> ()
    }
    return %alloc : memref<?xf32>
  }
}

