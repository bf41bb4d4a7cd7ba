// mistake: the diagonal has the stride of a row
// expected: observation
module {
  func.func @toeplitz(%arg0: memref<7xf32>) -> (memref<4xf32>, f32) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [3], sizes: [4, 4], strides: [-1, 1] : memref<7xf32> to memref<4x4xf32, strided<[-1, 1], offset: 3>>
    %alloc = memref.alloc() : memref<4x4xf32>
    memref.copy %reinterpret_cast, %alloc : memref<4x4xf32, strided<[-1, 1], offset: 3>> to memref<4x4xf32>
    %reinterpret_cast_0 = memref.reinterpret_cast %alloc to offset: [0], sizes: [4], strides: [4] : memref<4x4xf32> to memref<4xf32, strided<[4]>>
    %alloc_1 = memref.alloc() : memref<4xf32>
    memref.copy %reinterpret_cast_0, %alloc_1 : memref<4xf32, strided<[4]>> to memref<4xf32>
    %0 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %cst) -> (f32) {
      %1 = memref.load %alloc[%arg1, %c0] : memref<4x4xf32>
      %2 = arith.addf %arg2, %1 : f32
      scf.yield %2 : f32
    }
    memref.dealloc %alloc : memref<4x4xf32>
    return %alloc_1, %0 : memref<4xf32>, f32
  }
}
