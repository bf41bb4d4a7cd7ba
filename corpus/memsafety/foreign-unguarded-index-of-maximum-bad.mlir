// expected: use-after-free
// This is what fh makes of corpus/foreign/unguarded-index-of-maximum.mlir, with a mistake: the running maxima are freed after the first row, which is where they were last written whole.
module {
  func.func @main_graph(%arg0: memref<?x5xf32>) -> memref<5xi64> attributes {freehold.deallocated = ["memref"], llvm.emit_c_interface} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %dim = memref.dim %arg0, %c0 : memref<?x5xf32>
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<5xi64>
    %alloc_0 = memref.alloc() {alignment = 16 : i64} : memref<5xf32>
    affine.for %arg1 = 0 to 5 {
      %0 = memref.load %arg0[%c0, %arg1] : memref<?x5xf32>
      affine.store %0, %alloc_0[%arg1] : memref<5xf32>
      affine.store %c0_i64, %alloc[%arg1] : memref<5xi64>
    }
    memref.dealloc %alloc_0 : memref<5xf32>
    scf.for %arg1 = %c1 to %dim step %c1 {
      %0 = arith.index_cast %arg1 : index to i64
      affine.for %arg2 = 0 to 5 {
        %1 = memref.load %arg0[%arg1, %arg2] : memref<?x5xf32>
        %2 = affine.load %alloc_0[%arg2] : memref<5xf32>
        %3 = arith.cmpf ogt, %1, %2 : f32
        scf.if %3 {
          memref.store %1, %alloc_0[%arg2] : memref<5xf32>
          memref.store %0, %alloc[%arg2] : memref<5xi64>
        }
      }
    }
    return %alloc : memref<5xi64>
  }
}
