// mistake: the scalar of the difference is freed only when the loop is left
// expected: leak
module {
  func.func @pagerank(%arg0: memref<5x5xf32>, %arg1: f32) -> memref<5xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %cst = arith.constant 2.000000e-01 : f32
    %cst_0 = arith.constant 3.000000e-02 : f32
    %cst_1 = arith.constant 8.500000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<5xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<5xf32>)
    %alloc_3 = memref.alloc() : memref<5xf32>
    cf.br ^bb1(%alloc, %alloc_3, %c0 : memref<5xf32>, memref<5xf32>, index)
  ^bb1(%0: memref<5xf32>, %1: memref<5xf32>, %2: index):  // 2 preds: ^bb0, ^bb1
    linalg.fill ins(%cst_2 : f32) outs(%1 : memref<5xf32>)
    linalg.vecmat ins(%0, %arg0 : memref<5xf32>, memref<5x5xf32>) outs(%1 : memref<5xf32>)
    linalg.map ins(%1 : memref<5xf32>) outs(%1 : memref<5xf32>)
      (%in: f32, %init: f32) {
        %8 = arith.mulf %in, %cst_1 : f32
        %9 = arith.addf %8, %cst_0 : f32
        linalg.yield %9 : f32
      }
    %alloc_4 = memref.alloc() : memref<f32>
    memref.store %cst_2, %alloc_4[] : memref<f32>
    affine.for %arg2 = 0 to 5 {
      %8 = affine.load %0[%arg2] : memref<5xf32>
      %9 = affine.load %1[%arg2] : memref<5xf32>
      %10 = arith.subf %8, %9 : f32
      %11 = math.absf %10 : f32
      %12 = affine.load %alloc_4[] : memref<f32>
      %13 = arith.addf %12, %11 : f32
      affine.store %13, %alloc_4[] : memref<f32>
    }
    %3 = memref.load %alloc_4[] : memref<f32>
    %4 = arith.cmpf ogt, %3, %arg1 : f32
    %5 = arith.addi %2, %c1 : index
    %6 = arith.cmpi ult, %5, %c10 : index
    %7 = arith.andi %4, %6 : i1
    cf.cond_br %7, ^bb1(%1, %0, %5 : memref<5xf32>, memref<5xf32>, index), ^bb2
  ^bb2:  // pred: ^bb1
    memref.dealloc %alloc_4 : memref<f32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<5xf32> -> memref<f32>, index, index, index
    memref.dealloc %base_buffer : memref<f32>
    return %1 : memref<5xf32>
  }
}
