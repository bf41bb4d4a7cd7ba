// expected: leak
// This is what fh makes of corpus/foreign/unguarded-slice-assign.mlir, with a mistake: the edited slice is freed only where the array is changed in place.
module {
  func.func @assign(%arg0: memref<?xf64>, %arg1: index, %arg2: index, %arg3: i1) -> memref<?xf64> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 2.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %0 = arith.subi %arg2, %arg1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf64>
    %subview = memref.subview %arg0[%arg1] [%0] [1] : memref<?xf64> to memref<?xf64, strided<[1], offset: ?>>
    %alloc = memref.alloc(%0) : memref<?xf64>
    linalg.map ins(%subview : memref<?xf64, strided<[1], offset: ?>>) outs(%alloc : memref<?xf64>)
      (%in: f64, %init: f64) {
        %2 = arith.mulf %in, %cst : f64
        linalg.yield %2 : f64
      }
    %1 = scf.if %arg3 -> (memref<?xf64>) {
      %alloc_0 = memref.alloc(%dim) : memref<?xf64>
      memref.copy %arg0, %alloc_0 : memref<?xf64> to memref<?xf64>
      %subview_1 = memref.subview %alloc_0[%arg1] [%0] [1] : memref<?xf64> to memref<?xf64, strided<[1], offset: ?>>
      memref.copy %alloc, %subview_1 : memref<?xf64> to memref<?xf64, strided<[1], offset: ?>>
      scf.yield %alloc_0 : memref<?xf64>
    } else {
      memref.copy %alloc, %subview : memref<?xf64> to memref<?xf64, strided<[1], offset: ?>>
    memref.dealloc %alloc : memref<?xf64>
      %alloc_0 = memref.alloc() : memref<0xf64>
      %cast = memref.cast %alloc_0 : memref<0xf64> to memref<?xf64>
      scf.yield %cast : memref<?xf64>
    }
    return %1 : memref<?xf64>
  }
}
