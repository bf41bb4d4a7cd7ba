// expected: use-after-free
// This is what fh makes of corpus/foreign/unranked-rank-dispatch.mlir, with a mistake: the shape buffer is freed before the reshape reads it.
module {
  func.func @flat_sum(%arg0: memref<*xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = memref.rank %arg0 : memref<*xf32>
    %1 = scf.for %arg1 = %c0 to %0 step %c1 iter_args(%arg2 = %c1) -> (index) {
      %dim = memref.dim %arg0, %arg1 : memref<*xf32>
      %3 = arith.muli %arg2, %dim : index
      scf.yield %3 : index
    }
    %alloc = memref.alloc() : memref<1xindex>
    memref.store %1, %alloc[%c0] : memref<1xindex>
    memref.dealloc %alloc : memref<1xindex>
    %reshape = memref.reshape %arg0(%alloc) : (memref<*xf32>, memref<1xindex>) -> memref<?xf32>
    %alloc_0 = memref.alloc(%1) : memref<?xf32>
    memref.copy %reshape, %alloc_0 : memref<?xf32> to memref<?xf32>
    %2 = scf.for %arg1 = %c0 to %1 step %c1 iter_args(%arg2 = %cst) -> (f32) {
      %3 = memref.load %alloc_0[%arg1] : memref<?xf32>
      %4 = arith.addf %arg2, %3 : f32
      scf.yield %4 : f32
    }
    memref.dealloc %alloc_0 : memref<?xf32>
    return %2 : f32
  }
}
