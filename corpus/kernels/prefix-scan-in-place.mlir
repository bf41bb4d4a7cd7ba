// Exercises: prefix sum by tensor.insert in scf.for while the unmodified input is read again later, so that bufferization has to copy before the loop.
// Generated from src/prefix-scan-in-place.mlir by corpus/kernels/regenerate; do not edit.
module {
  func.func @scan(%arg0: memref<?xf32, strided<[?], offset: ?>>) -> (memref<?xf32>, memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %dim_0 = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %alloc = memref.alloc(%dim_0) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
    scf.for %arg1 = %c1 to %dim step %c1 {
      %0 = arith.subi %arg1, %c1 : index
      %1 = memref.load %alloc[%0] : memref<?xf32>
      %2 = memref.load %alloc[%arg1] : memref<?xf32>
      %3 = arith.addf %1, %2 : f32
      memref.store %3, %alloc[%arg1] : memref<?xf32>
    }
    %alloc_1 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    linalg.sub ins(%alloc, %arg0 : memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>) outs(%alloc_1 : memref<?xf32>)
    return %alloc, %alloc_1 : memref<?xf32>, memref<?xf32>
  }
  func.func @main() {
    %cst = arith.constant 5.000000e-01 : f32
    %c9 = arith.constant 9 : index
    %0 = call @values(%c9, %cst) : (index, f32) -> memref<?xf32>
    %cast = memref.cast %0 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %1:2 = call @scan(%cast) : (memref<?xf32, strided<[?], offset: ?>>) -> (memref<?xf32>, memref<?xf32>)
    %cast_0 = memref.cast %1#0 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    call @report(%cast_0) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    %cast_1 = memref.cast %1#1 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    call @report(%cast_1) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    return
  }
  func.func private @values(%arg0: index, %arg1: f32) -> memref<?xf32> {
    %c3 = arith.constant 3 : index
    %c7 = arith.constant 7 : index
    %c11 = arith.constant 11 : index
    %c5_i32 = arith.constant 5 : i32
    %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
    linalg.map outs(%alloc : memref<?xf32>)
      (%init: f32) {
        %0 = linalg.index 0 : index
        %1 = arith.muli %0, %c7 : index
        %2 = arith.addi %1, %c3 : index
        %3 = arith.remui %2, %c11 : index
        %4 = arith.index_cast %3 : index to i32
        %5 = arith.subi %4, %c5_i32 : i32
        %6 = arith.sitofp %5 : i32 to f32
        %7 = arith.mulf %6, %arg1 : f32
        linalg.yield %7 : f32
      }
    return %alloc : memref<?xf32>
  }
  func.func private @report(%arg0: memref<?xf32, strided<[?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %0 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %cst) -> (f32) {
      %3 = memref.load %arg0[%arg1] : memref<?xf32, strided<[?], offset: ?>>
      %4 = arith.addf %arg2, %3 : f32
      scf.yield %4 : f32
    }
    vector.print %0 : f32
    %1 = arith.bitcast %0 : f32 to i32
    vector.print %1 : i32
    %2 = arith.cmpi ugt, %dim, %c0 : index
    scf.if %2 {
      %3 = arith.subi %dim, %c1 : index
      %4 = memref.load %arg0[%c0] : memref<?xf32, strided<[?], offset: ?>>
      vector.print %4 : f32
      %5 = memref.load %arg0[%3] : memref<?xf32, strided<[?], offset: ?>>
      vector.print %5 : f32
    }
    return
  }
}

