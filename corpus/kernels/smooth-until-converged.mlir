// Exercises: scf.while on a tensor until the largest change is small (with fuel); a new buffer per iteration is carried through before and after.
// Generated from src/smooth-until-converged.mlir by corpus/kernels/regenerate; do not edit.
module {
  func.func @smooth(%arg0: memref<8xf32, strided<[?], offset: ?>>) -> (memref<8xf32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c20 = arith.constant 20 : index
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.00999999977 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %0:2 = scf.while (%arg1 = %arg0, %arg2 = %cst_2, %arg3 = %c0) : (memref<8xf32, strided<[?], offset: ?>>, f32, index) -> (memref<8xf32>, index) {
      %1 = arith.cmpf ogt, %arg2, %cst_1 : f32
      %2 = arith.cmpi ult, %arg3, %c20 : index
      %3 = arith.andi %1, %2 : i1
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
      memref.copy %arg1, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
      scf.condition(%3) %alloc, %arg3 : memref<8xf32>, index
    } do {
    ^bb0(%arg1: memref<8xf32>, %arg2: index):
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
      %1 = scf.for %arg3 = %c0 to %c8 step %c1 iter_args(%arg4 = %cst_0) -> (f32) {
        %3 = arith.addi %arg3, %c1 : index
        %4 = arith.remui %3, %c8 : index
        %5 = memref.load %arg1[%arg3] : memref<8xf32>
        %6 = memref.load %arg1[%4] : memref<8xf32>
        %7 = arith.addf %5, %6 : f32
        %8 = arith.mulf %7, %cst : f32
        memref.store %8, %alloc[%arg3] : memref<8xf32>
        %9 = arith.subf %8, %5 : f32
        %10 = math.absf %9 : f32
        %11 = arith.maximumf %arg4, %10 : f32
        scf.yield %11 : f32
      }
      %2 = arith.addi %arg2, %c1 : index
      %cast = memref.cast %alloc : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
      scf.yield %cast, %1, %2 : memref<8xf32, strided<[?], offset: ?>>, f32, index
    }
    return %0#0, %0#1 : memref<8xf32>, index
  }
  func.func @main() {
    %cst = arith.constant 5.000000e-01 : f32
    %c8 = arith.constant 8 : index
    %0 = call @values(%c8, %cst) : (index, f32) -> memref<?xf32>
    %cast = memref.cast %0 : memref<?xf32> to memref<8xf32, strided<[?], offset: ?>>
    %1:2 = call @smooth(%cast) : (memref<8xf32, strided<[?], offset: ?>>) -> (memref<8xf32>, index)
    %cast_0 = memref.cast %1#0 : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
    call @report(%cast_0) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    vector.print %1#1 : index
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

