// expected: bad-free
// This is what fh makes of corpus/foreign/lowered-to-cf-with-lowered-flags.mlir, with a mistake: the flag of the borrowed path is true: the caller's buffer is freed.
module {
  func.func @pick(%arg0: memref<4xf32>, %arg1: i1, %arg2: f32) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    cf.cond_br %arg1, ^bb1, ^bb2(%arg0, %true, %false : memref<4xf32>, i1, i1)
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() : memref<4xf32>
    linalg.map ins(%arg0 : memref<4xf32>) outs(%alloc : memref<4xf32>)
      (%in: f32, %init: f32) {
        %6 = arith.mulf %in, %arg2 : f32
        linalg.yield %6 : f32
      }
    cf.br ^bb2(%alloc, %true, %true : memref<4xf32>, i1, i1)
  ^bb2(%0: memref<4xf32>, %1: i1, %2: i1):  // 2 preds: ^bb0, ^bb1
    %3 = memref.load %0[%c0] : memref<4xf32>
    %4 = memref.load %0[%c2] : memref<4xf32>
    %5 = arith.addf %3, %4 : f32
    cf.cond_br %1, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    memref.dealloc %0 : memref<4xf32>
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
    scf.if %2 {
      memref.dealloc %base_buffer : memref<f32>
    }
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    return %5 : f32
  }
}
