// expected: safe
// This is what fh makes of corpus/foreign/sparse-tensor-iterate-values.mlir.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @row_sums(%arg0: tensor<4x8xf64, #sparse>) -> memref<4xf64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f64
    %0 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
    %1 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
    %alloc = memref.alloc() : memref<4xf64>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      %2 = arith.addi %arg1, %c1 : index
      %3 = memref.load %0[%arg1] : memref<?xindex>
      %4 = memref.load %0[%2] : memref<?xindex>
      %5 = scf.for %arg2 = %3 to %4 step %c1 iter_args(%arg3 = %cst) -> (f64) {
        %6 = memref.load %1[%arg2] : memref<?xf64>
        %7 = arith.addf %arg3, %6 : f64
        scf.yield %7 : f64
      }
      memref.store %5, %alloc[%arg1] : memref<4xf64>
    }
    return %alloc : memref<4xf64>
  }
}

