// expected: use-after-free
// This is what fh makes of corpus/foreign/fortran-array-section-copy-in-out.mlir, with a mistake: the packed section is freed after the call, before copy-out.
module {
  func.func private @sub_(memref<?xf64>) attributes {freehold.deallocated = ["memref"]}
  func.func @_QPcaller(%arg0: memref<?x?xf64>, %arg1: index) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf64>
    %0 = arith.cmpi ult, %arg1, %dim_0 : index
    scf.if %0 {
      %subview = memref.subview %arg0[0, %arg1] [%dim, 1] [1, 1] : memref<?x?xf64> to memref<?xf64, strided<[?], offset: ?>>
      %alloc = memref.alloc(%dim) : memref<?xf64>
      memref.copy %subview, %alloc : memref<?xf64, strided<[?], offset: ?>> to memref<?xf64>
      func.call @sub_(%alloc) : (memref<?xf64>) -> ()
      memref.dealloc %alloc : memref<?xf64>
      memref.copy %alloc, %subview : memref<?xf64> to memref<?xf64, strided<[?], offset: ?>>
    }
    return
  }
}
