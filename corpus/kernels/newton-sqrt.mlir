// Exercises: Newton iteration for square roots by scf.while on tensors; the loop may be updated in place, the argument must survive.
// Generated from src/newton-sqrt.mlir by corpus/kernels/regenerate; do not edit.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @newton(%arg0: index, %arg1: memref<6xf32>) -> memref<6xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = arith.minui %arg0, %c8 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<6xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<6xf32>)
    %1 = scf.while (%arg2 = %c0) : (index) -> index {
      %2 = arith.cmpi ult, %arg2, %0 : index
      scf.condition(%2) %arg2 : index
    } do {
    ^bb0(%arg2: index):
      linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : memref<6xf32>) outs(%alloc : memref<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %3 = math.absf %in : f32
        %4 = arith.addf %3, %cst_0 : f32
        %5 = arith.divf %4, %out : f32
        %6 = arith.addf %5, %out : f32
        %7 = arith.mulf %6, %cst : f32
        linalg.yield %7 : f32
      }
      %2 = arith.addi %arg2, %c1 : index
      scf.yield %2 : index
    }
    return %alloc : memref<6xf32>
  }
  func.func @main() {
    %cst = arith.constant 1.500000e+00 : f32
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %0 = call @values(%c6, %cst) : (index, f32) -> memref<?xf32>
    %cast = memref.cast %0 : memref<?xf32> to memref<6xf32>
    %1 = call @newton(%c5, %cast) : (index, memref<6xf32>) -> memref<6xf32>
    %cast_0 = memref.cast %1 : memref<6xf32> to memref<?xf32>
    call @report(%cast_0) : (memref<?xf32>) -> ()
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

