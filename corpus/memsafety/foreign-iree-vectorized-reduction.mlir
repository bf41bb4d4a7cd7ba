// expected: safe
// This is what fh makes of corpus/foreign/iree-vectorized-reduction.mlir.
module {
  func.func @dot(%arg0: memref<?xf32>, %arg1: memref<?xf32>) -> memref<f32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<4xf32>
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %dim_1 = memref.dim %arg1, %c0 : memref<?xf32>
    %0 = arith.minui %dim, %dim_1 : index
    %1 = arith.divui %0, %c4 : index
    %2 = arith.muli %1, %c4 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    vector.transfer_write %cst_0, %alloc[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
    scf.for %arg2 = %c0 to %2 step %c4 {
      %6 = vector.transfer_read %arg0[%arg2], %cst {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
      %7 = vector.transfer_read %arg1[%arg2], %cst {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
      %8 = vector.load %alloc[%c0] : memref<4xf32>, vector<4xf32>
      %9 = vector.fma %6, %7, %8 : vector<4xf32>
      vector.store %9, %alloc[%c0] : memref<4xf32>, vector<4xf32>
    }
    %3 = vector.load %alloc[%c0] : memref<4xf32>, vector<4xf32>
    %4 = vector.reduction <add>, %3 : vector<4xf32> into f32
    %5 = scf.for %arg2 = %2 to %0 step %c1 iter_args(%arg3 = %4) -> (f32) {
      %6 = memref.load %arg0[%arg2] : memref<?xf32>
      %7 = memref.load %arg1[%arg2] : memref<?xf32>
      %8 = arith.mulf %6, %7 : f32
      %9 = arith.addf %arg3, %8 : f32
      scf.yield %9 : f32
    }
    %alloc_2 = memref.alloc() : memref<f32>
    memref.store %5, %alloc_2[] : memref<f32>
    memref.dealloc %alloc : memref<4xf32>
    return %alloc_2 : memref<f32>
  }
}

