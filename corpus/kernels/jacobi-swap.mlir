// Exercises: two carried tensors that swap in each step (Jacobi relaxation with double buffering); bufferization inserts copies or the loop carries swapped buffers.
// Generated from src/jacobi-swap.mlir by corpus/kernels/regenerate; do not edit.
module {
  func.func @jacobi(%arg0: index, %arg1: memref<6xf32, strided<[?], offset: ?>>) -> memref<6xf32, strided<[?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c8 = arith.constant 8 : index
    %cst = arith.constant 5.000000e-01 : f32
    %0 = arith.minui %arg0, %c8 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<6xf32>
    linalg.copy ins(%arg1 : memref<6xf32, strided<[?], offset: ?>>) outs(%alloc : memref<6xf32>)
    %1:2 = scf.for %arg2 = %c0 to %0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %alloc) -> (memref<6xf32, strided<[?], offset: ?>>, memref<6xf32>) {
      scf.for %arg5 = %c1 to %c5 step %c1 {
        %2 = arith.subi %arg5, %c1 : index
        %3 = arith.addi %arg5, %c1 : index
        %4 = memref.load %arg3[%2] : memref<6xf32, strided<[?], offset: ?>>
        %5 = memref.load %arg3[%3] : memref<6xf32, strided<[?], offset: ?>>
        %6 = arith.addf %4, %5 : f32
        %7 = arith.mulf %6, %cst : f32
        memref.store %7, %arg4[%arg5] : memref<6xf32>
      }
      %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<6xf32>
      memref.copy %arg4, %alloc_0 : memref<6xf32> to memref<6xf32>
      %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<6xf32>
      memref.copy %arg3, %alloc_1 : memref<6xf32, strided<[?], offset: ?>> to memref<6xf32>
      %cast = memref.cast %alloc_0 : memref<6xf32> to memref<6xf32, strided<[?], offset: ?>>
      scf.yield %cast, %alloc_1 : memref<6xf32, strided<[?], offset: ?>>, memref<6xf32>
    }
    return %1#0 : memref<6xf32, strided<[?], offset: ?>>
  }
  func.func @main() {
    %cst = arith.constant 5.000000e-01 : f32
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %0 = call @values(%c6, %cst) : (index, f32) -> memref<?xf32>
    %cast = memref.cast %0 : memref<?xf32> to memref<6xf32, strided<[?], offset: ?>>
    %1 = call @jacobi(%c5, %cast) : (index, memref<6xf32, strided<[?], offset: ?>>) -> memref<6xf32, strided<[?], offset: ?>>
    %cast_0 = memref.cast %1 : memref<6xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    call @report(%cast_0) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
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

