// mistake: the cell of the sum is freed inside of the loop over rows
// expected: use-after-free
module attributes {"onnx-mlir.accels" = [], "onnx-mlir.symbol-postfix" = "softmax"} {
  func.func @main_graph(%arg0: memref<?x?xf32>) -> (memref<?x?xf32> {onnx.name = "y"}) attributes {freehold.deallocated = ["memref"], llvm.emit_c_interface} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %alloc = memref.alloc(%dim, %dim_1) {alignment = 16 : i64} : memref<?x?xf32>
    %alloc_2 = memref.alloc() : memref<f32>
    %alloc_3 = memref.alloc() : memref<f32>
    affine.for %arg1 = 0 to %dim {
      affine.store %cst, %alloc_3[] : memref<f32>
      affine.store %cst_0, %alloc_2[] : memref<f32>
      affine.for %arg2 = 0 to %dim_1 {
        %2 = affine.load %alloc_3[] : memref<f32>
        %3 = affine.load %arg0[%arg1, %arg2] : memref<?x?xf32>
        %4 = arith.cmpf ogt, %2, %3 : f32
        %5 = arith.select %4, %2, %3 : f32
        affine.store %5, %alloc_3[] : memref<f32>
      }
      %0 = affine.load %alloc_3[] : memref<f32>
      affine.for %arg2 = 0 to %dim_1 {
        %2 = affine.load %arg0[%arg1, %arg2] : memref<?x?xf32>
        %3 = arith.subf %2, %0 : f32
        %4 = math.exp %3 : f32
        %5 = affine.load %alloc_2[] : memref<f32>
        %6 = arith.addf %5, %4 : f32
        affine.store %6, %alloc_2[] : memref<f32>
        affine.store %4, %alloc[%arg1, %arg2] : memref<?x?xf32>
      }
      %1 = affine.load %alloc_2[] : memref<f32>
      affine.for %arg2 = 0 to %dim_1 {
        %2 = affine.load %alloc[%arg1, %arg2] : memref<?x?xf32>
        %3 = arith.divf %2, %1 : f32
        affine.store %3, %alloc[%arg1, %arg2] : memref<?x?xf32>
      }
    memref.dealloc %alloc_2 : memref<f32>
    }
    memref.dealloc %alloc_3 : memref<f32>
    return %alloc : memref<?x?xf32>
  }
}
