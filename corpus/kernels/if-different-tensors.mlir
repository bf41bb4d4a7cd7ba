// Exercises: scf.if that returns the argument, a transformed copy or a constant tensor; the buffers on the branches have different owners.
// Generated from src/if-different-tensors.mlir by corpus/kernels/regenerate; do not edit.
module {
  memref.global "private" constant @__constant_5xf32 : memref<5xf32> = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00]> {alignment = 64 : i64}
  func.func @choose(%arg0: i1, %arg1: i1, %arg2: memref<5xf32>) -> memref<5xf32> {
    %0 = memref.get_global @__constant_5xf32 : memref<5xf32>
    %1 = scf.if %arg0 -> (memref<5xf32>) {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
      linalg.mul ins(%arg2, %0 : memref<5xf32>, memref<5xf32>) outs(%alloc : memref<5xf32>)
      scf.yield %alloc : memref<5xf32>
    } else {
      %2 = arith.select %arg1, %0, %arg2 : memref<5xf32>
      scf.yield %2 : memref<5xf32>
    }
    return %1 : memref<5xf32>
  }
  func.func @main() {
    %cst = arith.constant 5.000000e-01 : f32
    %true = arith.constant true
    %false = arith.constant false
    %c5 = arith.constant 5 : index
    %0 = call @values(%c5, %cst) : (index, f32) -> memref<?xf32>
    %cast = memref.cast %0 : memref<?xf32> to memref<5xf32>
    %1 = call @choose(%true, %true, %cast) : (i1, i1, memref<5xf32>) -> memref<5xf32>
    %cast_0 = memref.cast %1 : memref<5xf32> to memref<?xf32>
    call @report(%cast_0) : (memref<?xf32>) -> ()
    %2 = call @choose(%false, %true, %cast) : (i1, i1, memref<5xf32>) -> memref<5xf32>
    %cast_1 = memref.cast %2 : memref<5xf32> to memref<?xf32>
    call @report(%cast_1) : (memref<?xf32>) -> ()
    %3 = call @choose(%false, %false, %cast) : (i1, i1, memref<5xf32>) -> memref<5xf32>
    %cast_2 = memref.cast %3 : memref<5xf32> to memref<?xf32>
    call @report(%cast_2) : (memref<?xf32>) -> ()
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
  func.func private @report(%arg0: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %cst) -> (f32) {
      %3 = memref.load %arg0[%arg1] : memref<?xf32>
      %4 = arith.addf %arg2, %3 : f32
      scf.yield %4 : f32
    }
    vector.print %0 : f32
    %1 = arith.bitcast %0 : f32 to i32
    vector.print %1 : i32
    %2 = arith.cmpi ugt, %dim, %c0 : index
    scf.if %2 {
      %3 = arith.subi %dim, %c1 : index
      %4 = memref.load %arg0[%c0] : memref<?xf32>
      vector.print %4 : f32
      %5 = memref.load %arg0[%3] : memref<?xf32>
      vector.print %5 : f32
    }
    return
  }
}

