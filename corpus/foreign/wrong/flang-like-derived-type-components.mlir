// mistake: the buffer %alloc_1 is freed before its last use
// expected: use-after-free
module {
  func.func @_QPbuild(%arg0: index) -> f64 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c7 = arith.constant 7 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %0 = arith.andi %arg0, %c7 : index
    %alloc = memref.alloc() : memref<2xmemref<?xf64>>
    %alloc_1 = memref.alloc(%0) : memref<?xf64>
    %alloc_2 = memref.alloc(%0) : memref<?xf64>
    memref.dealloc %alloc_1 : memref<?xf64>
    memref.store %alloc_1, %alloc[%c0] : memref<2xmemref<?xf64>>
    memref.store %alloc_2, %alloc[%c1] : memref<2xmemref<?xf64>>
    scf.for %arg1 = %c0 to %c2 step %c1 {
      %2 = memref.load %alloc[%arg1] : memref<2xmemref<?xf64>>
      scf.for %arg2 = %c0 to %0 step %c1 {
        memref.store %cst_0, %2[%arg2] : memref<?xf64>
      }
    }
    %1 = scf.for %arg1 = %c0 to %0 step %c1 iter_args(%arg2 = %cst) -> (f64) {
      %2 = memref.load %alloc[%c1] : memref<2xmemref<?xf64>>
      %3 = memref.load %2[%arg1] : memref<?xf64>
      %4 = arith.addf %arg2, %3 : f64
      scf.yield %4 : f64
    }
    memref.dealloc %alloc : memref<2xmemref<?xf64>>
    memref.dealloc %alloc_2 : memref<?xf64>
    return %1 : f64
  }
}

