// mistake: the interleaved buffer is freed through one of its two views before it is returned
// expected: abi
module {
  func.func @mix(%arg0: memref<?xf32>, %arg1: f32, %arg2: f32) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.shrui %dim, %c1 : index
    %1 = arith.muli %0, %c2 : index
    %alloc = memref.alloc(%1) : memref<?xf32>
    %subview = memref.subview %alloc[0] [%0] [2] : memref<?xf32> to memref<?xf32, strided<[2]>>
    %2 = arith.minui %1, %c1 : index
    %subview_0 = memref.subview %alloc[%2] [%0] [2] : memref<?xf32> to memref<?xf32, strided<[2], offset: ?>>
    scf.for %arg3 = %c0 to %0 step %c1 {
      %3 = arith.muli %arg3, %c2 : index
      %4 = arith.addi %3, %c1 : index
      %5 = memref.load %arg0[%3] : memref<?xf32>
      %6 = memref.load %arg0[%4] : memref<?xf32>
      %7 = complex.create %5, %6 : complex<f32>
      %8 = complex.create %arg1, %arg2 : complex<f32>
      %9 = complex.mul %7, %8 : complex<f32>
      %10 = complex.re %9 : complex<f32>
      %11 = complex.im %9 : complex<f32>
      memref.store %10, %subview[%arg3] : memref<?xf32, strided<[2]>>
      memref.store %11, %subview_0[%arg3] : memref<?xf32, strided<[2], offset: ?>>
    }
    memref.dealloc %alloc : memref<?xf32>
    return %alloc : memref<?xf32>
  }
}
