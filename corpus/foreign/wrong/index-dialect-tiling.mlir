// mistake: a buffer is freed where it is allocated, before it is used
// expected: use-after-free
module {
  func.func @tiles(%arg0: memref<?xf32>, %arg1: index) -> (memref<?xf32>, index) attributes {freehold.deallocated = ["memref"]} {
    %idx0 = index.constant 0
    %idx1 = index.constant 1
    %dim = memref.dim %arg0, %idx0 : memref<?xf32>
    %0 = index.cmp sgt(%arg1, %idx0)
    cf.assert %0, "tile is not positive"
    %1 = index.ceildivs %dim, %arg1
    %alloc = memref.alloc(%1) : memref<?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    scf.for %arg2 = %idx0 to %1 step %idx1 {
      %3 = index.mul %arg2, %arg1
      %4 = index.add %3, %arg1
      %5 = index.mins %4, %dim
      %6 = index.sub %5, %3
      %alloc_0 = memref.alloc(%6) : memref<?xf32>
      memref.dealloc %alloc_0 : memref<?xf32>
      %subview = memref.subview %arg0[%3] [%6] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      memref.copy %subview, %alloc_0 : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>
      %7 = scf.for %arg3 = %idx0 to %6 step %idx1 iter_args(%arg4 = %cst) -> (f32) {
        %8 = memref.load %alloc_0[%arg3] : memref<?xf32>
        %9 = arith.addf %arg4, %8 : f32
        scf.yield %9 : f32
      }
      memref.store %7, %alloc[%arg2] : memref<?xf32>
    }
    %2 = index.rems %dim, %arg1
    return %alloc, %2 : memref<?xf32>, index
  }
}

