// expected: leak
// This is what fh makes of corpus/foreign/unguarded-saxpy-with-length.mlir, with a mistake: the temporary is freed only for lengths of more than one vector.
module {
  func.func @saxpy(%arg0: i32, %arg1: f32, %arg2: memref<?xf32>, %arg3: memref<?xf32>) attributes {freehold.deallocated = ["memref"]} {
    %0 = arith.index_cast %arg0 : i32 to index
    %alloc = memref.alloc(%0) : memref<?xf32>
    affine.for %arg4 = 0 to %0 {
      %1 = affine.load %arg2[%arg4] : memref<?xf32>
      %2 = arith.mulf %1, %arg1 : f32
      affine.store %2, %alloc[%arg4] : memref<?xf32>
    }
    affine.for %arg4 = 0 to %0 {
      %1 = affine.load %alloc[%arg4] : memref<?xf32>
      %2 = affine.load %arg3[%arg4] : memref<?xf32>
      %3 = arith.addf %1, %2 : f32
      affine.store %3, %arg3[%arg4] : memref<?xf32>
    }
    %four = arith.constant 4 : index
    %long = arith.cmpi sge, %0, %four : index
    scf.if %long {
    memref.dealloc %alloc : memref<?xf32>
    }
    return
  }
}
