// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  func.func private @advance(%arg0: memref<3xf64, strided<[1], offset: ?>>, %arg1: f64) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = memref.load %arg0[%c0] : memref<3xf64, strided<[1], offset: ?>>
    %1 = memref.load %arg0[%c1] : memref<3xf64, strided<[1], offset: ?>>
    %2 = memref.load %arg0[%c2] : memref<3xf64, strided<[1], offset: ?>>
    %3 = arith.mulf %1, %arg1 : f64
    %4 = arith.addf %0, %3 : f64
    %5 = arith.mulf %2, %arg1 : f64
    %6 = arith.addf %1, %5 : f64
    memref.store %4, %arg0[%c0] : memref<3xf64, strided<[1], offset: ?>>
    memref.store %6, %arg0[%c1] : memref<3xf64, strided<[1], offset: ?>>
    return
  }
  func.func @simulate(%arg0: memref<?x3xf64>, %arg1: f64) -> memref<?x3xf64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %dim = memref.dim %arg0, %c0 : memref<?x3xf64>
    %alloc = memref.alloc(%dim) : memref<?x3xf64>
    memref.copy %arg0, %alloc : memref<?x3xf64> to memref<?x3xf64>
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %dim step %c1 {
        %subview = memref.subview %alloc[%arg3, 0] [1, 3] [1, 1] : memref<?x3xf64> to memref<3xf64, strided<[1], offset: ?>>
        func.call @advance(%subview, %arg1) : (memref<3xf64, strided<[1], offset: ?>>, f64) -> ()
      }
    }
    memref.dealloc %alloc : memref<?x3xf64>
    return %alloc : memref<?x3xf64>
  }
}

